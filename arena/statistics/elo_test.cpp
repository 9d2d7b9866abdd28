#include "arena/statistics/elo.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

namespace prestige::arena {
namespace {

using testing::DoubleEq;
using testing::DoubleNear;

BlockMean blocks(std::initializer_list<double> values, int repeat = 1) {
  BlockMean mean;
  for (int i = 0; i < repeat; ++i) {
    for (const double value : values) mean.add(value);
  }
  return mean;
}

TEST(Elo, known_scores) {
  EXPECT_THAT(elo_of_score(0.5), DoubleNear(0, 1e-9));
  EXPECT_THAT(elo_of_score(0.75), DoubleNear(190.85, 0.01));
  EXPECT_THAT(elo_of_score(0.64), DoubleNear(99.95, 0.01));
  EXPECT_THAT(elo_of_score(10.0 / 11), DoubleNear(400, 1e-9));
  EXPECT_EQ(elo_of_score(1), std::numeric_limits<double>::infinity());
  EXPECT_EQ(elo_of_score(0), -std::numeric_limits<double>::infinity());
}

TEST(Elo, score_and_back) {
  for (const double elo : {-700.0, -35.0, 0.0, 5.0, 120.0, 900.0}) {
    EXPECT_THAT(elo_of_score(score_of_elo(elo)), DoubleNear(elo, 1e-6));
  }
}

TEST(Elo, mean_and_variance_between_blocks) {
  const BlockMean mean = blocks({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_THAT(mean.mean(), DoubleEq(5));
  EXPECT_THAT(mean.variance(), DoubleNear(32.0 / 7, 1e-12));
  EXPECT_THAT(mean.standard_error(), DoubleNear(std::sqrt(32.0 / 7 / 8), 1e-12));
}

TEST(Elo, interval_of_a_share) {
  // 100 blocks, 60 of them won: 0.6 ± 1.96 * sqrt(0.6 * 0.4 / 99).
  const Estimate share = share_estimate(blocks({1, 1, 1, 0, 0}, 20));
  EXPECT_THAT(share.value, DoubleNear(0.6, 1e-12));
  EXPECT_THAT(share.low, DoubleNear(0.6 - 0.096502, 1e-5));
  EXPECT_THAT(share.high, DoubleNear(0.6 + 0.096502, 1e-5));
}

TEST(Elo, pairs_that_cancel_are_certain) {
  // Luck decides every deal, the same way for both: each wins once, and nobody is stronger.
  const Estimate elo = elo_estimate(blocks({0.5}, 50));
  EXPECT_EQ(elo.low, 0);
  EXPECT_EQ(elo.high, 0);
}

TEST(Elo, who_always_wins_is_bounded_below) {
  const Estimate share = share_estimate(blocks({1}, 100));
  EXPECT_EQ(share.value, 1);
  EXPECT_THAT(share.low, DoubleNear(std::pow(0.025, 0.01), 1e-12));  // 96.4 %
  EXPECT_EQ(share.high, 1);
  EXPECT_THAT(elo_estimate(blocks({0}, 100)).high, DoubleNear(-570, 1));
}

TEST(Elo, one_block_says_nothing) {
  const Estimate share = share_estimate(blocks({0.5}));
  EXPECT_EQ(share.low, 0);
  EXPECT_EQ(share.high, 1);
}

}  // namespace
}  // namespace prestige::arena
