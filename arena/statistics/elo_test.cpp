#include "arena/statistics/elo.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "engine/core/rng.h"

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

TEST(Elo, students_quantiles) {
  EXPECT_THAT(student_95(2), DoubleNear(4.303, 0.05));
  EXPECT_THAT(student_95(3), DoubleNear(3.182, 0.01));
  EXPECT_THAT(student_95(6), DoubleNear(2.4469, 0.0005));
  EXPECT_THAT(student_95(10), DoubleNear(2.2281, 0.0001));
  EXPECT_THAT(student_95(30), DoubleNear(2.0423, 0.0001));
  EXPECT_THAT(student_95(1e6), DoubleNear(1.96, 0.0001));
}

TEST(Elo, interval_of_a_share) {
  // 100 blocks, 60 of them won, and one more won and lost: 61 / 102 ± 1.984 standard errors.
  const Estimate share = share_estimate(blocks({1, 1, 1, 0, 0}, 20));
  EXPECT_THAT(share.value, DoubleNear(0.6, 1e-12));
  EXPECT_THAT(share.low, DoubleNear(61.0 / 102 - 0.09678, 1e-4));
  EXPECT_THAT(share.high, DoubleNear(61.0 / 102 + 0.09678, 1e-4));
}

TEST(Elo, pairs_that_cancel_are_nearly_certain) {
  // Luck decides every deal, the same way for both: each wins once, and nobody is much stronger.
  const Estimate elo = elo_estimate(blocks({0.5}, 50));
  EXPECT_EQ(elo.value, 0);
  EXPECT_THAT(elo.low, DoubleNear(-elo.high, 1e-9));
  EXPECT_THAT(elo.high, DoubleNear(19, 1));
}

TEST(Elo, who_always_wins_is_bounded_below) {
  const Estimate share = share_estimate(blocks({1}, 100));
  EXPECT_EQ(share.value, 1);
  EXPECT_THAT(share.low, DoubleNear(0.971, 0.001));
  EXPECT_EQ(share.high, 1);
  EXPECT_THAT(elo_estimate(blocks({0}, 100)).high, DoubleNear(-610, 5));
  EXPECT_THAT(share_estimate(blocks({1}, 5)).low, DoubleNear(0.507, 0.001));
}

// Two of four seats share the wins: a seat of theirs has half of them at most.
TEST(Elo, no_interval_reaches_beyond_what_is_possible) {
  const Estimate always = share_estimate(blocks({0.5}, 40), 0.5);
  EXPECT_EQ(always.value, 0.5);
  EXPECT_EQ(always.high, 0.5);
  EXPECT_THAT(always.low, DoubleNear(share_estimate(blocks({1}, 40)).low / 2, 1e-12));
  const Estimate nearly = share_estimate(blocks({0.5, 0.5, 0.5, 0.25}, 3), 0.5);
  EXPECT_EQ(nearly.high, 0.5);
}

TEST(Elo, a_worse_result_never_raises_a_bound) {
  for (int count = 1; count <= 60; ++count) {
    Estimate before = share_estimate(blocks({1}, count));
    for (int half = 1; half <= 2 * count; ++half) {
      BlockMean worse;
      for (int i = 0; i < count; ++i) {
        const int lost = half / count + (i < half % count ? 1 : 0);
        worse.add(1 - lost / 2.0);
      }
      const Estimate after = share_estimate(worse);
      EXPECT_LE(after.low, before.low) << half << " halves lost of " << count;
      EXPECT_LE(after.high, before.high) << half << " halves lost of " << count;
      before = after;
    }
  }
}

TEST(Elo, one_block_says_nothing) {
  for (const double value : {0.0, 0.5, 1.0}) {
    const Estimate share = share_estimate(blocks({value}));
    EXPECT_EQ(share.low, 0);
    EXPECT_EQ(share.high, 1);
  }
}

// How often the interval of so many deals holds the truth. In a deal of two games, both fall to the
// same side in one case out of four, whoever is stronger.
double coverage(double share, int deals) {
  constexpr int kMatches = 3000;
  int held = 0;
  for (int match = 0; match < kMatches; ++match) {
    Rng rng = Rng(7).fork(static_cast<std::uint64_t>(match));
    const auto win = [&] { return rng.below(1'000'000) < share * 1'000'000 ? 1.0 : 0.0; };
    BlockMean mean;
    for (int deal = 0; deal < deals; ++deal) {
      const double first = win();
      mean.add((first + (rng.below(4) == 0 ? first : win())) / 2);
    }
    const Estimate found = share_estimate(mean);
    held += found.low <= share && share <= found.high ? 1 : 0;
  }
  return static_cast<double>(held) / kMatches;
}

TEST(Elo, intervals_hold_the_truth_as_often_as_promised) {
  for (const double share : {0.5, 0.7, 0.9, 0.97}) {
    for (const int deals : {3, 8, 20, 60, 200}) {
      EXPECT_GT(coverage(share, deals), 0.935) << share << " in " << deals << " deals";
    }
    EXPECT_LT(coverage(share, 200), 0.985) << share << ": wider than need be";
  }
}

}  // namespace
}  // namespace prestige::arena
