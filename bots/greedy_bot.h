#pragma once

#include <array>
#include <cmath>

#include "bots/bot.h"
#include "bots/habits.h"

namespace prestige::bots {

// Looks one decision ahead in a few worlds it may be in and takes the action with the best average
// value; a careless one errs about each value, and so takes others, too. Eval gives
//   value(const State& world, Seat seat)                 what a position is worth to the seat
//   hunch(const Observation& seen, const Action& action)  what one step ahead cannot show
// and may give
//   is_pointless(const Action& action)                    what nobody need think about
//   habit(const Action& action)                           its kind, below kHabits
template <Game G, class Eval>
class GreedyBot final : public Bot<G> {
 public:
  static constexpr int kWorlds = 2;

  explicit GreedyBot(double carelessness = 0, const Habits& habits = {})
      : carelessness_(carelessness), habits_(habits) {}

  typename G::Action choose(const Decision<G>& decision, Rng& rng) override {
    const auto& legal = decision.legal();
    if (legal.size() == 1) return legal[0];
    const auto seen = decision.observation();
    std::array<typename G::State, kWorlds> worlds;
    for (auto& world : worlds) world = G::determinize(seen, rng);
    std::size_t best = legal.size();
    double best_value = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (is_pointless(legal[i])) continue;
      double value = Eval::hunch(seen, legal[i]) + liking(legal[i]);
      for (const auto& world : worlds) {
        value += value_after(world, decision.seat(), legal[i], rng) / kWorlds;
      }
      if (carelessness_ > 0) value += carelessness_ * gumbel(rng);
      if (best == legal.size() || value > best_value) {
        best = i;
        best_value = value;
      }
    }
    return legal[best < legal.size() ? best : 0];
  }

 private:
  static bool is_pointless(const typename G::Action& action) {
    if constexpr (requires { Eval::is_pointless(action); }) return Eval::is_pointless(action);
    return false;
  }

  double liking(const typename G::Action& action) const {
    if constexpr (requires { Eval::habit(action); }) return habits_[Eval::habit(action)];
    return 0;
  }

  // With errors of this kind, choices are taken in proportion to exp(value / carelessness).
  static double gumbel(Rng& rng) {
    const double uniform = (static_cast<double>(rng.next() >> 11) + 0.5) / 9007199254740992.0;
    return -std::log(-std::log(uniform));
  }

  // Takes the action and the draws that follow at once.
  static double value_after(typename G::State world, Seat seat, const typename G::Action& action,
                            Rng& rng) {
    typename G::Events silent;
    G::apply(world, seat, action, silent);
    G::play_chance(world, rng, silent);
    return Eval::value(world, seat);
  }

  double carelessness_;
  Habits habits_;
};

}  // namespace prestige::bots
