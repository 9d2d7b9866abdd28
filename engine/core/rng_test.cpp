#include "engine/core/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <vector>

namespace prestige {
namespace {

// Recorded games and golden files rest on these numbers; they never change.
TEST(Rng, FirstNumbersArePinned) {
  // The published test vector of SplitMix64 for this seed.
  Rng rng(1234567);
  const std::array<std::uint64_t, 5> expected{6457827717110365317u, 3203168211198807973u,
                                              9817491932198370423u, 4593380528125082431u,
                                              16408922859458223821u};
  for (const std::uint64_t number : expected) EXPECT_EQ(rng.next(), number);
}

TEST(Rng, EqualSeedsGiveEqualNumbers) {
  Rng a(7);
  Rng b(7);
  EXPECT_EQ(a, b);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(a.below(1000), b.below(1000));
  EXPECT_EQ(a, b);
  EXPECT_NE(a, Rng(7));
}

TEST(Rng, ForkedStreamsDifferAndRepeat) {
  const Rng rng(3);
  std::set<std::uint64_t> firsts;
  for (std::uint64_t stream = 0; stream < 10000; ++stream) {
    Rng fork = rng.fork(stream);
    firsts.insert(fork.next());
    EXPECT_EQ(rng.fork(stream), rng.fork(stream));
  }
  EXPECT_EQ(firsts.size(), 10000u);
}

// Chi-square against the uniform distribution: the bound is far out in the tail, and the seeds are
// fixed, so this never fails by chance.
TEST(Rng, BelowIsUniform) {
  for (const std::uint32_t bound : {1u, 2u, 3u, 5u, 7u, 8u, 27u, 50u, 68u, 1000u}) {
    Rng rng(bound);
    std::vector<double> seen(bound);
    const double expected = 400;
    const int draws = static_cast<int>(expected) * static_cast<int>(bound);
    for (int i = 0; i < draws; ++i) {
      const std::uint32_t number = rng.below(bound);
      ASSERT_LT(number, bound);
      ++seen[number];
    }
    double chi2 = 0;
    for (const double count : seen) chi2 += (count - expected) * (count - expected) / expected;
    const double freedom = bound - 1.0;
    EXPECT_LT(chi2, freedom + 6 * std::sqrt(2 * freedom) + 1) << "bound " << bound;
  }
}

// Lemire's rejection: a bound just above 2^31 would show a bias of one half without it.
TEST(Rng, BelowHasNoBiasForHugeBounds) {
  const std::uint32_t bound = 3u << 30;  // three quarters of all numbers
  Rng rng(99);
  std::array<int, 3> thirds{};
  for (int i = 0; i < 60000; ++i) ++thirds[rng.below(bound) >> 30];
  for (const int count : thirds) EXPECT_NEAR(count, 20000, 700);
}

}  // namespace
}  // namespace prestige
