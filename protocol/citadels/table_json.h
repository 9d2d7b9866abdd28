#pragma once

// The parts of a game that lie open: what positions and observations write in the same way.

#include "games/citadels/state.h"
#include "protocol/message/writer.h"

namespace prestige::protocol {

// Options, cast, unique districts, round, phase, crown, starter, tax.
void put_setup(ObjectWriter& out, const citadels::Table& table, bool with_options = true);
// The call and everything laid on characters in the open.
void put_marks(ObjectWriter& out, const citadels::Table& table);
// The turn, the district being built.
void put_turn(ObjectWriter& out, const citadels::Table& table);
// Not yet closed: some questions tell more to who may know it.
ObjectWriter pending_writer(const citadels::Pending& pending);

}  // namespace prestige::protocol
