#pragma once

// The stack of questions: which file answers the one on top.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

// Needs nobody's answer: settles itself.
bool is_automatic(const Pending& top);
void settle_automatic(State& s, Events& ev);

Illegal check_answer(const State& s, const Action& a);
void offer_answers(const State& s, Actions& out);
void apply_answer(State& s, const Action& a, Events& ev);

}  // namespace prestige::trickerion
