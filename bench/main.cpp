// Speed and memory of the engine, as ratios within one run: machines are noisy, and so every figure
// stands beside a loop that only copies the state, draws a random number and dispatches once.
//
//   prestige_bench                 the table
//   prestige_bench --fixed-run N   N games and nothing else, for an instruction counter
//                                  (bench/instructions runs it under callgrind)

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string_view>
#include <thread>
#include <vector>

#include "bots/match.h"
#include "games/citadels/game.h"

namespace {

std::atomic<std::uint64_t> allocation_count = 0;

}  // namespace

// Counts every allocation of the process; the engine must make none while it plays.
void* operator new(std::size_t size) {
  allocation_count.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using namespace prestige;
using citadels::Citadels;
using citadels::State;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kGames = 20'000;
constexpr int kRepeats = 7;

double seconds_of(auto&& work) {
  const auto began = Clock::now();
  work();
  return std::chrono::duration<double>(Clock::now() - began).count();
}

State start(const citadels::Request& request) {
  const auto options = citadels::resolve(request);
  if (!options) std::abort();
  return Citadels::initial(*options);
}

State base_game() { return start({}); }

State full_cast_game() {
  citadels::Request request;
  request.random_cast = true;
  request.random_uniques = true;
  return start(request);
}

bots::Tally play(const State& from, std::uint64_t games) {
  return bots::play_games<Citadels>(from, {}, 1, 0, games, false);
}

// The floor: what a decision costs if the rules were free.
using Step = void (*)(State&, std::uint32_t);
template <int N>
void touch(State& s, std::uint32_t r) {
  s.table.gold[N] = static_cast<std::uint16_t>(s.table.gold[N] + (r & 1u));
}
constexpr Step kSteps[] = {touch<0>, touch<1>, touch<2>, touch<3>,
                           touch<4>, touch<5>, touch<6>, touch<7>};

double floor_ns() {
  constexpr int kCount = 2'000'000;
  State from = base_game();
  State to;
  Rng rng(1);
  const double seconds = seconds_of([&] {
    for (int i = 0; i < kCount; ++i) {
      std::memcpy(&to, &from, sizeof(State));
      kSteps[rng.below(8)](to, rng.below(2));
      asm volatile("" : : "r"(&to) : "memory");
    }
  });
  return seconds * 1e9 / kCount;
}

struct Speed {
  double ns_per_decision = 0;
  double games_per_s = 0;
  bots::Tally tally;
};

Speed measure(const State& from) {
  Speed speed;
  const double seconds = seconds_of([&] { speed.tally = play(from, kGames); });
  speed.ns_per_decision = seconds * 1e9 / static_cast<double>(speed.tally.decisions);
  speed.games_per_s = static_cast<double>(kGames) / seconds;
  return speed;
}

double speedup_of_two_threads(const State& from) {
  const double one = seconds_of([&] { play(from, 2 * kGames); });
  const double two = seconds_of([&] {
    std::jthread other([&] { play(from, kGames); });
    play(from, kGames);
  });
  return one / two;
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

std::uint64_t allocations_per_game() {
  const State from = base_game();
  play(from, 10);
  const std::uint64_t before = allocation_count.load();
  play(from, 1000);
  return (allocation_count.load() - before) / 1000;
}

void print_table() {
  const State base = base_game();
  const State full = full_cast_game();
  std::vector<double> floor, base_ns, full_ns, base_games, threads;
  bots::Tally tally;
  for (int i = 0; i < kRepeats; ++i) {  // in turn, so that noise meets all alike
    floor.push_back(floor_ns());
    const Speed speed = measure(base);
    tally = speed.tally;
    base_ns.push_back(speed.ns_per_decision);
    base_games.push_back(speed.games_per_s);
    full_ns.push_back(measure(full).ns_per_decision);
    threads.push_back(speedup_of_two_threads(base));
  }
  const auto per_game = [&](std::uint64_t n) {
    return static_cast<double>(n) / static_cast<double>(tally.games);
  };
  const double floor_median = median(floor);
  fmt::print("Citadels, five players, random play, one core ({} games, median of {})\n", kGames,
             kRepeats);
  fmt::print("  state                          {:8} bytes\n", sizeof(State));
  fmt::print("  action                         {:8} bytes\n", sizeof(citadels::Action));
  fmt::print("  allocations per game           {:8}\n", allocations_per_game());
  fmt::print("  decisions, draws, rounds       {:8.1f} {:.1f} {:.1f} per game\n",
             per_game(tally.decisions), per_game(tally.draws), per_game(tally.rounds));
  fmt::print("  base scenario                  {:8.0f} games/s  {:6.1f} ns per decision\n",
             median(base_games), median(base_ns));
  fmt::print("  copy, random number, dispatch  {:26.1f} ns   (base: {:.2f} x)\n", floor_median,
             median(base_ns) / floor_median);
  fmt::print("  all 27 characters              {:26.1f} ns per decision   ({:.2f} x base)\n",
             median(full_ns), median(full_ns) / median(base_ns));
  fmt::print("  two threads                    {:26.2f} x one thread\n", median(threads));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && std::string_view(argv[1]) == "--fixed-run") {
    const auto games = static_cast<std::uint64_t>(std::strtoull(argv[2], nullptr, 10));
    const bots::Tally tally = play(base_game(), games);
    fmt::print("{} games {} decisions\n", tally.games, tally.decisions);
    return 0;
  }
  if (argc != 1) {
    fmt::print(stderr, "usage: prestige_bench [--fixed-run GAMES]\n");
    return 2;
  }
  print_table();
  return 0;
}
