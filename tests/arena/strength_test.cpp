// Short forms of what docs/strength.md measures at length. Seeds and iterations are fixed, so a
// build plays the same games every time.

#include <gmock/gmock.h>

#include "arena/statistics/elo.h"
#include "tests/arena/kit.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PRESTIGE_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define PRESTIGE_SANITIZED
#endif

namespace prestige::arena {
namespace {

const protocol::Json kDarkAlley{{"dark_alley", true}};

EntrantSummary first_of(MatchSettings settings) {
  settings.threads = 2;
  return run_match(settings, {}).summary.entrants()[0];
}

double win_rate(const MatchSettings& settings) { return first_of(settings).win_rate.mean(); }

TEST(Strength, greedy_beats_random) {
  EXPECT_GE(win_rate(match_of("citadels", {"greedy", "random"}, 400)), 0.97);
  EXPECT_GE(win_rate(match_of("trickerion", {"greedy", "random"}, 200, kDarkAlley)), 0.97);
  EXPECT_GE(win_rate(match_of("trickerion", {"greedy", "random"}, 200)), 0.97);
}

// Searches take too long where a sanitizer looks on.
#ifndef PRESTIGE_SANITIZED

// Masters who think only for a moment are enough.
TEST(Strength, master_beats_greedy) {
  EXPECT_GE(win_rate(match_of("citadels", {"master:100", "greedy"}, 20)), 0.80);
  EXPECT_GE(win_rate(match_of("trickerion", {"master:60", "greedy"}, 8, kDarkAlley)), 0.80);
}

// Par is a quarter; in so few games of Citadels luck has a large part.
TEST(Strength, master_beats_three_greedy) {
  const auto against_three = [](const std::string& game, const std::string& master,
                                std::uint64_t deals, const protocol::Json& options) {
    return win_rate(match_of(game, {master, "greedy", "greedy", "greedy"}, deals, options));
  };
  EXPECT_GE(against_three("citadels", "master:100", 10, protocol::Json::object()), 0.40);
  EXPECT_GE(against_three("trickerion", "master:40", 3, kDarkAlley), 0.70);
}

// 100 Elo apart with two players and with four. Of masters who think only for a moment it is enough
// that they are better, in Trickerion than skilled bots: there a few iterations more show little.
TEST(Strength, levels_are_apart) {
  struct Pair {
    std::string better;
    std::string worse;
    std::uint64_t deals;
    double least;  // in Elo
  };
  const auto apart = [](const std::string& game, const protocol::Json& options, const Pair& pair) {
    const auto& [better, worse, deals, least] = pair;
    const auto elo = [](const MatchSettings& settings) {
      return elo_of_score(first_of(settings).score.mean());
    };
    EXPECT_GE(elo(match_of(game, {better, worse}, deals, options)), least) << game << better;
    EXPECT_GE(elo(match_of(game, {better, worse, better, worse}, deals / 2, options)), least)
        << game << better << ", four players";
  };
  for (const Pair& pair : std::initializer_list<Pair>{{"casual", "novice", 100, 100},
                                                      {"skilled", "casual", 100, 100},
                                                      {"expert", "skilled", 60, 100},
                                                      {"master:200", "expert", 16, 0}}) {
    apart("citadels", protocol::Json::object(), pair);
  }
  for (const Pair& pair : std::initializer_list<Pair>{{"casual", "novice", 10, 100},
                                                      {"skilled", "casual", 10, 100},
                                                      {"expert", "skilled", 10, 100},
                                                      {"master:60", "skilled", 8, 0}}) {
    apart("trickerion", kDarkAlley, pair);
  }
}

#endif

}  // namespace
}  // namespace prestige::arena
