// Chance: outcomes with positive weights, and draws that follow them.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

template <class G>
class ChanceConformance : public ::testing::Test {};
TYPED_TEST_SUITE(ChanceConformance, Games, GameName);

template <class G>
std::map<typename G::Action, std::uint32_t> weights_of(const typename G::State& s) {
  typename G::Outcomes outcomes;
  G::chance_outcomes(s, outcomes);
  std::map<typename G::Action, std::uint32_t> weights;
  for (const auto& [action, weight] : outcomes) weights[action] += weight;
  EXPECT_EQ(weights.size(), outcomes.size()) << "an outcome is listed twice";
  return weights;
}

TYPED_TEST(ChanceConformance, OutcomesAreTheLegalActionsOfChance) {
  using G = TypeParam;
  for_random_games<G>(50000, 80, [](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [](const typename G::State& s, const Step<G>& step) {
      if (step.seat != Seat::chance()) return;
      const auto weights = weights_of<G>(s);
      ASSERT_FALSE(weights.empty());
      ASSERT_TRUE(weights.contains(step.action)) << "drew " << G::to_text(step.action);
      for (const auto& [action, weight] : weights) {
        ASSERT_GT(weight, 0u) << G::to_text(action);
      }
      const auto legal = legal_list<G>(s, Seat::chance());
      ASSERT_TRUE(std::equal(legal.begin(), legal.end(), weights.begin(), weights.end(),
                             [](const auto& a, const auto& entry) { return a == entry.first; }));
    });
  });
}

// Chi-square at sampled positions. Seeds are fixed and the bound lies far out in the tail.
TYPED_TEST(ChanceConformance, DrawsFollowTheWeights) {
  using G = TypeParam;
  for_random_games<G>(60000, 60, [](const typename G::State& start, Rng& rng) {
    std::set<std::string> kinds;
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      if (step.seat != Seat::chance()) return;
      const std::string text = G::to_text(step.action);
      const bool first_of_its_kind = kinds.insert(text.substr(0, text.find(' '))).second;
      if (!first_of_its_kind && rng.below(150) != 0) return;
      const auto weights = weights_of<G>(s);
      double total = 0;
      for (const auto& [action, weight] : weights) total += weight;
      std::map<typename G::Action, int> seen;
      const int draws = 60 * static_cast<int>(weights.size());
      for (int i = 0; i < draws; ++i) ++seen[G::sample(s, rng)];
      double chi2 = 0;
      for (const auto& [action, weight] : weights) {
        const double expected = static_cast<double>(draws) * weight / total;
        const double difference = seen[action] - expected;
        chi2 += difference * difference / expected;
      }
      ASSERT_EQ(seen.size(), weights.size()) << "draws something else, or never something";
      const double freedom = static_cast<double>(weights.size()) - 1;
      ASSERT_LT(chi2, freedom + 7 * std::sqrt(2 * freedom) + 20);
    });
  });
}

// play_chance() is the same as drawing one by one.
TYPED_TEST(ChanceConformance, PlayingChanceIsDrawingOneByOne) {
  using G = TypeParam;
  for_random_games<G>(65000, 150, [](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      if (step.seat != Seat::chance()) return;
      Rng rng_at_once = rng.fork(1);
      Rng rng_one_by_one = rng_at_once;
      typename G::State at_once = s;
      typename G::State one_by_one = s;
      typename G::Events::Buffer events_at_once, events_one_by_one;
      typename G::Events sink_at_once(events_at_once), sink_one_by_one(events_one_by_one);
      const int draws = G::play_chance(at_once, rng_at_once, sink_at_once);
      for (int i = 0; i < draws; ++i) {
        ASSERT_TRUE(G::acting(one_by_one).has(Seat::chance())) << "after " << i << " draws";
        const auto drawn = G::sample(one_by_one, rng_one_by_one);
        G::apply(one_by_one, Seat::chance(), drawn, sink_one_by_one);
      }
      ASSERT_GT(draws, 0);
      ASSERT_FALSE(G::acting(one_by_one).has(Seat::chance()));
      ASSERT_EQ(at_once, one_by_one);
      ASSERT_EQ(rng_at_once, rng_one_by_one);
      ASSERT_TRUE(std::equal(events_at_once.begin(), events_at_once.end(),
                             events_one_by_one.begin(), events_one_by_one.end()))
          << "other events";
    });
  });
}

}  // namespace
}  // namespace prestige::conformance
