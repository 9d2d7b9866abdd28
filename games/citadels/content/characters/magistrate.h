#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels::content {

// R.magistrate: lays three warrants, one of them signed (C8.5).
inline constexpr CharacterDef magistrate{
    .id = Character::magistrate,
    .verbs = verbs({Verb::warrant}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed)) offer_characters(s, Verb::warrant, nameable(s), out);
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      return check_named(s, a.character());
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          s.table.magistrate = me(s);
          s.table.warrants = bit(rank_of(a.character()));
          ev.push({.kind = EventKind::warrant_placed, .seat = me(s), .character = a.character()});
          ask(s, {.ask = Ask::place_warrants, .seat = me(s), .left = 2});
        },
};

}  // namespace prestige::citadels::content
