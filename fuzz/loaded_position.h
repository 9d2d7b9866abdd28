#pragma once

#include "protocol/codec.h"

namespace prestige::fuzz {

// Loads a position and says whether it was taken. If so, it must be written and read back as the
// same state, and must be safe to play on, to look at and to guess at from every seat.
bool check_loading(const protocol::Json& position, Rng& rng);

}  // namespace prestige::fuzz
