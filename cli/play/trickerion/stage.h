#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// The Performance cards in play, side by side:
//
//   <1♠> M●M <2♥>     a slot with its marker, and the symbols at its corners in the circles
//    O○               ○ Link circle, ● Link; △ and ▲ the same with a Shard
//   <  >              a free slot
Lines stage_cards(const TrickerionSight& sight);

// The name of a Performance card in a few letters.
std::string short_name(const TrickerionSight& sight, trickerion::Performance card);

}  // namespace prestige::play
