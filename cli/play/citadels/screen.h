#pragma once

#include "cli/play/game_screen.h"

namespace prestige::play {

const GameScreen& citadels_screen();

}  // namespace prestige::play
