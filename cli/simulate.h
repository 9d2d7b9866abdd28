#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/arguments.h"

namespace prestige::cli {

struct SimulateArguments {
  GameArguments game;
  std::vector<std::string> bots = {"random"};  // one for all seats, or one per seat
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  bool check = false;  // look for broken invariants after every action
  bool json = false;
};

// Plays whole games between bots and prints how fast and how they ended.
int run_simulate(const SimulateArguments& arguments);

}  // namespace prestige::cli
