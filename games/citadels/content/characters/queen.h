#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.queen: three gold beside a revealed rank 4 (A58).
inline constexpr CharacterDef queen{
    .id = Character::queen,
    .verbs = verbs({Verb::royal_gold}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed) && sits_beside_rank4(s, me(s)))
            out.push_back(Action::of(Verb::royal_gold));
        },
    .check = [](const State& s, const Action&) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      if (!sits_beside_rank4(s, me(s))) return Reason::no_royal_neighbour;
      return {};
    },
    .use =
        [](State& s, const Action&, Events& ev) {
          mark_used(s, kAbilityUsed);
          gain_gold(s, me(s), 3);
          ev.push({.kind = EventKind::royal_gold_received, .seat = me(s), .amount = 3});
        },
};

}  // namespace prestige::citadels::content
