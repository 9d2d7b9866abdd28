#include "arena/statistics/ratings.h"

#include <cmath>
#include <cstddef>

namespace prestige::arena {

// Each strength is made to explain its own score while the others are held, again and again; this
// always converges (Hunter 2004).
std::vector<double> fit_ratings(int players, const std::vector<Encounter>& encounters) {
  constexpr int kRounds = 5000;
  const auto count = static_cast<std::size_t>(players);
  std::vector<double> won(count);
  for (const Encounter& e : encounters) {
    won[static_cast<std::size_t>(e.first)] += e.score * e.blocks + 0.5;
    won[static_cast<std::size_t>(e.second)] += (1 - e.score) * e.blocks + 0.5;
  }
  std::vector<double> strength(count, 1.0);
  for (int round = 0; round < kRounds; ++round) {
    std::vector<double> expected(count);
    for (const Encounter& e : encounters) {
      const auto a = static_cast<std::size_t>(e.first);
      const auto b = static_cast<std::size_t>(e.second);
      const double share = (e.blocks + 1) / (strength[a] + strength[b]);
      expected[a] += share;
      expected[b] += share;
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (expected[i] > 0) strength[i] = won[i] / expected[i];
    }
  }
  std::vector<double> elo;
  for (const double s : strength) elo.push_back(400 * std::log10(s / strength.front()));
  return elo;
}

}  // namespace prestige::arena
