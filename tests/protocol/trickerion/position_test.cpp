#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/trickerion/game.h"
#include "protocol/codec.h"
#include "tests/conformance/trickerion/cases.h"

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

TEST(TrickerionPosition, of_a_game_with_any_options_loads_back) {
  using trickerion::Trickerion;
  constexpr int kGames = 12;
  const GameCodec& codec = trickerion_codec();
  Rng rng(11);
  for (int game = 0; game < kGames; ++game) {
    const auto options = conformance::GameCases<Trickerion>::random_options(rng);
    AnyState state = AnyState::of(Trickerion::initial(options));
    while (true) {
      const SeatSet acting = codec.rules().acting(state);
      if (acting.empty()) break;
      const auto actions = codec.rules().legal_actions(state, acting.front());
      const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
      codec.rules().apply(state, acting.front(), actions[pick], nullptr);
      const bool asked = !state.as<trickerion::State>().table.pending.empty();
      if (!asked && rng.below(6) != 0) continue;
      const Json position = codec.position(state);
      const auto loaded = codec.load(position);
      ASSERT_TRUE(loaded) << loaded.error().text.en << "\n" << position.dump();
      ASSERT_TRUE(codec.rules().same(*loaded, state)) << position.dump();
    }
  }
}

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

TEST(TrickerionPosition, a_question_says_what_it_is_about) {
  const Json position = loaded(R"({"placement":{"seat":0,"who":"magician","spot":"market_row+1"},
      "doing":{"verb":"order"},"pending":[{"ask":"order_slot","seat":0,"component":"saw"}]})");
  EXPECT_EQ(position["pending"],
            Json::parse(R"([{"ask":"order_slot","seat":0,"component":"saw"}])"));
  const Json rolled = loaded(R"({"placement":{"seat":0,"who":"magician","spot":"downtown+1"},
      "doing":{"verb":"reroll","die":"inn_2"},
      "pending":[{"ask":"roll","seat":"chance","die":"inn_2","for":"die"}]})");
  EXPECT_EQ(rolled["pending"],
            Json::parse(R"([{"ask":"roll","seat":"chance","die":"inn_2","for":"die"}])"));
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
        BadPosition{R"({"pending":[{"ask":"symbol","seat":0,"a":1}]})", "“pending[0].a”"},
        BadPosition{R"({"staging":{"performer":0}})", "“staging.performer”"}));

INSTANTIATE_TEST_SUITE_P(
    time, RefusedTrickerionPosition,
    testing::Values(
        BadPosition{R"({"phase":"rolling","cursor":1})", "“cursor”"},
        BadPosition{R"({"phase":"advertising","step":1})", "“step”"},
        BadPosition{R"({"phase":"first_initiative","turn":0})", "as at the start"},
        BadPosition{R"({"phase":"moving_cards"})", "“shows[0]”"},
        BadPosition{R"({"sealed":true})", "“sealed”"},
        BadPosition{R"({"phase":"showing","staging":{"first":[0]}})", "“staging.first”"},
        BadPosition{R"({"phase":"placing","staging":{"first":[0]}})", "“staging”"},
        BadPosition{R"({"phase":"returning","cursor":1,
            "seats":[{"cards":{"below":{"magician":"theater"}}}]})",
                    "“seats[0].duty”"},
        BadPosition{R"({"shows":[{"card":"riverside_01"},null,null,null,{"card":"riverside_02"}]})",
                    "“shows[4]”"}));

INSTANTIATE_TEST_SUITE_P(
    cards, RefusedTrickerionPosition,
    testing::Values(
        BadPosition{R"({"seats":[{"coins":3000}]})", "“seats[0].coins”"},
        BadPosition{R"({"phase":"placing","seats":[{"cards":{"below":{"magician":"theater"}},
            "duty":{"magician":"idled"},"card":{"magician":"theater"}}]})",
                    "“seats[0].card”"},
        BadPosition{R"({"options":{"dark_alley":true},"used_specials":["claqueurs"]})",
                    "“used_specials”"},
        BadPosition{R"({"options":{"dark_alley":true,"special_deck":"face_up",
            "special_draw":"draw_1","show_known_specials":true},
            "seats":[{"known_specials":{"claqueurs":1}}]})",
                    "“seats[0].known_specials”"},
        BadPosition{R"({"options":{"dark_alley":true,"powers":true},"seats":[{"cards":{"powers":{
            "grand_finale":2,"standing_ovation":2,"perpetual_machine":2,"tireless":2}}}]})",
                    "“seats[0].cards.powers”"},
        BadPosition{R"({"seats":[{"tricks":{},"tokens":{},"cards":{"clearing":true}}]})",
                    "nothing to choose from"}));

// The Character that acts, and the question that does not fit.
INSTANTIATE_TEST_SUITE_P(
    questions, RefusedTrickerionPosition,
    testing::Values(
        // Carried out at once, so it never waits for an answer.
        BadPosition{R"({"placement":{"seat":0,"who":"magician","spot":"downtown+1"},
            "doing":{"verb":"take_coins","die":"bank_1"},
            "pending":[{"ask":"finish_take_coins","seat":0}]})",
                    "“pending[0]”"},
        // At another Location.
        BadPosition{R"({"placement":{"seat":0,"who":"magician","spot":"market_row+1"},
            "doing":{"verb":"set_die","die":"bank_1"},"pending":[{"ask":"set_face","seat":0}]})",
                    "“pending[0]”"},
        // Of another action.
        BadPosition{R"({"placement":{"seat":0,"who":"magician","spot":"downtown+1"},
            "doing":{"verb":"learn","die":"bank_1"},"pending":[{"ask":"set_face","seat":0}]})",
                    "“pending[0]”"},
        // Nobody can pay this.
        BadPosition{R"({"placement":{"seat":0,"who":"magician","spot":"market_row+1"},
            "doing":{"verb":"buy_mixed","basket":{"glass":3}},"seats":[{"coins":0}],
            "pending":[{"ask":"basket","seat":0}]})",
                    "“pending[0]”"},
        // The die has no such face.
        BadPosition{R"({"placement":{"seat":0,"who":"magician","spot":"downtown+1"},
            "doing":{"verb":"reroll","die":"bank_1","faces":["manager"]},
            "pending":[{"ask":"keep_face","seat":0}]})",
                    "“pending[0]”"},
        // He is there already.
        BadPosition{R"({"placement":{"seat":0,"who":"magician","spot":"downtown+1"},
            "doing":{"verb":"hire","role":"engineer"},"seats":[{"team":
            ["magician","engineer","apprentice_1"]}],
            "pending":[{"ask":"finish_hire","seat":0},{"ask":"use_die","seat":0}]})",
                    "“pending[0]”"},
        // The last question is asked first.
        BadPosition{R"({"placement":{"seat":0,"who":"magician","spot":"downtown+1"},
            "doing":{"verb":"hire","role":"apprentice"},
            "pending":[{"ask":"use_die","seat":0},{"ask":"finish_hire","seat":0}]})",
                    "“pending[1]”"},
        // It is somebody else's turn.
        BadPosition{R"({"placement":{"seat":0,"who":"magician","spot":"downtown+1"},
            "pending":[{"ask":"clear_out","seat":1}]})",
                    "“pending[0]”"}));

TEST(TrickerionPosition, says_in_every_language_what_is_impossible) {
  const auto state = trickerion_codec().load(
      Json::parse(R"({"seats":[{"tricks":{},"tokens":{},"cards":{"clearing":true}}]})"));
  ASSERT_FALSE(state);
  EXPECT_THAT(state.error().text.de, HasSubstr("nichts zur Auswahl"));
}

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
