// Games on two threads are exactly the games on one; the thread sanitizer runs this.

#include <gtest/gtest.h>

#include <memory>
#include <thread>

#include "bots/match.h"
#include "bots/registry.h"
#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

using bots::Bot;
using bots::Tally;

void expect_same(const Tally& a, const Tally& b) {
  EXPECT_EQ(a.games, b.games);
  EXPECT_EQ(a.decisions, b.decisions);
  EXPECT_EQ(a.draws, b.draws);
  EXPECT_EQ(a.rounds, b.rounds);
  EXPECT_EQ(a.wins, b.wins);
  EXPECT_EQ(a.points, b.points);
  EXPECT_EQ(a.broken, b.broken);
}

// One bot per seat, all of one name; none for the built-in random play.
template <class G>
Tally play(const typename G::State& start, std::string_view bot, std::uint64_t first,
           std::uint64_t last) {
  std::vector<std::unique_ptr<Bot<G>>> owned;
  std::vector<Bot<G>*> seats;
  for (int i = 0; i < G::players(start) && !bot.empty(); ++i) {
    owned.push_back(bots::make_bot<G>(bot));
    seats.push_back(owned.back().get());
  }
  return bots::play_games<G>(start, seats, 42, first, last, true);
}

template <class G>
class ThreadsConformance : public ::testing::Test {};
TYPED_TEST_SUITE(ThreadsConformance, Games, GameName);

TYPED_TEST(ThreadsConformance, TwoThreadsPlayTheGamesOfOne) {
  using G = TypeParam;
  std::vector<std::pair<std::string_view, std::uint64_t>> runs{{"", 60}};
  for (const std::string_view name : {"random", "greedy"}) runs.emplace_back(name, 6);
  for_random_games<G>(150000, 4, [&](const typename G::State& start, Rng&) {
    for (const auto& [bot, games] : runs) {
      const Tally alone = play<G>(start, bot, 0, games);
      Tally halves[2];
      {
        std::jthread first([&, bot, games] { halves[0] = play<G>(start, bot, 0, games / 3); });
        std::jthread second([&, bot, games] { halves[1] = play<G>(start, bot, games / 3, games); });
      }
      halves[0].add(halves[1]);
      expect_same(halves[0], alone);
      EXPECT_EQ(alone.games, games);
      EXPECT_EQ(alone.broken, 0u);
      if (::testing::Test::HasFailure()) return;
    }
  });
}

}  // namespace
}  // namespace prestige::conformance
