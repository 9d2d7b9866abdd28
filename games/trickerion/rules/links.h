#pragma once

// Section 7.4: what the Links of a marker pay that has just been put on a Performance card.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

// Begins with the lowest circle still to be paid: its Shards at once, its bonus by choice.
void begin_next_link(State& s, Seat seat, Events& ev);

Illegal check_bonus(const State& s, const Pending& top, const Action& a);
void apply_bonus(State& s, const Pending& top, const Action& a, Events& ev);

}  // namespace prestige::trickerion
