#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.monument: Two districts for completing a city; not built from five districts on.
inline constexpr DistrictDef monument{
    .id = District::monument,
    .cost = 4,
    .city_size = 2,
    .city_cards_max = 5,
};

}  // namespace prestige::citadels::content
