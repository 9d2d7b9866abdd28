#pragma once

#include "bots/learned/basis.h"

namespace prestige::bots {

// How the levels judge positions when they search: by what was learned where a sequential test has
// shown that it is better (bots/learned/README.md).
template <Game G>
struct LevelEvalOf {
  using Type = typename BasisOf<G>::Type::Known;
};
template <>
struct LevelEvalOf<trickerion::Trickerion> {
  using Type = LearnedEval<TrickerionBasis>;
};

template <Game G>
using LevelEval = typename LevelEvalOf<G>::Type;

}  // namespace prestige::bots
