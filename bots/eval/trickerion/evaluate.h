#pragma once

#include <array>

#include "games/trickerion/game.h"

namespace prestige::bots {

// What the position of one seat is worth, by where it comes from.
struct TrickerionTerms {
  double fame = 0;
  double coins = 0;
  double shards = 0;
  double tricks = 0;  // learned, supplied and prepared
  double stage = 0;   // markers on Performance cards, and their Links
  double team = 0;
  double components = 0;
  double specials = 0;
  double action_points = 0;  // left in this placement
  double wages = 0;
  double powers = 0;

  double sum() const {
    return fame + coins + shards + tricks + stage + team + components + specials + action_points +
           wages + powers;
  }
};

// A hand-written judgement of Trickerion positions, in Fame.
struct TrickerionEval {
  // A lead of so many points multiplies the odds of winning by e.
  static constexpr double kSpread = 8;

  static TrickerionTerms terms(const trickerion::State& world, Seat seat);
  static double value(const trickerion::State& world, Seat seat);
  // Of winning, for each seat, from what the positions are worth; at the end certain.
  static std::array<double, trickerion::kPlayersMax> chances(const trickerion::State& world);
  // Of an action of the seat that sees this. In a world that is only imagined, the seat that acts
  // knows it without the pains of an observation.
  static double hunch(const trickerion::Observation& seen, const trickerion::Action& action);
  static double hunch(const trickerion::State& world, Seat mover, const trickerion::Action& action);
  // What brings nothing that is worth a thought, at any time.
  static bool is_pointless(const trickerion::Action& action);
  // Which kind of action it is: its verb, and of assignments the Location.
  static std::size_t habit(const trickerion::Action& action);
  // How well it fits the plans that others have laid, compared to other worlds.
  static double likelihood(const trickerion::State& world, Seat viewer);
};

}  // namespace prestige::bots
