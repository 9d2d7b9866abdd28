#include "games/citadels/rules/scoring.h"

#include <gtest/gtest.h>

#include "games/citadels/game.h"

namespace prestige::citadels {
namespace {

TEST(Points, AreTheTotalOfTheScore) {
  Request request;
  request.random_cast = true;
  request.random_uniques = true;
  const Options options = *resolve(request);
  Events silent;
  Actions legal;
  int extras = 0;
  for (std::uint64_t game = 0; game < 60; ++game) {
    State s = Citadels::initial(options);
    Rng rng(game);
    for (Citadels::play_chance(s, rng, silent); !Citadels::acting(s).empty();
         Citadels::play_chance(s, rng, silent)) {
      const Seat seat = Citadels::acting(s).front();
      Citadels::legal_actions(s, seat, legal);
      const auto choice = rng.below(static_cast<std::uint32_t>(legal.size()));
      Citadels::apply(s, seat, legal[choice], silent);
      const Score score = score_of(s, seat);
      ASSERT_EQ(points_of(s, seat), score.total) << "game " << game;
      extras += score.total > score.districts + score.completion ? 1 : 0;
    }
  }
  EXPECT_GT(extras, 100);
}

}  // namespace
}  // namespace prestige::citadels
