// Short forms of what docs/strength.md measures at length.

#include <gmock/gmock.h>

#include "arena/statistics/elo.h"
#include "tests/arena/kit.h"

namespace prestige::arena {
namespace {

double win_rate(const std::string& game, const std::vector<std::string>& bots,
                std::uint64_t deals) {
  MatchSettings settings = match_of(game, bots, deals);
  settings.threads = 2;
  return run_match(settings, {}).summary.entrants()[0].win_rate.mean();
}

TEST(Strength, greedy_beats_random) {
  EXPECT_GE(win_rate("citadels", {"greedy", "random"}, 400), 0.96);
  EXPECT_GE(win_rate("trickerion", {"greedy", "random"}, 400), 0.90);
}

}  // namespace
}  // namespace prestige::arena
