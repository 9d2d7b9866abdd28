#pragma once

#include <array>
#include <cstddef>

#include "bots/learned/network.h"
#include "engine/core/seat.h"

namespace prestige::bots {

// Foresees winners by a network. What a choice is worth in a playout remains the hand-written
// judgement, which is as good there and takes half the time. Basis gives
//   Game, Features
//   Known      the hand-written judgement
//   kSeats     the most seats
//   network()  for these features
template <class Basis>
struct LearnedEval : Basis::Known {
  using G = typename Basis::Game;

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
