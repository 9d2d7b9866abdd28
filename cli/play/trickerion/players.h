#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// Every player's board: Fame and goods, the team and what it does, Tricks, Components, Powers.
Lines player_boards(const TrickerionSight& sight, Detail detail);

// "♠ Linking Rings: 2 ready, 1 on stage"
std::string trick_item(const TrickerionSight& sight, Seat seat, trickerion::Suit suit);
// "Wood 2, Rope 1+1"; what lies on a Manager slot counts one more.
std::string component_list(const TrickerionSight& sight, Seat seat);

}  // namespace prestige::play
