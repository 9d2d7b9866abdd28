#pragma once

// Games as records: one JSON object that says everything (docs/engine-protocol.md, "record").

#include "server/table/log.h"

namespace prestige::server {

// The record of a game with names, places and the proof of fair chance.
protocol::Json record_of(const Replayed& table, const PersonNames& names);

// The setup of a table that keeps a record from elsewhere; refuses records that cannot be played.
Result<Setup> setup_of_record(const protocol::Json& record);

// A moment of a game: after so many steps, and the events of the last of them.
struct GameMoment {
  AnyState state;
  std::vector<AnyEvent> events;
};
GameMoment moment_of(const Replayed& table, std::int64_t step);

}  // namespace prestige::server
