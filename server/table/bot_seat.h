#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/any_game.h"

namespace prestige::server {

// What a bot of that level decides for a seat that acts; it is given only what the seat sees.
AnyAction choose_for(std::string_view game, std::string_view level, const AnyState& state,
                     Seat seat, std::uint64_t seed);

}  // namespace prestige::server
