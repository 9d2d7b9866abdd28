#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.gold_mine: One gold more when gathering gold.
inline constexpr DistrictDef gold_mine{
    .id = District::gold_mine,
    .cost = 6,
    .gather_gold_bonus = 1,
};

}  // namespace prestige::citadels::content
