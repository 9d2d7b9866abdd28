#pragma once

#include <cstddef>

namespace prestige::bots {

struct SearchSettings {
  static constexpr int kAllTries = 1000;

  double exploration = 0.1;
  double widening = 1.6;            // so many choices compete after one visit,
  double widening_power = 0.42;     // and so they grow with the visits
  double trust = 4;                 // as many visits as the first impression is worth
  int tries = 4;                    // choices that a playout compares before it takes one
  int playout_rounds = 1;           // when so many have ended, it is judged,
  int playout_decisions = 300;      // or after so many decisions
  int depth_max = 40;               // of the tree
  std::size_t nodes_max = 400'000;  // choices; then the tree stops growing
};

}  // namespace prestige::bots
