#pragma once

// What brings gold in Citadels, for charts.

#include <optional>
#include <span>
#include <string_view>

#include "games/citadels/event.h"
#include "protocol/codec.h"

namespace prestige::protocol {

std::span<const std::string_view> citadels_sources();
std::optional<GameCodec::Income> income_of(const citadels::Event& event);

}  // namespace prestige::protocol
