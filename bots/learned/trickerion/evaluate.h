#pragma once

#include "bots/eval/trickerion/evaluate.h"
#include "bots/learned/learned_eval.h"
#include "bots/learned/trickerion/features.h"

namespace prestige::bots {

// With the weights of weights/trickerion.json.
struct TrickerionBasis {
  using Game = trickerion::Trickerion;
  using Features = TrickerionFeatures;
  using Known = TrickerionEval;
  static constexpr std::size_t kSeats = trickerion::kPlayersMax;

  static const Network<Features::kCount>& network();
};

using LearnedTrickerionEval = LearnedEval<TrickerionBasis>;

}  // namespace prestige::bots
