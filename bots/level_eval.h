#pragma once

#include "bots/learned/basis.h"

namespace prestige::bots {

// How the levels judge positions when they search: as written by hand, because no sequential test
// has shown that what was learned is better (bots/learned/README.md).
template <Game G>
using LevelEval = typename BasisOf<G>::Type::Known;

}  // namespace prestige::bots
