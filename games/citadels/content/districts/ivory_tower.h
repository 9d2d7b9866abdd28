#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.ivory_tower: Five points if it is the only unique district.
inline constexpr DistrictDef ivory_tower{
    .id = District::ivory_tower,
    .cost = 5,
    .score =
        [](const ScoreSheet& sheet) {
          return sheet.count[static_cast<std::size_t>(Type::unique)] == 1 ? 5 : 0;
        },
};

}  // namespace prestige::citadels::content
