#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.basilica: A point for each district of odd cost.
inline constexpr DistrictDef basilica{
    .id = District::basilica,
    .cost = 4,
    .score =
        [](const ScoreSheet& sheet) {
          int odd = 0;
          const City& city = city_of(sheet.state, sheet.seat);
          city.plain.for_each([&](int kind, int count) {
            if (cost_of(Built{static_cast<District>(kind), false}) % 2 == 1) odd += count;
          });
          city.beautified.for_each([&](int kind, int count) {
            if (cost_of(Built{static_cast<District>(kind), true}) % 2 == 1) odd += count;
          });
          return odd;
        },
};

}  // namespace prestige::citadels::content
