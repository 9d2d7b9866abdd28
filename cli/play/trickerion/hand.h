#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// The viewer's own Workshop and cards: Tricks with what they need and yield, Components, the hand.
Lines own_workshop(const TrickerionSight& sight, Detail detail);

// "Mechanical ★1 ¢2: 2 Wood, 2 Rope" and "Prepare: 1 AP for 2 markers"
std::string trick_short(const TrickerionSight& sight, trickerion::Trick trick);
std::string prepare_facts(const TrickerionSight& sight, trickerion::Trick trick);
// "Mechanical, needs 2 Metal, yields ¢2, Prepare 1 AP for 2 markers"
std::string trick_facts(const TrickerionSight& sight, trickerion::Trick trick);

}  // namespace prestige::play
