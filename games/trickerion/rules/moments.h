#pragma once

// When each kind of action has its time.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

// Why an action that is not possible at this moment is not, told as exactly as the moment allows.
Illegal not_at_this_moment(const State& s, const Action& a);

}  // namespace prestige::trickerion
