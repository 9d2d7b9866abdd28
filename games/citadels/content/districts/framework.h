#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.framework: May be destroyed as the whole price of another build, once a turn.
inline constexpr DistrictDef framework{
    .id = District::framework,
    .cost = 3,
    .pays_for_build = true,
    .used_bit = kFrameworkUsed,
};

}  // namespace prestige::citadels::content
