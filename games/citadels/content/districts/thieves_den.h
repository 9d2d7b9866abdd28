#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.thieves_den: Any part of its price may be paid in hand cards.
inline constexpr DistrictDef thieves_den{
    .id = District::thieves_den,
    .cost = 6,
    .paid_with_cards = true,
};

}  // namespace prestige::citadels::content
