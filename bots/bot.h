#pragma once

// What a bot is given and what it answers. A bot sees an observation and its own legal actions,
// never the state of a live game.

#include <memory>
#include <string_view>

#include "engine/core/game.h"

namespace prestige::bots {

// One decision as the deciding seat sees it. The observation is made only when asked for.
template <Game G>
class Decision {
 public:
  Decision(const typename G::State& state, Seat seat, const typename G::Actions& legal)
      : state_(state), seat_(seat), legal_(legal) {}

  Seat seat() const { return seat_; }
  const typename G::Actions& legal() const { return legal_; }
  typename G::Observation observation() const { return G::observe(state_, seat_); }

 private:
  const typename G::State& state_;
  Seat seat_;
  const typename G::Actions& legal_;
};

template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  // One of decision.legal(); the same for the same decision and generator.
  virtual typename G::Action choose(const Decision<G>& decision, Rng& rng) = 0;
};

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Action choose(const Decision<G>& decision, Rng& rng) override {
    const auto& legal = decision.legal();
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

}  // namespace prestige::bots
