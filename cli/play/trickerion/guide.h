#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// The rules for newcomers, what is special in this game, and what the signs mean.
Lines rules_summary(const TrickerionSight& sight);
Lines modules_and_magicians(const TrickerionSight& sight);
Lines signs(const TrickerionSight& sight);

}  // namespace prestige::play
