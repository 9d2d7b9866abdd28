#pragma once

#include "games/citadels/state.h"

namespace prestige::citadels {

// The printed cost, one more with a coin.
int cost_of(Built built);

// C6.4: the gold due when the seat builds d.
int price_of(const State& s, Seat builder, District d);

// C5.14: districts of a type for an income, the School of Magic included.
int income_count(const State& s, Seat seat, Type type);

// All districts of a type.
DistrictMask districts_of(Type type);

}  // namespace prestige::citadels
