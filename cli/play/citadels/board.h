#pragma once

// The open table of Citadels.

#include "cli/play/citadels/sight.h"

namespace prestige::play {

Lines board(const Sight& sight, Detail detail);

// "♛ Manor 3", coloured by its type.
std::string district_item(const Sight& sight, citadels::Built built);

}  // namespace prestige::play
