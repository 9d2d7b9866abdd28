#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.factory: Every other unique district costs its owner one gold less to build.
inline constexpr DistrictDef factory{
    .id = District::factory,
    .cost = 5,
    .unique_discount = 1,
};

}  // namespace prestige::citadels::content
