#pragma once

// Section 9 and the end of turn of section 11.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

// WAGES.
int wages_owed(const State& s, Seat seat);
bool chooses_wages(const State& s, Seat seat);
void begin_wages(State& s, Seat seat, Events& ev);
void pay_wages(State& s, Seat seat, int coins, Events& ev);

// RETURN: home, promotions, hired Specialists; hired Apprentices are seated one by one.
void return_characters(State& s, Seat seat, Events& ev);

void orders_arrive(State& s, Events& ev);
// PERFORMANCE_CARDS: every card moves on; true: a card of this theater enters position 1.
bool move_cards(State& s, Events& ev);
// PROPHECIES without the new token.
void turn_prophecies(State& s, Events& ev);
void put_specials_away(State& s, Events& ev);
void clear_turn(State& s);

}  // namespace prestige::trickerion
