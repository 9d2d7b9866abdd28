// Short forms of what docs/strength.md measures at length.

#include <gmock/gmock.h>

#include "arena/statistics/elo.h"
#include "tests/arena/kit.h"

namespace prestige::arena {
namespace {

double win_rate(MatchSettings settings) {
  settings.threads = 2;
  return run_match(settings, {}).summary.entrants()[0].win_rate.mean();
}

TEST(Strength, greedy_beats_random) {
  const protocol::Json dark_alley{{"dark_alley", true}};
  EXPECT_GE(win_rate(match_of("citadels", {"greedy", "random"}, 400)), 0.97);
  EXPECT_GE(win_rate(match_of("trickerion", {"greedy", "random"}, 200, dark_alley)), 0.97);
  EXPECT_GE(win_rate(match_of("trickerion", {"greedy", "random"}, 200)), 0.97);
}

}  // namespace
}  // namespace prestige::arena
