#include "bots/count.h"

#include <gtest/gtest.h>

#include "games/citadels/game.h"

namespace prestige::bots {
namespace {

using citadels::Citadels;

Citadels::State start(int players) {
  citadels::Request request;
  request.players = players;
  return Citadels::initial(*citadels::resolve(request));
}

// The definition, spelled out: with every outcome as a branch there is nothing to draw.
std::uint64_t count_slowly(const Citadels::State& state, int depth) {
  const SeatSet acting = Citadels::acting(state);
  if (depth == 0 || acting.empty()) return 1;
  Citadels::Actions legal;
  Citadels::legal_actions(state, acting.front(), legal);
  std::uint64_t leaves = 0;
  Citadels::Events silent;
  for (const auto& action : legal) {
    Citadels::State next = state;
    Citadels::apply(next, acting.front(), action, silent);
    leaves += count_slowly(next, depth - 1);
  }
  return leaves;
}

TEST(CountLeaves, CountsEveryBranchOfChance) {
  const auto state = start(4);
  for (int depth = 0; depth <= 3; ++depth) {
    EXPECT_EQ(count_leaves<Citadels>(state, depth, 1, true), count_slowly(state, depth));
  }
  EXPECT_EQ(count_leaves<Citadels>(state, 1, 1, true), 4u);  // the first crown
}

TEST(CountLeaves, DrawnChanceTakesNoLevel) {
  const auto state = start(7);
  EXPECT_EQ(count_leaves<Citadels>(state, 0, 1, false), 1u);
  // Crown, hands and the face-down character are drawn; seven are left to choose from.
  EXPECT_EQ(count_leaves<Citadels>(state, 1, 1, false), 7u);
  EXPECT_EQ(count_leaves<Citadels>(state, 3, 1, false), 7u * 6 * 5);
}

TEST(CountLeaves, DependsOnSeedAndNothingElse) {
  const auto state = start(2);
  const auto once = count_leaves<Citadels>(state, 8, 5, false);
  EXPECT_EQ(count_leaves<Citadels>(state, 8, 5, false), once);
  EXPECT_NE(count_leaves<Citadels>(state, 8, 6, false), once);
}

}  // namespace
}  // namespace prestige::bots
