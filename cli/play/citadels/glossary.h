#pragma once

// What can be looked up at a table of Citadels.

#include "cli/play/citadels/sight.h"

namespace prestige::play {

std::vector<Entry> glossary_of(const Sight& sight);
std::vector<std::string> subjects_of(const citadels::Action& a);

Lines rules_summary(const Viewpoint& at);
Lines cast_and_uniques(const Sight& sight);
Lines symbols_and_types(const Sight& sight);

}  // namespace prestige::play
