#pragma once

// C5: calling the ranks, turns, and their end.

#include "games/citadels/action.h"
#include "games/citadels/illegal.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

// Calls rank after rank until there is a turn or a question; after the last one the round ends.
void call_ranks(State& s, Events& ev);

// What the acting player may do in the turn, while no question is open.
Illegal check_turn(const State& s, const Action& a);
void offer_turn(const State& s, Actions& out);
void apply_turn(State& s, const Action& a, Events& ev);

// Goes on after a gathering, if that was forced: a bewitched player stops, a threatened one is
// asked. False when the acting player decides.
bool continue_turn(State& s, Events& ev);

// The end of a turn (C5.19), up to its next question if there is one.
void end_turn(State& s, Events& ev);

// Gathering, also for a Hospital turn.
void gather_gold(State& s, Seat seat, Events& ev);
void gather_cards(State& s, Seat seat, Events& ev);

Illegal check_give_crown(const State& s, Seat giver, Seat receiver);
void offer_give_crown(const State& s, Seat giver, Actions& out);

void reveal(State& s, Rank rank, Events& ev);

}  // namespace prestige::citadels
