#pragma once

#include "bots/learned/citadels/evaluate.h"
#include "bots/learned/trickerion/evaluate.h"

namespace prestige::bots {

// What the learned evaluation of a game rests on.
template <Game G>
struct BasisOf;
template <>
struct BasisOf<citadels::Citadels> {
  using Type = CitadelsBasis;
};
template <>
struct BasisOf<trickerion::Trickerion> {
  using Type = TrickerionBasis;
};

}  // namespace prestige::bots
