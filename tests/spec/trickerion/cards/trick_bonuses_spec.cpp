// End bonuses of the threshold-36 Tricks: with its requirement met and without.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// Seat 0 owns the Trick with clubs and exactly these Components.
Play owning(std::string_view trick, const Piles& piles) {
  return scenario(2).dark_alley().seat(0).trick(trick, "clubs").components(piles);
}

int bonus_of(Play& g) { return g.score(0).trick_bonus[at(Suit::clubs)]; }

// The bonus, and none with one token less of any type on a regular slot.
void expect_end_bonus(Play g, const Piles& piles, int bonus) {
  g.at_final_scoring();
  EXPECT_EQ(bonus_of(g), bonus);
  EXPECT_EQ(g.score(0).total,
            g.score(0).fame + g.score(0).shards + g.score(0).coins + g.score(0).specials + bonus);
  for (const auto& [component, n] : piles) {
    Play poorer = g;
    poorer.change(
        [&](State& s) { --s.table.player[0].tokens[at(*from_id<Component>(component))]; });
    EXPECT_EQ(bonus_of(poorer), 0) << component;
  }
}

const Piles kAztecLady{{"glass", 2}, {"saw", 1}, {"padlock", 1}, {"cog", 2}};

SPEC("TK.aztec_lady R35 OP.endgame_aztec_lady", "2 per marker on own Trick cards") {
  for (const bool all : {false, true}) {
    auto g = scenario(2).dark_alley().seat(0).magician("electra").trick("aztec_lady", "clubs", 2);
    g.options([all](Options& o) {
      if (all) o.endgame_aztec_lady = AztecLadyCount::all_in_play;
    });
    g.components(kAztecLady).trick("linking_rings", "hearts", 1);
    g.show("riverside_01", {"s00 0 hearts bottom stack"});
    expect_end_bonus(g, kAztecLady, all ? 2 * 4 : 2 * 3);
  }
}

SPEC("TK.horror_saws R48", "1 per Shard besides the ordinary scoring, also where that is dropped") {
  const Piles piles{{"wood", 3}, {"saw", 2}, {"cog", 2}};
  expect_end_bonus(owning("horror_saws", piles).shards(5), piles, 5);
  auto g = owning("horror_saws", piles).powers().shards(7).at_final_scoring();
  EXPECT_EQ(bonus_of(g), 7);
  EXPECT_EQ(g.score(0).shards, 0);
}

SPEC("TK.automaton", "4 per own threshold-16 Trick, supplied or not") {
  const Piles piles{{"metal", 3}, {"petroleum", 3}, {"cog", 3}};
  expect_end_bonus(owning("automaton", piles), piles, 0);
  auto g = owning("automaton", piles).trick("bullet_catch", "hearts", 1);
  expect_end_bonus(g.trick("walled", "spades").engineer_trick("linking_rings", "diamonds"), piles,
                   8);
}

SPEC("TK.hellhound", "2 per Special card in hand, besides the ordinary scoring") {
  const Piles piles{{"fabric", 3}, {"petroleum", 1}, {"animal", 2}, {"padlock", 2}};
  expect_end_bonus(owning("hellhound", piles), piles, 0);
  auto g = owning("hellhound", piles).hand({"claqueurs", "new_twist"});
  expect_end_bonus(g, piles, 4);
  EXPECT_EQ(g.at_final_scoring().score(0).specials, 4);
}

SPEC("TK.mutilation", "12 with all three Specialists in the team") {
  const Piles piles{{"glass", 2}, {"fabric", 3}, {"saw", 2}, {"disguise", 1}};
  auto g = owning("mutilation", piles);
  expect_end_bonus(g.team({"manager", "engineer", "assistant"}), piles, 12);
  expect_end_bonus(owning("mutilation", piles).team({"manager", "engineer"}), piles, 0);
}

SPEC("TK.stairs_of_water", "2 per advanced Component") {
  const Piles piles{{"glass", 3}, {"petroleum", 2}, {"mirror", 1}, {"cog", 1}};
  expect_end_bonus(owning("stairs_of_water", piles).components({{"animal", 3}}), piles,
                   2 * (2 + 3));
}

SPEC("TK.beast_within", "10 with four own Tricks, this one included") {
  const Piles piles{{"metal", 3}, {"animal", 3}, {"mirror", 1}, {"disguise", 1}};
  auto g = owning("beast_within", piles).trick("walled", "spades").trick("seance", "hearts");
  expect_end_bonus(g, piles, 0);
  expect_end_bonus(g.engineer_trick("mind_reading", "diamonds"), piles, 10);
}

SPEC("TK.vanishing_elephant", "7 with the Manager in the team") {
  const Piles piles{{"glass", 3}, {"animal", 2}, {"padlock", 2}, {"mirror", 1}};
  expect_end_bonus(owning("vanishing_elephant", piles).team({"manager"}), piles, 7);
  expect_end_bonus(owning("vanishing_elephant", piles).team({"engineer"}), piles, 0);
}

