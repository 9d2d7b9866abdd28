#pragma once

// Section 7.2: the actions at the Market Row and their questions.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

Illegal check_market_row(const State& s, const Action& a);
void offer_market_row(const State& s, Actions& out);
void apply_market_row(State& s, const Action& a, Events& ev);

Illegal check_market_answer(const State& s, const Pending& top, const Action& a);
void offer_market_answers(const State& s, const Pending& top, Actions& out);
void apply_market_answer(State& s, const Pending& top, const Action& a, Events& ev);

}  // namespace prestige::trickerion
