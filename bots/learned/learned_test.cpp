#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <set>

#include "bots/learned/basis.h"
#include "bots/learned/feature_names.h"
#include "bots/registry.h"
#include "games/all.h"

namespace prestige::bots {
namespace {

using citadels::Citadels;
using trickerion::Trickerion;

template <Game G>
typename G::State start(int players);
template <>
Citadels::State start<Citadels>(int players) {
  citadels::Request request;
  request.players = players;
  return Citadels::initial(*citadels::resolve(request));
}
template <>
Trickerion::State start<Trickerion>(int players) {
  trickerion::Request request;
  request.players = players;
  request.values.dark_alley = true;
  request.given.set(trickerion::at(trickerion::OptionKey::dark_alley));
  return Trickerion::initial(*trickerion::resolve(request));
}

// Calls f(state) at every position of a game, the first and the last included.
template <Game G, class F>
void at_positions(int players, std::uint64_t seed, F&& f, std::string_view player = "random") {
  auto state = start<G>(players);
  const auto bot = make_bot<G>(player);
  Rng rng(seed);
  typename G::Events silent;
  typename G::Actions legal;
  while (true) {
    f(state);
    const SeatSet acting = G::acting(state);
    if (acting.empty()) return;
    if (acting.has(Seat::chance())) {
      G::apply(state, Seat::chance(), G::sample(state, rng), silent);
      continue;
    }
    G::legal_actions(state, acting.front(), legal);
    const Decision<G> decision(state, acting.front(), legal);
    G::apply(state, acting.front(), bot->choose(decision, rng), silent);
  }
}

template <class G>
class LearnedEvalOf : public testing::Test {
 public:
  using Basis = typename BasisOf<G>::Type;
  using Eval = LearnedEval<Basis>;
  using Features = typename Basis::Features;
};
using Games = testing::Types<Citadels, Trickerion>;
TYPED_TEST_SUITE(LearnedEvalOf, Games);

TYPED_TEST(LearnedEvalOf, ChancesAreThoseOfAllSeats) {
  using G = TypeParam;
  for (int players = 2; players <= 4; ++players) {
    at_positions<G>(players, 5, [&](const auto& world) {
      const auto chances = TestFixture::Eval::chances(world);
      EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
      for (std::size_t i = 0; i < chances.size(); ++i) {
        EXPECT_GE(chances[i], 0);
        if (i >= static_cast<std::size_t>(players)) {
          EXPECT_EQ(chances[i], 0);
        }
      }
    });
  }
}

TYPED_TEST(LearnedEvalOf, TheEndIsCertain) {
  using G = TypeParam;
  at_positions<G>(3, 6, [&](const auto& world) {
    const auto outcome = G::outcome(world);
    if (!outcome) return;
    const auto chances = TestFixture::Eval::chances(world);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(chances[i], outcome->place[i] == 1 ? 1 : 0);
  });
}

// A network without weights would call every game even.
TYPED_TEST(LearnedEvalOf, EmbeddedWeightsForeseeWinners) {
  using G = TypeParam;
  double surprise = 0;
  int positions = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::vector<std::array<double, TestFixture::Basis::kSeats>> seen;
    const auto look = [&](const auto& world) {
      const auto chances = TestFixture::Eval::chances(world);
      const auto outcome = G::outcome(world);
      if (!outcome) return seen.push_back(chances);
      const std::size_t winner = outcome->place[0] == 1 ? 0 : 1;
      for (const auto& before : seen) surprise -= std::log(std::max(1e-9, before[winner]));
      positions += static_cast<int>(seen.size());
    };
    at_positions<G>(2, seed, look, "greedy");
  }
  EXPECT_LT(surprise / positions, std::log(2.0));
}

// Features come from the world that is given, of one seat and of what concerns everybody.
TYPED_TEST(LearnedEvalOf, FeaturesAreThoseOfTheWorldGiven) {
  using G = TypeParam;
  std::set<typename TestFixture::Features::Values> different;
  at_positions<G>(3, 7, [&](const auto& world) {
    const auto copy = world;
    const auto values = TestFixture::Features::of(world, Seat(1));
    EXPECT_EQ(values, TestFixture::Features::of(copy, Seat(1)));
    different.insert(values);
  });
  EXPECT_GT(different.size(), 20u);
}

TEST(LearnedCitadels, SeatsAreAlike) {
  at_positions<Citadels>(2, 8, [](const auto& world) {
    if (world.table.phase != citadels::Phase::selecting || !world.table.completed.empty()) return;
    auto swapped = world;
    std::swap(swapped.table.gold[0], swapped.table.gold[1]);
    std::swap(swapped.table.city[0], swapped.table.city[1]);
    std::swap(swapped.secrets.hand[0], swapped.secrets.hand[1]);
    std::swap(swapped.secrets.tucked[0], swapped.secrets.tucked[1]);
    swapped.table.crown = Seat(1 - world.table.crown.index());
    const auto chances = LearnedCitadelsEval::chances(world);
    const auto other = LearnedCitadelsEval::chances(swapped);
    EXPECT_EQ(chances[0], other[1]);
    EXPECT_EQ(chances[1], other[0]);
  });
}

TEST(Network, CountsInWholeNumbers) {
  Network<2> network;
  network.direct = {kOne, -kOne};
  network.first[0] = {kOne / 2};
  network.bias[0] = -kOne;
  network.second[0] = 2 * kOne;
  EXPECT_EQ(network.strength({3, 1}), 2 * kOne + kOne);               // half of 3, less 1, twice
  EXPECT_EQ(network.strength({1, 0}), kOne);                          // the hidden unit is silent
  EXPECT_EQ(network.strength({100, 0}), 100 * kOne + 16 * kOne - 2);  // and has an upper end
}

TEST(Network, ChancesFollowStrength) {
  const auto even = chances_of<4>({5, 5, 5, 0}, 3);
  EXPECT_DOUBLE_EQ(even[0], 1.0 / 3);
  EXPECT_EQ(even[3], 0);
  const auto ahead = chances_of<2>({kOne, 0}, 2);
  EXPECT_NEAR(ahead[0], 1 / (1 + std::exp(-1.0)), 1e-9);
  const auto far_ahead = chances_of<2>({1000 * kOne, -1000 * kOne}, 2);
  EXPECT_GT(far_ahead[1], 0);
  EXPECT_LT(far_ahead[1], 1e-6);
}

TEST(Network, FeaturesAreCutOff) {
  EXPECT_EQ(feature(1000), 127);
  EXPECT_EQ(feature(-1000), -127);
  EXPECT_EQ(feature(-3), -3);
}

TEST(FeatureNames, HashTellsListsApart) {
  constexpr std::array<std::string_view, 2> kList{"gold", "hand"};
  constexpr std::array<std::string_view, 2> kSwapped{"hand", "gold"};
  constexpr std::array<std::string_view, 2> kShifted{"goldh", "and"};
  EXPECT_NE(hash_of(kList), hash_of(kSwapped));
  EXPECT_NE(hash_of(kList), hash_of(kShifted));
}

}  // namespace
}  // namespace prestige::bots
