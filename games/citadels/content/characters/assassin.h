#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels::content {

// R.assassin: names a character that loses its turn (C8.1).
inline constexpr CharacterDef assassin{
    .id = Character::assassin,
    .verbs = verbs({Verb::kill}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed)) offer_characters(s, Verb::kill, nameable(s), out);
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      return check_named(s, a.character());
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          s.table.killed = rank_of(a.character());
          ev.push({.kind = EventKind::character_killed, .seat = me(s), .character = a.character()});
        },
};

}  // namespace prestige::citadels::content
