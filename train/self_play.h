#pragma once

// Games that bots play against themselves, and positions of them. Game number g depends on the seed
// and g alone, so games may be spread over threads and machines in any way.

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "bots/greedy_bot.h"
#include "bots/search/search_bot.h"
#include "train/samples.h"
#include "train/setups.h"

namespace prestige::train {

struct SelfPlay {
  std::uint64_t seed = 1;
  std::uint64_t iterations = 0;  // of the search; 0: look one decision ahead
  int threads = 1;
};

inline constexpr std::uint32_t kDecisionsPerSample = 8;    // on average
inline constexpr std::uint32_t kDecisionsPerBlunder = 40;  // taken at random, to see more of a game

inline double even(Rng& rng, double limit) {  // -limit .. limit
  constexpr std::uint32_t kSteps = 2001;
  return limit * (static_cast<double>(rng.below(kSteps)) / (kSteps / 2) - 1);
}

// Players who like this more and that less: without them all games would take one course, and
// nothing could be learned of any other.
inline bots::Habits any_habits(Rng& rng) {
  constexpr std::array kLimits{0.0, 0.5, 1.0, 2.5};
  const double limit = kLimits[rng.below(static_cast<std::uint32_t>(kLimits.size()))];
  bots::Habits habits{};
  for (double& habit : habits) habit = even(rng, limit);
  return habits;
}

// A seat of game: sometimes careful, sometimes careless, and always a little different.
template <Game G, class Eval>
std::unique_ptr<bots::Bot<G>> seat_bot(const SelfPlay& settings, Rng& rng) {
  if (settings.iterations > 0) {
    return std::make_unique<bots::SearchBot<G, Eval>>(
        bots::Budget{.iterations = settings.iterations});
  }
  constexpr std::array kCarelessness{0.0, 0.0, 0.3, 0.8};
  return std::make_unique<bots::GreedyBot<G, Eval>>(kCarelessness[rng.below(kCarelessness.size())],
                                                    any_habits(rng));
}

template <class Features, class State>
void add_position(const State& world, int players, std::uint64_t game, Samples& out) {
  out.positions.push_back({.game = static_cast<std::uint32_t>(game),
                           .seats = static_cast<std::uint8_t>(players),
                           .first = out.features.size()});
  for (int i = 0; i < players; ++i) {
    const auto values = Features::of(world, Seat(i));
    for (std::size_t j = 0; j < Features::kCount; ++j) {
      out.features.push_back(static_cast<std::int8_t>(values[j]));
    }
  }
}

// The positions of one game.
template <Game G, class Features, class Eval>
Samples play_one(const SelfPlay& settings, std::uint64_t game) {
  Samples out{.inputs = Features::kCount, .positions = {}, .features = {}};
  Rng rng = Rng(settings.seed).fork(game);
  auto state = G::initial(random_setup<G>(rng));
  const int players = G::players(state);
  std::vector<std::unique_ptr<bots::Bot<G>>> bots;
  for (int i = 0; i < players; ++i) bots.push_back(seat_bot<G, Eval>(settings, rng));
  typename G::Events silent;
  typename G::Actions legal;
  while (true) {
    G::play_chance(state, rng, silent);
    const SeatSet acting = G::acting(state);
    if (acting.empty()) break;
    if (rng.below(kDecisionsPerSample) == 0) add_position<Features>(state, players, game, out);
    const Seat seat = acting.front();
    G::legal_actions(state, seat, legal);
    const bool blunders = rng.below(kDecisionsPerBlunder) == 0;
    auto& bot = *bots[static_cast<std::size_t>(seat.index())];
    const auto action = blunders ? legal[rng.below(static_cast<std::uint32_t>(legal.size()))]
                                 : bot.choose(bots::Decision<G>(state, seat, legal), rng);
    G::apply(state, seat, action, silent);
  }
  const auto outcome = G::outcome(state);
  const auto winner = std::ranges::find(outcome->place, 1) - outcome->place.begin();
  for (auto& position : out.positions) position.winner = static_cast<std::uint8_t>(winner);
  return out;
}

// Games first .. last - 1, in their order whatever the threads; done counts them.
template <Game G, class Features, class Eval>
Samples play_many(const SelfPlay& settings, std::uint64_t first, std::uint64_t last,
                  std::atomic<std::uint64_t>& done) {
  std::vector<Samples> games(last - first);
  std::atomic<std::uint64_t> next = first;
  const auto work = [&] {
    for (std::uint64_t game = next++; game < last; game = next++) {
      games[game - first] = play_one<G, Features, Eval>(settings, game);
      done.fetch_add(1, std::memory_order_relaxed);
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 1; i < settings.threads; ++i) threads.emplace_back(work);
    work();
  }
  Samples all{.inputs = Features::kCount, .positions = {}, .features = {}};
  for (const Samples& game : games) all.add(game);
  return all;
}

}  // namespace prestige::train
