#pragma once

// Everybody against everybody: the table of strengths.

#include <span>
#include <string>
#include <vector>

#include "arena/match.h"

namespace prestige::arena {

// One match for each pair, the earlier of the two first, at a table where they sit in turn.
std::vector<MatchSettings> round_robin(const MatchSettings& base, std::span<const PlayerSpec> bots);

// Matches and results as round_robin() orders them; those that were not begun may be missing.
protocol::Json round_robin_json(std::span<const MatchSettings> matches,
                                std::span<const MatchResult> results,
                                std::span<const PlayerSpec> bots);
std::string round_robin_text(std::span<const MatchSettings> matches,
                             std::span<const MatchResult> results,
                             std::span<const PlayerSpec> bots);

}  // namespace prestige::arena
