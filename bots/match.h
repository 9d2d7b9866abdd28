#pragma once

// Whole games between bots. One call plays a range of games on one thread; game number g always
// uses the same random numbers, so ranges may be spread over threads in any way.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "bots/bot.h"

namespace prestige::bots {

inline constexpr std::size_t kSeatsMax = 8;

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;  // of players
  std::uint64_t draws = 0;      // of chance
  std::uint64_t rounds = 0;
  std::array<std::uint64_t, kSeatsMax> wins{};
  std::array<std::uint64_t, kSeatsMax> points{};
  std::uint64_t broken = 0;  // games in which an invariant did not hold (only when checked)

  void add(const Tally& other) {
    games += other.games;
    decisions += other.decisions;
    draws += other.draws;
    rounds += other.rounds;
    broken += other.broken;
    for (std::size_t i = 0; i < kSeatsMax; ++i) {
      wins[i] += other.wins[i];
      points[i] += other.points[i];
    }
  }
};

// Plays one game to its end; choose(state, seat, legal, rng) decides for the players. With check,
// counts the game as broken at the first violated invariant.
template <Game G, class Choose>
void play_game(typename G::State state, typename G::Actions& legal, Rng& rng, bool check,
               Tally& tally, Choose&& choose) {
  typename G::Events silent;
  bool broken = false;
  while (true) {
    const SeatSet acting = G::acting(state);
    if (acting.empty()) break;
    if (acting.has(Seat::chance())) {
      tally.draws += static_cast<std::uint64_t>(G::play_chance(state, rng, silent));
    } else {
      const Seat seat = acting.front();
      G::legal_actions(state, seat, legal);
      G::apply(state, seat, choose(state, seat, legal, rng), silent);
      ++tally.decisions;
    }
    if (check) broken = broken || G::invariant_broken(state) != nullptr;
  }
  ++tally.games;
  tally.broken += broken ? 1u : 0u;
  tally.rounds += static_cast<std::uint64_t>(G::round(state));
  const auto outcome = G::outcome(state);
  for (std::size_t i = 0; i < static_cast<std::size_t>(G::players(state)); ++i) {
    tally.wins[i] += outcome->place[i] == 1 ? 1u : 0u;
    tally.points[i] += static_cast<std::uint64_t>(std::max(0, outcome->score[i].total));
  }
}

// Games first .. last - 1 from one starting state. Without bots every seat plays at random.
template <Game G>
Tally play_games(const typename G::State& start, std::span<Bot<G>* const> bots, std::uint64_t seed,
                 std::uint64_t first, std::uint64_t last, bool check) {
  Tally tally;
  typename G::Actions legal;
  for (std::uint64_t game = first; game < last; ++game) {
    Rng rng = Rng(seed).fork(game);
    if (bots.empty()) {
      play_game<G>(start, legal, rng, check, tally,
                   [](const auto&, Seat, auto& list, Rng& r) -> const typename G::Action& {
                     return list[r.below(static_cast<std::uint32_t>(list.size()))];
                   });
    } else {
      play_game<G>(start, legal, rng, check, tally,
                   [&](const auto& state, Seat seat, auto& list, Rng& r) {
                     auto& bot = *bots[static_cast<std::size_t>(seat.index())];
                     return bot.choose(Decision<G>(state, seat, list), r);
                   });
    }
  }
  return tally;
}

}  // namespace prestige::bots
