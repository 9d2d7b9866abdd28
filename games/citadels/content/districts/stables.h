#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.stables: Building it leaves the building limit untouched.
inline constexpr DistrictDef stables{
    .id = District::stables,
    .cost = 2,
    .outside_limit = true,
};

}  // namespace prestige::citadels::content
