#pragma once

// What is kept of games that were played: enough for every figure of the report, and small.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/decision_times.h"
#include "arena/player.h"

namespace prestige::arena {

// How often a seat had a piece (arena/pieces.h).
struct PieceCount {
  int piece = 0;
  int count = 0;

  friend bool operator==(const PieceCount&, const PieceCount&) = default;
};

// Longer games are finished by greedy for everybody: players who never build would go on for ever.
// Ordinary games have a few hundred.
inline constexpr int kDecisionsMax = 10'000;

struct SeatRecord {
  int place = 0;  // 1 for the winner; those who share a place have the same
  int points = 0;
  std::optional<Fault> fault;
  std::vector<PieceCount> pieces;
};

struct GameRecord {
  int rounds = 0;
  bool cut = false;  // it went on for so long that greedy finished it for everybody
  std::vector<SeatRecord> seats;
};

// All games of one deal, by rotation.
struct DealRecord {
  std::uint64_t deal = 0;
  std::vector<GameRecord> games;
  std::vector<DecisionTimes> times;  // by entrant
};

// The share of a win that a seat has: 1, or less when several are first.
double win_share(const GameRecord& game, std::size_t seat);

// One line of JSON, and back; empty when the text is not a record with so many rotations, seats and
// entrants.
struct RecordShape {
  std::size_t rotations = 0;
  std::size_t seats = 0;
  std::size_t entrants = 0;
  std::size_t pieces = 0;
};
protocol::Json to_json(const DealRecord& record);
std::optional<DealRecord> record_of(const protocol::Json& json, const RecordShape& shape);

}  // namespace prestige::arena
