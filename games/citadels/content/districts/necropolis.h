#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.necropolis: May be built by destroying an own district in place of its price.
inline constexpr DistrictDef necropolis{
    .id = District::necropolis,
    .cost = 5,
    .built_by_sacrifice = true,
};

}  // namespace prestige::citadels::content