SPEC("TK.buried_alive", "7 with the Engineer in the team") {
  const Piles piles{{"wood", 3}, {"padlock", 3}};
  expect_end_bonus(owning("buried_alive", piles).team({"engineer"}), piles, 7);
  expect_end_bonus(owning("buried_alive", piles).team({"manager"}), piles, 0);
}

SPEC("TK.assistants_revenge E31", "7 with the Assistant in the team") {
  const Piles piles{{"glass", 3}, {"saw", 2}, {"mirror", 2}};
  expect_end_bonus(owning("assistants_revenge", piles).team({"assistant"}), piles, 7);
  expect_end_bonus(owning("assistants_revenge", piles).team({"manager"}), piles, 0);
  auto effective = owning("assistants_revenge", {{"glass", 3}, {"saw", 2}}).team({"assistant"});
  effective.manager_components({{"mirror", 1}}).at_final_scoring();
  EXPECT_EQ(bonus_of(effective), 7);
}

SPEC("TK.iron_maiden", "4 per own threshold-1 Trick, supplied or not") {
  const Piles piles{{"metal", 3}, {"saw", 3}, {"padlock", 2}};
  expect_end_bonus(owning("iron_maiden", piles).trick("walled", "spades"), piles, 0);
  auto g = owning("iron_maiden", piles).trick("linking_rings", "spades", 2);
  expect_end_bonus(g.trick("mind_reading", "hearts"), piles, 8);
}

SPEC("TK.transported_man", "4 per own threshold-36 Trick, this one included") {
  const Piles piles{{"fabric", 3}, {"petroleum", 2}, {"disguise", 2}};
  expect_end_bonus(owning("transported_man", piles), piles, 4);
  auto g = owning("transported_man", piles).trick("seance", "spades").trick("walled", "hearts");
  expect_end_bonus(g, piles, 8);
}

SPEC("TK.balsamos_skull", "3 per superior Component") {
  const Piles piles{{"metal", 3}, {"rope", 2}, {"padlock", 1}};
  expect_end_bonus(owning("balsamos_skull", piles).components({{"cog", 2}}), piles, 3 * (1 + 2));
}

SPEC("TK.seance", "3 per Apprentice in the team") {
  const Piles piles{{"wood", 3}, {"glass", 2}, {"petroleum", 2}, {"mirror", 2}};
  expect_end_bonus(owning("seance", piles).team({"apprentice_1", "apprentice_2"}), piles, 6);
  expect_end_bonus(owning("seance", piles).team({"apprentice_4"}), piles, 3);
  auto g = owning("seance", piles).turn(7).acts("magician", "downtown+0").plays("hire apprentice");
  EXPECT_EQ(bonus_of(g.plays("end").chance_any()), 6);  // hired in the last turn
  g.expect_over();
}

SPEC("TK.skeleton_dance", "1 per basic Component") {
  const Piles piles{{"glass", 3}, {"rope", 2}, {"cog", 2}};
  expect_end_bonus(owning("skeleton_dance", piles).components({{"wood", 2}}), piles, 3 + 2);
}

SPEC("TK.metamorphosis", "1 per full 3 Coins, besides the ordinary scoring") {
  const Piles piles{{"glass", 3}, {"fabric", 3}, {"rope", 3}, {"disguise", 3}};
  expect_end_bonus(owning("metamorphosis", piles).coins(11), piles, 3);
  EXPECT_EQ(owning("metamorphosis", piles).coins(11).at_final_scoring().score(0).coins, 3);
}

SPEC("TK.stairs_of_water TK.balsamos_skull TK.skeleton_dance R34 OP.endgame_component_count",
     "Components count as effective tokens, as tokens or as types") {
  struct Row {
    const char* trick;
    Piles piles;
    const char* on_manager_slot;
    int tokens;
    int types;
    int fame;
  };
  const Row rows[]{
      {"stairs_of_water",
       {{"glass", 3}, {"mirror", 1}, {"cog", 1}, {"saw", 1}},
       "petroleum",
       3,
       2,
       2},
      {"balsamos_skull", {{"metal", 3}, {"rope", 2}, {"cog", 1}}, "padlock", 3, 2, 3},
      {"skeleton_dance", {{"rope", 2}, {"cog", 2}, {"wood", 1}}, "glass", 3, 2, 1},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.trick);
    const auto bonus = [&](ComponentCount count) {
      auto g = owning(row.trick, row.piles).manager_components({{row.on_manager_slot, 2}});
      g.options([count](Options& o) { o.endgame_component_count = count; }).at_final_scoring();
      return bonus_of(g);
    };
    EXPECT_EQ(bonus(ComponentCount::effective_tokens), row.fame * (row.tokens + 1));
    EXPECT_EQ(bonus(ComponentCount::tokens), row.fame * row.tokens);
    EXPECT_EQ(bonus(ComponentCount::types), row.fame * row.types);
  }
}

SPEC("TK.hellhound TK.mutilation T1.3", "threshold-36 Tricks only with the Dark Alley") {
  auto g = scenario(2).seat(0).fame(40).acts("magician", "downtown+0");
  g.refuses("learn hellhound", "not_in_residence").refuses("learn mutilation", "not_in_residence");
}

}  // namespace
}  // namespace prestige::trickerion::kit
