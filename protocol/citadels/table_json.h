#pragma once

// The parts of a game that lie open: what positions and observations write in the same way.

#include "games/citadels/state.h"
#include "protocol/error.h"

namespace prestige::protocol {

// Options, cast, unique districts, round, phase, crown, starter, tax.
void put_setup(Json& out, const citadels::Table& table, bool with_options = true);
// The call and everything laid on characters in the open.
void put_marks(Json& out, const citadels::Table& table);
// The turn, the district being built.
void put_turn(Json& out, const citadels::Table& table);
Json pending_json(const citadels::Pending& pending);

}  // namespace prestige::protocol
