#pragma once

// Citadels as JSON: every value of the game written, and what comes in read. The formats are
// described in docs/engine-protocol.md.

#include <string>

#include "games/citadels/game.h"
#include "protocol/error.h"
#include "protocol/message/field.h"

namespace prestige::protocol {

// Options: the object of a request and its complete form.
Result<citadels::Request> read_options(int players, const Json& options);
Json options_json(const citadels::Options& options);
// What a request has in place of options that a game was resolved to.
citadels::Request request_of(const citadels::Options& options);
// All options with type, allowed values, default and explanation.
Json describe_options();
Error option_error(const citadels::BadOption& bad);

// The facts of all cards.
Json citadels_content();

// Positions. Reading fills in what is left out and refuses what cannot be played.
Json position_json(const citadels::State& s);
Result<citadels::State> read_position(const Json& position);

JsonText observation_text(const citadels::Observation& seen, bool with_options);
JsonText event_text(const citadels::Event& e);
JsonText event_text(const citadels::EventView& view);
Json outcome_json(const citadels::Outcome& outcome);

}  // namespace prestige::protocol
