#include "server/table/bot_seat.h"

#include "bots/registry.h"

namespace prestige::server {

namespace {

template <Game G>
AnyAction choose(std::string_view level, const AnyState& any, Seat seat, std::uint64_t seed) {
  const auto bot = bots::make_bot<G>(level);
  const auto& state = any.as<typename G::State>();
  const auto legal = std::make_unique<typename G::Actions>();
  G::legal_actions(state, seat, *legal);
  Rng rng(seed);
  return AnyAction::of(bot->choose(bots::Decision<G>(state, seat, *legal), rng));
}

}  // namespace

AnyAction choose_for(std::string_view game, std::string_view level, const AnyState& state,
                     Seat seat, std::uint64_t seed) {
  AnyAction chosen;
  for_each_game([&]<Game G>() {
    if (G::kName == game) chosen = choose<G>(level, state, seat, seed);
  });
  return chosen;
}

}  // namespace prestige::server
