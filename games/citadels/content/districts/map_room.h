#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.map_room: A point for each card in hand.
inline constexpr DistrictDef map_room{
    .id = District::map_room,
    .cost = 5,
    .score = [](const ScoreSheet& sheet) { return hand_of(sheet.state, sheet.seat).size(); },
};

}  // namespace prestige::citadels::content
