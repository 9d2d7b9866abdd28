#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.laboratory: Once a turn a hand card may be discarded for two gold.
inline constexpr DistrictDef laboratory{
    .id = District::laboratory,
    .cost = 5,
    .used_bit = kLaboratoryUsed,
    .offer =
        [](const State& s, Actions& out) {
          list_districts(out, hand_of(s, me(s)).kinds(), [](District card) {
            return Action::use_card(District::laboratory, card);
          });
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (!hand_of(s, me(s)).has(static_cast<int>(a.use_card()))) return Reason::not_in_hand;
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          hand_of(s, me(s)).remove(static_cast<int>(a.use_card()));
          gain_gold(s, me(s), 2);
          ev.push({.kind = EventKind::laboratory_used, .seat = me(s), .amount = 2});
          put_under(s, me(s), Bag::of(bit(a.use_card())), ev);
        },
};

}  // namespace prestige::citadels::content
