#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// The open table of Trickerion. Tight: what the decision at hand is about.
Lines board(const TrickerionSight& sight, Detail detail);

}  // namespace prestige::play
