#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.library: All cards drawn when gathering are kept.
inline constexpr DistrictDef library{
    .id = District::library,
    .cost = 6,
    .gather_keeps_all = true,
};

}  // namespace prestige::citadels::content
