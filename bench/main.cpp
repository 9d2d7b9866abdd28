// Speed and memory of the engine, as ratios within one run: machines are noisy, and so every figure
// stands beside a loop that only copies the state, draws a random number and dispatches once.
//
//   prestige_bench                  the table
//   prestige_bench search           the searching bots (bench/search.cpp)
//   prestige_bench --fixed-run G N  N games of G and nothing else, for an instruction counter
//                                   (bench/instructions runs it under callgrind)

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

#include "bench/search.h"
#include "bots/match.h"
#include "games/all.h"

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
using trickerion::Trickerion;
using Clock = std::chrono::steady_clock;

constexpr int kRepeats = 7;

double seconds_of(auto&& work) {
  const auto began = Clock::now();
  work();
  return std::chrono::duration<double>(Clock::now() - began).count();
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

template <Game G>
bots::Tally play(const typename G::State& from, std::uint64_t games) {
  return bots::play_games<G>(from, {}, 1, 0, games, false);
}

// The floor: what a decision costs if the rules were free.
template <Game G>
double floor_ns(const typename G::State& from) {
  using State = typename G::State;
  using Step = void (*)(State&, std::uint32_t);
  constexpr Step kSteps[] = {
      [](State& s, std::uint32_t r) { reinterpret_cast<unsigned char&>(s) ^= r & 1u; },
      [](State& s, std::uint32_t r) { reinterpret_cast<unsigned char&>(s) ^= r & 2u; },
      [](State& s, std::uint32_t r) { reinterpret_cast<unsigned char&>(s) ^= r & 4u; },
      [](State& s, std::uint32_t r) { reinterpret_cast<unsigned char&>(s) ^= r & 8u; }};
  constexpr int kCount = 1'000'000;
  State to;
  Rng rng(1);
  const double seconds = seconds_of([&] {
    for (int i = 0; i < kCount; ++i) {
      std::memcpy(&to, &from, sizeof(State));
      kSteps[rng.below(4)](to, rng.below(16));
      asm volatile("" : : "r"(&to) : "memory");
    }
  });
  return seconds * 1e9 / kCount;
}

// One setup, measured several times in turn with the others so that noise meets all alike.
template <Game G>
class Case {
 public:
  Case(std::string_view name, const typename G::State& from, std::uint64_t games)
      : name_(name), from_(from), games_(games) {}

  void measure() {
    const double seconds = seconds_of([&] { tally_ = play<G>(from_, games_); });
    ns_.push_back(seconds * 1e9 / static_cast<double>(tally_.decisions));
    games_per_s_.push_back(static_cast<double>(games_) / seconds);
  }
  void measure_threads() {
    const double one = seconds_of([&] { play<G>(from_, 2 * games_); });
    const double two = seconds_of([&] {
      std::jthread other([&] { play<G>(from_, games_); });
      play<G>(from_, games_);
    });
    threads_.push_back(one / two);
  }

  double ns() const { return median(ns_); }
  double threads() const { return median(threads_); }
  void print() const {
    const double games = static_cast<double>(tally_.games);
    fmt::print("  {:<30} {:8.0f} games/s {:8.1f} ns per decision {:6.2f} M decisions/s\n", name_,
               median(games_per_s_), ns(), 1e3 / ns());
    fmt::print("  {:<30} {:8.1f} decisions, {:.1f} draws, {:.1f} rounds per game\n", "",
               static_cast<double>(tally_.decisions) / games,
               static_cast<double>(tally_.draws) / games,
               static_cast<double>(tally_.rounds) / games);
  }

 private:
  std::string_view name_;
  typename G::State from_;
  std::uint64_t games_;
  std::vector<double> ns_;
  std::vector<double> games_per_s_;
  std::vector<double> threads_;
  bots::Tally tally_;
};

template <Game G>
std::uint64_t allocations_per_game(const typename G::State& from) {
  play<G>(from, 10);
  const std::uint64_t before = allocation_count.load();
  play<G>(from, 1000);
  return (allocation_count.load() - before) / 1000;
}

template <Game G>
void print_sizes(const typename G::State& from, double floor, double ns) {
  fmt::print("  state {} bytes, action {} bytes, {} allocations per game\n",
             sizeof(typename G::State), sizeof(typename G::Action), allocations_per_game<G>(from));
  fmt::print("  copy, random number, dispatch  {:26.1f} ns   (first line: {:.2f} x)\n", floor,
             ns / floor);
}

template <class Request>
auto start(const Request& request) {
  const auto options = resolve(request);
  if (!options) std::abort();
  if constexpr (std::is_same_v<Request, citadels::Request>) {
    return Citadels::initial(*options);
  } else {
    return Trickerion::initial(*options);
  }
}

citadels::State citadels_base() { return start(citadels::Request{}); }

citadels::State citadels_full_cast() {
  citadels::Request request;
  request.random_cast = true;
  request.random_uniques = true;
  return start(request);
}

trickerion::State trickerion_game(int players, bool dark_alley, bool powers) {
  using trickerion::OptionKey;
  trickerion::Request request;
  request.players = players;
  request.values.dark_alley = dark_alley;
  request.values.powers = powers;
  request.given.set(trickerion::at(OptionKey::dark_alley)).set(trickerion::at(OptionKey::powers));
  return start(request);
}

void print_citadels() {
  Case<Citadels> base("base scenario, 5 players", citadels_base(), 20'000);
  Case<Citadels> full("all 27 characters, 5 players", citadels_full_cast(), 20'000);
  std::vector<double> floor;
  for (int i = 0; i < kRepeats; ++i) {
    floor.push_back(floor_ns<Citadels>(citadels_base()));
    base.measure();
    full.measure();
    base.measure_threads();
  }
  fmt::print("Citadels, random play, one core, median of {}\n", kRepeats);
  base.print();
  full.print();
  print_sizes<Citadels>(citadels_base(), median(floor), base.ns());
  fmt::print("  all characters {:.2f} x base, two threads {:.2f} x one\n", full.ns() / base.ns(),
             base.threads());
}

void print_trickerion() {
  Case<Trickerion> base("base, 2 players", trickerion_game(2, false, false), 4'000);
  Case<Trickerion> four("base, 4 players", trickerion_game(4, false, false), 2'000);
  Case<Trickerion> alley("Dark Alley, 4 players", trickerion_game(4, true, false), 2'000);
  Case<Trickerion> powers("Dark Alley, Powers, 4 players", trickerion_game(4, true, true), 2'000);
  std::vector<double> floor;
  for (int i = 0; i < kRepeats; ++i) {
    floor.push_back(floor_ns<Trickerion>(trickerion_game(4, true, false)));
    for (Case<Trickerion>* one : {&base, &four, &alley, &powers}) one->measure();
    alley.measure_threads();
  }
  fmt::print("Trickerion, random play, one core, median of {}\n", kRepeats);
  for (const Case<Trickerion>* one : {&base, &four, &alley, &powers}) one->print();
  print_sizes<Trickerion>(trickerion_game(4, true, false), median(floor), base.ns());
  fmt::print("  two threads {:.2f} x one\n", alley.threads());
}

// The fixed run of a game: "GAMES games DECISIONS decisions".
int fixed_run(std::string_view game, std::uint64_t games) {
  bots::Tally tally;
  if (game == Citadels::kName) {
    tally = play<Citadels>(citadels_base(), games);
  } else if (game == Trickerion::kName) {
    tally = play<Trickerion>(trickerion_game(4, true, false), games);
  } else {
    fmt::print(stderr, "prestige_bench: there is no game \"{}\"\n", game);
    return 2;
  }
  fmt::print("{} games {} decisions\n", tally.games, tally.decisions);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 4 && std::string_view(argv[1]) == "--fixed-run") {
    return fixed_run(argv[2], std::strtoull(argv[3], nullptr, 10));
  }
  if (argc == 2 && std::string_view(argv[1]) == "search") {
    print_search();
    return 0;
  }
  if (argc != 1) {
    fmt::print(stderr, "usage: prestige_bench [search | --fixed-run GAME COUNT]\n");
    return 2;
  }
  print_citadels();
  print_trickerion();
  return 0;
}
