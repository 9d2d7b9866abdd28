#pragma once

// C3, C10: setup, the start and the end of a round, and the order in which phases follow.

#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

State initial_state(const Options& options);

// Runs everything that needs no decision until somebody must decide or the game is over.
void advance(State& s, Events& ev);

}  // namespace prestige::citadels
