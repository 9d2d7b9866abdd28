#pragma once

#include "bots/bot.h"

namespace prestige::bots {

// The worlds of a search, one after the other. determinize draws evenly from all that the seat may
// be in; but what others have chosen in secret suited them. So this walks: each step draws one more
// world and goes there if it is likelier, else only as often as it is likely compared to the world
// at hand (Metropolis and Hastings). In the long run every world comes up in proportion to
// Eval::likelihood, for the price of a single draw a step. Without likelihood all count the same.
template <Game G, class Eval>
class Worlds {
 public:
  using State = typename G::State;
  using Observation = typename G::Observation;

  Worlds(const Observation& seen, Seat viewer) : seen_(seen), viewer_(viewer) {}

  const State& next(Rng& rng) {
    if constexpr (kWeighs) {
      const bool first = likelihood_ < 0;
      for (int i = 0; i < (first ? kFirstSteps : 1); ++i) step(rng);
    } else {
      world_ = G::determinize(seen_, rng);
    }
    return world_;
  }

 private:
  static constexpr bool kWeighs =
      requires(const State& world, Seat viewer) { Eval::likelihood(world, viewer); };
  static constexpr int kFirstSteps = 4;  // so that the first world is not just any

  void step(Rng& rng) {
    const State drawn = G::determinize(seen_, rng);
    const double likelihood = Eval::likelihood(drawn, viewer_);
    const double share = static_cast<double>(rng.next() >> 11) / 9007199254740992.0;
    if (likelihood <= likelihood_ * share) return;
    world_ = drawn;
    likelihood_ = likelihood;
  }

  const Observation& seen_;
  Seat viewer_;
  State world_{};
  double likelihood_ = -1;  // of the world; negative before the first
};

}  // namespace prestige::bots
