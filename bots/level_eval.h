#pragma once

#include "bots/learned/basis.h"

namespace prestige::bots {

// How the levels judge positions when they search.
template <Game G>
using LevelEval = LearnedEval<typename BasisOf<G>::Type>;

}  // namespace prestige::bots
