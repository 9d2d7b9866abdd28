#pragma once

#include "cli/play/choices.h"
#include "cli/play/game_screen.h"
#include "protocol/session.h"

namespace prestige::play {

// Everything the viewer needs for a decision: the table, what happened, the own cards, the question
// and the choices. As detailed as fits into a number of rows. What a small terminal has no room for
// is left to the commands table and more, and the page says so.
Lines page(const GameScreen& screen, const protocol::Session& session, const Viewpoint& at,
           const Choices& choices, int rows);

}  // namespace prestige::play
