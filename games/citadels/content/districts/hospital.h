#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.hospital: Its owner may gather although killed.
inline constexpr DistrictDef hospital{
    .id = District::hospital,
    .cost = 6,
    .gathers_when_killed = true,
};

}  // namespace prestige::citadels::content
