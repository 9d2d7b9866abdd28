#pragma once

#include <array>

#include "games/citadels/game.h"

namespace prestige::bots {

// A hand-written judgement of Citadels positions, in points.
struct CitadelsEval {
  static double value(const citadels::State& world, Seat seat);
  // Of winning, for each seat, from what the positions are worth; at the end certain.
  static std::array<double, citadels::kPlayersMax> chances(const citadels::State& world);
  static double chance_of(double value);
  static double hunch(const citadels::Observation& seen, const citadels::Action& action);
};

}  // namespace prestige::bots
