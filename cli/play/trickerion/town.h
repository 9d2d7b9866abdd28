#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// Downtown with its dice, the Market Row with its stock, the Dark Alley with the tops of its decks,
// and who stands there. Tight: only the Location that a Character acts at.
Lines town(const TrickerionSight& sight, Detail detail);

// The week at the Theater.
Lines week(const TrickerionSight& sight, Detail detail);

}  // namespace prestige::play
