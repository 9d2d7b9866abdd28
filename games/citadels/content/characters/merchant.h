#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.merchant: trade gold and one gold more.
inline constexpr CharacterDef merchant{
    .id = Character::merchant,
    .income = IncomeKind::gold,
    .income_type = Type::trade,
    .verbs = verbs({Verb::extra_gold}),
    .offer =
        [](const State& s, Actions& out) {
          out.push_back_if(!was_used(s, kExtraUsed), Action::of(Verb::extra_gold));
        },
    .check = [](const State& s, const Action&) -> Illegal {
      if (was_used(s, kExtraUsed)) return Reason::ability_used;

      return {};
    },
    .use =
        [](State& s, const Action&, Events& ev) {
          mark_used(s, kExtraUsed);
          gain_gold(s, me(s), 1);
          ev.push({.kind = EventKind::gold_received, .seat = me(s), .amount = 1});
        },
};

}  // namespace prestige::citadels::content
