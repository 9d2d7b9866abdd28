#pragma once

// What brings Coins in Trickerion, for charts.

#include <optional>
#include <span>
#include <string_view>

#include "games/trickerion/event.h"
#include "protocol/codec.h"

namespace prestige::protocol {

std::span<const std::string_view> trickerion_sources();
std::optional<GameCodec::Income> income_of(const trickerion::Event& event);

}  // namespace prestige::protocol
