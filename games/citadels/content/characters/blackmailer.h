#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels::content {

// R.blackmailer: lays two threats, one with a rose (C8.4).
inline constexpr CharacterDef blackmailer{
    .id = Character::blackmailer,
    .verbs = verbs({Verb::threaten}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed)) offer_characters(s, Verb::threaten, victims(s), out);
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      return check_victim(s, a.character());
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          s.table.blackmailer = me(s);
          s.table.threats = s.table.threats_placed = bit(rank_of(a.character()));
          ev.push({.kind = EventKind::threat_placed, .seat = me(s), .character = a.character()});
          ask(s, {.ask = Ask::place_threats, .seat = me(s), .left = 1});
        },
};

}  // namespace prestige::citadels::content
