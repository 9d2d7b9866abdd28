#pragma once

// Section 6: the turn of a player around a placement, and the action loop of the placed Character.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

bool has_unresolved(const State& s, Seat seat);
void begin_turn(State& s, Seat seat);
// The player's turn goes on by itself: false when a decision is due.
bool advance_turn(State& s, Events& ev);

// Everything a player may do in the own placement turn while no action is being carried out.
Illegal check_turn(const State& s, const Action& a);
void offer_turn(const State& s, Actions& out);
void apply_turn(State& s, const Action& a, Events& ev);

}  // namespace prestige::trickerion
