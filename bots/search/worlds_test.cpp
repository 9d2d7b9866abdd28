#include "bots/search/worlds.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/search/positions.h"

namespace prestige::bots {
namespace {

constexpr citadels::Rank kKing = 4;

// A position after the selection in which seat 0 does not know who is the King.
Citadels::State after_selection() {
  for (std::uint64_t seed = 1;; ++seed) {
    auto state = start<Citadels>(4);
    Rng rng(seed);
    Citadels::Events silent;
    Citadels::Actions legal;
    while (state.table.phase != citadels::Phase::taking_turn) {
      Citadels::play_chance(state, rng, silent);
      const Seat seat = Citadels::acting(state).front();
      if (state.table.phase == citadels::Phase::taking_turn) break;
      Citadels::legal_actions(state, seat, legal);
      const auto choice = rng.below(static_cast<std::uint32_t>(legal.size()));
      Citadels::apply(state, seat, legal[choice], silent);
    }
    const bool in_play = (state.table.face_up & citadels::bit(kKing)) == 0;
    if (in_play && state.table.called < kKing && state.secrets.holder[kKing] != Seat(0)) {
      return state;
    }
  }
}

bool is_first_king(const citadels::State& world) { return world.secrets.holder[kKing] == Seat(1); }

struct EveryWorldAlike {};
struct KingsAreLikely {
  static double likelihood(const citadels::State& world, Seat) {
    return is_first_king(world) ? 5 : 1;
  }
};

template <class Eval>
double share_of_kings(const citadels::Observation& seen) {
  Worlds<Citadels, Eval> worlds(seen, Seat(0));
  constexpr int kDraws = 6000;
  Rng rng(5);
  int kings = 0;
  for (int i = 0; i < kDraws; ++i) kings += is_first_king(worlds.next(rng)) ? 1 : 0;
  return static_cast<double>(kings) / kDraws;
}

TEST(Worlds, ComeUpInProportionToTheirLikelihood) {
  const auto seen = Citadels::observe(after_selection(), Seat(0));
  const double alike = share_of_kings<EveryWorldAlike>(seen);
  ASSERT_GT(alike, 0.05);
  ASSERT_LT(alike, 0.6);
  EXPECT_NEAR(share_of_kings<KingsAreLikely>(seen), 5 * alike / (5 * alike + 1 - alike), 0.05);
}

TEST(Worlds, CollectorsOfNoblesAreLikelyKings) {
  const auto state = after_selection();
  auto seen = Citadels::observe(state, Seat(0));
  const double before = share_of_kings<CitadelsEval>(seen);
  // Castles that neither a hand nor another city needs.
  seen.table.city[1] = {};
  for (int i = 0; i < 3 - seen.hand.count(static_cast<int>(citadels::District::castle)); ++i) {
    seen.table.city[1].plain.add(static_cast<int>(citadels::District::castle));
  }
  EXPECT_GT(share_of_kings<CitadelsEval>(seen), before);
}

// Laid plans are guessed by what they are good for: worlds of the walk have better ones.
TEST(Worlds, PlansOfOthersMakeSense) {
  int compared = 0;
  double alike = 0;
  double likely = 0;
  at_decisions<Trickerion>("casual", 2, 1, [&](const auto& state, Seat seat, const auto&) {
    if (state.table.phase != trickerion::Phase::assigning || seat != Seat(2)) return;
    const auto seen = Trickerion::observe(state, seat);
    Worlds<Trickerion, EveryWorldAlike> any(seen, seat);
    Worlds<Trickerion, TrickerionEval> fitting(seen, seat);
    Rng rng(7);
    for (int i = 0; i < 20; ++i) {
      alike += std::log(TrickerionEval::likelihood(any.next(rng), seat));
      likely += std::log(TrickerionEval::likelihood(fitting.next(rng), seat));
      ++compared;
    }
  });
  ASSERT_GT(compared, 100);
  EXPECT_GT(likely / compared, alike / compared + 0.5);
}

}  // namespace
}  // namespace prestige::bots
