#pragma once

// Section 6: placing Characters and the turn around a placement.

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

// Any-time actions (section 15), at a player's own decision.
bool can_clear_out(const State& s, Seat seat);
Illegal check_clear_out(const State& s, Seat seat, const Action& a);
void offer_clear_out(const State& s, Seat seat, Actions& out);
void apply_clear_out(State& s, Seat seat, const Action& a, Events& ev);

// Slots of a kind that are open at all, and how many of them are free.
int capacity(const State& s, Spot spot);
int free_at(const State& s, Seat seat, Spot spot);
int base_ap(const State& s, Seat seat, Character who);

}  // namespace prestige::trickerion
