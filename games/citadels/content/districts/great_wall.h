#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.great_wall: Rank 8 pays one gold more for the other districts of this city.
inline constexpr DistrictDef great_wall{
    .id = District::great_wall,
    .cost = 6,
    .rank8_surcharge = 1,
};

}  // namespace prestige::citadels::content
