#pragma once

// Positions for tests of bots.

#include <type_traits>

#include "bots/eval/citadels/evaluate.h"
#include "bots/eval/trickerion/evaluate.h"
#include "bots/registry.h"

namespace prestige::bots {

using citadels::Citadels;
using trickerion::Trickerion;

template <class G>
using EvalOf = std::conditional_t<std::is_same_v<G, Citadels>, CitadelsEval, TrickerionEval>;

template <Game G>
typename G::State start(int players);
template <>
inline Citadels::State start<Citadels>(int players) {
  citadels::Request request;
  request.players = players;
  return Citadels::initial(*citadels::resolve(request));
}
template <>
inline Trickerion::State start<Trickerion>(int players) {
  trickerion::Request request;
  request.players = players;
  request.values.dark_alley = true;
  request.given.set(trickerion::at(trickerion::OptionKey::dark_alley));
  return Trickerion::initial(*trickerion::resolve(request));
}

// Calls f(state, seat, legal) at decisions with a real choice of a game played by `player`.
template <Game G, class F>
void at_decisions(std::string_view player, std::uint64_t seed, int every, F&& f) {
  auto state = start<G>(3);
  const auto bot = make_bot<G>(player);
  Rng rng(seed);
  typename G::Events silent;
  typename G::Actions legal;
  for (int n = 0;; ++n) {
    G::play_chance(state, rng, silent);
    if (G::acting(state).empty()) return;
    const Seat seat = G::acting(state).front();
    G::legal_actions(state, seat, legal);
    if (legal.size() > 1 && n % every == 0) f(state, seat, legal);
    G::apply(state, seat, bot->choose(Decision<G>(state, seat, legal), rng), silent);
  }
}

}  // namespace prestige::bots
