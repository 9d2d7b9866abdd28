#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.poor_house: One gold at the end of a turn with an empty supply.
inline constexpr DistrictDef poor_house{
    .id = District::poor_house,
    .cost = 4,
    .turn_ended =
        [](State& s, Seat seat, Events& ev) {
          if (gold_of(s, seat) > 0) return;
          gain_gold(s, seat, 1);
          ev.push({.kind = EventKind::poor_house_paid, .seat = seat, .amount = 1});
        },
};

}  // namespace prestige::citadels::content
