#pragma once

#include "cli/play/game_screen.h"

namespace prestige::play {

const GameScreen& trickerion_screen();

}  // namespace prestige::play
