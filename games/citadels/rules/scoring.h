#pragma once

// C11: points and places.

#include <array>
#include <optional>

#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

struct Score {
  int districts = 0;  // costs, coins included
  int five_types = 0;
  int completion = 0;                             // 4 for the first city, 2 for the others
  std::array<std::int16_t, kDistricts> extras{};  // by unique district
  Type haunted_quarter = Type::unique;            // the type it counts as
  int total = 0;

  friend bool operator==(const Score&, const Score&) = default;
};

struct Outcome {
  int players = 0;
  std::array<Score, kPlayersMax> score{};
  std::array<int, kPlayersMax> place{};  // 1 is the winner
  Seat winner;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// The points of a seat if the game ended now.
Score score_of(const State& s, Seat seat);
// Its total alone, for those who ask often.
int points_of(const State& s, Seat seat);

Outcome final_outcome(const State& s);

}  // namespace prestige::citadels
