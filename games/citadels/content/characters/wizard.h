#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels::content {

// R.wizard: looks at a hand and takes a card, into hand or straight into the city (A55).
inline constexpr CharacterDef wizard{
    .id = Character::wizard,
    .lifts_duplicate_ban = true,
    .verbs = verbs({Verb::look}),
    .offer =
        [](const State& s, Actions& out) {
          if (was_used(s, kAbilityUsed)) return;
          others(s).for_each([&](Seat seat) {
            if (!hand_of(s, seat).empty()) out.push_back(Action::of(Verb::look, seat));
          });
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      if (const Illegal wrong = check_other_player(s, a.seat())) return wrong;
      if (hand_of(s, a.seat()).empty()) return Reason::hand_is_empty;
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          SeatSet both(me(s));
          both.add(a.seat());
          ev.push({.kind = EventKind::hand_seen,
                   .seat = me(s),
                   .other = a.seat(),
                   .cards = hand_of(s, a.seat()),
                   .audience = both});
          ask(s, {.ask = Ask::look, .seat = me(s), .other = a.seat()});
        },
};

}  // namespace prestige::citadels::content
