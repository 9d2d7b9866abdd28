#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.imperial_treasury: A point for each gold in the supply.
inline constexpr DistrictDef imperial_treasury{
    .id = District::imperial_treasury,
    .cost = 5,
    .score = [](const ScoreSheet& sheet) { return gold_of(sheet.state, sheet.seat); },
};

}  // namespace prestige::citadels::content
