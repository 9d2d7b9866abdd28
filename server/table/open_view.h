#pragma once

#include "protocol/codec.h"

namespace prestige::server {

// A game with all cards turned up, in the form of an observation: what lies open, and whatever any
// of the seats knows. What nobody knows, the order of a deck for example, is in no observation; the
// position has that.
protocol::Json open_view(const protocol::GameCodec& codec, const AnyState& state);

}  // namespace prestige::server
