#pragma once

// Finding what a player means by a name.

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/game_screen.h"

namespace prestige::play {

// The descriptions of the entries with this name or id, else of those whose name contains it.
Lines described(const std::vector<Entry>& entries, std::string_view name);
// The descriptions of the entries with these ids.
Lines described(const std::vector<Entry>& entries, const std::vector<std::string>& ids);

// What was typed with names of things and players replaced by what the text form of actions calls
// them: "destroy Bruno Watchtower" becomes "destroy 2 watchtower".
std::string as_action_text(const std::vector<Entry>& entries, const Viewpoint& at,
                           std::string_view typed);

}  // namespace prestige::play
