#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.haunted_quarter: Counts as any one type at the final scoring.
inline constexpr DistrictDef haunted_quarter{
    .id = District::haunted_quarter,
    .cost = 2,
    .any_type_for_scoring = true,
};

}  // namespace prestige::citadels::content
