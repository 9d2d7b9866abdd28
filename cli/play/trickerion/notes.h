#pragma once

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

// What helps to decide for a choice: what it costs, brings and leads to.
Note note_of(const TrickerionSight& sight, const trickerion::Action& a);

// The heading of a choice.
std::string_view group_of(trickerion::Verb verb);

}  // namespace prestige::play
