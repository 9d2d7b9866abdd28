#pragma once

// What the games of a match add up to. Deals are added in their order, so that the figures do not
// depend on who played which.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "arena/line_up.h"
#include "arena/record.h"
#include "arena/statistics/block_mean.h"
#include "arena/statistics/elo.h"

namespace prestige::arena {

struct EntrantSummary {
  std::uint64_t games = 0;  // counted once for each of its seats
  double wins = 0;          // shared ones in parts
  double places = 0;
  double points = 0;
  BlockMean win_rate;              // of one of its seats; at most LineUp::win_rate_max
  BlockMean score;                 // against the seats of all others
  std::vector<BlockMean> against;  // against the seats of each entrant; its own stays empty
  std::array<std::uint64_t, kFaultKinds> faults{};
  std::string first_fault;  // in words; empty: none
  DecisionTimes times;

  std::uint64_t fault_count() const;
};

struct SeatSummary {
  double wins = 0;
  double places = 0;
  double points = 0;
};

struct PieceSummary {
  std::uint64_t taken = 0;  // how often a seat had it
  double wins = 0;          // the wins of those seats, counted as often
  double places = 0;
};

// Seats and pieces compare games that were played out by those who began them: what somebody
// forfeited or never ended says nothing about balance.
class Summary {
 public:
  Summary(const LineUp& line_up, int pieces);

  void add(const DealRecord& deal);

  std::uint64_t deals() const { return deals_; }
  std::uint64_t games() const { return games_; }
  std::uint64_t cut_games() const { return cut_games_; }
  std::uint64_t sound_games() const { return sound_games_; }  // those that seats() and pieces() sum
  double rounds_mean() const;
  const LineUp& line_up() const { return line_up_; }
  const std::vector<EntrantSummary>& entrants() const { return entrants_; }
  const std::vector<SeatSummary>& seats() const { return seats_; }
  const std::vector<PieceSummary>& pieces() const { return pieces_; }

  // With its interval; alone at the table nothing is uncertain.
  Estimate win_rate(int entrant) const;

  // The score of an entrant against all others in one deal, in halves of a pair of seats compared,
  // and the most it can be.
  int block_score(const DealRecord& deal, int entrant) const;
  int block_score_max(int entrant) const;

 private:
  void add_game(const GameRecord& game, int rotation);
  void add_balance(const GameRecord& game);
  void add_blocks(const DealRecord& deal);
  int block_score(const DealRecord& deal, int entrant, int other) const;

  LineUp line_up_;
  std::uint64_t deals_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t cut_games_ = 0;
  std::uint64_t sound_games_ = 0;
  std::uint64_t rounds_ = 0;
  std::vector<EntrantSummary> entrants_;
  std::vector<SeatSummary> seats_;
  std::vector<PieceSummary> pieces_;
};

}  // namespace prestige::arena
