#pragma once

// What is known about a choice in Trickerion without looking ahead.

#include <string_view>

#include "bots/explain/reasons.h"
#include "games/trickerion/game.h"

namespace prestige::bots {

namespace trickerion_reason {
#define REASON(name) inline constexpr std::string_view name = #name;
#include "bots/explain/trickerion/reasons.def"
#undef REASON
}  // namespace trickerion_reason

// In a world that the seat may be in; only what the seat sees there is looked at.
void find_trickerion_facts(const trickerion::State& world, Seat seat,
                           const trickerion::Action& action, Reasons& found);

}  // namespace prestige::bots
