#include "cli/simulate.h"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

#include "bots/match.h"
#include "bots/registry.h"
#include "cli/exit_code.h"
#include "cli/progress.h"

namespace prestige::cli {

namespace {

using bots::Tally;
using Clock = std::chrono::steady_clock;

// The bots of one thread; empty when all seats play at random, which needs none.
template <Game G>
std::vector<std::unique_ptr<bots::Bot<G>>> make_bots(const std::vector<std::string>& names) {
  std::vector<std::unique_ptr<bots::Bot<G>>> made;
  bool all_random = true;
  for (const std::string& name : names) {
    made.push_back(bots::make_bot<G>(name));
    all_random = all_random && name == "random";
  }
  if (all_random) made.clear();
  return made;
}

// Hands out chunks of games to threads. Games do not depend on who plays them, so the sum is the
// same for any number of threads.
template <Game G>
Tally simulate(const typename G::State& start, const SimulateArguments& arguments,
               const std::vector<std::string>& names, std::atomic<std::uint64_t>& done) {
  constexpr std::uint64_t kChunk = 64;
  std::atomic<std::uint64_t> next = 0;
  std::mutex mutex;
  Tally total;
  const auto work = [&] {
    const auto made = make_bots<G>(names);
    std::vector<bots::Bot<G>*> seats;
    for (const auto& bot : made) seats.push_back(bot.get());
    Tally sum;
    while (true) {
      const std::uint64_t first = next.fetch_add(kChunk);
      if (first >= arguments.games) break;
      const std::uint64_t last = std::min(first + kChunk, arguments.games);
      sum.add(bots::play_games<G>(start, seats, arguments.seed, first, last, arguments.check));
      done.fetch_add(last - first, std::memory_order_relaxed);
    }
    const std::scoped_lock lock(mutex);
    total.add(sum);
  };
  std::vector<std::jthread> threads;
  for (int i = 1; i < arguments.threads; ++i) threads.emplace_back(work);
  work();
  threads.clear();
  return total;
}

struct Report {
  Tally tally;
  double seconds = 0;
  int players = 0;

  double per_game(std::uint64_t n) const {
    return static_cast<double>(n) / static_cast<double>(tally.games);
  }
  double games_per_s() const { return static_cast<double>(tally.games) / seconds; }
  double decisions_per_s() const { return static_cast<double>(tally.decisions) / seconds; }
  double ns_per_decision() const { return seconds * 1e9 / static_cast<double>(tally.decisions); }
};

void print_json(const Report& report, const SimulateArguments& arguments) {
  protocol::Json out;
  out["games"] = report.tally.games;
  out["seconds"] = report.seconds;
  out["games_per_s"] = report.games_per_s();
  out["decisions_per_s"] = report.decisions_per_s();
  out["ns_per_decision"] = report.ns_per_decision();
  out["decisions_per_game"] = report.per_game(report.tally.decisions);
  out["draws_per_game"] = report.per_game(report.tally.draws);
  out["rounds_per_game"] = report.per_game(report.tally.rounds);
  for (int i = 0; i < report.players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    out["wins"].push_back(report.per_game(report.tally.wins[seat]));
    out["points"].push_back(report.per_game(report.tally.points[seat]));
  }
  if (arguments.check) out["broken"] = report.tally.broken;
  fmt::print("{}\n", out.dump());
}

void print_text(const Report& report, const SimulateArguments& arguments,
                const std::vector<std::string>& names) {
  fmt::print("{} games of {} with {} players in {:.2f} s on {} thread{}\n", report.tally.games,
             arguments.game.game, report.players, report.seconds, arguments.threads,
             arguments.threads == 1 ? "" : "s");
  fmt::print("  {:>12.0f} games/s\n  {:>12.0f} decisions/s\n  {:>12.1f} ns per decision\n",
             report.games_per_s(), report.decisions_per_s(), report.ns_per_decision());
  fmt::print("  {:>12.1f} decisions and {:.1f} draws per game, {:.1f} rounds\n",
             report.per_game(report.tally.decisions), report.per_game(report.tally.draws),
             report.per_game(report.tally.rounds));
  for (int i = 0; i < report.players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    fmt::print("  seat {} ({}): {:5.1f} % wins, {:.1f} points\n", i, names[seat],
               100 * report.per_game(report.tally.wins[seat]),
               report.per_game(report.tally.points[seat]));
  }
  if (arguments.check) fmt::print("  broken games: {}\n", report.tally.broken);
}

// One name per seat; a complaint for a wrong number or an unknown name.
std::optional<std::vector<std::string>> seat_bots(const SimulateArguments& arguments) {
  std::vector<std::string> names = arguments.bots;
  const auto players = static_cast<std::size_t>(arguments.game.players);
  if (names.size() == 1) names.resize(players, names.front());
  if (names.size() != players) {
    complain(fmt::format("--bots needs one name, or one for each of the {} seats", players));
    return std::nullopt;
  }
  for (const std::string& name : names) {
    const auto known_names = bots::bot_names();
    if (std::find(known_names.begin(), known_names.end(), name) != known_names.end()) continue;
    std::string known;
    for (const std::string_view bot : known_names) {
      known += known.empty() ? "" : ", ";
      known += bot;
    }
    complain(fmt::format("there is no bot \"{}\"; there are: {}", name, known));
    return std::nullopt;
  }
  return names;
}

}  // namespace

int run_simulate(const SimulateArguments& arguments) {
  const protocol::GameCodec* codec = find_game_or_complain(arguments.game.game);
  if (codec == nullptr) return kBadUse;
  const auto start = create_or_complain(*codec, arguments.game);
  if (!start) return kBadUse;
  const auto names = seat_bots(arguments);
  if (!names) return kBadUse;

  Report report;
  report.players = codec->rules().players(*start);
  std::atomic<std::uint64_t> done = 0;
  {
    const Progress progress(done, arguments.games);
    const auto began = Clock::now();
    with_game(arguments.game.game, [&]<Game G>() {
      report.tally = simulate<G>(start->as<typename G::State>(), arguments, *names, done);
    });
    report.seconds = std::chrono::duration<double>(Clock::now() - began).count();
  }
  if (arguments.json) {
    print_json(report, arguments);
  } else {
    print_text(report, arguments, *names);
  }
  return report.tally.broken == 0 ? kOk : kFailed;
}

}  // namespace prestige::cli
