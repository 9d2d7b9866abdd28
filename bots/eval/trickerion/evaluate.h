#pragma once

#include "games/trickerion/game.h"

namespace prestige::bots {

// A hand-written judgement of Trickerion positions, in Fame.
struct TrickerionEval {
  static double value(const trickerion::State& world, Seat seat);
  static double hunch(const trickerion::Observation& seen, const trickerion::Action& action);
};

}  // namespace prestige::bots
