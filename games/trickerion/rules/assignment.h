#pragma once

// Section 5: Advertise, Learn Power, ASSIGN and REVEAL.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

// New turn: dice are rolled by chance; then the Initiative Order by Fame.
void set_initiative(State& s, Events& ev);

int advertise_cost(const State& s, Seat seat);
bool can_advertise(const State& s, Seat seat);
void advertise(State& s, Seat seat, Events& ev);

Illegal check_learn_power(const State& s, Seat seat, const Action& a);
void offer_learn_power(const State& s, Seat seat, Actions& out);
void learn_power(State& s, Seat seat, const Action& a, Events& ev);

// ASSIGN: one player's choices, Character by Character.
void begin_assigning(State& s);
Illegal check_assigning(const State& s, Seat seat, const Action& a);
void offer_assigning(const State& s, Seat seat, Actions& out);
void apply_assigning(State& s, Seat seat, const Action& a, Events& ev);
// The Character the player decides on next; nothing: all have been.
Maybe<Character> next_to_assign(const State& s, Seat seat);
void reveal(State& s, Events& ev);

// Ears among the Townsfolk.
bool can_change_plan(const State& s, Seat seat);
Illegal check_plan(const State& s, Seat seat, const Action& a);
void offer_plans(const State& s, Seat seat, Actions& out);
void apply_plan(State& s, Seat seat, const Action& a, Events& ev);

}  // namespace prestige::trickerion
