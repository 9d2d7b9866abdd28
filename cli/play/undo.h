#pragma once

#include "cli/play/game_screen.h"
#include "protocol/session.h"

namespace prestige::play {

enum class Undo {
  allowed,
  nothing,   // nobody has decided anything yet
  others,    // somebody else decided last
  revealed,  // the decision, or a draw after it, showed somebody what was hidden
};

// May the seat take its last decision back? Not once anybody, the seat itself included, has learnt
// what the decision alone does not tell.
Undo may_undo(const GameScreen& screen, const protocol::Session& session, Seat seat);

}  // namespace prestige::play
