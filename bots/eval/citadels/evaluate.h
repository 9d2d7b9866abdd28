#pragma once

#include "games/citadels/game.h"

namespace prestige::bots {

// A hand-written judgement of Citadels positions, in points.
struct CitadelsEval {
  static double value(const citadels::State& world, Seat seat);
  static double hunch(const citadels::Observation& seen, const citadels::Action& action);
};

}  // namespace prestige::bots
