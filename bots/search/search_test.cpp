#include "bots/search/search.h"

#include <gtest/gtest.h>

#include "bots/match.h"
#include "bots/search/positions.h"

namespace prestige::bots {
namespace {

template <class G>
class SearchOf : public testing::Test {};
using Games = testing::Types<Citadels, Trickerion>;
TYPED_TEST_SUITE(SearchOf, Games);

// What a bot decides depends on nothing that its seat cannot see.
TYPED_TEST(SearchOf, OtherSecretsMakeNoDifference) {
  using G = TypeParam;
  constexpr std::uint64_t kFew = 12;  // iterations are enough
  int compared = 0;
  int changed = 0;
  const auto compare = [&](const auto& state, Seat seat, const auto& legal) {
    Rng rng(static_cast<std::uint64_t>(++compared));
    const auto other = G::determinize(G::observe(state, seat), rng);
    changed += other == state ? 0 : 1;
    for (const char* name : {"greedy", "novice", "skilled", "expert", "master"}) {
      const std::uint64_t usual = level_iterations(G::kName, name);
      const auto bot = make_bot<G>(name, {.iterations = std::min(usual, kFew)});
      Rng one(9);
      Rng two(9);
      EXPECT_EQ(bot->choose(Decision<G>(state, seat, legal), one),
                bot->choose(Decision<G>(other, seat, legal), two))
          << name << " at decision " << compared;
      EXPECT_EQ(one, two);
    }
  };
  at_decisions<G>("casual", 2, 9, compare);  // judged by another evaluation in Trickerion
  at_decisions<G>("casual", 3, 7, compare);
  EXPECT_GT(compared, 15);
  EXPECT_GT(changed, compared / 2);
}

TYPED_TEST(SearchOf, EveryBotTakesOneOfItsChoices) {
  using G = TypeParam;
  at_decisions<G>("novice", 4, 9, [&](const auto& state, Seat seat, const auto& legal) {
    for (const std::string_view name : {"novice", "casual", "skilled", "expert"}) {
      const auto bot = make_bot<G>(name);
      Rng rng(1);
      const auto action = bot->choose(Decision<G>(state, seat, legal), rng);
      EXPECT_NE(std::find(legal.begin(), legal.end(), action), legal.end()) << name;
    }
  });
}

TYPED_TEST(SearchOf, CountsItsIterationsAndKeepsWithinItsRoom) {
  using G = TypeParam;
  at_decisions<G>("casual", 5, 40, [&](const auto& state, Seat seat, const auto& legal) {
    SearchSettings small;
    small.nodes_max = 60;
    const auto seen = G::observe(state, seat);
    Search<G, EvalOf<G>> search(seen, seat, small, Rng(2));
    for (int i = 0; i < 200; ++i) search.iterate();
    EXPECT_EQ(search.iterations(), 200u);
    EXPECT_LE(search.nodes(), 60u);
    EXPECT_GT(search.nodes(), 1u);
    std::uint32_t visits = 0;
    double before = 2;
    for (const auto& choice : search.ranking()) {
      EXPECT_NE(std::find(legal.begin(), legal.end(), choice.action), legal.end());
      EXPECT_GE(choice.chance, 0);
      EXPECT_LE(choice.chance, 1);
      EXPECT_LE(choice.visits, before < 2 ? visits : 200u);
      visits = choice.visits;
      before = choice.chance;
    }
  });
}

TYPED_TEST(SearchOf, EvaluationGivesChancesThatAddUp) {
  using G = TypeParam;
  at_decisions<G>("casual", 6, 3, [&](const auto& state, Seat, const auto&) {
    const auto chances = EvalOf<G>::chances(state);
    double sum = 0;
    for (const double chance : chances) sum += chance;
    EXPECT_NEAR(sum, 1, 1e-9);
    for (std::size_t i = 3; i < chances.size(); ++i) EXPECT_EQ(chances[i], 0);
  });
}

TYPED_TEST(SearchOf, HunchIsTheSameWithoutAnObservation) {
  using G = TypeParam;
  at_decisions<G>("casual", 12, 7, [&](const auto& state, Seat seat, const auto& legal) {
    const auto seen = G::observe(state, seat);
    for (const auto& action : legal) {
      EXPECT_EQ(EvalOf<G>::hunch(state, seat, action), EvalOf<G>::hunch(seen, action));
    }
  });
}

// Fixed seeds: always the same games. The levels keep their order.
TYPED_TEST(SearchOf, EveryLevelBeatsTheOneBelow) {
  using G = TypeParam;
  const auto begin = start<G>(2);
  constexpr std::array<std::string_view, 5> kLadder{"random", "novice", "casual", "skilled",
                                                    "expert"};
  for (std::size_t i = 0; i + 1 < kLadder.size(); ++i) {
    const auto weaker = make_bot<G>(kLadder[i]);
    const auto stronger = make_bot<G>(kLadder[i + 1]);
    // From each seat; the games of Trickerion are long.
    constexpr std::uint64_t kGames = std::is_same_v<G, Citadels> ? 8 : 5;
    Bot<G>* const first[] = {stronger.get(), weaker.get()};
    Bot<G>* const second[] = {weaker.get(), stronger.get()};
    const std::uint64_t wins = play_games<G>(begin, first, 7, 0, kGames, false).wins[0] +
                               play_games<G>(begin, second, 7, 0, kGames, false).wins[1];
    EXPECT_GT(wins, kGames) << kLadder[i + 1] << " against " << kLadder[i];
  }
}

}  // namespace
}  // namespace prestige::bots
