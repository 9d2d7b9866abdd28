#pragma once

// What becomes of the choices of a seat: each is taken in the same worlds, and everybody plays on
// to the end of the round. Views gives, for one game,
//   measure(world, seat)  what the position of the seat has, as an array of Measured
//   points(world, seat)   what it has in points
//   notice(world, seat, marks)  marks what happens to the seat on the way

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "bots/explain/reasons.h"

namespace prestige::bots {

template <class Views>
struct Consequences {
  typename Views::Measures before{};
  typename Views::Measures at_once{};
  typename Views::Measures later{};
  std::array<double, Views::kMarks> marks{};  // how often each happened, 0 to 1
  double points = 0;
};

template <Game G, class Eval, class Views>
class Forecast {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  Forecast(Seat seat, std::span<const Action> actions) : seat_(seat), actions_(actions) {
    sums_.resize(actions.size());
  }

  void add_world(const State& world, Rng rng) {
    ++worlds_;
    for (std::size_t i = 0; i < actions_.size(); ++i) play(world, actions_[i], rng, sums_[i]);
  }

  int worlds() const { return worlds_; }

  // The mean of all worlds.
  Consequences<Views> of(std::size_t action) const {
    Consequences<Views> mean = sums_[action];
    const auto divide = [&](typename Views::Measures& all) {
      for (Measured& one : all) one = {one.amount / worlds_, one.value / worlds_};
    };
    divide(mean.before);
    divide(mean.at_once);
    divide(mean.later);
    for (double& mark : mean.marks) mark /= worlds_;
    mean.points /= worlds_;
    return mean;
  }

 private:
  static constexpr int kDecisionsMax = 150;
  static constexpr std::uint32_t kTries = 4;  // choices that are compared before one is taken

  static void add(typename Views::Measures& sum, const typename Views::Measures& more) {
    for (std::size_t i = 0; i < sum.size(); ++i) {
      sum[i].amount += more[i].amount;
      sum[i].value += more[i].value;
    }
  }

  // The generator is a copy: every choice meets the same luck.
  void play(State world, const Action& action, Rng rng, Consequences<Views>& sum) {
    const int round = G::round(world);
    add(sum.before, Views::measure(world, seat_));
    G::apply(world, seat_, action, silent_);
    G::play_chance(world, rng, silent_);
    add(sum.at_once, Views::measure(world, seat_));
    std::array<bool, Views::kMarks> marks{};
    for (int i = 0; i < kDecisionsMax && G::round(world) == round; ++i) {
      Views::notice(world, seat_, marks);
      const SeatSet acting = G::acting(world);
      if (acting.empty()) break;
      const Seat mover = acting.front();
      G::legal_actions(world, mover, legal_);
      G::apply(world, mover, choice(world, mover, rng), silent_);
      G::play_chance(world, rng, silent_);
    }
    add(sum.later, Views::measure(world, seat_));
    sum.points += Views::points(world, seat_);
    for (std::size_t i = 0; i < marks.size(); ++i) sum.marks[i] += marks[i] ? 1 : 0;
  }

  Action choice(const State& world, Seat mover, Rng& rng) {
    const auto size = static_cast<std::uint32_t>(legal_.size());
    if (size == 1) return legal_[0];
    const std::uint32_t tries = std::min(size, kTries);
    Action best{};
    double best_value = 0;
    for (std::uint32_t i = 0; i < tries; ++i) {
      const Action& action = legal_[tries == size ? i : rng.below(size)];
      State next = world;
      G::apply(next, mover, action, silent_);
      G::play_chance(next, rng, silent_);
      const double value = Eval::value(next, mover) + Eval::hunch(world, mover, action);
      if (i > 0 && value <= best_value) continue;
      best = action;
      best_value = value;
    }
    return best;
  }

  Seat seat_;
  std::span<const Action> actions_;
  std::vector<Consequences<Views>> sums_;
  int worlds_ = 0;
  typename G::Actions legal_;
  typename G::Events silent_;
};

}  // namespace prestige::bots
