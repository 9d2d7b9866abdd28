#pragma once

#include <string_view>

#include "bots/budget.h"
#include "engine/core/any_game.h"
#include "engine/core/rng.h"

namespace prestige::bots {

// What the bot of that name decides for a seat that acts, in the game of that name; it is given
// only what the seat sees.
AnyAction choose(std::string_view game, std::string_view bot, const AnyState& state, Seat seat,
                 Rng rng, const Budget& budget);
// With the budget of its level.
inline AnyAction choose(std::string_view game, std::string_view bot, const AnyState& state,
                        Seat seat, Rng rng) {
  return choose(game, bot, state, seat, rng, {});
}

}  // namespace prestige::bots
