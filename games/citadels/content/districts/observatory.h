#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.observatory: One card more is drawn when gathering cards.
inline constexpr DistrictDef observatory{
    .id = District::observatory,
    .cost = 4,
    .gather_card_bonus = 1,
};

}  // namespace prestige::citadels::content
