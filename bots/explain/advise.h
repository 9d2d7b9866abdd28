#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "engine/core/advice.h"
#include "engine/core/rng.h"

namespace prestige::bots {

// The bots that can say why: those that search.
std::span<const std::string_view> adviser_names();

// The best choices of a seat that acts, in the game of that name, with what speaks for and against
// them; the adviser is given only what the seat sees. At most `candidates`, best first, never none.
std::vector<Advice> advise(std::string_view game, std::string_view adviser, const AnyState& state,
                           Seat seat, Rng rng, std::size_t candidates, const Budget& budget = {});

// Every kind of reason that may come up in the game.
std::vector<std::string_view> reason_kinds(std::string_view game);

}  // namespace prestige::bots
