#pragma once

#include <array>

#include "games/trickerion/game.h"

namespace prestige::bots {

// A hand-written judgement of Trickerion positions, in Fame.
struct TrickerionEval {
  static double value(const trickerion::State& world, Seat seat);
  // Of winning, for each seat, from what the positions are worth; at the end certain.
  static std::array<double, trickerion::kPlayersMax> chances(const trickerion::State& world);
  static double chance_of(double value);
  static double hunch(const trickerion::Observation& seen, const trickerion::Action& action);
};

}  // namespace prestige::bots
