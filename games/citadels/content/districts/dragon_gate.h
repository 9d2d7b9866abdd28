#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.dragon_gate: Two points above its cost.
inline constexpr DistrictDef dragon_gate{
    .id = District::dragon_gate,
    .cost = 6,
    .score = [](const ScoreSheet&) { return 2; },
};

}  // namespace prestige::citadels::content
