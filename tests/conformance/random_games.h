#pragma once

// Random games for the suites: seeds, effort, and a driver that stops at every decision.

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/conformance/game_cases.h"
#include "tests/conformance/random_choice.h"

namespace prestige::conformance {

// A number of games or draws times PRESTIGE_TEST_EFFORT (1), at least one.
inline int effort(int count) {
  const char* text = std::getenv("PRESTIGE_TEST_EFFORT");
  const double factor = text == nullptr ? 1.0 : std::atof(text);
  return factor <= 0 ? count : std::max(1, static_cast<int>(std::lround(count * factor)));
}

template <Game G>
std::vector<typename G::Action> legal_list(const typename G::State& s, Seat seat) {
  typename G::Actions list;
  G::legal_actions(s, seat, list);
  return {list.begin(), list.end()};
}

// All players of the game and the spectator.
template <Game G>
std::vector<Seat> viewers(const typename G::State& s) {
  std::vector<Seat> seats;
  for (int i = 0; i < G::players(s); ++i) seats.push_back(Seat(i));
  seats.push_back(Seat::spectator());
  return seats;
}

template <Game G>
struct Step {
  Seat seat;
  typename G::Action action;
};

// Those who do not act and may take back a commitment.
template <Game G>
SeatSet committed(const typename G::State& s) {
  SeatSet seats;
  const SeatSet acting = G::acting(s);
  for (int i = 0; i < G::players(s); ++i) {
    if (!acting.has(Seat(i)) && GameCases<G>::may_take_back(s, Seat(i))) seats.add(Seat(i));
  }
  return seats;
}

inline Seat random_seat(SeatSet seats, Rng& rng) {
  for (auto skip = rng.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) {
    seats.remove(seats.front());
  }
  return seats.front();
}

// What a random player, or chance, does here. The game must not be over.
template <Game G>
Step<G> random_step(const typename G::State& s, Rng& rng) {
  SeatSet deciding = G::acting(s);
  if (deciding.has(Seat::chance())) return {Seat::chance(), G::sample(s, rng)};
  const SeatSet others = committed<G>(s);
  if (!others.empty() && rng.below(16) == 0) deciding = others;
  const Seat seat = random_seat(deciding, rng);
  typename G::Actions list;
  G::legal_actions(s, seat, list);
  EXPECT_FALSE(list.empty()) << "seat " << seat.index() << " acts and can do nothing";
  if (list.empty()) return {Seat::nobody(), {}};
  return {seat, random_choice<G>(s, seat, list, rng)};
}

// Plays to the end and calls at(state, step) before each step. Stops at the first failure.
template <Game G, class At>
typename G::State play_out(typename G::State s, Rng& rng, At&& at) {
  typename G::Events silent;
  int steps = 0;
  while (!G::acting(s).empty()) {
    const Step<G> step = random_step<G>(s, rng);
    if (::testing::Test::HasFailure()) return s;
    at(std::as_const(s), step);
    if (::testing::Test::HasFailure()) {
      ADD_FAILURE() << "at step " << steps << ", round " << G::round(s) << ": seat "
                    << step.seat.index() << " is about to " << G::to_text(step.action);
      return s;
    }
    G::apply(s, step.seat, step.action, silent);
    if (++steps > GameCases<G>::kStepsMax) {
      ADD_FAILURE() << "the game does not end";
      return s;
    }
  }
  return s;
}

// Calls each(start, rng) for games with random setups. All random numbers of a game come from its
// seed; a failure names it and ends the test.
template <Game G, class Each>
void for_random_games(std::uint64_t first_seed, int games, Each&& each) {
  const char* only = std::getenv("PRESTIGE_TEST_SEED");
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(effort(games)); ++i) {
    const std::uint64_t seed = only == nullptr ? first_seed + i : std::strtoull(only, nullptr, 10);
    Rng rng = Rng(seed).fork(0);
    const typename G::Options options = GameCases<G>::random_options(rng);
    each(G::initial(options), rng);
    if (::testing::Test::HasFailure()) {
      ADD_FAILURE() << "PRESTIGE_TEST_SEED=" << seed << ": " << GameCases<G>::describe(options);
      return;
    }
    if (only != nullptr) return;
  }
}

}  // namespace prestige::conformance
