#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.quarry: Its owner may build districts the city already has.
inline constexpr DistrictDef quarry{
    .id = District::quarry,
    .cost = 5,
    .lifts_duplicate_ban = true,
};

}  // namespace prestige::citadels::content
