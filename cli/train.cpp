#include "cli/train.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <span>
#include <sstream>

#include "arena/ranks.h"
#include "bots/learned/basis.h"
#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/progress.h"

namespace prestige::cli {

namespace {

using Clock = std::chrono::steady_clock;

std::optional<std::string> read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::stringstream text;
  text << in.rdbuf();
  return in.bad() ? std::nullopt : std::optional(text.str());
}

// Completely or not at all.
bool write_text(const std::string& path, const std::string& text) {
  const std::string unfinished = path + ".part";
  std::ofstream out(unfinished, std::ios::binary);
  out << text;
  out.close();
  std::error_code error;
  if (out) std::filesystem::rename(unfinished, path, error);
  if (out && !error) return true;
  std::filesystem::remove(unfinished, error);
  return false;
}

// Says so before hours of work and not after them.
bool can_write(const std::string& path) {
  const std::string unfinished = path + ".part";
  const bool can = std::ofstream(unfinished).is_open() && !std::filesystem::is_directory(path);
  std::error_code error;
  std::filesystem::remove(unfinished, error);
  return can;
}

template <Game G>
train::Purpose purpose_of() {
  using Features = typename bots::BasisOf<G>::Type::Features;
  return {.game = G::kName, .rules = G::kRulesVersion, .features = Features::kNames};
}

// What the files allow: they are looked at by one rank, because all must begin or none.
struct Files {
  std::string error;    // empty: none
  std::string weights;  // to go on from; empty: none
};

Files look_at_files(const TrainArguments& arguments) {
  if (!can_write(arguments.out)) return {fmt::format("cannot write {}", arguments.out), {}};
  if (arguments.resume.empty()) return {};
  auto text = read_text(arguments.resume);
  if (!text) return {fmt::format("cannot read {}", arguments.resume), {}};
  if (text->empty()) return {fmt::format("{} is empty", arguments.resume), {}};
  return {{}, *std::move(text)};
}

std::string told_by_first(arena::Ranks& ranks, const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  const arena::Bytes told = ranks.broadcast({bytes.begin(), bytes.end()});
  return {reinterpret_cast<const char*>(told.data()), told.size()};
}

Files shared_files(const TrainArguments& arguments, arena::Ranks& ranks) {
  Files files;
  if (ranks.is_first()) files = look_at_files(arguments);
  files.error = told_by_first(ranks, files.error);
  files.weights = told_by_first(ranks, files.weights);
  return files;
}

// Tells on standard error what is going on.
train::Listener teller() {
  const auto bar = std::make_shared<std::unique_ptr<Progress>>();
  return {.playing =
              [bar](int round, std::uint64_t games, const std::atomic<std::uint64_t>& done) {
                fmt::print(stderr, "round {}: playing\n", round + 1);
                *bar = std::make_unique<Progress>(done, games);
              },
          .played = [bar] { bar->reset(); },
          .learning =
              [](std::uint64_t positions) {
                fmt::print(stderr, "learning from {} positions\n", positions);
              },
          .learned =
              [](const train::Progress& p) {
                fmt::print(stderr, "  pass {:>2}: surprise {:.4f}, in games held back {:.4f}\n",
                           p.epoch, p.learned, p.held_back);
              }};
}

template <Game G>
int train_game(const TrainArguments& arguments, const std::string& weights, arena::Ranks& ranks) {
  using Basis = typename bots::BasisOf<G>::Type;
  constexpr std::size_t kInputs = Basis::Features::kCount;
  std::optional<bots::Network<kInputs>> start;
  if (!weights.empty()) {
    const auto lists = train::parse_weights(weights, purpose_of<G>());
    if (!lists) {
      complain(fmt::format("{} cannot be used: {}", arguments.resume, lists.error()));
      return kFailed;
    }
    start = train::network_of<kInputs>(*lists);
  }
  const auto began = Clock::now();
  train::Trainer<Basis> trainer(arguments.settings, ranks,
                                ranks.is_first() ? teller() : train::Listener{});
  const auto result = trainer.train(start);
  if (!ranks.is_first()) return kOk;
  const std::string text = train::weights_text(purpose_of<G>(), result.training,
                                               train::lists_of<kInputs>(result.network));
  if (!write_text(arguments.out, text)) {
    complain(fmt::format("cannot write {}", arguments.out));
    return kFailed;
  }
  fmt::print("{}: {} positions, surprise {:.4f}, {:.0f} s\n", arguments.out,
             result.training.positions, result.training.surprise,
             std::chrono::duration<double>(Clock::now() - began).count());
  return kOk;
}

}  // namespace

void add_train(CLI::App& app, TrainArguments& arguments) {
  CLI::App* command = app.add_subcommand(
      "train", "Teach a game's learned evaluation by self-play (train/README.md)");
  train::Settings& settings = arguments.settings;
  command->add_option("--game", arguments.game, "Which game: citadels or trickerion")
      ->capture_default_str();
  command->add_option("--games", settings.games, "Games of each round")
      ->check(CLI::Range(std::uint64_t{10}, std::uint64_t{10'000'000}))
      ->capture_default_str();
  command
      ->add_option("--iterations", settings.iterations,
                   "Search of the players; 0: they look one decision ahead")
      ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{100'000}))
      ->capture_default_str();
  command->add_option("--rounds", settings.rounds, "Rounds of playing and learning")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->add_option("--passes", settings.epochs, "Passes over the positions, at most")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->add_option("--threads", settings.threads, "Threads; the result does not depend on it")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--seed", settings.seed, "Seed of all random numbers")->capture_default_str();
  command->add_option("--out", arguments.out, "Where the weights are written")->required();
  command->add_option("--resume", arguments.resume, "Weights to go on from");
}

int run_train(const TrainArguments& arguments) {
  const auto ranks = arena::join_ranks();
  if (!ranks) {
    complain(ranks.error());
    return kFailed;
  }
  if (!(*ranks)->is_first()) keep_quiet();
  if (find_game_or_complain(arguments.game) == nullptr) return kBadUse;
  const Files files = shared_files(arguments, **ranks);
  if (!files.error.empty()) {
    complain(files.error);
    return kFailed;
  }
  int code = kBadUse;
  with_game(arguments.game,
            [&]<Game G>() { code = train_game<G>(arguments, files.weights, **ranks); });
  return code;
}

}  // namespace prestige::cli
