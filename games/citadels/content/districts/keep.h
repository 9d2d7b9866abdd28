#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.keep: No rank 8 ability touches it.
inline constexpr DistrictDef keep{
    .id = District::keep,
    .cost = 3,
    .rank8_immune = true,
};

}  // namespace prestige::citadels::content
