// Numbers of new players: the published tests of OpenSkill (without its tau). The others come from
// a second implementation in another language, written from the paper.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/core/rng.h"
#include "server/rating/ratings.h"

namespace prestige::server {
namespace {

struct Player {
  double mean = 25;
  double deviation = 25.0 / 3;
};

std::vector<RatingRow> rows_of(const std::vector<Player>& players) {
  std::vector<RatingRow> rows;
  for (const Player& player : players) {
    rows.push_back({.who = {}, .mean = player.mean, .deviation = player.deviation, .games = 3});
  }
  return rows;
}

void expect_after(const std::vector<Player>& before, const std::vector<int>& places,
                  const std::vector<Player>& after) {
  auto rows = rows_of(before);
  update_ratings(rows, places);
  for (std::size_t i = 0; i < after.size(); ++i) {
    EXPECT_NEAR(rows[i].mean, after[i].mean, 1e-9) << "player " << i;
    EXPECT_NEAR(rows[i].deviation, after[i].deviation, 1e-9) << "player " << i;
    EXPECT_EQ(rows[i].games, 4);
  }
}

TEST(UpdateRatings, new_players) {
  const Player neu;
  expect_after({neu, neu}, {1, 2},
               {{27.63523138347365, 8.065506316323548}, {22.36476861652635, 8.065506316323548}});
  expect_after({neu, neu, neu}, {1, 2, 3},
               {{27.868876552746237, 8.204837030780652},
                {25.717219138186557, 8.057829747583874},
                {21.413904309067206, 8.057829747583874}});
  expect_after({neu, neu, neu, neu}, {2, 1, 4, 3},
               {{26.552824984374855, 8.179213704945203},
                {27.795084971874736, 8.263160757613477},
                {20.96265504062538, 8.083731307186588},
                {24.68943500312503, 8.083731307186588}});
}

TEST(UpdateRatings, known_players) {
  expect_after({{29.182, 4.782}, {27.174, 4.922}, {16.672, 6.217}, {25, 25.0 / 3}}, {1, 2, 3, 4},
               {{30.209971908310553, 4.764898977359521},
                {27.64460833689499, 4.882789305097372},
                {17.403586731283518, 6.100723440599442},
                {19.214790707434826, 7.8542613981643985}});
  expect_after({{30, 4}, {20, 7}, {25, 2.5}, {27.5, 8}}, {3, 1, 2, 4},
               {{29.70332009442762, 3.968964845493901},
                {22.865161168439585, 6.943730781903808},
                {25.214555460999232, 2.497475372100389},
                {22.747420379613825, 7.517592558878252}});
  expect_after({{40, 1}, {10, 8}}, {2, 1},
               {{39.90459115557294, 0.9999774025505114}, {16.106166043331957, 7.9069001690372875}});
  expect_after({{25, 8}, {26, 7.5}, {27, 7}, {28, 6.5}, {29, 6}, {30, 5.5}, {31, 5}},
               {7, 6, 5, 4, 3, 2, 1},
               {{20.37556710454977, 7.755774801885162},
                {24.464213647069, 7.306861201583856},
                {26.756175698514717, 6.884985438676757},
                {28.430116285152604, 6.435835266368378},
                {29.790370973323014, 5.9668950217884555},
                {30.96308152129736, 5.4850854295183895},
                {32.01408041537057, 4.995083507936952}});
}

TEST(UpdateRatings, equal_places_are_a_draw) {
  expect_after({{}, {}}, {1, 1}, {{25, 8.065506316323548}, {25, 8.065506316323548}});
  expect_after({{25, 25.0 / 3}, {31, 3}}, {1, 1},
               {{25.89682201518778, 7.856775439851177}, {30.883771866831662, 2.992214426806515}});
  expect_after({{30, 4}, {20, 7}, {25, 2.5}, {27.5, 8}, {22, 5}}, {2, 1, 2, 4, 4},
               {{29.914710915615128, 3.9863838811289107},
                {22.672795480552413, 6.962091764564015},
                {25.029934251298013, 2.4983195611370093},
                {25.119898073017325, 7.66838846569811},
                {21.579583340839772, 4.957044385279346}});
}

// ---- what holds for any game ----

double between(Rng& rng, double low, double high) {
  return low + (high - low) * rng.below(1'000'000) / 1'000'000;
}

struct PlayedGame {
  std::vector<RatingRow> before;
  std::vector<int> places;
};
PlayedGame random_game(Rng& rng) {
  const std::uint32_t players = 2 + rng.below(7);
  std::vector<Player> people;
  PlayedGame game;
  for (std::uint32_t i = 0; i < players; ++i) {
    people.push_back({between(rng, -10, 60), between(rng, 0.5, 9)});
    game.places.push_back(static_cast<int>(1 + rng.below(players)));
  }
  game.before = rows_of(people);
  return game;
}

TEST(UpdateRatings, the_only_winner_never_falls_and_the_only_last_never_rises) {
  Rng rng(1);
  for (int run = 0; run < 2000; ++run) {
    PlayedGame game = random_game(rng);
    game.places.front() = 0;
    game.places.back() = 99;
    auto rows = game.before;
    update_ratings(rows, game.places);
    EXPECT_GE(rows.front().mean, game.before.front().mean);
    EXPECT_LE(rows.back().mean, game.before.back().mean);
  }
}

TEST(UpdateRatings, deviations_never_grow_and_stay_above_nothing) {
  Rng rng(2);
  for (int run = 0; run < 2000; ++run) {
    const PlayedGame game = random_game(rng);
    auto rows = game.before;
    update_ratings(rows, game.places);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_LE(rows[i].deviation, game.before[i].deviation);
      EXPECT_GT(rows[i].deviation, 0);
    }
  }
}

// Each gains by its variance; weighted by that, nothing is won or lost in all.
TEST(UpdateRatings, gains_are_what_others_lose) {
  Rng rng(3);
  for (int run = 0; run < 2000; ++run) {
    const PlayedGame game = random_game(rng);
    auto rows = game.before;
    update_ratings(rows, game.places);
    double sum = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const RatingRow& before = game.before[i];
      sum += (rows[i].mean - before.mean) / (before.deviation * before.deviation);
    }
    EXPECT_NEAR(sum, 0, 1e-9);
  }
}

TEST(UpdateRatings, seats_do_not_matter) {
  Rng rng(4);
  for (int run = 0; run < 500; ++run) {
    const PlayedGame game = random_game(rng);
    auto rows = game.before;
    update_ratings(rows, game.places);
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), 0u);
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    }
    PlayedGame turned;
    for (const std::size_t i : order) {
      turned.before.push_back(game.before[i]);
      turned.places.push_back(game.places[i]);
    }
    update_ratings(turned.before, turned.places);
    for (std::size_t i = 0; i < order.size(); ++i) {
      EXPECT_NEAR(turned.before[i].mean, rows[order[i]].mean, 1e-9);
      EXPECT_NEAR(turned.before[i].deviation, rows[order[i]].deviation, 1e-9);
    }
  }
}

TEST(UpdateRatings, the_better_player_comes_out_better) {
  Rng rng(5);
  auto rows = rows_of({{}, {}});
  for (int i = 0; i < 200; ++i) {
    const bool upset = rng.below(100) < 20;
    update_ratings(rows, upset ? std::vector{2, 1} : std::vector{1, 2});
  }
  EXPECT_GT(rows[0].mean - 3 * rows[0].deviation, rows[1].mean);
  EXPECT_EQ(rows[0].games, 203);
}

}  // namespace
}  // namespace prestige::server
