#pragma once

#include <array>

#include "games/trickerion/game.h"

namespace prestige::bots {

// A hand-written judgement of Trickerion positions, in Fame.
struct TrickerionEval {
  static double value(const trickerion::State& world, Seat seat);
  // Of winning, for each seat, from what the positions are worth; at the end certain.
  static std::array<double, trickerion::kPlayersMax> chances(const trickerion::State& world);
  // Of an action of the seat that sees this. In a world that is only imagined, the seat that acts
  // knows it without the pains of an observation.
  static double hunch(const trickerion::Observation& seen, const trickerion::Action& action);
  static double hunch(const trickerion::State& world, Seat mover, const trickerion::Action& action);
  // How well it fits the plans that others have laid, compared to other worlds.
  static double likelihood(const trickerion::State& world, Seat viewer);
};

}  // namespace prestige::bots
