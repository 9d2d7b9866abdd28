#pragma once

// Section 7.3: Prepare and the Move actions.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

Illegal check_workshop(const State& s, const Action& a);
void offer_workshop(const State& s, Actions& out);
void apply_workshop(State& s, const Action& a, Events& ev);

Illegal check_workshop_answer(const State& s, const Pending& top, const Action& a);
void offer_workshop_answers(const State& s, const Pending& top, Actions& out);
void apply_workshop_answer(State& s, const Pending& top, const Action& a, Events& ev);

}  // namespace prestige::trickerion
