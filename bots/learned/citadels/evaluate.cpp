#include "bots/learned/citadels/evaluate.h"

#ifndef PRESTIGE_UNTRAINED
#include "bots/learned/weights.h"
#include "bots/learned/weights/citadels.h"  // generated
#endif

namespace prestige::bots {

namespace {

#ifdef PRESTIGE_UNTRAINED
constexpr Network<CitadelsFeatures::kCount> kCitadelsNetwork{};
#else
namespace w = citadels_weights;
static_assert(w::kFormat == kWeightsFormat, "citadels.json has another format: train again");
static_assert(w::kRules == citadels::Citadels::kRulesVersion,
              "citadels.json was trained with other rules: train again");
static_assert(w::kFeatureHash == hash_of(CitadelsFeatures::kNames),
              "citadels.json was trained for other features: train again");
static_assert(w::kHidden == kHidden && w::kOne == kOne,
              "citadels.json is a network of another shape: train again");

constexpr auto kCitadelsNetwork =
    network_from<CitadelsFeatures::kCount>(w::kDirect, w::kFirst, w::kBias, w::kSecond);
#endif

}  // namespace

const Network<CitadelsFeatures::kCount>& CitadelsBasis::network() { return kCitadelsNetwork; }

}  // namespace prestige::bots
