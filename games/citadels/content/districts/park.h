#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.park: Two cards at the end of a turn with an empty hand.
inline constexpr DistrictDef park{
    .id = District::park,
    .cost = 6,
    .turn_ended =
        [](State& s, Seat seat, Events& ev) {
          if (!hand_of(s, seat).empty() || s.secrets.deck.empty()) return;
          ev.push({.kind = EventKind::park_drawn,
                   .seat = seat,
                   .amount = std::min(2, s.secrets.deck.size())});
          draw_cards(s, seat, 2);
        },
};

}  // namespace prestige::citadels::content
