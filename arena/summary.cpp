#include "arena/summary.h"

#include <algorithm>
#include <numeric>

namespace prestige::arena {

namespace {

// Twice the score of the first of two places compared: 2 for the better one, 1 for the same.
int compared(int place, int other) { return place < other ? 2 : place == other ? 1 : 0; }

}  // namespace

std::uint64_t EntrantSummary::fault_count() const {
  return std::accumulate(faults.begin(), faults.end(), std::uint64_t{0});
}

Summary::Summary(const LineUp& line_up, int pieces)
    : line_up_(line_up),
      entrants_(line_up.entrants.size()),
      seats_(line_up.seats.size()),
      pieces_(static_cast<std::size_t>(pieces)) {
  for (EntrantSummary& entrant : entrants_) entrant.against.resize(entrants_.size());
}

double Summary::rounds_mean() const {
  return games_ == 0 ? 0 : static_cast<double>(rounds_) / static_cast<double>(games_);
}

void Summary::add(const DealRecord& deal) {
  ++deals_;
  for (std::size_t rotation = 0; rotation < deal.games.size(); ++rotation) {
    add_game(deal.games[rotation], static_cast<int>(rotation));
  }
  add_blocks(deal);
  for (std::size_t i = 0; i < entrants_.size(); ++i) entrants_[i].times.add(deal.times[i]);
}

void Summary::add_game(const GameRecord& game, int rotation) {
  ++games_;
  cut_games_ += game.cut ? 1 : 0;
  rounds_ += static_cast<std::uint64_t>(game.rounds);
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const SeatRecord& seat = game.seats[i];
    const auto who = static_cast<std::size_t>(line_up_.entrant_at(rotation, static_cast<int>(i)));
    EntrantSummary& entrant = entrants_[who];
    const double win = win_share(game, i);
    ++entrant.games;
    entrant.wins += win;
    entrant.places += seat.place;
    entrant.points += seat.points;
    if (!seat.fault) continue;
    ++entrant.faults[static_cast<std::size_t>(seat.fault->kind)];
    if (entrant.first_fault.empty()) entrant.first_fault = seat.fault->detail;
  }
  const bool forfeited = std::ranges::any_of(
      game.seats, [](const SeatRecord& seat) { return seat.fault.has_value(); });
  if (!game.cut && !forfeited) add_balance(game);
}

void Summary::add_balance(const GameRecord& game) {
  ++sound_games_;
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const SeatRecord& seat = game.seats[i];
    const double win = win_share(game, i);
    seats_[i].wins += win;
    seats_[i].places += seat.place;
    seats_[i].points += seat.points;
    for (const PieceCount& piece : seat.pieces) {
      PieceSummary& sum = pieces_[static_cast<std::size_t>(piece.piece)];
      sum.taken += static_cast<std::uint64_t>(piece.count);
      sum.wins += win * piece.count;
      sum.places += static_cast<double>(seat.place) * piece.count;
    }
  }
}

void Summary::add_blocks(const DealRecord& deal) {
  const int entrants = static_cast<int>(entrants_.size());
  for (int who = 0; who < entrants; ++who) {
    EntrantSummary& entrant = entrants_[static_cast<std::size_t>(who)];
    double wins = 0;
    int sittings = 0;
    for (int rotation = 0; rotation < line_up_.rotations(); ++rotation) {
      for (int seat = 0; seat < line_up_.players(); ++seat) {
        if (line_up_.entrant_at(rotation, seat) != who) continue;
        wins += win_share(deal.games[static_cast<std::size_t>(rotation)],
                          static_cast<std::size_t>(seat));
        ++sittings;
      }
    }
    entrant.win_rate.add(wins / sittings);
    if (entrants == 1) continue;
    entrant.score.add(static_cast<double>(block_score(deal, who)) / block_score_max(who));
    for (int other = 0; other < entrants; ++other) {
      if (other == who) continue;
      const int pairs = line_up_.seats_of(who) * line_up_.seats_of(other) * line_up_.rotations();
      entrant.against[static_cast<std::size_t>(other)].add(
          static_cast<double>(block_score(deal, who, other)) / (2 * pairs));
    }
  }
}

Estimate Summary::win_rate(int entrant) const {
  const BlockMean& rate = entrants_[static_cast<std::size_t>(entrant)].win_rate;
  const double highest = line_up_.win_rate_max(entrant);
  if (entrants_.size() == 1) return {.value = highest, .low = highest, .high = highest};
  return share_estimate(rate, highest);
}

int Summary::block_score(const DealRecord& deal, int entrant, int other) const {
  int score = 0;
  for (int rotation = 0; rotation < line_up_.rotations(); ++rotation) {
    const auto& seats = deal.games[static_cast<std::size_t>(rotation)].seats;
    for (int a = 0; a < line_up_.players(); ++a) {
      if (line_up_.entrant_at(rotation, a) != entrant) continue;
      for (int b = 0; b < line_up_.players(); ++b) {
        if (line_up_.entrant_at(rotation, b) != other) continue;
        score += compared(seats[static_cast<std::size_t>(a)].place,
                          seats[static_cast<std::size_t>(b)].place);
      }
    }
  }
  return score;
}

int Summary::block_score(const DealRecord& deal, int entrant) const {
  int score = 0;
  for (int other = 0; other < static_cast<int>(entrants_.size()); ++other) {
    if (other != entrant) score += block_score(deal, entrant, other);
  }
  return score;
}

int Summary::block_score_max(int entrant) const {
  const int own = line_up_.seats_of(entrant);
  return 2 * own * (line_up_.players() - own) * line_up_.rotations();
}

}  // namespace prestige::arena
