#pragma once

// Section 7.2: Order and Quick Order.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

Illegal check_order(const State& s, const Action& a);
void apply_order(State& s, const Action& a, Events& ev);
// Neither ordered already nor, by the rules of R14, in stock.
Illegal check_orderable(const State& s, Component c);

Illegal check_quick_order(const State& s, const Action& a);
void apply_quick_order(State& s, const Action& a, Events& ev);

}  // namespace prestige::trickerion
