#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.abbot: a gold or a card per religious district; a gold from the richest player.
inline constexpr CharacterDef abbot{
    .id = Character::abbot,
    .income = IncomeKind::split,
    .income_type = Type::religious,
    .verbs = verbs({Verb::tithe}),
    .offer =
        [](const State& s, Actions& out) {
          if (was_used(s, kExtraUsed)) return;
          const int most = most_gold(s);
          if (gold_of(s, me(s)) == most) return;
          for (int i = 0; i < s.table.players(); ++i) {
            if (gold_of(s, Seat(i)) == most) out.push_back(Action::of(Verb::tithe, Seat(i)));
          }
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kExtraUsed)) return Reason::ability_used;
      if (!is_seat(s, a.seat())) return Reason::no_such_seat;
      if (gold_of(s, me(s)) == most_gold(s)) return Reason::nobody_is_richer;
      if (gold_of(s, a.seat()) != most_gold(s)) return Reason::not_the_richest;
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kExtraUsed);
          move_gold(s, a.seat(), me(s), 1);
          ev.push({.kind = EventKind::gold_taken, .seat = me(s), .other = a.seat(), .amount = 1});
        },
};

}  // namespace prestige::citadels::content
