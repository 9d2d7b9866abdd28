#pragma once

#include "bots/learned/basis.h"
#include "bots/learned/learned_eval.h"

namespace prestige::bots {

// With how many players winners are foreseen better by what was learned than by what is written by
// hand, as sequential tests say (bots/learned/README.md); 0: never.
template <Game G>
inline constexpr int kLearnedPlayers = 0;
template <>
inline constexpr int kLearnedPlayers<trickerion::Trickerion> = 2;

// How the levels judge positions.
template <Game G>
struct LevelEval : BasisOf<G>::Type::Known {
  using Basis = typename BasisOf<G>::Type;

  static auto chances(const typename G::State& world) {
    if constexpr (kLearnedPlayers<G> > 0) {
      if (G::players(world) == kLearnedPlayers<G>) return LearnedEval<Basis>::chances(world);
    }
    return Basis::Known::chances(world);
  }
};

}  // namespace prestige::bots
