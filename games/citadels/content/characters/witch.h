#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels::content {

// R.witch: gathers, bewitches a character and waits to act as it (C5.17, C8.2).
inline constexpr CharacterDef witch{
    .id = Character::witch,
    .bewitches = true,
    .verbs = verbs({Verb::bewitch}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed)) offer_characters(s, Verb::bewitch, nameable(s), out);
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      return check_named(s, a.character());
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          s.table.bewitched = rank_of(a.character());
          s.table.witch = me(s);
          ev.push(
              {.kind = EventKind::character_bewitched, .seat = me(s), .character = a.character()});
          ev.push({.kind = EventKind::turn_put_on_hold, .seat = me(s)});
          s.table.phase = Phase::calling;
        },
};

}  // namespace prestige::citadels::content
