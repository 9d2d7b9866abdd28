#pragma once

#include "cli/play/game_screen.h"
#include "games/citadels/state.h"

namespace prestige::play {

// Places, points and where they come from; the game must be over, when nothing is secret anymore.
Lines score_table(const Viewpoint& at, const citadels::State& s);

}  // namespace prestige::play
