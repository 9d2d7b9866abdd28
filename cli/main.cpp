#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/explain/advise.h"
#include "bots/registry.h"
#include "cli/admin.h"
#include "cli/arena.h"
#include "cli/backup.h"
#include "cli/content.h"
#include "cli/count.h"
#include "cli/engine.h"
#include "cli/exit_code.h"
#include "cli/play/play.h"
#include "cli/replay.h"
#include "cli/restore.h"
#include "cli/serve.h"
#include "cli/simulate.h"
#include "cli/train.h"
#include "cli/types.h"
#include "cli/verify.h"

namespace {

using namespace prestige;
using namespace prestige::cli;

// An option whose words stand for values; help shows the words only.
template <class T>
void add_choice(CLI::App& command, const std::string& name, T& value,
                const std::map<std::string, T>& words, const std::string& description) {
  std::vector<std::string> names;
  std::string shown;
  for (const auto& [word, meaning] : words) {
    names.push_back(word);
    shown += (shown.empty() ? "" : "|") + word;
  }
  command
      .add_option_function<std::string>(
          name, [&value, words](const std::string& word) { value = words.at(word); }, description)
      ->check(CLI::IsMember(names))
      ->option_text(shown);
}

void add_language(CLI::App& command, protocol::Language& language) {
  std::map<std::string, protocol::Language> words;
  for (const protocol::Language one : protocol::kLanguages) words.emplace(id_of(one), one);
  add_choice(command, "--lang", language, words, "Language (en)");
}

void add_game_arguments(CLI::App& command, GameArguments& game) {
  command.add_option("--game", game.game, "Which game: citadels or trickerion")
      ->capture_default_str();
  command.add_option("--players", game.players, "How many players")->capture_default_str();
  command
      .add_option("--options", game.options,
                  "Rule options as a JSON object, e.g. '{\"scenario\":\"vicious_nobles\"}'; "
                  "`prestige engine` lists them all with {\"cmd\":\"games\"}")
      ->capture_default_str();
}

void add_simulate(CLI::App& app, SimulateArguments& arguments) {
  CLI::App* command = app.add_subcommand("simulate", "Play whole games between bots and measure");
  add_game_arguments(*command, arguments.game);
  command
      ->add_option("--bots", arguments.bots,
                   "One bot for all seats, or one per seat, separated by commas: random, "
                   "greedy, novice, casual, skilled, expert, master")
      ->delimiter(',')
      ->capture_default_str();
  command->add_option("--games", arguments.games, "How many games")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
      ->capture_default_str();
  command->add_option("--seed", arguments.seed, "Seed of all random numbers")
      ->capture_default_str();
  command->add_option("--threads", arguments.threads, "Threads; the result does not depend on it")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_flag("--check", arguments.check, "Check the invariants after every action (slow)");
  command->add_flag("--json", arguments.json, "Print one JSON object");
}

void add_arena(CLI::App& app, ArenaArguments& arguments) {
  CLI::App* command = app.add_subcommand("arena", "Measure how strong bots are");
  command->footer(arena_help());
  command->add_option("--game", arguments.games_played, "Which game: citadels or trickerion")
      ->delimiter(',')
      ->capture_default_str();
  command
      ->add_option("--players", arguments.players,
                   "How many players; without it one for each of --bots")
      ->delimiter(',');
  command
      ->add_option("--options", arguments.options,
                   "Rule options as a JSON object; with several games one object for each, "
                   "under its name")
      ->capture_default_str();
  command
      ->add_option(
          "--bots", arguments.bots,
          "Who plays, by seat, separated by commas: random, greedy, learned, written, novice, "
          "casual, skilled, expert, master, with a budget of their own as in master:500 or "
          "master:200ms, or a program of --bot")
      ->delimiter(',');
  command
      ->add_option("--bot", arguments.programs,
                   "Command that starts a bot in any language (docs/bots.md); called @1, @2, "
                   "... in --bots, or by its name when given as NAME=COMMAND")
      ->allow_extra_args(false);
  command->add_flag("--round-robin", arguments.round_robin,
                    "Every two of --bots play each other; without --bots all levels do");
  command
      ->add_option("--games", arguments.games,
                   "How many games, for each pair; without it 1000, or as many as a sequential "
                   "test takes")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000'000}));
  command
      ->add_option("--games-of", arguments.games_of,
                   "Fewer games for the pairs of slow bots of a round robin: BOT=GAMES,...")
      ->delimiter(',');
  command->add_option("--sprt", arguments.sprt,
                      "Sequential test of the first bot against the others: ELO0,ELO1");
  command->add_option("--alpha", arguments.alpha, "How often the test may take ELO0 for ELO1")
      ->check(CLI::Range(0.0001, 0.4999))
      ->capture_default_str();
  command->add_option("--beta", arguments.beta, "How often the test may take ELO1 for ELO0")
      ->check(CLI::Range(0.0001, 0.4999))
      ->capture_default_str();
  const auto ms = command->add_option("--ms", arguments.ms, "Thinking time for a decision")
                      ->check(CLI::Range(1u, 3'600'000u));
  command->add_option("--iterations", arguments.iterations, "Iterations of the search instead")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
      ->excludes(ms);
  command
      ->add_option("--threads", arguments.threads, "Games at the same time; all cores without it")
      ->check(CLI::Range(1, 256));
  command
      ->add_option("--search-threads", arguments.search_threads,
                   "Threads of a bot that searches: each searches for itself, and all vote")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--seed", arguments.seed, "Seed of all random numbers")
      ->capture_default_str();
  command->add_option("--resume", arguments.resume,
                      "Keep finished deals in this file, and go on with those in it");
  command->add_flag("--json", arguments.json, "Print one JSON object");
}

void add_count(CLI::App& app, CountArguments& arguments) {
  CLI::App* command =
      app.add_subcommand("count", "Count the leaves of the decision tree to a depth");
  add_game_arguments(*command, arguments.game);
  command->add_option("--depth", arguments.depth, "Decisions ahead")
      ->check(CLI::Range(1, 20))
      ->capture_default_str();
  command->add_option("--seed", arguments.seed, "Seed of the draws on the way")
      ->capture_default_str();
  command->add_flag("--all-chance", arguments.all_chance,
                    "Follow every outcome of chance as a decision of its own");
  command->add_option("--position", arguments.position,
                      "Start from this position file (JSON, - for standard input)");
}

void add_replay(CLI::App& app, ReplayArguments& arguments) {
  CLI::App* command = app.add_subcommand("replay", "Check a recorded game and tell it");
  command->add_option("FILE", arguments.file, "A record or a saved game (JSON, - for stdin)")
      ->required();
  add_language(*command, arguments.language);
  command->add_option("--seat", arguments.seat, "Through whose eyes; otherwise everything is open")
      ->check(CLI::Range(0, 7));
  command->add_flag("--actions", arguments.actions, "Print the actions, not sentences");
}

void add_verify(CLI::App& app, VerifyArguments& arguments) {
  CLI::App* command =
      app.add_subcommand("verify", "Check that the draws of a game on a server were fair");
  command->add_option("RECORD", arguments.file, "A record with its fairness (JSON, - for stdin)")
      ->required();
}

struct PlayArguments {
  play::PlayOptions play;
  std::string options = "{}";
  bool beginner = false;
  std::uint64_t seed = 0;
};

void add_play(CLI::App& app, PlayArguments& arguments) {
  CLI::App* command =
      app.add_subcommand("play", "Play at the terminal, alone or around one screen");
  play::PlayOptions& play = arguments.play;
  command->add_option("--game", play.game, "Which game: citadels or trickerion")
      ->capture_default_str();
  command->add_option("--players", play.players,
                      "How many players; without it one for each of --seats, else 4");
  command
      ->add_option(
          "--seats", play.seats,
          "Who sits where, separated by commas: human, or a bot: novice, casual, "
          "skilled, expert, master; missing seats are skilled, and without any the first is "
          "human")
      ->delimiter(',');
  command->add_option("--names", play.names, "Names by seat, separated by commas")->delimiter(',');
  command->add_option("--seed", arguments.seed, "Seed of all random numbers; else a new game");
  add_language(*command, play.language);
  command->add_option("--options", arguments.options, "Rule options as a JSON object")
      ->capture_default_str();
  command->add_flag("--beginner", arguments.beginner,
                    "Trickerion: start with ready-made sets (the option beginner_setup)");
  command->add_option("--resume", play.resume, "Go on with a saved game");
  command->add_option("--save", play.save,
                      "Where the game is kept when you leave and when it is over");
  add_choice(*command, "--color", play.color,
             std::map<std::string, play::Color>{{"auto", play::Color::automatic},
                                                {"always", play::Color::always},
                                                {"never", play::Color::never}},
             "Colours (auto)");
  command->add_flag("--fast", play.fast, "No pauses after the moves of bots");
}

// A bot at the table: it is given the decision as its seat sees it.
template <Game G>
play::Bot seat_bot_of(std::string_view name) {
  auto bot = std::shared_ptr<bots::Bot<G>>(bots::make_bot<G>(name));
  return [bot](const protocol::Session& session, Seat seat) {
    typename G::Actions legal;
    const auto& state = session.state().as<typename G::State>();
    G::legal_actions(state, seat, legal);
    Rng rng = Rng(session.seed()).fork(session.history().size());
    return AnyAction::of(bot->choose(bots::Decision<G>(state, seat, legal), rng));
  };
}

// The same for any game: which one is played, the session says.
play::Bot seat_bot(std::string_view name) {
  std::map<std::string_view, play::Bot> by_game;
  for_each_game([&]<Game G>() { by_game.emplace(G::kName, seat_bot_of<G>(name)); });
  return [by_game](const protocol::Session& session, Seat seat) {
    return by_game.at(session.codec().rules().name())(session, seat);
  };
}

std::vector<Advice> ask_adviser(const protocol::Session& session, Seat seat) {
  constexpr std::size_t kCandidates = 3;
  const Rng rng = Rng(session.seed()).fork(session.history().size());
  return bots::advise(session.codec().rules().name(), bots::adviser_names().back(), session.state(),
                      seat, rng, kCandidates);
}

int run_play_command(PlayArguments& arguments, bool seeded) {
  const auto options = parse_json_or_complain(arguments.options, "--options");
  if (!options) return kBadUse;
  arguments.play.options = *options;
  if (arguments.beginner) arguments.play.options["beginner_setup"] = true;
  if (seeded) arguments.play.seed = arguments.seed;
  for (const std::string_view name : bots::bot_names()) {
    arguments.play.bots.emplace(name, seat_bot(name));
  }
  arguments.play.adviser = ask_adviser;
  return play::run_play(arguments.play, std::cin, std::cout);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{
      "Prestige: play, learn and study board games.\n"
      "An independent, unofficial implementation of the rules of Citadels and Trickerion."};
  app.name("prestige");
  app.set_version_flag("--version", "prestige " PRESTIGE_VERSION);
  app.require_subcommand(1);

  PlayArguments play;
  SimulateArguments simulate;
  ArenaArguments arena;
  CountArguments count;
  ReplayArguments replay;
  ServeArguments serve;
  BackupArguments backup;
  RestoreArguments restore;
  AdminArguments admin;
  VerifyArguments verify;
  TrainArguments train;
  add_play(app, play);
  add_simulate(app, simulate);
  add_arena(app, arena);
  add_count(app, count);
  add_replay(app, replay);
  add_verify(app, verify);
  add_train(app, train);
  add_serve(app, serve);
  add_backup(app, backup);
  add_restore(app, restore);
  add_admin(app, admin);
  app.add_subcommand("engine", "Answer JSON Lines on standard input (docs/engine-protocol.md)");
  std::string content_of;
  app.add_subcommand("content", "Print the facts of all cards of a game as JSON")
      ->add_option("--game", content_of, "Which game: citadels or trickerion")
      ->required();
  app.add_subcommand("types", "Print the server's messages as TypeScript (docs/api.md)");

  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    return app.exit(success);
  } catch (const CLI::ParseError& error) {
    app.exit(error, std::cout, std::cerr);
    return kBadUse;
  }
  if (const CLI::App* command = app.get_subcommand("play"); command->parsed()) {
    return run_play_command(play, command->count("--seed") > 0);
  }
  if (app.got_subcommand("simulate")) return run_simulate(simulate);
  if (app.got_subcommand("arena")) return run_arena(arena);
  if (app.got_subcommand("count")) return run_count(count);
  if (app.got_subcommand("replay")) return run_replay(replay);
  if (app.got_subcommand("verify")) return run_verify(verify);
  if (app.got_subcommand("train")) return run_train(train);
  if (app.got_subcommand("types")) return run_types();
  if (app.got_subcommand("content")) return run_content(content_of);
  if (app.got_subcommand("serve")) return run_serve(serve);
  if (app.got_subcommand("backup")) return run_backup(backup);
  if (app.got_subcommand("restore")) return run_restore(restore);
  if (app.got_subcommand("admin")) return run_admin(app, admin);
  return run_engine(std::cin, std::cout);
}
