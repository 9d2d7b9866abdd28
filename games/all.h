#pragma once

// The explicit list of games, for code that chooses one at run time.

#include <string_view>

#include "games/citadels/game.h"
#include "games/trickerion/game.h"

namespace prestige {

// Calls f.template operator()<G>() for the game with this name; false: there is none.
template <class F>
bool with_game(std::string_view name, F&& f) {
  if (name == citadels::Citadels::kName) {
    f.template operator()<citadels::Citadels>();
  } else if (name == trickerion::Trickerion::kName) {
    f.template operator()<trickerion::Trickerion>();
  } else {
    return false;
  }
  return true;
}

}  // namespace prestige
