#pragma once

#include "games/citadels/illegal.h"
#include "games/citadels/state.h"

namespace prestige::citadels {

// The number of cards, the Monument counted twice.
int city_size(const Table& table, Seat seat);
inline int city_size(const State& s, Seat seat) { return city_size(s.table, seat); }

// C7.1, A17: is the city safe because it is completed?
bool is_completed(const Table& table, Seat seat);
inline bool is_completed(const State& s, Seat seat) { return is_completed(s.table, seat); }

// A18: may the owner destroy an own district as a price?
bool may_sacrifice(const State& s, Seat seat);

// C7.6: may the acting rank 8 character touch anything in this city?
Illegal closed_to_rank8(const State& s, Seat owner);

// C7.7: what the Great Wall adds to the price for the acting rank 8 character.
int wall_surcharge(const State& s, Seat owner, District target);

bool is_rank8_immune(District d);

}  // namespace prestige::citadels
