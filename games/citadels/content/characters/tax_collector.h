#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.tax_collector: each builder pays one gold here, and the collector takes it (C8.6).
inline constexpr CharacterDef tax_collector{
    .id = Character::tax_collector,
    .taxes_builds = true,
    .verbs = verbs({Verb::collect_tax}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed) && s.table.tax > 0)
            out.push_back(Action::of(Verb::collect_tax));
        },
    .check = [](const State& s, const Action&) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      if (s.table.tax == 0) return Reason::nothing_to_gain;
      return {};
    },
    .use =
        [](State& s, const Action&, Events& ev) {
          mark_used(s, kAbilityUsed);
          gain_gold(s, me(s), s.table.tax);
          ev.push({.kind = EventKind::tax_collected, .seat = me(s), .amount = s.table.tax});
          s.table.tax = 0;
        },
};

}  // namespace prestige::citadels::content
