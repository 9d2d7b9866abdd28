#pragma once

#include "cli/play/game_screen.h"
#include "games/trickerion/state.h"

namespace prestige::play {

// Places, Fame and where it comes from; the game must be over, when nothing is secret anymore.
Lines score_table(const Viewpoint& at, const trickerion::State& s);

}  // namespace prestige::play
