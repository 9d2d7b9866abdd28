#pragma once

// Section 8: what a show brings to everybody with a marker in it.

#include "games/trickerion/rules/stage.h"

namespace prestige::trickerion {

// The yield of one marker (steps 3a to 3e), before doubling and conversion.
Yield yield_of(const State& s, const Show& card, MarkerRef ref);

// All is declared: everybody receives what is due, and the card is cleared.
void give_show(State& s, Events& ev);

}  // namespace prestige::trickerion
