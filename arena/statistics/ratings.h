#pragma once

#include <vector>

namespace prestige::arena {

// What two have scored against each other.
struct Encounter {
  int first = 0;
  int second = 0;
  double score = 0;   // of the first, 0 to 1
  double blocks = 0;  // how much it weighs
};

// The Elo ratings under which the encounters are likeliest (Bradley and Terry), the first player at
// 0. Everybody is thought to have drawn one more block with everybody they met, so that who always
// wins has a rating, too.
std::vector<double> fit_ratings(int players, const std::vector<Encounter>& encounters);

}  // namespace prestige::arena
