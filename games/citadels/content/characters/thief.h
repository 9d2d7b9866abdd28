#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels::content {

// R.thief: names a character whose gold is taken when it is revealed (C8.3).
inline constexpr CharacterDef thief{
    .id = Character::thief,
    .verbs = verbs({Verb::rob}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed)) offer_characters(s, Verb::rob, victims(s), out);
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      return check_victim(s, a.character());
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          s.table.robbed = rank_of(a.character());
          s.table.thief = me(s);
          ev.push({.kind = EventKind::robbery_named, .seat = me(s), .character = a.character()});
        },
};

}  // namespace prestige::citadels::content
