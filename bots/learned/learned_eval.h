#pragma once

#include <array>

#include "bots/learned/network.h"
#include "engine/core/seat.h"

namespace prestige::bots {

// Judges positions by a network. Basis gives
//   Game, Features, Known      Known is the hand-written judgement, whose hunches are kept
//   kSeats                     the most seats
//   network()                  for these features
template <class Basis>
struct LearnedEval {
  using G = typename Basis::Game;
  using Known = typename Basis::Known;

  static double value(const typename G::State& world, Seat seat) {
    return Known::value(world, seat);
  }
  static double chance_of(double value) { return Known::chance_of(value); }
  static double hunch(const typename G::Observation& seen, const typename G::Action& action) {
    return Known::hunch(seen, action);
  }

  // Of winning, for each seat; at the end certain.
  static std::array<double, Basis::kSeats> chances(const typename G::State& world) {
    if (const auto outcome = G::outcome(world)) {
      std::array<double, Basis::kSeats> certain{};
      for (std::size_t i = 0; i < certain.size(); ++i) certain[i] = outcome->place[i] == 1 ? 1 : 0;
      return certain;
    }
    std::array<int, Basis::kSeats> strength{};
    const auto players = static_cast<std::size_t>(G::players(world));
    for (std::size_t i = 0; i < players; ++i) {
      const Seat seat(static_cast<int>(i));
      strength[i] = Basis::network().strength(Basis::Features::of(world, seat));
    }
    return chances_of(strength, players);
  }
};

}  // namespace prestige::bots
