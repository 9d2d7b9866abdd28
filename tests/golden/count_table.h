#pragma once

#include <sstream>
#include <string>

#include "bots/count.h"
#include "tests/golden/golden_file.h"

namespace prestige::golden {

template <Game G>
struct CountCase {
  const char* file;
  typename G::State (*position)();
  int depth;             // with chance drawn
  int all_chance_depth;  // with every outcome of chance

  friend void PrintTo(const CountCase& test, std::ostream* out) { *out << test.file; }
};

// Leaves of the decision tree by depth, compared with the file of the case.
template <Game G>
void expect_counts(const CountCase<G>& test) {
  const auto position = test.position();
  std::ostringstream out;
  out << "# leaves of the decision tree by depth\n";
  for (int depth = 1; depth <= test.depth; ++depth) {
    out << "chance drawn, depth " << depth << ": "
        << bots::count_leaves<G>(position, depth, 1, false) << '\n';
  }
  for (int depth = 1; depth <= test.all_chance_depth; ++depth) {
    out << "every chance, depth " << depth << ": "
        << bots::count_leaves<G>(position, depth, 1, true) << '\n';
  }
  expect_text(folder(std::string(G::kName)) / (std::string(test.file) + ".count"), out.str());
}

}  // namespace prestige::golden
