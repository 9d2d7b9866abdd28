#pragma once

// What a match says to people and to programs.

#include <string>
#include <string_view>

#include "arena/match.h"
#include "arena/statistics/elo.h"

namespace prestige::arena {

// One object; figures that nothing bounds are null. All that depends on the clock is in members
// called "seconds" and "time".
protocol::Json report_json(const MatchSettings& settings, const MatchResult& result);

// One line when there were games that did not end by themselves; otherwise empty.
std::string cut_games_text(const Summary& summary);
std::string report_text(const MatchSettings& settings, const MatchResult& result);

std::string_view word(MatchEnd end);
protocol::Json to_json(const Estimate& estimate);

}  // namespace prestige::arena
