#include "bench/search.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "bots/eval/citadels/evaluate.h"
#include "bots/level_eval.h"
#include "bots/levels.h"
#include "bots/registry.h"
#include "bots/search/search_bot.h"

namespace {

using namespace prestige;
using bots::CitadelsEval;
using bots::Search;
using bots::SearchSettings;
using citadels::Citadels;
using trickerion::Trickerion;
using Clock = std::chrono::steady_clock;

constexpr int kRuns = 5;

std::uint64_t now_us() {
  const auto since = Clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(since).count());
}

double seconds_since(std::uint64_t began_us) {
  return static_cast<double>(now_us() - began_us) / 1e6;
}

// Of the processor, so that the figures of one thread hold on a busy machine.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

citadels::State citadels_start(int players) {
  citadels::Request request;
  request.players = players;
  return Citadels::initial(*resolve(request));
}

trickerion::State trickerion_start(int players) {
  trickerion::Request request;
  request.players = players;
  request.values.dark_alley = true;
  request.given.set(trickerion::at(trickerion::OptionKey::dark_alley));
  return Trickerion::initial(*resolve(request));
}

// Plays on with greedy bots until a seat has a real choice that `wanted` accepts, or to the end.
template <Game G, class Wanted>
void play_until(typename G::State& state, Rng& rng, Wanted&& wanted) {
  const auto bot = bots::make_bot<G>("greedy");
  const auto legal = std::make_unique<typename G::Actions>();
  typename G::Events silent;
  while (true) {
    G::play_chance(state, rng, silent);
    if (G::acting(state).empty()) return;
    const Seat seat = G::acting(state).front();
    G::legal_actions(state, seat, *legal);
    const bots::Decision<G> decision(state, seat, *legal);
    if (legal->size() > 1 && wanted(decision)) return;
    G::apply(state, seat, bot->choose(decision, rng), silent);
  }
}

// A decision with several choices in the middle of a game.
template <Game G>
typename G::State mid_game(typename G::State state, int round) {
  Rng rng(1);
  play_until<G>(state, rng, [&](const auto& decision) {
    return G::round(state) >= round && decision.legal().size() > 3;
  });
  return state;
}

struct Measured {
  double per_s = 0;       // of the processor
  double per_s_real = 0;  // of a clock on the wall
  std::size_t nodes = 0;
  std::size_t bytes = 0;
};

struct Runs {
  int threads = 1;
  int runs = kRuns;
};

// The best of a few runs, each on so many threads.
template <Game G, class Eval>
Measured measure(const typename G::State& state, const SearchSettings& settings,
                 std::uint64_t iterations, const Runs& how = {}) {
  Measured best;
  const Seat seat = G::acting(state).front();
  const auto seen = G::observe(state, seat);
  for (int run = 0; run < how.runs; ++run) {
    const std::uint64_t began = now_us();
    const double processor_began = processor_seconds();
    bots::for_each_thread(how.threads, [&](int thread) {
      const auto index = static_cast<std::uint64_t>(thread);
      const auto search =
          std::make_unique<Search<G, Eval>>(seen, seat, settings, Rng(1).fork(index));
      while (search->iterations() < iterations) search->iterate();
      if (thread == 0) best.nodes = search->nodes();
      if (thread == 0) best.bytes = search->bytes();
    });
    const double done = static_cast<double>(iterations) * how.threads;
    best.per_s = std::max(best.per_s, done / (processor_seconds() - processor_began));
    best.per_s_real = std::max(best.per_s_real, done / seconds_since(began));
  }
  return best;
}

// How many times as much two threads do as one. The speed of a machine changes from second to
// second, so each run on two threads is compared with the one just before it; the middle of all
// pairs is told.
template <Game G, class Eval>
double two_threads(const typename G::State& state, const SearchSettings& settings,
                   std::uint64_t iterations) {
  std::array<double, 15> ratios{};
  for (double& ratio : ratios) {
    const Measured one = measure<G, Eval>(state, settings, iterations, {.runs = 1});
    const Measured two = measure<G, Eval>(state, settings, iterations, {.threads = 2, .runs = 1});
    ratio = two.per_s_real / one.per_s_real;
  }
  std::ranges::sort(ratios);
  return ratios[ratios.size() / 2];
}

template <Game G, class Eval>
void print_levels(std::string_view name, const typename G::State& state, const bots::Level& level) {
  const Measured one = measure<G, Eval>(state, level.search, level.iterations);
  const double two = two_threads<G, Eval>(state, level.search, level.iterations);
  fmt::print("  {:<32} {:8.0f} iterations/s, {:4.0f} ms a decision, two threads {:.2f} x\n", name,
             one.per_s, 1e3 * static_cast<double>(level.iterations) / one.per_s, two);
  fmt::print("  {:<32} {:8} nodes, {:.2f} MB after {} iterations\n", "", one.nodes,
             static_cast<double>(one.bytes) / 1e6, level.iterations);
}

// What a budget of time promises, over the decisions of a game.
template <Game G>
void print_overrun(std::string_view name, typename G::State state, int every) {
  constexpr std::uint32_t kBudgetMs = 100;
  constexpr int kDecisionsMax = 30;
  const auto bot = bots::make_bot<G>("master", {.milliseconds = kBudgetMs, .now_us = now_us});
  Rng rng(2);
  int count = 0;
  std::vector<double> over_ms;
  play_until<G>(state, rng, [&](const auto& decision) {
    if (count++ % every != 0) return false;
    const std::uint64_t began = now_us();
    bot->choose(decision, rng);
    over_ms.push_back(1e3 * seconds_since(began) - kBudgetMs);
    return over_ms.size() == kDecisionsMax;
  });
  double sum = 0;
  for (const double over : over_ms) sum += over;
  fmt::print("  {:<32} {:+8.2f} ms on average, {:+.2f} ms at worst, {} decisions of {} ms\n", name,
             sum / static_cast<double>(over_ms.size()), *std::ranges::max_element(over_ms),
             over_ms.size(), kBudgetMs);
}

// Playouts of four random decisions, then the hand-written evaluation: what a playout costs at
// least.
void print_cheapest() {
  SearchSettings cheapest;
  cheapest.tries = 1;
  cheapest.playout_decisions = 4;
  const auto state = mid_game<Citadels>(citadels_start(5), 6);
  const Measured m = measure<Citadels, CitadelsEval>(state, cheapest, 20'000);
  fmt::print("  {:<32} {:8.0f} playouts/s\n", "Citadels, 5 players, cheapest", m.per_s);
}

}  // namespace

void print_search() {
  fmt::print("Search, one core, best of {}; Trickerion with Dark Alley\n", kRuns);
  print_cheapest();
  const bots::Level& citadels_master = bots::kCitadelsLevels.back();
  const bots::Level& trickerion_master = bots::kTrickerionLevels.back();
  for (const int players : {2, 4, 5}) {
    print_levels<Citadels, bots::LevelEval<Citadels>>(
        fmt::format("Citadels, {} players, master", players),
        mid_game<Citadels>(citadels_start(players), 6), citadels_master);
  }
  for (const int players : {2, 4}) {
    print_levels<Trickerion, bots::LevelEval<Trickerion>>(
        fmt::format("Trickerion, {} players, master", players),
        mid_game<Trickerion>(trickerion_start(players), 4), trickerion_master);
  }
  fmt::print("Time used beyond the budget\n");
  print_overrun<Citadels>("Citadels, 5 players", citadels_start(5), 5);
  print_overrun<Trickerion>("Trickerion, 4 players", trickerion_start(4), 12);
}
