#pragma once

// The explicit list of games, for code that chooses one at run time.

#include <string_view>

#include "games/citadels/game.h"
#include "games/trickerion/game.h"

namespace prestige {

// Calls f.template operator()<G>() for every game.
template <class F>
void for_each_game(F&& f) {
  f.template operator()<citadels::Citadels>();
  f.template operator()<trickerion::Trickerion>();
}

// The same for the game with this name; false: there is none.
template <class F>
bool with_game(std::string_view name, F&& f) {
  bool found = false;
  for_each_game([&]<Game G>() {
    if (name != G::kName) return;
    found = true;
    f.template operator()<G>();
  });
  return found;
}

}  // namespace prestige
