#pragma once

// C7: prices and limits of Warlord, Diplomat and Marshal.

#include "games/citadels/action.h"
#include "games/citadels/rules/protection.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

int destruction_price(const State& s, Seat owner, Built target);
int exchange_price(const State& s, Seat owner, Built own, Built theirs);
int seizure_price(const State& s, Seat owner, Built target);

Illegal check_exchange(const State& s, const Action& a);
Illegal check_seize(const State& s, const Action& a);

void offer_destroy(const State& s, Actions& out);
void offer_exchange(const State& s, Actions& out);
void offer_seize(const State& s, Actions& out);

// The Warlord's victim leaves the city; the Graveyard's owner may be asked (C7.9).
void destroy_with_rescue(State& s, Seat owner, Built target);

}  // namespace prestige::citadels
