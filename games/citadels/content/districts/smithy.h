#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.smithy: Once a turn two gold buy three cards.
inline constexpr DistrictDef smithy{
    .id = District::smithy,
    .cost = 5,
    .used_bit = kSmithyUsed,
    .offer =
        [](const State& s, Actions& out) {
          if (gold_of(s, me(s)) >= 2 && !s.secrets.deck.empty()) {
            out.push_back(Action::use(District::smithy));
          }
        },
    .check = [](const State& s, const Action&) -> Illegal {
      if (gold_of(s, me(s)) < 2) return Reason::two_gold_needed;
      if (s.secrets.deck.empty()) return Reason::deck_empty;
      return {};
    },
    .use =
        [](State& s, const Action&, Events& ev) {
          pay_gold(s, me(s), 2);
          ev.push({.kind = EventKind::smithy_used, .seat = me(s), .amount = 2});
          draw_cards(s, me(s), 3);
        },
};

}  // namespace prestige::citadels::content
