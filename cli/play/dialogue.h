#pragma once

#include <optional>
#include <vector>

#include "cli/play/table.h"

namespace prestige::play {

// Shows a human player the page of the present decision and answers commands until the player has
// decided. Returns what followed; nothing when the player leaves. With welcome the first page says
// where help is.
std::optional<std::vector<AnyEvent>> ask(Table& table, Seat seat, bool welcome);

}  // namespace prestige::play
