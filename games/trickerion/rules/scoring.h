#pragma once

// Section 10 and the final scoring of sections 11 and 12.

#include <array>

#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

struct Score {
  int fame = 0;  // on the track
  int shards = 0;
  int coins = 0;
  int apprentices = 0;
  int specialists = 0;
  int specials = 0;
  std::array<int, kSuits> trick_bonus{};  // of the Trick with this symbol
  int legendary_repertoire = 0;
  int total = 0;

  friend bool operator==(const Score&, const Score&) = default;
};

struct Outcome {
  std::array<Score, kPlayersMax> score{};
  std::array<std::uint8_t, kPlayersMax> place{};  // 1 for the winner; never shared (R23)

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Score final_score(const State& s, Seat seat);
Outcome final_outcome(const State& s);

}  // namespace prestige::trickerion
