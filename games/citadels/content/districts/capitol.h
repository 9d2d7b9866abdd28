#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.capitol: Three points if three districts share a type (A33).
inline constexpr DistrictDef capitol{
    .id = District::capitol,
    .cost = 5,
    .score =
        [](const ScoreSheet& sheet) {
          for (const int count : sheet.count) {
            if (count >= 3) return 3;
          }
          return 0;
        },
};

}  // namespace prestige::citadels::content
