#include <algorithm>
#include <cmath>
#include <vector>

#include "server/rating/ratings.h"

// R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011),
// algorithm 4, for teams of one. A game is taken as a row of choices: of all who are left, who
// comes next? Every player shares in those choices that were made while it was still there.

namespace prestige::server {

namespace {

constexpr double kBeta = 25.0 / 6;      // how much luck a game has
constexpr double kShrinkMost = 0.0001;  // no deviation falls at once to nothing

struct Game {
  std::span<const RatingRow> before;
  std::span<const int> places;
  double scale = 0;                // c of the paper
  std::vector<double> strength;    // exp(mean / c)
  std::vector<double> those_left;  // by player: the strength of all who are not placed before it
  std::vector<int> tied;           // by player: how many have its place, itself included
};

Game game_of(std::span<const RatingRow> before, std::span<const int> places) {
  Game game{.before = before, .places = places, .strength = {}, .those_left = {}, .tied = {}};
  double variance = 0;
  for (const RatingRow& row : before) variance += row.deviation * row.deviation + kBeta * kBeta;
  game.scale = std::sqrt(variance);
  for (const RatingRow& row : before) game.strength.push_back(std::exp(row.mean / game.scale));
  for (std::size_t i = 0; i < before.size(); ++i) {
    double left = 0;
    for (std::size_t j = 0; j < before.size(); ++j) {
      if (places[j] >= places[i]) left += game.strength[j];
    }
    game.those_left.push_back(left);
    game.tied.push_back(static_cast<int>(std::ranges::count(places, places[i])));
  }
  return game;
}

RatingRow updated(const Game& game, std::size_t i) {
  double gain = 0;       // omega: better or worse than expected
  double certainty = 0;  // delta: how much the game says
  for (std::size_t j = 0; j < game.before.size(); ++j) {
    if (game.places[j] > game.places[i]) continue;
    const double chance = game.strength[i] / game.those_left[j];
    gain += ((i == j ? 1 : 0) - chance) / game.tied[j];
    certainty += chance * (1 - chance) / game.tied[j];
  }
  RatingRow row = game.before[i];
  const double share = row.deviation / game.scale;
  const double gamma = share;  // slows the deviation down when many play
  row.mean += row.deviation * share * gain;
  row.deviation *= std::sqrt(std::max(1 - share * share * gamma * certainty, kShrinkMost));
  ++row.games;
  return row;
}

}  // namespace

void update_ratings(std::span<RatingRow> ratings, std::span<const int> places) {
  const std::vector<RatingRow> before(ratings.begin(), ratings.end());
  const Game game = game_of(before, places);
  for (std::size_t i = 0; i < ratings.size(); ++i) ratings[i] = updated(game, i);
}

}  // namespace prestige::server
