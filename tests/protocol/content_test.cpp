#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "protocol/card_facts.h"

namespace prestige::protocol {
namespace {

TEST(Content, the_committed_files_are_up_to_date) {
  for (const GameCodec* codec : all_games()) {
    const std::string name(codec->rules().name());
    std::ostringstream committed;
    committed << std::ifstream(PRESTIGE_SOURCE_DIR "/web/src/generated/" + name + ".json").rdbuf();
    EXPECT_TRUE(committed.str() == card_facts(*codec))
        << "run: prestige content --game " << name << " > web/src/generated/" << name << ".json";
  }
}

TEST(Content, the_file_is_the_content) {
  for (const GameCodec* codec : all_games()) {
    EXPECT_EQ(Json::parse(card_facts(*codec)), codec->content());
  }
}

TEST(Content, ids_are_unique_and_have_names_in_both_languages) {
  const std::map<std::string, std::string> prefixes{
      {"characters", "character"}, {"districts", "district"},     {"components", "component"},
      {"magicians", "magician"},   {"tricks", "trick"},           {"performances", "performance"},
      {"specials", "special"},     {"powers", "power"},           {"prophecies", "prophecy"},
      {"categories", "category"},  {"turn_setups", "turn_setup"},
  };
  for (const GameCodec* codec : all_games()) {
    const Json content = codec->content();
    for (const auto& [kind, cards] : content.items()) {
      std::set<std::string> ids;
      for (const Json& card : cards) {
        const auto id = card.is_string() ? card.get<std::string>() : card["id"].get<std::string>();
        EXPECT_TRUE(ids.insert(id).second) << kind << " " << id;
        for (const Language language : kLanguages) {
          EXPECT_NE(text(codec->rules().name(), language, prefixes.at(kind) + "." + id), "");
        }
      }
    }
  }
}

TEST(Content, circles_join_slots_of_their_card) {
  const Json content = trickerion_codec().content();
  for (const Json& card : content["performances"]) {
    const auto slots = card["slots"].get<std::set<std::string>>();
    for (const Json& circle : card["circles"]) {
      for (const Json& slot : circle["slots"]) EXPECT_TRUE(slots.contains(slot)) << card;
    }
    for (const Json& neutral : card["neutrals"]) EXPECT_TRUE(slots.contains(neutral["slot"]));
  }
}

}  // namespace
}  // namespace prestige::protocol
