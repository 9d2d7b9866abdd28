// Chapter 10 and the final scoring of chapter 11.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T10.1", "Characters hired in the last turn count") {
  auto g = scenario(2).turn(5).seat(0).shards(0).coins(0).with([](State& s) {
    s.table.player[0].hired = bit(Character::manager);
    s.table.player[0].hired_apprentices = 1;
  });
  EXPECT_EQ(g.at_end_turn().expect_over().score(0).total, 5 + 3 + 2 * 2);
}

SPEC("T10.2 R36 E34", "final_category_cap: each category gives at most 20") {
  auto g = scenario(3).edition("revised").seat(0).coins(66).shards(30).at_final_scoring();
  EXPECT_EQ(g.score(0).coins, 20);
  EXPECT_EQ(g.score(0).shards, 20);
  EXPECT_EQ(scenario(3).seat(0).coins(66).at_final_scoring().score(0).coins, 22);
}

SPEC("R36", "with the cap each threshold-36 Trick is a category of its own") {
  auto g = scenario(3).dark_alley().options([](Options& o) { o.final_category_cap = Limit(20); });
  g.seat(0).shards(25).coins(75).trick("horror_saws", "spades").trick("metamorphosis", "hearts");
  g.components({{"wood", 3}, {"saw", 2}, {"cog", 2}, {"glass", 3}, {"fabric", 3}, {"rope", 3}});
  g.manager_components({{"disguise", 3}}).at_final_scoring();
  EXPECT_EQ(g.score(0).trick_bonus, (std::array{20, 20, 0, 0}));
  EXPECT_EQ(g.score(0).total, 5 + 20 + 20 + 20 + 20);
}

SPEC("T10.3 R23", "most Fame wins; tied players by the last Initiative Order") {
  auto g = scenario(3).initiative({2, 0, 1}).seat(0).fame(20).seat(1).fame(30).seat(2).fame(20);
  const Outcome outcome = g.at_final_scoring().outcome();
  EXPECT_EQ(outcome.place[0], 3);
  EXPECT_EQ(outcome.place[1], 1);
  EXPECT_EQ(outcome.place[2], 2);
}

SPEC("T11.13 E33",
     "final scoring: Shards, Coins, Special cards, and the bonus of supplied Tricks") {
  auto g =
      scenario(2).dark_alley().seat(0).fame(0).shards(3).coins(8).hand({"claqueurs", "new_twist"});
  g.team({"manager", "engineer"});
  EXPECT_EQ(Play(g).at_final_scoring().score(0).total, 3 + 2 + 4);
  Play hound = g;
  hound.trick("hellhound", "spades")
      .components({{"fabric", 3}, {"petroleum", 1}, {"animal", 2}, {"padlock", 2}});
  EXPECT_EQ(hound.at_final_scoring().score(0).total, 9 + 4);
  Play missing = g;
  missing.trick("hellhound", "spades")
      .components({{"fabric", 2}, {"petroleum", 1}, {"animal", 2}, {"padlock", 2}});
  EXPECT_EQ(missing.at_final_scoring().score(0).total, 9);
  Play powers = g;
  EXPECT_EQ(powers.powers().at_final_scoring().score(0).total, 6);
  Play saws = g;
  saws.powers().trick("horror_saws", "spades").components({{"wood", 3}, {"saw", 2}, {"cog", 2}});
  EXPECT_EQ(saws.at_final_scoring().score(0).total, 9);
  Play one = g;
  one.options([](Options& o) { o.final_special_card = 1; });
  EXPECT_EQ(one.at_final_scoring().score(0).total, 3 + 2 + 2);
}

SPEC("E31 T11.13", "Assistant's Revenge: 7 with the Assistant and the effective Components") {
  const auto revenge = [](const Texts& team, int mirrors, bool on_manager_slot) {
    auto g = scenario(2).dark_alley().seat(0).team(team).trick("assistants_revenge", "spades");
    g.components({{"glass", 3}, {"saw", 2}});
    if (on_manager_slot) {
      g.manager_components({{"mirror", mirrors}});
    } else {
      g.components({{"mirror", mirrors}});
    }
    return g.at_final_scoring().score(0).trick_bonus[0];
  };
  EXPECT_EQ(revenge({"assistant"}, 2, false), 7);
  EXPECT_EQ(revenge({}, 2, false), 0);
  EXPECT_EQ(revenge({"assistant"}, 1, false), 0);
  EXPECT_EQ(revenge({"assistant"}, 1, true), 7);
}

SPEC("R34", "end bonuses per Component: effective units, tokens or types") {
  const auto skull = [](ComponentCount count) {
    auto g =
        scenario(2).dark_alley().options([&](Options& o) { o.endgame_component_count = count; });
    g.seat(0)
        .trick("balsamos_skull", "spades")
        .components({{"metal", 3}, {"rope", 2}, {"padlock", 2}});
    return g.manager_components({{"cog", 2}}).at_final_scoring().score(0).trick_bonus[0];
  };
  EXPECT_EQ(skull(ComponentCount::effective_tokens), 3 * 5);
  EXPECT_EQ(skull(ComponentCount::tokens), 3 * 4);
  EXPECT_EQ(skull(ComponentCount::types), 3 * 2);
}

SPEC("R35", "Aztec Lady counts markers on own Trick cards, by option those on stage too") {
  const auto lady = [](AztecLadyCount count) {
    auto g = scenario(2).dark_alley().options([&](Options& o) { o.endgame_aztec_lady = count; });
    g.seat(0)
        .trick("aztec_lady", "spades", 2)
        .components({{"glass", 2}, {"saw", 1}, {"padlock", 1}, {"cog", 2}});
    g.show("riverside_01", {"s00 0 spades bottom"});
    return g.at_final_scoring().score(0).trick_bonus[0];
  };
  EXPECT_EQ(lady(AztecLadyCount::trick_cards), 4);
  EXPECT_EQ(lady(AztecLadyCount::all_in_play), 6);
}

}  // namespace
}  // namespace prestige::trickerion::kit
