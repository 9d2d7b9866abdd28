#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// Notes for choices at the Theater and in the Performance phase.
Note at_note(const TrickerionSight& sight, const trickerion::Action& a);
Note set_up_note(const TrickerionSight& sight, trickerion::Trick trick,
                 trickerion::Performance card);
Note onto_note(const TrickerionSight& sight, trickerion::Performance card);
Note perform_note(const TrickerionSight& sight, trickerion::Performance card);
Note bonus_note(const TrickerionSight& sight);

}  // namespace prestige::play
