#include <gtest/gtest.h>

#include "tests/conformance/random_games.h"
#include "tests/conformance/trickerion/cases.h"
#include "tests/golden/count_table.h"

namespace prestige::golden {
namespace {

using namespace trickerion;

State start_of(int players, bool dark_alley, bool powers, Edition edition) {
  Request request;
  request.players = players;
  request.values.dark_alley = dark_alley;
  request.values.powers = powers;
  request.values.edition = edition;
  for (const OptionKey key : {OptionKey::dark_alley, OptionKey::powers, OptionKey::edition}) {
    request.given.set(at(key));
  }
  return Trickerion::initial(*resolve(request));
}

// The first position of random games, from turn 3 on, that the test accepts.
template <class Test>
State first_in_games(const State& start, std::uint64_t seed, Test&& accepts) {
  State s = start;
  Rng rng(seed);
  Events silent;
  while (s.table.turn < 3 || !accepts(s)) {
    if (Trickerion::acting(s).empty()) s = start;  // another game
    const auto step = conformance::random_step<Trickerion>(s, rng);
    Trickerion::apply(s, step.seat, step.action, silent);
  }
  return s;
}

std::size_t choices(const State& s, Seat seat) {
  Actions legal;
  Trickerion::legal_actions(s, seat, legal);
  return legal.size();
}

// A Character has just been placed at the Location and has much to choose from.
State placed_at(Location where, int players, std::uint64_t seed) {
  const State start = start_of(players, true, true, Edition::rulebook_2015);
  return first_in_games(start, seed, [&](const State& s) {
    const Placement& p = s.table.placement;
    return s.table.phase == Phase::placing && s.table.pending.empty() && p.acting && p.taken == 0 &&
           p.ap > 1 && location_of(p.spot) == where && choices(s, p.seat) > 7;
  });
}

State at_phase(Phase phase, const State& start, std::uint64_t seed) {
  return first_in_games(start, seed, [&](const State& s) {
    return s.table.phase == phase && s.table.pending.empty();
  });
}

// Positions in which many rules meet.
const std::vector<CountCase<Trickerion>>& count_cases() {
  static const std::vector<CountCase<Trickerion>> cases{
      {"start_2", [] { return start_of(2, false, false, Edition::rulebook_2015); }, 8, 5},
      {"start_4", [] { return start_of(4, true, true, Edition::revised); }, 7, 4},
      {"assigning_3",
       [] {
         return at_phase(Phase::assigning, start_of(3, true, false, Edition::rulebook_2015), 2);
       },
       7, 6},
      {"downtown_3", [] { return placed_at(Location::downtown, 3, 3); }, 5, 4},
      {"market_row_2", [] { return placed_at(Location::market_row, 2, 4); }, 5, 4},
      {"workshop_4", [] { return placed_at(Location::workshop, 4, 5); }, 6, 4},
      {"theater_4", [] { return placed_at(Location::theater, 4, 6); }, 7, 4},
      {"dark_alley_3", [] { return placed_at(Location::dark_alley, 3, 7); }, 7, 4},
      {"showing_4",
       [] { return at_phase(Phase::showing, start_of(4, true, true, Edition::prototype), 8); }, 7,
       4},
  };
  return cases;
}

class TrickerionCounts : public ::testing::TestWithParam<CountCase<Trickerion>> {};

TEST_P(TrickerionCounts, LeavesByDepth) { expect_counts<Trickerion>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Golden, TrickerionCounts, ::testing::ValuesIn(count_cases()),
                         [](const auto& test) { return std::string(test.param.file); });

}  // namespace
}  // namespace prestige::golden
