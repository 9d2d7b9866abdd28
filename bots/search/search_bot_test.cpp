#include "bots/search/search_bot.h"

#include <gtest/gtest.h>

#include <atomic>

#include "bots/search/positions.h"

namespace prestige::bots {
namespace {

// Passes on by itself, a step with every look at it.
std::atomic<std::uint64_t> fake_now_us = 0;
std::uint64_t step_us = 0;
std::uint64_t fake_clock() { return fake_now_us += step_us; }

template <class G>
class SearchBotOf : public testing::Test {};
using Games = testing::Types<Citadels, Trickerion>;
TYPED_TEST_SUITE(SearchBotOf, Games);

TYPED_TEST(SearchBotOf, KeepsWithinItsTime) {
  using G = TypeParam;
  int decisions = 0;
  at_decisions<G>("casual", 8, 25, [&](const auto& state, Seat seat, const auto& legal) {
    for (const std::uint64_t step : {std::uint64_t{40}, std::uint64_t{700}, std::uint64_t{3000}}) {
      step_us = step;
      SearchBot<G, EvalOf<G>> bot({.milliseconds = 20, .now_us = fake_clock});
      Rng rng(1);
      const std::uint64_t began = fake_now_us;
      bot.choose(Decision<G>(state, seat, legal), rng);
      const std::uint64_t spent = fake_now_us - began;
      EXPECT_LE(spent, 22'000u) << "steps of " << step;
      EXPECT_GE(spent, 20'000u - 3 * step) << "steps of " << step;
    }
    ++decisions;
  });
  EXPECT_GT(decisions, 3);
}

// A limit of time that cannot be kept, or none at all, leaves the iterations.
TYPED_TEST(SearchBotOf, WithoutAClockIterationsDecide) {
  using G = TypeParam;
  at_decisions<G>("casual", 9, 60, [&](const auto& state, Seat seat, const auto& legal) {
    SearchBot<G, EvalOf<G>> counted({.iterations = 40});
    SearchBot<G, EvalOf<G>> timed({.iterations = 40, .milliseconds = 1});
    Rng one(3);
    Rng two(3);
    const Decision<G> decision(state, seat, legal);
    EXPECT_EQ(counted.choose(decision, one), timed.choose(decision, two));
    EXPECT_EQ(one, two);
  });
}

// Time to spare changes nothing; too little ends the search.
TYPED_TEST(SearchBotOf, IterationsTakeAtMostSoLong) {
  using G = TypeParam;
  step_us = 700;
  at_decisions<G>("casual", 9, 60, [&](const auto& state, Seat seat, const auto& legal) {
    SearchBot<G, EvalOf<G>> counted({.iterations = 40});
    SearchBot<G, EvalOf<G>> unhurried(
        {.iterations = 40, .now_us = fake_clock, .at_most_ms = 10'000});
    SearchBot<G, EvalOf<G>> hurried(
        {.iterations = 1'000'000, .now_us = fake_clock, .at_most_ms = 20});
    Rng one(3);
    Rng two(3);
    const Decision<G> decision(state, seat, legal);
    EXPECT_EQ(counted.choose(decision, one), unhurried.choose(decision, two));
    const std::uint64_t began = fake_now_us;
    hurried.choose(decision, one);
    EXPECT_LE(fake_now_us - began, 22'000u);
  });
}

// Stopping when all is decided must not change what is chosen.
TYPED_TEST(SearchBotOf, ChoosesTheFirstOfTheWholeRanking) {
  using G = TypeParam;
  at_decisions<G>("casual", 10, 20, [&](const auto& state, Seat seat, const auto& legal) {
    constexpr std::uint64_t kIterations = 150;
    SearchBot<G, EvalOf<G>> bot({.iterations = kIterations});
    Rng rng(5);
    const auto seen = G::observe(state, seat);
    Search<G, EvalOf<G>> search(seen, seat, {}, Rng(5).fork(1));
    while (search.iterations() < kIterations) search.iterate();
    EXPECT_EQ(bot.choose(Decision<G>(state, seat, legal), rng), search.ranking().front().action);
  });
}

TYPED_TEST(SearchBotOf, ThreadsDecideTheSameAgain) {
  using G = TypeParam;
  at_decisions<G>("casual", 11, 30, [&](const auto& state, Seat seat, const auto& legal) {
    const auto choose = [&](int threads) {
      SearchBot<G, EvalOf<G>> bot({.iterations = 81, .threads = threads});
      Rng rng(6);
      return bot.choose(Decision<G>(state, seat, legal), rng);
    };
    for (const int threads : {2, 3}) {
      const auto first = choose(threads);
      EXPECT_NE(std::find(legal.begin(), legal.end(), first), legal.end());
      EXPECT_EQ(first, choose(threads));
    }
  });
}

TEST(Merge, AddsVisitsAndAveragesChances) {
  Citadels::Actions legal;
  auto state = start<Citadels>(4);
  Rng rng(1);
  Citadels::Events silent;
  Citadels::play_chance(state, rng, silent);
  Citadels::legal_actions(state, Citadels::acting(state).front(), legal);
  ASSERT_GE(legal.size(), 3u);
  const auto all = merge<Citadels>({{{legal[0], 30, 0.5, 1}, {legal[1], 10, 0.2, 2}},
                                    {{legal[1], 30, 0.6, 1}, {legal[2], 5, 0.1, 2}}});
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0].action, legal[1]);
  EXPECT_EQ(all[0].visits, 40u);
  EXPECT_DOUBLE_EQ(all[0].chance, 0.5);
  EXPECT_EQ(all[1].action, legal[0]);
  EXPECT_EQ(all[1].visits, 30u);
  EXPECT_EQ(all[2].visits, 5u);
}

TEST(Thinking, SharesItsIterationsEvenly) {
  struct Counter {
    std::uint64_t done = 0;
    std::uint64_t iterations() const { return done; }
    std::uint32_t lead() const { return 0; }
  };
  std::uint64_t sum = 0;
  for (int thread = 0; thread < 3; ++thread) {
    Thinking thinking({.iterations = 100}, 0, thread, 3);
    Counter counter;
    while (thinking.goes_on(counter)) ++counter.done;
    EXPECT_NEAR(static_cast<double>(counter.done), 33, 1);
    sum += counter.done;
  }
  EXPECT_EQ(sum, 100u);
}

}  // namespace
}  // namespace prestige::bots
