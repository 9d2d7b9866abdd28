#pragma once

// The questions of actions Downtown, and how these actions end.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

Illegal check_downtown_answer(const State& s, const Pending& top, const Action& a);
void offer_downtown_answers(const State& s, const Pending& top, Actions& out);
void apply_downtown_answer(State& s, const Pending& top, const Action& a, Events& ev);
void finish_learn(State& s, Events& ev);
void finish_hire(State& s, Events& ev);
void finish_take_coins(State& s, Events& ev);
// Chance has rolled: for what, the question says.
void roll_result(State& s, const Pending& top, Face face, Events& ev);

void join_as(State& s, Seat seat, Character c, Events& ev);

}  // namespace prestige::trickerion
