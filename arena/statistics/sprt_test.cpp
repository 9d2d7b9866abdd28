#include "arena/statistics/sprt.h"

#include <gmock/gmock.h>

#include <cmath>

#include "arena/statistics/block_mean.h"
#include "arena/statistics/elo.h"
#include "engine/core/rng.h"

namespace prestige::arena {
namespace {

using testing::DoubleNear;

TEST(Sprt, bounds_are_those_of_wald) {
  const Sprt sprt({.elo0 = 0, .elo1 = 10, .alpha = 0.05, .beta = 0.05}, 1);
  EXPECT_THAT(sprt.lower_bound(), DoubleNear(-2.9444, 1e-4));
  EXPECT_THAT(sprt.upper_bound(), DoubleNear(2.9444, 1e-4));
  const Sprt strict({.elo0 = 0, .elo1 = 10, .alpha = 0.01, .beta = 0.1}, 1);
  EXPECT_THAT(strict.lower_bound(), DoubleNear(std::log(0.1 / 0.99), 1e-12));
  EXPECT_THAT(strict.upper_bound(), DoubleNear(std::log(90), 1e-12));
}

// A coin has one parameter, so the likelihoods are known exactly.
TEST(Sprt, is_walds_test_for_a_coin) {
  const SprtSettings settings{.elo0 = 0, .elo1 = 50, .alpha = 1e-9, .beta = 1e-9};
  Sprt sprt(settings, 1);
  for (int i = 0; i < 100; ++i) sprt.add(i % 5 < 3 ? 1 : 0);
  const double s0 = score_of_elo(0);
  const double s1 = score_of_elo(50);
  EXPECT_THAT(sprt.llr(),
              DoubleNear(60 * std::log(s1 / s0) + 40 * std::log((1 - s1) / (1 - s0)), 0.01));
}

// For hypotheses that are close, the usual approximation by a normal distribution.
TEST(Sprt, agrees_with_the_normal_approximation) {
  Sprt sprt({.elo0 = 0, .elo1 = 5, .alpha = 1e-9, .beta = 1e-9}, 4);
  BlockMean mean;
  Rng rng(7);
  for (int i = 0; i < 4000; ++i) {
    const int score = static_cast<int>(rng.below(3) + rng.below(3) + (rng.below(50) == 0 ? 1 : 0));
    sprt.add(std::min(score, 4));
    mean.add(std::min(score, 4) / 4.0);
  }
  const double s0 = score_of_elo(0);
  const double s1 = score_of_elo(5);
  const double normal = 4000 * (s1 - s0) * (2 * mean.mean() - s0 - s1) / (2 * mean.variance());
  EXPECT_THAT(sprt.llr(), DoubleNear(normal, 0.02 * std::abs(normal) + 0.01));
}

TEST(Sprt, all_blocks_alike) {
  Sprt won({.elo0 = 0, .elo1 = 400}, 2);
  for (int i = 0; i < 4; ++i) won.add(2);
  EXPECT_EQ(won.verdict(), Verdict::open);  // 4 ln(0.909 / 0.5) = 2.39
  EXPECT_THAT(won.llr(), DoubleNear(4 * std::log(10.0 / 11 / 0.5), 0.02));
  won.add(2);
  EXPECT_EQ(won.verdict(), Verdict::elo1);
  Sprt drawn({.elo0 = 0, .elo1 = 10}, 2);
  for (int i = 0; i < 100; ++i) drawn.add(1);
  EXPECT_THAT(drawn.llr(), DoubleNear(100 * std::log(2 * (1 - score_of_elo(10))), 0.05));
  for (int i = 0; i < 10; ++i) drawn.add(1);
  EXPECT_EQ(drawn.verdict(), Verdict::elo0);
}

TEST(Sprt, a_verdict_stays) {
  Sprt sprt({.elo0 = 0, .elo1 = 400}, 1);
  for (int i = 0; i < 10; ++i) sprt.add(1);
  ASSERT_EQ(sprt.verdict(), Verdict::elo1);
  const double llr = sprt.llr();
  for (int i = 0; i < 100; ++i) sprt.add(0);
  EXPECT_EQ(sprt.verdict(), Verdict::elo1);
  EXPECT_EQ(sprt.llr(), llr);
}

struct Verdicts {
  int elo0 = 0;
  int elo1 = 0;
  double blocks_mean = 0;
};

// Many tests of a coin, with blocks of two tosses.
Verdicts toss(double score, const SprtSettings& settings, int tests) {
  Verdicts verdicts;
  for (int test = 0; test < tests; ++test) {
    Rng rng = Rng(2026).fork(static_cast<std::uint64_t>(test));
    const auto head = static_cast<std::uint32_t>(score * 1'000'000);
    Sprt sprt(settings, 2);
    int blocks = 0;
    for (; sprt.verdict() == Verdict::open; ++blocks) {
      sprt.add((rng.below(1'000'000) < head ? 1 : 0) + (rng.below(1'000'000) < head ? 1 : 0));
    }
    ++(sprt.verdict() == Verdict::elo0 ? verdicts.elo0 : verdicts.elo1);
    verdicts.blocks_mean += static_cast<double>(blocks) / tests;
  }
  return verdicts;
}

TEST(Sprt, errs_as_rarely_as_promised) {
  const SprtSettings settings{.elo0 = 0, .elo1 = 60, .alpha = 0.05, .beta = 0.05};
  constexpr int kTests = 400;
  const Verdicts equal = toss(score_of_elo(0), settings, kTests);
  const Verdicts stronger = toss(score_of_elo(60), settings, kTests);
  // Twenty are expected at most; thirty-five are four standard deviations away.
  EXPECT_LT(equal.elo1, 35);
  EXPECT_LT(stronger.elo0, 35);
  EXPECT_GT(equal.elo1 + stronger.elo0, 5) << "a test that never errs takes too long";
}

TEST(Sprt, ends_early_when_the_answer_is_clear) {
  const SprtSettings settings{.elo0 = 0, .elo1 = 60, .alpha = 0.05, .beta = 0.05};
  const Verdicts at_bound = toss(score_of_elo(60), settings, 100);
  const Verdicts clear = toss(score_of_elo(200), settings, 100);
  EXPECT_EQ(clear.elo1, 100);
  EXPECT_LT(clear.blocks_mean, at_bound.blocks_mean / 2);
}

}  // namespace
}  // namespace prestige::arena
