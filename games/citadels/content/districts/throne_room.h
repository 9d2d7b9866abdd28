#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.throne_room: Pays one gold whenever the crown goes to another player.
inline constexpr DistrictDef throne_room{
    .id = District::throne_room,
    .cost = 6,
    .crown_change_gold = 1,
};

}  // namespace prestige::citadels::content
