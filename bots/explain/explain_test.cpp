#include "bots/explain/explain.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "bots/explain/advise.h"
#include "bots/explain/citadels/views.h"
#include "bots/explain/trickerion/views.h"
#include "bots/registry.h"
#include "bots/search/positions.h"
#include "games/all.h"
#include "tests/kit/scenario.h"

namespace prestige::bots {
namespace {

constexpr Budget kShort{.iterations = 40};

// Calls f(state, seat, legal) at some decisions of a game between bots.
template <Game G, class F>
void at_some_decisions(std::uint64_t seed, int every, F&& f) {
  auto state = start<G>(std::is_same_v<G, Citadels> ? 4 : 3);
  const auto bot = make_bot<G>("greedy");
  Rng rng(seed);
  typename G::Events silent;
  typename G::Actions legal;
  for (int n = 0;; ++n) {
    G::play_chance(state, rng, silent);
    if (G::acting(state).empty()) return;
    const Seat seat = G::acting(state).front();
    G::legal_actions(state, seat, legal);
    if (n % every == 0) f(state, seat, legal);
    G::apply(state, seat, bot->choose(Decision<G>(state, seat, legal), rng), silent);
  }
}

template <Game G>
std::vector<Advice> advice_for(const typename G::State& state, Seat seat, std::size_t most = 4) {
  return advise(G::kName, "expert", AnyState::of(state), seat, Rng(5), most, kShort);
}

template <class Actions>
std::size_t worth_a_thought(const Actions& legal) {
  std::size_t count = 0;
  for (const auto& action : legal) {
    if constexpr (requires { TrickerionEval::is_pointless(action); }) {
      if (!TrickerionEval::is_pointless(action)) ++count;
    } else {
      ++count;
    }
  }
  return std::max<std::size_t>(1, count);
}

template <class G>
class ExplainIn : public testing::Test {};
using Games = testing::Types<Citadels, Trickerion>;
TYPED_TEST_SUITE(ExplainIn, Games);

TYPED_TEST(ExplainIn, EveryCandidateIsPossibleAndHasAFewReasons) {
  using G = TypeParam;
  const auto kinds = reason_kinds(G::kName);
  std::set<std::string_view> said;
  int decisions = 0;
  at_some_decisions<G>(11, 7, [&](const auto& state, Seat seat, const auto& legal) {
    const auto advice = advice_for<G>(state, seat);
    ++decisions;
    EXPECT_EQ(advice.size(), std::min<std::size_t>(4, worth_a_thought(legal)));
    double shares = 0;
    for (const Advice& one : advice) {
      EXPECT_NE(std::find(legal.begin(), legal.end(), one.action.template as<typename G::Action>()),
                legal.end());
      EXPECT_THAT(one.chance, testing::AllOf(testing::Ge(0), testing::Le(1)));
      EXPECT_THAT(one.reasons.size(), testing::AllOf(testing::Ge(1u), testing::Le(3u)));
      for (const AdviceReason& reason : one.reasons) {
        EXPECT_THAT(kinds, testing::Contains(reason.kind));
        said.insert(reason.kind);
      }
      shares += one.share;
    }
    EXPECT_LE(shares, 1 + 1e-9);
    EXPECT_TRUE(std::ranges::is_sorted(advice, std::greater{}, &Advice::share));
  });
  EXPECT_GT(decisions, 15);
  // Not always the same few words.
  EXPECT_GT(said.size(), 12u);
}

TYPED_TEST(ExplainIn, OtherSecretsMakeNoDifference) {
  using G = TypeParam;
  int changed = 0;
  at_some_decisions<G>(3, 12, [&](const auto& state, Seat seat, const auto&) {
    Rng rng(77);
    const auto other = G::determinize(G::observe(state, seat), rng);
    changed += other == state ? 0 : 1;
    const auto one = advice_for<G>(state, seat);
    const auto two = advice_for<G>(other, seat);
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
      EXPECT_EQ(one[i].action.bytes, two[i].action.bytes);
      EXPECT_EQ(one[i].chance, two[i].chance);
      EXPECT_EQ(one[i].points, two[i].points);
      EXPECT_EQ(one[i].reasons, two[i].reasons);
    }
  });
  EXPECT_GT(changed, 3);
}

TYPED_TEST(ExplainIn, OneAloneIsComparedAllTheSame) {
  using G = TypeParam;
  at_some_decisions<G>(8, 25, [&](const auto& state, Seat seat, const auto&) {
    const auto four = advice_for<G>(state, seat, 4);
    const auto one = advice_for<G>(state, seat, 1);
    ASSERT_EQ(one.size(), 1u);
    EXPECT_EQ(one[0].reasons, four[0].reasons);
  });
}

// In Trickerion something can always be thrown away.
TEST(Explain, AnOnlyChoiceSaysSo) {
  int only = 0;
  at_some_decisions<Citadels>(5, 1, [&](const auto& state, Seat seat, const auto& legal) {
    if (legal.size() > 1 || only == 2) return;
    ++only;
    const auto advice = advice_for<Citadels>(state, seat);
    ASSERT_EQ(advice.size(), 1u);
    EXPECT_EQ(advice[0].reasons[0].kind, common_reason::only_choice);
    EXPECT_DOUBLE_EQ(advice[0].share, 1);
  });
  EXPECT_GT(only, 0);
}

// A clock that has gone on whenever it is looked at.
std::uint64_t fast_clock() {
  static std::uint64_t now = 0;
  return now += 1000;
}

TEST(Explain, AnOnlyChoiceNeedsNoLongThought) {
  bool asked = false;
  at_some_decisions<Citadels>(5, 1, [&](const auto& state, Seat seat, const auto& legal) {
    if (legal.size() > 1 || asked) return;
    asked = true;
    const std::uint64_t before = fast_clock();
    const Budget budget{.iterations = 4000, .milliseconds = 2000, .now_us = fast_clock};
    const auto advice = advise("citadels", "master", AnyState::of(state), seat, Rng(1), 3, budget);
    ASSERT_EQ(advice.size(), 1u);
    EXPECT_LT(fast_clock() - before, 200'000u);
  });
  EXPECT_TRUE(asked);
}

TYPED_TEST(ExplainIn, AnAdviserKeepsToItsTime) {
  using G = TypeParam;
  bool asked = false;
  at_some_decisions<G>(9, 20, [&](const auto& state, Seat seat, const auto& legal) {
    if (asked || legal.size() < 3) return;
    asked = true;
    const std::uint64_t before = fast_clock();
    const Budget budget{.iterations = 1'000'000, .milliseconds = 60, .now_us = fast_clock};
    EXPECT_FALSE(advise(G::kName, "master", AnyState::of(state), seat, Rng(1), 3, budget).empty());
    EXPECT_LT(fast_clock() - before, 70'000u);
  });
  EXPECT_TRUE(asked);
}

// What is said of a measure whose words are gained, more and less.
std::string said_of(const Differences& by, int direction = 1) {
  Reasons found;
  add_differences({"gained", "more", "less", direction}, by, found);
  std::string text;
  for (const AdviceReason& reason : found) {
    text += std::to_string(reason.amount) + " " + std::string(reason.kind) + ", ";
  }
  return text;
}

TEST(Differences, AreSaidWhereAmountAndWorthAgree) {
  const Measured more{.amount = 2, .value = 3};
  const Measured less{.amount = -2, .value = -3};
  EXPECT_EQ(said_of({.gained = more, .sooner = more}), "2 gained, ");
  EXPECT_EQ(said_of({.gained = more, .sooner = more, .later = less}), "2 gained, 2 less, ");
  EXPECT_EQ(said_of({.later = more}), "2 more, ");
  EXPECT_EQ(said_of({.later = less}), "2 less, ");
}

// A Trick is learned, which is worth something, with one marker fewer; five useless cards are
// swapped for three useful ones.
TEST(Differences, AreNotSaidWhereTheAmountTellsTheOpposite) {
  const Measured better_but_fewer{.amount = -1, .value = 2};
  const Measured worse_but_more{.amount = 1, .value = -2};
  EXPECT_EQ(said_of({.later = better_but_fewer}), "");
  EXPECT_EQ(said_of({.later = worse_but_more}), "");
  EXPECT_EQ(said_of({.gained = better_but_fewer, .sooner = better_but_fewer}), "");
  const Measured better{.amount = 1, .value = 2};
  EXPECT_EQ(said_of({.gained = better, .sooner = better_but_fewer}), "");
}

TEST(Differences, OfWhatIsBetterTheLessThereIs) {
  const Measured weaker{.amount = -2, .value = 3};
  EXPECT_EQ(said_of({.later = weaker}, -1), "2 more, ");
  EXPECT_EQ(said_of({.later = {.amount = 2, .value = -3}}, -1), "2 less, ");
  EXPECT_EQ(said_of({.later = {.amount = 2, .value = 3}}, -1), "");
}

TEST(Differences, RivalsAndWagesAreBetterTheLessThereIs) {
  const auto direction = [](const auto& all, std::string_view more) {
    return std::ranges::find(all, more, &MeasureWords::more)->direction;
  };
  EXPECT_EQ(direction(CitadelsViews::kWords, "rival_weaker"), -1);
  EXPECT_EQ(direction(CitadelsViews::kWords, "cards_more"), 1);
  EXPECT_EQ(direction(TrickerionViews::kWords, "wages_less"), -1);
  EXPECT_EQ(direction(TrickerionViews::kWords, "prepared_more"), 1);
}

// What seat 0 hears of the build that completes its city.
std::vector<std::string_view> said_of_last_build(citadels::kit::Play& g) {
  const Citadels::State world = g.plays("gather gold").state();
  Reasons found;
  CitadelsViews::find_reasons(Citadels::observe(world, Seat(0)), *Citadels::parse("build palace"),
                              std::span(&world, 1), {}, found);
  std::vector<std::string_view> kinds;
  for (const AdviceReason& reason : found) kinds.push_back(reason.kind);
  return kinds;
}

TEST(ExplainCitadels, OnlyTheFirstCompletedCityBeginsTheLastRound) {
  auto first = citadels::kit::turn("king").gold(5).hand({"palace"}).city(citadels::kit::kSix);
  EXPECT_THAT(said_of_last_build(first), testing::IsSupersetOf({"completes_city", "ends_ahead"}));

  auto second = citadels::kit::turn("king").gold(5).hand({"palace"}).city(citadels::kit::kSix);
  second.completed(3);
  EXPECT_THAT(said_of_last_build(second),
              testing::AllOf(testing::Contains("completes_city"),
                             testing::Not(testing::Contains("ends_ahead"))));
}

TEST(MainReasons, TwoForTheBestAndOneAgainstIt) {
  const Reasons found{{.kind = "a", .weight = 1},
                      {.kind = "b", .weight = -3},
                      {.kind = "c", .weight = 4},
                      {.kind = "d", .weight = 2},
                      {.kind = "e", .weight = -1}};
  const auto kinds = [](const Reasons& reasons) {
    std::string text;
    for (const AdviceReason& reason : reasons) text += reason.kind;
    return text;
  };
  EXPECT_EQ(kinds(main_reasons(found, true)), "cdb");
  EXPECT_EQ(kinds(main_reasons(found, false)), "cbe");
  EXPECT_EQ(kinds(main_reasons({found[0], found[2], found[3]}, false)), "cda");
  EXPECT_EQ(kinds(main_reasons({found[1], found[4]}, true)), "be");
  EXPECT_EQ(kinds(main_reasons({}, true)), "");
}

}  // namespace
}  // namespace prestige::bots
