#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/trickerion/game.h"
#include "protocol/codec.h"

namespace prestige::protocol {
namespace {

using testing::HasSubstr;

struct Setting {
  int players;
  const char* options;
};

class TrickerionRoundTrip : public testing::TestWithParam<Setting> {};

TEST_P(TrickerionRoundTrip, at_the_decisions_of_a_random_game) {
  const GameCodec& codec = trickerion_codec();
  const AnyGame& rules = codec.rules();
  auto state = codec.create(GetParam().players, Json::parse(GetParam().options));
  ASSERT_TRUE(state);
  Rng rng(7);
  while (true) {
    const Json position = codec.position(*state);
    const auto loaded = codec.load(position);
    ASSERT_TRUE(loaded) << loaded.error().text.en << "\n" << position.dump();
    ASSERT_TRUE(rules.same(*loaded, *state)) << position.dump();
    const SeatSet acting = rules.acting(*state);
    if (acting.empty()) return;
    const auto actions = rules.legal_actions(*state, acting.front());
    const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
    rules.apply(*state, acting.front(), actions[pick], nullptr);
  }
}

INSTANTIATE_TEST_SUITE_P(
    modules, TrickerionRoundTrip,
    testing::Values(Setting{4, "{}"}, Setting{2, R"({"beginner_setup":true})"},
                    Setting{3, R"({"dark_alley":true})"},
                    Setting{4, R"({"dark_alley":true,"powers":true})"},
                    Setting{3, R"({"edition":"prototype","dark_alley":true})"},
                    Setting{4, R"({"edition":"revised","dark_alley":true,"powers":true})"},
                    Setting{2, R"({"two_player_variant":"duel","dark_alley":true,"powers":true})"},
                    Setting{2, R"({"two_player_variant":"dummy_markers","dark_alley":true})"},
                    Setting{3, R"({"dark_alley":true,"special_deck_variant":"default_60",
                       "show_known_specials":true,"returned_trick_markers":"removed"})"}));

Json loaded(const char* position) {
  const auto state = trickerion_codec().load(Json::parse(position));
  EXPECT_TRUE(state) << state.error().text.en;
  return state ? trickerion_codec().position(*state) : Json();
}

TEST(TrickerionPosition, may_leave_everything_out) {
  const Json position = loaded("{}");
  EXPECT_EQ(position["players"], 4);
  EXPECT_EQ(position["phase"], "assigning");
  for (const int players : {2, 3, 4}) {
    const auto state = trickerion_codec().load({{"game", "trickerion"}, {"players", players}});
    ASSERT_TRUE(state);
    EXPECT_EQ(trickerion_codec().rules().acting(*state), SeatSet::first(players));
  }
}

TEST(TrickerionPosition, an_acting_character_needs_three_words) {
  const auto state = trickerion_codec().load(
      Json::parse(R"({"placement":{"seat":1,"who":"magician","spot":"downtown+1"}})"));
  ASSERT_TRUE(state) << state.error().text.en;
  EXPECT_EQ(trickerion_codec().rules().acting(*state), SeatSet(Seat(1)));
  const Json position = trickerion_codec().position(*state);
  EXPECT_EQ(position["placement"]["ap"], 4);
  EXPECT_EQ(position["seats"][1]["spot"]["magician"], "downtown+1");
}

struct BadPosition {
  const char* position;
  const char* text;  // part of it
};

class RefusedTrickerionPosition : public testing::TestWithParam<BadPosition> {};

TEST_P(RefusedTrickerionPosition, names_the_field) {
  const auto state = trickerion_codec().load(Json::parse(GetParam().position));
  ASSERT_FALSE(state);
  EXPECT_EQ(state.error().code, "bad_position");
  EXPECT_THAT(state.error().text.en, HasSubstr(GetParam().text));
  EXPECT_FALSE(state.error().text.de.empty());
}

INSTANTIATE_TEST_SUITE_P(
    table, RefusedTrickerionPosition,
    testing::Values(
        BadPosition{R"([])", "object"}, BadPosition{R"({"moon":1})", "“moon”"},
        BadPosition{R"({"game":"citadels"})", "“game”"},
        BadPosition{R"({"players":5})", "“players”"},
        BadPosition{R"({"options":{"buy_max_units":4}})", "buy_max_units"},
        BadPosition{R"({"turn":9})", "“turn”"}, BadPosition{R"({"turn":0})", "“turn”"},
        BadPosition{R"({"phase":"prophesying"})", "“phase”"},
        BadPosition{R"({"order":[0,0,1,2]})", "“order”"},
        BadPosition{R"({"order":[0,1]})", "“order”"},
        BadPosition{R"({"seats":[{},{},{},{},{}]})", "“seats”"},
        BadPosition{R"({"seats":[{"magician":null}]})", "“seats[0].magician”"},
        BadPosition{R"({"seats":[{"magician":"the_great_optico"}]})", "“seats[1].magician”"},
        BadPosition{R"({"seats":[{"fame":6000}]})", "“seats[0].fame”"},
        BadPosition{R"({"seats":[{"tokens":{"wood":4}}]})", "“seats[0].tokens”"},
        BadPosition{R"({"seats":[{"tricks":{"spades":{"trick":"moon"}}}]})", "moon"},
        BadPosition{R"({"seats":[{"tricks":{"spades":{"markers":2}}}]})", "“seats[0].tricks”"},
        BadPosition{R"({"seats":[{"unused":{"spades":1}}]})", "“seats[0].unused”"},
        BadPosition{R"({"seats":[{"cards":{"permanent":{"theater":9}}}]})",
                    "“seats[0].cards.permanent”"},
        BadPosition{R"({"seats":[{"spot":{"magician":"downtown+1"}}]})", "“seats[0].duty”"},
        BadPosition{R"({"seats":[{"cards":{"specials":{"claqueurs":1}}}]})", "claqueurs"},
        BadPosition{R"({"dice":{"bank_1":"manager"}})", "“dice”"},
        BadPosition{R"({"phase":"placing","pending":[{"ask":"at","seat":0}]})", "“pending[0]”"},
        BadPosition{R"({"pending":[{"ask":"finish_learn","seat":0}]})", "“pending[0]”"},
        BadPosition{R"({"pending":[{"ask":"keep_special","seat":0}]})", "“pending[0]”"},
        BadPosition{R"({"staging":{"performer":0}})", "“staging.performer”"}));

TEST(TrickerionObservation, shows_own_cards_only) {
  const GameCodec& codec = trickerion_codec();
  const auto state = codec.load({{"players", 3}});
  ASSERT_TRUE(state);
  const Json mine = codec.observation(*state, Seat(1));
  EXPECT_EQ(mine["viewer"], 1);
  EXPECT_TRUE(mine["seats"][1].contains("cards"));
  EXPECT_FALSE(mine["seats"][0].contains("cards"));
  const Json open = codec.observation(*state, Seat::spectator());
  EXPECT_EQ(open["viewer"], "spectator");
  for (const Json& seat : open["seats"]) EXPECT_FALSE(seat.contains("cards"));
}

}  // namespace
}  // namespace prestige::protocol
