#pragma once

// What can be looked up at a table of Trickerion.

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

std::vector<Entry> glossary_of(const TrickerionSight& sight);
std::vector<std::string> subjects_of(const trickerion::Action& a);

}  // namespace prestige::play
