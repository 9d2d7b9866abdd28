#pragma once

// Section 4: the state machine of the game.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

// Who has to decide now, chance included; empty: the game is over.
SeatSet deciding(const State& s);

// The decisions that belong to a phase, while no question is on the stack.
Illegal check_phase(const State& s, Seat seat, const Action& a);
void offer_phase(const State& s, Seat seat, Actions& out);
void apply_phase(State& s, Seat seat, const Action& a, Events& ev);

// Carries out everything that needs no decision.
void advance(State& s, Events& ev);

}  // namespace prestige::trickerion
