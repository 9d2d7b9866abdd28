#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.wishing_well: A point for each unique district, itself included.
inline constexpr DistrictDef wishing_well{
    .id = District::wishing_well,
    .cost = 5,
    .score =
        [](const ScoreSheet& sheet) { return sheet.count[static_cast<std::size_t>(Type::unique)]; },
};

}  // namespace prestige::citadels::content
