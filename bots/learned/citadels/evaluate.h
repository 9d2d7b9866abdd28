#pragma once

#include "bots/eval/citadels/evaluate.h"
#include "bots/learned/citadels/features.h"
#include "bots/learned/learned_eval.h"

namespace prestige::bots {

// With the weights of weights/citadels.json.
struct CitadelsBasis {
  using Game = citadels::Citadels;
  using Features = CitadelsFeatures;
  using Known = CitadelsEval;
  static constexpr std::size_t kSeats = citadels::kPlayersMax;

  static const Network<Features::kCount>& network();
};

using LearnedCitadelsEval = LearnedEval<CitadelsBasis>;

}  // namespace prestige::bots
