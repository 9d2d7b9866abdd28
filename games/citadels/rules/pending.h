#pragma once

// The questions on the stack: who answers, what may be answered, and what follows.

#include "games/citadels/action.h"
#include "games/citadels/illegal.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

// Who answers the top question; chance for draws.
Seat answering_seat(const Table& table);

// Who gets a card next from the Seer: the first of the seats clockwise from the left (A54).
Seat next_receiver(const Table& table, const Pending& give_back);

Illegal check_answer(const State& s, const Action& a);
void offer_answers(const State& s, Actions& out);
void apply_answer(State& s, const Action& a, Events& ev);

// Settles the top entry if it needs nobody; false when it waits for an answer.
bool settle_automatic(State& s, Events& ev);

}  // namespace prestige::citadels
