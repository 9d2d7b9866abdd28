#include "bots/choose.h"

#include "bots/registry.h"

namespace prestige::bots {

namespace {

template <Game G>
AnyAction choose_in(std::string_view name, const AnyState& any, Seat seat, Rng rng,
                    const Budget& budget) {
  const auto bot = make_bot<G>(name, budget);
  const auto& state = any.as<typename G::State>();
  const auto legal = std::make_unique<typename G::Actions>();
  G::legal_actions(state, seat, *legal);
  return AnyAction::of(bot->choose(Decision<G>(state, seat, *legal), rng));
}

}  // namespace

AnyAction choose(std::string_view game, std::string_view bot, const AnyState& state, Seat seat,
                 Rng rng, const Budget& budget) {
  AnyAction chosen;
  with_game(game, [&]<Game G>() { chosen = choose_in<G>(bot, state, seat, rng, budget); });
  return chosen;
}

}  // namespace prestige::bots
