// C14.1, O01, O02: the closed list of options, where a request is read.

#include <set>

#include "protocol/codec.h"
#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

using protocol::Json;

// The id of the refusal, or nothing.
std::string refusal(const Json& options, int players = 5) {
  const auto game = protocol::citadels_codec().create(players, options);
  return game ? "" : game.error().refusal;
}

const std::vector<std::pair<std::string, std::vector<Json>>> kAllowed{
    {"scenario", {"base", "devious_dignitaries", "illustrious_emissaries", "vicious_nobles"}},
    {"cast", {nullptr}},
    {"random_cast", {false, true}},
    {"use_rank9", {false, true}},
    {"uniques", {nullptr}},
    {"random_uniques", {false, true}},
    {"first_crown", {"random", "seat"}},
    {"first_crown_seat", {0, 1, 4}},
    {"abilities_before_gather", {true, false}},
    {"three_player_mid_discard", {"chosen", "random"}},
    {"bewitched_emperor_crown", {"emperor_end_of_round", "witch"}},
    {"completion_sticky", {true, false}},
    {"self_sacrifice_in_completed_city", {false, true}},
    {"great_wall_covers_itself", {false, true}},
    {"bishop_allows_own_rank8", {false, true}},
    {"diplomat_give_duplicate", {true, false}},
    {"graveyard_recovers_itself", {false, true}},
    {"throne_room_counts_emperor_twice", {false, true}},
};

SPEC("C14.1", "the keys are all there are, the first value of each is the default") {
  const auto plain = protocol::citadels_codec().create(5, Json::object());
  ASSERT_TRUE(plain);
  const Json complete = protocol::citadels_codec().options(*plain);
  std::set<std::string> keys;
  for (const auto& [key, values] : kAllowed) {
    keys.insert(key);
    EXPECT_EQ(complete[key], values[0]) << key;
    for (const Json& value : values) EXPECT_EQ(refusal({{key, value}}), "") << key << value;
  }
  for (const auto& [key, value] : complete.items()) {
    if (key != "players") {
      EXPECT_TRUE(keys.contains(key)) << key;
    }
  }
}

SPEC("C14.1", "a given value reaches the game") {
  Json options = Json::object();
  for (const auto& [key, values] : kAllowed) {
    if (!key.starts_with("random_")) options[key] = values.back();
  }
  options["scenario"] = "illustrious_emissaries";
  const auto game = protocol::citadels_codec().create(5, options);
  ASSERT_TRUE(game);
  const Json complete = protocol::citadels_codec().options(*game);
  for (const auto& [key, value] : options.items()) EXPECT_EQ(complete[key], value) << key;
}

SPEC("O01", "an unknown key is refused") {
  EXPECT_EQ(refusal({{"color", true}}), "O01");
  EXPECT_EQ(refusal({{"Scenario", "base"}}), "O01");
  EXPECT_EQ(refusal({{"", nullptr}}), "O01");
  EXPECT_EQ(refusal({{"scenario", "base"}}), "");
}

SPEC("O02", "a wrong type or a value that is not allowed is refused") {
  EXPECT_EQ(refusal({{"scenario", "Base"}}), "O02");
  EXPECT_EQ(refusal({{"scenario", nullptr}}), "O02");
  EXPECT_EQ(refusal({{"random_cast", 1}}), "O02");
  EXPECT_EQ(refusal({{"random_cast", "true"}}), "O02");
  EXPECT_EQ(refusal({{"first_crown", "oldest"}}), "O02");
  EXPECT_EQ(refusal({{"first_crown_seat", "0"}}), "O02");
  EXPECT_EQ(refusal({{"first_crown_seat", 0.5}}), "O02");
  EXPECT_EQ(refusal({{"cast", "base"}}), "O02");
  EXPECT_EQ(refusal({{"cast", {"knight"}}}), "O02");
  EXPECT_EQ(refusal({{"uniques", {"villa"}}}), "O02");
}

SPEC("C14.7 O02", "the value of a switch this game cannot meet is checked all the same") {
  EXPECT_EQ(refusal({{"three_player_mid_discard", "random"}}, 5), "");
  EXPECT_EQ(refusal({{"three_player_mid_discard", "both"}}, 5), "O02");
  EXPECT_EQ(refusal({{"bishop_allows_own_rank8", "yes"}}, 8), "O02");
  EXPECT_EQ(refusal({{"first_crown", "random"}, {"first_crown_seat", 7}}, 5), "O11");
}

SPEC("O03 O07 O10", "refusals of the rules reach the reader, too") {
  EXPECT_EQ(refusal(Json::object(), 9), "O03");
  EXPECT_EQ(refusal({{"use_rank9", true}}, 2), "O07");
  EXPECT_EQ(refusal({{"cast", Json::array()}, {"random_cast", true}}), "O10");
  EXPECT_EQ(refusal({{"uniques", Json::array()}}), "O08");
}

}  // namespace
}  // namespace prestige::citadels::kit
