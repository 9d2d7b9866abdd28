#include "arena/statistics/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace prestige::arena {

namespace {

constexpr double kEloScale = 400;
}  // namespace

double elo_of_score(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return kEloScale * std::log10(score / (1 - score));
}

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / kEloScale)); }

// The normal quantile, corrected in powers of 1 / degrees (Cornish and Fisher): one percent short
// with two degrees, exact to four digits from six on.
double student_95(double degrees) {
  constexpr double z = 1.959964;
  constexpr double z2 = z * z;
  constexpr double first = z * (z2 + 1) / 4;
  constexpr double second = z * ((5 * z2 + 16) * z2 + 3) / 96;
  constexpr double third = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  constexpr double fourth = z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
  return z + (first + (second + (third + fourth / degrees) / degrees) / degrees) / degrees;
}

Estimate share_estimate(const BlockMean& blocks, double highest) {
  if (blocks.count() == 0) return {.value = highest / 2, .low = 0, .high = highest};
  BlockMean wider = blocks;
  wider.add(0);
  wider.add(highest);
  const double reach = student_95(static_cast<double>(wider.count() - 1)) * wider.standard_error();
  return {.value = blocks.mean(),
          .low = std::max(0.0, wider.mean() - reach),
          .high = std::min(highest, wider.mean() + reach)};
}

Estimate elo_estimate(const BlockMean& scores) {
  const Estimate share = share_estimate(scores);
  return {.value = elo_of_score(share.value),
          .low = elo_of_score(share.low),
          .high = elo_of_score(share.high)};
}

}  // namespace prestige::arena
