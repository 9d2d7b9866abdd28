#pragma once

#include "engine/core/rng.h"
#include "games/all.h"

namespace prestige::train {

// Any setup that people may choose: players, modules, scenarios, casts. Those of many players are
// rarer, as they are at real tables.
template <Game G>
typename G::Options random_setup(Rng& rng);

template <>
citadels::Options random_setup<citadels::Citadels>(Rng& rng);
template <>
trickerion::Options random_setup<trickerion::Trickerion>(Rng& rng);

}  // namespace prestige::train
