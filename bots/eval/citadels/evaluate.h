#pragma once

#include <array>

#include "games/citadels/game.h"

namespace prestige::bots {

// What the position of one seat is worth, by where it comes from.
struct CitadelsTerms {
  double points = 0;  // if the game ended now
  double gold = 0;
  double hand = 0;
  double near_end = 0;  // a large city can end the game in time

  double sum() const { return points + gold + hand + near_end; }
};

// A hand-written judgement of Citadels positions, in points.
struct CitadelsEval {
  // A lead of so many points multiplies the odds of winning by e.
  static constexpr double kSpread = 4;

  static CitadelsTerms terms(const citadels::State& world, Seat seat);
  // Its own terms, and how strong the best of the others is.
  static double value(const citadels::State& world, Seat seat);
  // Of winning, for each seat, from what the positions are worth; at the end certain.
  static std::array<double, citadels::kPlayersMax> chances(const citadels::State& world);
  // Of an action of the seat that sees this. In a world that is only imagined, the seat that acts
  // knows it without the pains of an observation.
  static double hunch(const citadels::Observation& seen, const citadels::Action& action);
  static double hunch(const citadels::State& world, Seat mover, const citadels::Action& action);
  // How well it fits the characters that others have kept, compared to other worlds.
  static double likelihood(const citadels::State& world, Seat viewer);
};

}  // namespace prestige::bots
