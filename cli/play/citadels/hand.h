#pragma once

// What only the viewer of a game of Citadels sees, and what helps to choose.

#include "cli/play/citadels/sight.h"

namespace prestige::play {

Lines own_secrets(const Sight& sight, Detail detail);

Note note_of(const Sight& sight, const citadels::Action& a);

}  // namespace prestige::play
