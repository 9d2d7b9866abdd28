#include "bots/learned/trickerion/evaluate.h"

#ifndef PRESTIGE_UNTRAINED
#include "bots/learned/weights.h"
#include "bots/learned/weights/trickerion.h"  // generated
#endif

namespace prestige::bots {

namespace {

#ifdef PRESTIGE_UNTRAINED
constexpr Network<TrickerionFeatures::kCount> kTrickerionNetwork{};
#else
namespace w = trickerion_weights;
static_assert(w::kFormat == kWeightsFormat, "trickerion.json has another format: train again");
static_assert(w::kRules == trickerion::Trickerion::kRulesVersion,
              "trickerion.json was trained with other rules: train again");
static_assert(w::kFeatureHash == hash_of(TrickerionFeatures::kNames),
              "trickerion.json was trained for other features: train again");
static_assert(w::kHidden == kHidden && w::kOne == kOne,
              "trickerion.json is a network of another shape: train again");

constexpr auto kTrickerionNetwork =
    network_from<TrickerionFeatures::kCount>(w::kDirect, w::kFirst, w::kBias, w::kSecond);
#endif

}  // namespace

const Network<TrickerionFeatures::kCount>& TrickerionBasis::network() { return kTrickerionNetwork; }

}  // namespace prestige::bots
