#pragma once

#include "bots/learned/basis.h"

namespace prestige::bots {

// How the levels judge positions when they search: as written by hand, until what was learned has
// been shown to be better with four players, too (bots/learned/README.md).
template <Game G>
using LevelEval = typename BasisOf<G>::Type::Known;

}  // namespace prestige::bots
