#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// Turn, phase, Initiative Order, Prophecies and Turn Setup cards.
Lines header(const TrickerionSight& sight, Detail detail);

std::string phase_name(const TrickerionSight& sight);

}  // namespace prestige::play
