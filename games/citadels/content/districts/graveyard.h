#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.graveyard: A district lost to the Warlord may be rescued into hand for one gold.
inline constexpr DistrictDef graveyard{
    .id = District::graveyard,
    .cost = 5,
    .rescues_destroyed = true,
};

}  // namespace prestige::citadels::content
