#pragma once

#include <cstdint>
#include <string>

#include "cli/arguments.h"

namespace prestige::cli {

struct CountArguments {
  GameArguments game;
  int depth = 3;
  std::uint64_t seed = 1;
  bool all_chance = false;
  std::string position;  // a file with a position; empty: a new game
};

// Prints how many leaves the decision tree has at each depth: a silent change of a rule shows here.
int run_count(const CountArguments& arguments);

}  // namespace prestige::cli
