#include "arena/statistics/ratings.h"

#include <gmock/gmock.h>

#include "arena/statistics/elo.h"

namespace prestige::arena {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

TEST(Ratings, are_found_again) {
  const std::vector<double> elo{0, 120, 310};
  std::vector<Encounter> encounters;
  for (int a = 0; a < 3; ++a) {
    for (int b = a + 1; b < 3; ++b) {
      const double score =
          score_of_elo(elo[static_cast<std::size_t>(a)] - elo[static_cast<std::size_t>(b)]);
      encounters.push_back({.first = a, .second = b, .score = score, .blocks = 1e6});
    }
  }
  EXPECT_THAT(fit_ratings(3, encounters),
              ElementsAre(0, DoubleNear(120, 0.1), DoubleNear(310, 0.1)));
}

TEST(Ratings, who_always_wins_has_one) {
  // As if 100.5 of 101 blocks had been won.
  const auto ratings = fit_ratings(2, {{.first = 0, .second = 1, .score = 0, .blocks = 100}});
  EXPECT_THAT(ratings, ElementsAre(0, DoubleNear(elo_of_score(100.5 / 101), 0.1)));
}

TEST(Ratings, of_who_has_not_played_are_not_known) {
  EXPECT_THAT(fit_ratings(2, {}), ElementsAre(0, 0));
}

}  // namespace
}  // namespace prestige::arena
