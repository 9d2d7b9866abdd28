#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.theater: Its owner may swap characters after the selection.
inline constexpr DistrictDef theater{
    .id = District::theater,
    .cost = 6,
    .swaps_characters = true,
};

}  // namespace prestige::citadels::content
