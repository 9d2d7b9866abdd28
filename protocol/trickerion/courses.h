#pragma once

// In which order the rules ask: the course of every action and phase, question by question.

#include "games/trickerion/state.h"

namespace prestige::protocol {

// Can the open questions lie on each other like this, in this phase and in this action? Says
// nothing about what they are about.
bool asked_in_order(const trickerion::State& s);

}  // namespace prestige::protocol
