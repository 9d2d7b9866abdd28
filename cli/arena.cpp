#include "cli/arena.h"

#include <fmt/core.h>
#include <sched.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <map>
#include <span>
#include <thread>

#include "arena/clock.h"
#include "arena/fingerprint.h"
#include "arena/line_up.h"
#include "arena/plan.h"
#include "arena/ranks.h"
#include "arena/report.h"
#include "arena/round_robin.h"
#include "bots/registry.h"
#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/progress.h"

namespace prestige::cli {

using arena::MatchResult;
using arena::MatchSettings;
using arena::PlayerSpec;
using protocol::Json;

namespace {

// Set by Ctrl-C; a second one ends the program at once.
std::atomic<bool> interrupted = false;

void listen_for_interrupt() {
  struct sigaction action{};
  action.sa_handler = [](int) { interrupted = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

// The cores that this process may use, shared with the other ranks on this machine.
int all_cores() {
  cpu_set_t usable;
  const bool known = sched_getaffinity(0, sizeof usable, &usable) == 0;
  const int here = known ? CPU_COUNT(&usable) : 1;
  const char* local = std::getenv("OMPI_COMM_WORLD_LOCAL_SIZE");
  const int neighbours = std::max(1, local == nullptr ? 1 : std::atoi(local));
  const int share = static_cast<int>(std::thread::hardware_concurrency()) / neighbours;
  return std::clamp(std::min(here, share), 1, 256);
}

std::optional<std::vector<PlayerSpec>> entrants_or_complain(const ArenaArguments& arguments) {
  // A program has a moment more than the budget that it is told, for the way there and back.
  constexpr std::uint32_t kReplyMs = 10'000;
  PlayerSpec defaults;
  defaults.budget = {.iterations = arguments.iterations,
                     .milliseconds = arguments.ms,
                     .now_us = arena::now_us,
                     .threads = arguments.search_threads};
  const auto programs = arena::programs_of(arguments.programs);
  if (!programs) {
    complain(programs.error());
    return std::nullopt;
  }
  std::vector<std::string> names = arguments.bots;
  if (names.empty() && arguments.round_robin) {
    for (const std::string_view level : bots::level_names()) names.emplace_back(level);
  }
  // Programs that are not given a seat take the first ones.
  const auto seated = [&](const PlayerSpec& program) {
    return std::ranges::any_of(names, [&](const std::string& name) {
      return name.substr(0, name.find(':')) == program.name;
    });
  };
  std::vector<std::string> unseated;
  for (const PlayerSpec& program : *programs) {
    if (!seated(program)) unseated.push_back(program.name);
  }
  names.insert(names.begin(), unseated.begin(), unseated.end());
  std::vector<PlayerSpec> entrants;
  for (const std::string& name : names) {
    auto entrant = arena::entrant_of(name, *programs, defaults);
    if (!entrant) {
      complain(entrant.error());
      return std::nullopt;
    }
    const std::uint32_t ms = entrant->budget.milliseconds;
    entrant->reply_ms_max = ms == 0 ? kReplyMs : ms + ms / 10 + 100;
    entrants.push_back(std::move(*entrant));
  }
  return entrants;
}

template <class Number>
std::optional<Number> number_of(std::string_view text) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// False after a complaint; without --sprt there is none.
bool read_sprt(const ArenaArguments& arguments, std::optional<arena::SprtSettings>& sprt) {
  if (arguments.sprt.empty()) return true;
  const std::string_view text = arguments.sprt;
  const auto comma = text.find(',');
  const auto elo0 = number_of<double>(text.substr(0, comma));
  const auto elo1 = comma == text.npos ? std::nullopt : number_of<double>(text.substr(comma + 1));
  const bool fit = elo0 && elo1 && *elo0 >= -1000 && *elo0 < *elo1 && *elo1 <= 1000;
  if (!fit) {  // also for what is no number at all
    complain("--sprt needs two numbers between -1000 and 1000, the smaller first, as in 0,10");
    return false;
  }
  if (std::isnan(arguments.alpha) || std::isnan(arguments.beta)) {
    complain("--alpha and --beta are numbers between 0.0001 and 0.4999");
    return false;
  }
  sprt = {.elo0 = *elo0, .elo1 = *elo1, .alpha = arguments.alpha, .beta = arguments.beta};
  return true;
}

std::uint64_t games_wanted(const ArenaArguments& arguments) {
  constexpr std::uint64_t kGames = 1000;
  constexpr std::uint64_t kUntilClear = 1'000'000;
  if (arguments.games > 0) return arguments.games;
  return arguments.sprt.empty() ? kGames : kUntilClear;
}

// How many games the pairs of some bots of a round robin play at most.
using GamesOf = std::map<std::string, std::uint64_t, std::less<>>;

std::optional<GamesOf> games_of_or_complain(const ArenaArguments& arguments,
                                            std::span<const PlayerSpec> bots) {
  const std::uint64_t most = games_wanted(arguments);
  GamesOf games_of;
  for (const std::string_view text : arguments.games_of) {
    const auto equals = text.rfind('=');
    const std::string name(text.substr(0, equals));
    const auto games =
        equals == text.npos ? std::nullopt : number_of<std::uint64_t>(text.substr(equals + 1));
    if (!games || *games == 0 || *games > most) {
      complain(
          fmt::format("--games-of needs a bot and a number from 1 to the {} of --games, as in "
                      "master=40",
                      most));
      return std::nullopt;
    }
    if (std::ranges::find(bots, name, &PlayerSpec::name) == bots.end()) {
      complain(fmt::format("--games-of: no bot called \"{}\" plays", name));
      return std::nullopt;
    }
    games_of[name] = *games;
  }
  return games_of;
}

// One table of a round robin, or one match.
struct Section {
  std::size_t first = 0;  // its matches in the plan
  std::size_t count = 0;
};

struct Prepared {
  arena::Plan plan;
  std::vector<Section> sections;
  std::vector<PlayerSpec> bots;
};

class Preparation {
 public:
  explicit Preparation(const ArenaArguments& arguments) : arguments_(arguments) {}

  std::optional<Prepared> prepare() {
    prepared_.plan.version = PRESTIGE_VERSION;
    prepared_.plan.build = arena::own_fingerprint().value_or("");
    auto bots = entrants_or_complain(arguments_);
    if (!bots || !read_sprt(arguments_, sprt_)) return std::nullopt;
    prepared_.bots = std::move(*bots);
    if (!check_use()) return std::nullopt;
    auto games_of = games_of_or_complain(arguments_, prepared_.bots);
    if (!games_of) return std::nullopt;
    games_of_ = std::move(*games_of);
    std::vector<int> players = arguments_.players;
    if (players.empty()) players.push_back(players_by_default());
    for (const std::string& game : arguments_.games_played) {
      for (const int count : players) {
        if (!add_section(game, count)) return std::nullopt;
      }
    }
    return std::move(prepared_);
  }

 private:
  // Bots that search on several threads leave cores for fewer games.
  int games_at_once() const {
    if (arguments_.threads > 0) return arguments_.threads;
    return std::max(1, all_cores() / arguments_.search_threads);
  }

  int players_by_default() const {
    return arguments_.round_robin ? 2 : static_cast<int>(prepared_.bots.size());
  }

  bool check_use() const {
    const auto refuse = [](const char* why) {
      complain(why);
      return false;
    };
    const auto& bots = prepared_.bots;
    if (bots.empty()) return refuse("--bots names who plays, as in --bots master,greedy");
    if (!arguments_.round_robin) {
      if (arguments_.games_played.size() > 1 || arguments_.players.size() > 1) {
        return refuse("several games or numbers of players need --round-robin");
      }
      if (!arguments_.games_of.empty()) return refuse("--games-of is for --round-robin");
      return true;
    }
    if (sprt_) return refuse("--sprt is for one match, not for --round-robin");
    for (std::size_t i = 0; i < bots.size(); ++i) {
      const bool again =
          std::ranges::find(bots.begin() + static_cast<std::ptrdiff_t>(i) + 1, bots.end(),
                            bots[i].name, &PlayerSpec::name) != bots.end();
      if (again) return refuse("--round-robin needs every bot of --bots once");
    }
    return bots.size() >= 2 || refuse("--round-robin needs two or more bots");
  }

  // The options for one of several games stand under its name.
  std::optional<GameArguments> game_arguments(const std::string& game, int players) const {
    GameArguments out{.game = game, .players = players, .options = arguments_.options};
    if (arguments_.games_played.size() == 1) return out;
    const auto options = parse_json_or_complain(arguments_.options, "--options");
    if (!options) return std::nullopt;
    if (!options->is_object()) {
      complain("--options with several games is an object with one object for each game");
      return std::nullopt;
    }
    for (const auto& [name, value] : options->items()) {
      if (find_game_or_complain(name) == nullptr) return std::nullopt;
    }
    out.options = options->contains(game) ? (*options)[game].dump() : "{}";
    return out;
  }

  bool add_section(const std::string& game, int players) {
    const protocol::GameCodec* codec = find_game_or_complain(game);
    if (codec == nullptr) return false;
    const auto table = game_arguments(game, players);
    if (!table) return false;
    const auto start = create_or_complain(*codec, *table);
    if (!start) return false;
    MatchSettings base{.game = game,
                       .start = *start,
                       .line_up = {},
                       .seed = arguments_.seed,
                       .deals_max = 1,
                       .sprt = sprt_,
                       .threads = games_at_once()};
    return arguments_.round_robin ? add_round_robin(base, players) : add_match(base, players);
  }

  bool add_match(MatchSettings& base, int players) {
    std::vector<PlayerSpec> seats = prepared_.bots;
    const auto count = static_cast<std::size_t>(players);
    if (seats.size() == 1) seats.resize(count, seats.front());
    if (seats.size() != count) {
      complain(fmt::format("--bots needs one name, or one for each of the {} seats", players));
      return false;
    }
    base.line_up = arena::line_up_of(seats);
    if (sprt_ && base.line_up.entrants.size() != 2) {
      complain("--sprt compares two bots: --bots must name exactly two different ones");
      return false;
    }
    add_matches({base});
    return true;
  }

  bool add_round_robin(MatchSettings& base, int players) {
    base.line_up.seats.resize(static_cast<std::size_t>(players));
    add_matches(arena::round_robin(base, prepared_.bots));
    return true;
  }

  std::uint64_t games_of(const MatchSettings& match) const {
    std::uint64_t games = games_wanted(arguments_);
    for (const PlayerSpec& bot : match.line_up.entrants) {
      const auto own = games_of_.find(bot.name);
      if (own != games_of_.end()) games = std::min(games, own->second);
    }
    return games;
  }

  // Whole deals: as many games as were asked for, or a few more.
  void add_matches(std::vector<MatchSettings> matches) {
    auto& all = prepared_.plan.matches;
    prepared_.sections.push_back({.first = all.size(), .count = matches.size()});
    for (MatchSettings& match : matches) {
      const auto rotations = static_cast<std::uint64_t>(match.line_up.rotations());
      match.deals_max = (games_of(match) + rotations - 1) / rotations;
      all.push_back(std::move(match));
    }
  }

  const ArenaArguments& arguments_;
  std::optional<arena::SprtSettings> sprt_;
  GamesOf games_of_;
  Prepared prepared_;
};

// The part of a section that was played.
struct Played {
  std::span<const MatchSettings> matches;
  std::span<const MatchResult> results;
};

std::vector<Played> played_sections(const Prepared& prepared,
                                    const std::vector<MatchResult>& results) {
  std::vector<Played> played;
  for (const Section& section : prepared.sections) {
    if (section.first >= results.size()) break;
    const std::size_t count = std::min(section.count, results.size() - section.first);
    played.push_back(
        {.matches = std::span(prepared.plan.matches).subspan(section.first, section.count),
         .results = std::span(results).subspan(section.first, count)});
  }
  return played;
}

void print_json(const ArenaArguments& arguments, const Prepared& prepared,
                const std::vector<Played>& sections) {
  Json tables = Json::array();
  for (const Played& section : sections) {
    tables.push_back(arguments.round_robin
                         ? arena::round_robin_json(section.matches, section.results, prepared.bots)
                         : arena::report_json(section.matches.front(), section.results.front()));
  }
  const Json out = arguments.round_robin ? Json{{"tables", std::move(tables)}} : tables.front();
  fmt::print("{}\n", out.dump());
}

void print_text(const ArenaArguments& arguments, const Prepared& prepared,
                const std::vector<Played>& sections) {
  bool first = true;
  for (const Played& section : sections) {
    if (!first) fmt::print("\n");
    first = false;
    fmt::print("{}", arguments.round_robin
                         ? arena::round_robin_text(section.matches, section.results, prepared.bots)
                         : arena::report_text(section.matches.front(), section.results.front()));
  }
}

}  // namespace

int run_arena(const ArenaArguments& arguments) {
  auto ranks = arena::join_ranks();
  if (!ranks) {
    complain(ranks.error());
    return kFailed;
  }
  const bool speaks = (*ranks)->is_first();
  if (!speaks) keep_quiet();
  const auto prepared = Preparation(arguments).prepare();
  if (!prepared) return kBadUse;

  listen_for_interrupt();
  std::atomic<std::uint64_t> done = 0;
  std::expected<std::vector<MatchResult>, std::string> results;
  {
    std::optional<Progress> progress;
    if (speaks) progress.emplace(done, prepared->plan.games());
    results = arena::run_plan(prepared->plan, {.ranks = **ranks,
                                               .resume = arguments.resume,
                                               .games_done = done,
                                               .interrupted = interrupted});
  }
  if (!results) {
    complain(results.error());
    return kFailed;
  }
  if (speaks) {
    const auto sections = played_sections(*prepared, *results);
    if (arguments.json) {
      print_json(arguments, *prepared, sections);
    } else {
      print_text(arguments, *prepared, sections);
    }
  }
  return results->back().end == arena::MatchEnd::interrupted ? kInterrupted : kOk;
}

std::string arena_help() {
  return "Every deal is played once in each rotation of the seats, with the same chance; all "
         "games\n"
         "of a deal are one block, and intervals (95 %) come from the variance between blocks.\n"
         "Elo: places are compared in pairs of seats (better 1, equal 1/2), the mean score s\n"
         "against the others is 400 log10(s / (1 - s)). --sprt: generalised sequential\n"
         "probability ratio test on blocks; it ends when the LLR leaves [ln(beta / (1 - alpha)),\n"
         "ln((1 - beta) / alpha)]. A bot that fails forfeits the game: it is last, and the\n"
         "balance of seats and cards leaves that game out. Results do not depend on --threads\n"
         "nor on the number of processes (mpirun), unless bots think by time.";
}

}  // namespace prestige::cli
