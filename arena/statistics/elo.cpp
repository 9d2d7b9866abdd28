#include "arena/statistics/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace prestige::arena {

namespace {

constexpr double kEloScale = 400;
constexpr double kNormal95 = 1.959964;

}  // namespace

double elo_of_score(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return kEloScale * std::log10(score / (1 - score));
}

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / kEloScale)); }

Estimate share_estimate(const BlockMean& blocks) {
  const double mean = blocks.mean();
  if (blocks.count() == 0) return {.value = 0.5, .low = 0, .high = 1};
  const double unseen = std::pow(0.025, 1 / static_cast<double>(blocks.count()));
  if (blocks.lowest() >= 1) return {.value = 1, .low = unseen, .high = 1};
  if (blocks.highest() <= 0) return {.value = 0, .low = 0, .high = 1 - unseen};
  if (blocks.count() == 1) return {.value = mean, .low = 0, .high = 1};
  const double reach = kNormal95 * blocks.standard_error();
  return {.value = mean, .low = std::max(0.0, mean - reach), .high = std::min(1.0, mean + reach)};
}

Estimate elo_estimate(const BlockMean& scores) {
  const Estimate share = share_estimate(scores);
  return {.value = elo_of_score(share.value),
          .low = elo_of_score(share.low),
          .high = elo_of_score(share.high)};
}

}  // namespace prestige::arena
