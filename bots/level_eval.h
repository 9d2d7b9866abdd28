#pragma once

#include <type_traits>

#include "bots/learned/basis.h"

namespace prestige::bots {

// How the levels judge positions: by what was learned only where a sequential test has shown that
// it is better (bots/learned/README.md), which is in Trickerion, where the playouts of a search
// end.
template <Game G>
using LevelEval =
    std::conditional_t<std::is_same_v<G, trickerion::Trickerion>,
                       LearnedEval<typename BasisOf<G>::Type>, typename BasisOf<G>::Type::Known>;

}  // namespace prestige::bots
