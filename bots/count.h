#pragma once

#include <cstdint>

#include "engine/core/game.h"

namespace prestige::bots {

// Counts the leaves of the decision tree below a position; any silent change of the rules moves the
// numbers. A position is a leaf when depth is used up or the game is over.
//
// all_chance: every outcome of chance is a branch and counts as a level.
// Otherwise chance is drawn, by weight, from the seed and the decisions on the path to it; this is
// the same on every run and takes no level. When several seats act, the first of them decides.
template <Game G>
class LeafCounter {
 public:
  LeafCounter(std::uint64_t seed, bool all_chance) : seed_(seed), all_chance_(all_chance) {}

  // path stands for the decisions that led here.
  std::uint64_t count(const typename G::State& state, int depth, std::uint64_t path = 0) const {
    const SeatSet acting = G::acting(state);
    if (depth <= 0 || acting.empty()) return 1;
    if (!acting.has(Seat::chance())) return count_below(state, acting.front(), depth, path);
    if (all_chance_) return count_below(state, Seat::chance(), depth, path);
    typename G::State next = state;
    for (std::uint64_t draw = 0; G::acting(next).has(Seat::chance()); ++draw) {
      Rng rng = Rng(seed_).fork(path).fork(draw);
      apply(next, Seat::chance(), G::sample(next, rng));
    }
    return count(next, depth, path);
  }

 private:
  std::uint64_t count_below(const typename G::State& state, Seat seat, int depth,
                            std::uint64_t path) const {
    typename G::Actions legal;
    G::legal_actions(state, seat, legal);
    if (depth == 1) return legal.size();  // each action leads to exactly one leaf
    std::uint64_t leaves = 0;
    std::uint64_t index = 0;
    for (const auto& action : legal) {
      typename G::State next = state;
      apply(next, seat, action);
      leaves += count(next, depth - 1, Rng(path).fork(++index).next());
    }
    return leaves;
  }

  static void apply(typename G::State& state, Seat seat, const typename G::Action& action) {
    typename G::Events silent;
    G::apply(state, seat, action, silent);
  }

  std::uint64_t seed_;
  bool all_chance_;
};

template <Game G>
std::uint64_t count_leaves(const typename G::State& state, int depth, std::uint64_t seed,
                           bool all_chance) {
  return LeafCounter<G>(seed, all_chance).count(state, depth);
}

}  // namespace prestige::bots
