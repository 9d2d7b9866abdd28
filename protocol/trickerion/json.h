#pragma once

// Trickerion as JSON: every value of the game written, and what comes in read. The formats are
// described in docs/engine-protocol.md.

#include "games/trickerion/game.h"
#include "protocol/error.h"

namespace prestige::protocol {

// Options: the object of a request, checked and filled in for so many players.
Result<trickerion::Options> read_trickerion_options(int players, const Json& options);
Json options_json(const trickerion::Options& options);  // all 69
// All options with group, type, allowed values, default, values of the editions and explanation.
Json describe_trickerion_options();

// The facts of all cards.
Json trickerion_content();

// Positions. Reading fills in what is left out and refuses what cannot be played.
Json position_json(const trickerion::State& s);
Result<trickerion::State> read_trickerion_position(const Json& position);

Json observation_json(const trickerion::Observation& seen, bool with_options);
Json event_json(const trickerion::Event& e);
Json event_json(const trickerion::EventView& view);
Json outcome_json(const trickerion::Outcome& outcome, int players);

}  // namespace prestige::protocol
