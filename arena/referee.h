#pragma once

// Plays the games of a deal on one thread.
//
// A deal fixes chance: its draws come from a generator of their own, the same in every rotation,
// whatever the players draw from theirs. Player p of game (deal, rotation) has a generator that
// nobody else has. So a deal can be played anywhere and always ends the same, as long as the
// players do not look at a clock.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "arena/line_up.h"
#include "arena/pieces.h"
#include "arena/player.h"
#include "arena/record.h"
#include "bots/registry.h"

namespace prestige::arena {

// One player for each place of a line-up; every entrant must be known to make_player.
template <Game G>
std::vector<std::unique_ptr<Player<G>>> make_players(const LineUp& line_up) {
  std::vector<std::unique_ptr<Player<G>>> players;
  for (const int entrant : line_up.seats) {
    players.push_back(make_player<G>(line_up.entrants[static_cast<std::size_t>(entrant)]));
  }
  return players;
}

template <Game G>
class Referee {
 public:
  Referee(const LineUp& line_up, std::vector<std::unique_ptr<Player<G>>> players,
          const typename G::State& start, std::uint64_t seed, const std::atomic<bool>& cancelled)
      : line_up_(line_up),
        players_(std::move(players)),
        start_(start),
        seed_(seed),
        cancelled_(cancelled) {}

  // Empty when cancelled on the way.
  std::optional<DealRecord> play(std::uint64_t deal) {
    DealRecord record{.deal = deal, .games = {}, .times = {}};
    record.times.resize(line_up_.entrants.size());
    for (int rotation = 0; rotation < line_up_.rotations(); ++rotation) {
      auto game = play_game(deal, rotation, record.times);
      if (!game) return std::nullopt;
      record.games.push_back(std::move(*game));
    }
    return record;
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;

  // A seat in the game that is being played.
  struct Sitting {
    Player<G>* player = nullptr;
    DecisionTimes* times = nullptr;
    Rng stand_in{0};  // for greedy, after a fault
    std::optional<Fault> fault;
  };

  std::optional<GameRecord> play_game(std::uint64_t deal, int rotation,
                                      std::vector<DecisionTimes>& times) {
    const Rng dealt = Rng(seed_).fork(deal);
    Rng chance = dealt.fork(0);
    sit_down(deal, dealt.fork(1 + static_cast<std::uint64_t>(rotation)), rotation, times);
    State state = start_;
    decisions_ = 0;
    Pieces<G> pieces;
    typename G::Events silent;
    for (SeatSet acting = G::acting(state); !acting.empty(); acting = G::acting(state)) {
      if (cancelled_.load(std::memory_order_relaxed)) break;
      if (acting.has(Seat::chance())) {
        G::play_chance(state, chance, silent);
      } else {
        const Seat seat = acting.front();
        G::apply(state, seat, decide(state, seat), silent);
      }
      pieces.watch(state);
    }
    for (const Sitting& sitting : sittings_) sitting.player->end(state);
    if (!G::acting(state).empty()) return std::nullopt;
    return record_of_end(state, pieces);
  }

  static std::uint64_t open_seed(std::uint64_t deal, int rotation, int seat) {
    return Rng(deal)
        .fork(static_cast<std::uint64_t>(rotation))
        .fork(static_cast<std::uint64_t>(seat))
        .next();
  }

  void sit_down(std::uint64_t deal, const Rng& game, int rotation,
                std::vector<DecisionTimes>& times) {
    sittings_.clear();
    for (int i = 0; i < line_up_.players(); ++i) {
      const auto place = static_cast<std::size_t>(line_up_.place_in_line(rotation, i));
      const auto entrant = static_cast<std::size_t>(line_up_.entrant_at(rotation, i));
      Rng own = game.fork(static_cast<std::uint64_t>(i));
      Sitting& sitting = sittings_.emplace_back();
      sitting.player = players_[place].get();
      sitting.times = &times[entrant];
      const auto started = sitting.player->start({.state = start_,
                                                  .seat = Seat(i),
                                                  .seed = own.next(),
                                                  .open_seed = open_seed(deal, rotation, i),
                                                  .cancelled = &cancelled_});
      sitting.stand_in = Rng(own.next());
      if (!started) sitting.fault = started.error();
    }
  }

  Action decide(const State& state, Seat seat) {
    G::legal_actions(state, seat, legal_);
    if (legal_.size() == 1) return legal_[0];
    Sitting& sitting = sittings_[static_cast<std::size_t>(seat.index())];
    if (!sitting.fault && ++decisions_ <= kDecisionsMax) {
      if (const auto action = ask(sitting, state, seat)) return *action;
    }
    return stand_in_->choose(bots::Decision<G>(state, seat, legal_), sitting.stand_in);
  }

  // Empty when the player is at fault, which is noted.
  std::optional<Action> ask(Sitting& sitting, const State& state, Seat seat) {
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    auto action = sitting.player->choose({.state = state, .seat = seat, .legal = legal_});
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
    sitting.times->add(static_cast<std::uint64_t>(took.count()));
    if (!action) {
      sitting.fault = std::move(action.error());
      return std::nullopt;
    }
    if (std::find(legal_.begin(), legal_.end(), *action) == legal_.end()) {
      sitting.fault =
          Fault{FaultKind::illegal, "\"" + G::to_text(*action) + "\" is not legal here"};
      return std::nullopt;
    }
    return *action;
  }

  GameRecord record_of_end(const State& state, const Pieces<G>& pieces) const {
    const auto outcome = G::outcome(state);
    GameRecord record{.rounds = G::round(state), .cut = decisions_ > kDecisionsMax, .seats = {}};
    for (std::size_t i = 0; i < sittings_.size(); ++i) {
      record.seats.push_back({.place = outcome->place[i],
                              .points = outcome->score[i].total,
                              .fault = sittings_[i].fault,
                              .pieces = pieces.of(Seat(static_cast<int>(i)), state)});
    }
    forfeit(record);
    return record;
  }

  // Those at fault are last, and equal among themselves.
  static void forfeit(GameRecord& record) {
    const auto rank = [](const SeatRecord& seat) {
      return std::pair(seat.fault.has_value(), seat.fault ? 0 : seat.place);
    };
    std::vector<std::pair<bool, int>> ranks;
    for (const SeatRecord& seat : record.seats) ranks.push_back(rank(seat));
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      record.seats[i].place =
          1 + static_cast<int>(std::ranges::count_if(ranks, [&](auto r) { return r < ranks[i]; }));
    }
  }

  const LineUp& line_up_;
  std::vector<std::unique_ptr<Player<G>>> players_;  // by place in line
  const State& start_;
  std::uint64_t seed_;
  const std::atomic<bool>& cancelled_;
  std::unique_ptr<bots::Bot<G>> stand_in_ = bots::make_bot<G>("greedy");
  std::vector<Sitting> sittings_;  // by seat
  int decisions_ = 0;              // of players, in this game
  typename G::Actions legal_;
};

}  // namespace prestige::arena
