#include "train/setups.h"

#include <array>

namespace prestige::train {

namespace {

bool one_in(Rng& rng, std::uint32_t n) { return rng.below(n) == 0; }

citadels::Request citadels_request(Rng& rng) {
  constexpr std::array kPlayers{2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8};
  citadels::Request request;
  request.players = kPlayers[rng.below(kPlayers.size())];
  if (one_in(rng, 2)) return request;  // the first game of most people
  request.scenario = citadels::Scenario(rng.below(citadels::kScenarios));
  request.random_cast = one_in(rng, 2);
  request.random_uniques = one_in(rng, 2);
  request.use_rank9 = one_in(rng, 3);
  return request;
}

trickerion::Request trickerion_request(Rng& rng) {
  using enum trickerion::OptionKey;
  trickerion::Request request;
  const auto turn_on = [&](bool& option, trickerion::OptionKey key) {
    option = true;
    request.given.set(trickerion::at(key));
  };
  request.players = 2 + static_cast<int>(rng.below(3));
  if (!one_in(rng, 3)) turn_on(request.values.dark_alley, dark_alley);
  if (request.values.dark_alley && one_in(rng, 3)) turn_on(request.values.powers, powers);
  if (one_in(rng, 4)) turn_on(request.values.beginner_setup, beginner_setup);
  return request;
}

// Draws until the rules accept it.
template <class Draw>
auto playable(Rng& rng, Draw draw) {
  auto options = resolve(draw(rng));
  while (!options) options = resolve(draw(rng));
  return *options;
}

}  // namespace

template <>
citadels::Options random_setup<citadels::Citadels>(Rng& rng) {
  return playable(rng, citadels_request);
}

template <>
trickerion::Options random_setup<trickerion::Trickerion>(Rng& rng) {
  return playable(rng, trickerion_request);
}

}  // namespace prestige::train
