// Plays random legal decisions at many tables of a running server and measures the answers
// (docs/api.md). The server's limits on requests, sign-ins and connections must be off or wide.

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "bench/load/report.h"

namespace {

using namespace prestige::load;

void add_options(CLI::App& app, Options& options, std::string& mode) {
  app.add_option("--url", options.url, "The server")->capture_default_str();
  app.add_option("--game", options.game)
      ->check(CLI::IsMember({"citadels", "trickerion"}))
      ->capture_default_str();
  app.add_option("--mode", mode,
                 "Play; open everything and wait; or play, kill the server and start it again")
      ->check(CLI::IsMember({"play", "idle", "recover"}))
      ->capture_default_str();
  app.add_option("--tables", options.tables, "How many tables")
      ->check(CLI::Range(1, 10000))
      ->capture_default_str();
  app.add_option("--sockets-per-table", options.sockets_per_table, "Beyond two: spectators")
      ->check(CLI::Range(2, 20))
      ->capture_default_str();
  app.add_option("--tables-per-socket", options.tables_per_socket,
                 "People who play at so many tables at once, over one socket")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  app.add_option("--seconds", options.seconds, "How long to measure")
      ->check(CLI::Range(0.1, 3600.0))
      ->capture_default_str();
  app.add_option("--warmup", options.warmup, "Seconds before that")
      ->check(CLI::Range(0.0, 600.0))
      ->capture_default_str();
  app.add_option("--rate", options.rate, "Decisions a second; 0: as fast as answers come")
      ->check(CLI::Range(0.0, 1e6))
      ->capture_default_str();
  app.add_option("--setup-seconds", options.setup_s, "For everything to be open")
      ->check(CLI::Range(1.0, 600.0))
      ->capture_default_str();
  app.add_option("--seed", options.seed, "Of the decisions")->capture_default_str();
  app.add_option("--pid", options.pid, "The server's process, to see its memory and time");
  app.add_option("--restart", options.restart,
                 "With the mode recover: the command that starts the server again");
  app.add_flag("--json", options.json, "Print one JSON object");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"A load generator for the server."};
  Options options;
  std::string mode = "play";
  add_options(app, options, mode);
  CLI11_PARSE(app, argc, argv);
  if (mode == "idle") options.mode = Mode::idle;
  if (mode == "recover") options.mode = Mode::recover;
  if (options.mode == Mode::recover && (options.pid <= 0 || options.restart.empty())) {
    fmt::print(stderr, "prestige_load: the mode recover needs --pid and --restart\n");
    return 2;
  }

  Load load(options);
  if (!load.run()) {
    fmt::print(stderr, "prestige_load: {}\n", load.failure());
    return 1;
  }
  print_report(options, load.report());
  return 0;
}
