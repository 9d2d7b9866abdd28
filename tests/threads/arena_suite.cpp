// A match on several threads is exactly the match on one.

#include <gtest/gtest.h>

#include "tests/arena/kit.h"

namespace prestige::arena {
namespace {

using protocol::Json;

TEST(ArenaThreads, figures_do_not_depend_on_them) {
  for (const char* game : {"citadels", "trickerion"}) {
    MatchSettings settings = match_of(game, {"greedy", "random", "casual"}, 12);
    const Json one = figures_of(settings);
    EXPECT_EQ(one["games"], 36);
    settings.threads = 4;
    EXPECT_EQ(figures_of(settings), one);
    settings.seed = 12;
    EXPECT_NE(figures_of(settings), one);
  }
}

TEST(ArenaThreads, a_sequential_test_ends_at_the_same_deal) {
  MatchSettings settings = match_of("citadels", {"greedy", "random"}, 1000);
  settings.sprt = SprtSettings{.elo0 = 0, .elo1 = 100};
  const Json one = figures_of(settings);
  EXPECT_EQ(one["end"], "decided");
  EXPECT_EQ(one["sprt"]["accepted"], "elo1");
  EXPECT_LT(one["deals"], 100);
  settings.threads = 4;
  EXPECT_EQ(figures_of(settings), one);
}

}  // namespace
}  // namespace prestige::arena
