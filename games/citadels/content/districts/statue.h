#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.statue: Five points for the holder of the crown.
inline constexpr DistrictDef statue{
    .id = District::statue,
    .cost = 3,
    .score = [](const ScoreSheet& sheet) { return sheet.state.table.crown == sheet.seat ? 5 : 0; },
};

}  // namespace prestige::citadels::content
