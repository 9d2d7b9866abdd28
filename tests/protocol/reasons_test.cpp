// What bots say about choices, in the words of both games.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/explain/advise.h"
#include "protocol/codec.h"
#include "protocol/session.h"

namespace prestige::protocol {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

TEST(Reasons, every_kind_has_a_text_in_every_language_and_no_text_is_left_over) {
  for (const GameCodec* codec : all_games()) {
    const std::string_view game = codec->rules().name();
    std::vector<std::string> kinds;
    for (const std::string_view kind : bots::reason_kinds(game)) {
      kinds.push_back("reason." + std::string(kind));
    }
    for (const Language language : kLanguages) {
      std::vector<std::string> texts;
      for (const auto& [key, value] : catalogue(game, language).items()) {
        if (key.starts_with("reason.")) texts.push_back(key);
      }
      EXPECT_THAT(texts, testing::UnorderedElementsAreArray(kinds)) << game;
    }
  }
}

TEST(Reasons, placeholders_are_all_filled_in) {
  for (const GameCodec* codec : all_games()) {
    for (const std::string_view kind : bots::reason_kinds(codec->rules().name())) {
      for (const Language language : kLanguages) {
        for (const int amount : {1, 3}) {
          const AdviceReason reason{.kind = kind,
                                    .weight = 1,
                                    .amount = amount,
                                    .of = 4,
                                    .seat = Seat(1),
                                    .what = "game.name"};
          const std::string text = codec->sentence(reason, language, {"Ada", "Ben"});
          EXPECT_THAT(text, Not(ContainsRegex("[][{}]"))) << kind;
          EXPECT_TRUE(text.ends_with('.')) << text;
        }
      }
    }
  }
}

TEST(Reasons, name_players_cards_and_numbers) {
  const AdviceReason likely{
      .kind = "likely_holder", .amount = 40, .seat = Seat(1), .what = "character.king"};
  const std::string text = citadels_codec().sentence(likely, Language::en, {"Ada", "Ben"});
  EXPECT_THAT(text, HasSubstr("Ben"));
  EXPECT_THAT(text, HasSubstr("40%"));
  EXPECT_THAT(text, HasSubstr("King"));
  const AdviceReason held{
      .kind = "components_held", .amount = 2, .of = 3, .what = "trick.linking_rings"};
  EXPECT_EQ(trickerion_codec().sentence(held, Language::de, {}),
            "Für „Verschränkte Ringe“ hast du 2 von 3 Requisiten.");
}

// What is said of one choice of the seat that acts in a position.
std::vector<std::string> kinds_of(const Json& position, std::string_view action) {
  const auto session = Session::load(*find_game(position["game"].get<std::string>()), position, 7,
                                     Chance::automatic);
  EXPECT_TRUE(session) << session.error().text.en;
  if (!session) return {};
  const AnyGame& rules = session->codec().rules();
  std::vector<std::string> kinds;
  for (const Advice& advice : bots::advise(rules.name(), "expert", session->state(),
                                           session->acting().front(), Rng(1), 20)) {
    if (rules.to_text(advice.action) != action) continue;
    for (const AdviceReason& reason : advice.reasons) kinds.emplace_back(reason.kind);
  }
  return kinds;
}

TEST(Reasons, the_last_district_ends_the_game) {
  const Json position = {
      {"game", "citadels"},
      {"players", 2},
      {"seats",
       {{{"gold", 5},
         {"hand", {"palace"}},
         {"city", {"manor", "castle", "temple", "church", "tavern", "market", "watchtower"}}},
        {{"city", {"tavern"}}}}},
      {"turn", {{"seat", 0}, {"character", "merchant"}, {"gathered", true}}}};
  EXPECT_THAT(kinds_of(position, "build palace"),
              testing::IsSupersetOf({"completes_city", "ends_ahead"}));
}

}  // namespace
}  // namespace prestige::protocol
