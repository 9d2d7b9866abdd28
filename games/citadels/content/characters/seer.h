#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.seer: takes a random card from every other hand and gives one back to each (A54).
inline constexpr CharacterDef seer{
    .id = Character::seer,
    .build_limit = 2,
    .verbs = verbs({Verb::collect_cards}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed)) out.push_back(Action::of(Verb::collect_cards));
        },
    .check = [](const State& s, const Action&) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      return {};
    },
    .use =
        [](State& s, const Action&, Events& ev) {
          mark_used(s, kAbilityUsed);
          SeatSet victims;
          others(s).for_each([&](Seat seat) {
            if (!hand_of(s, seat).empty()) victims.add(seat);
          });
          if (victims.empty()) {
            ev.push({.kind = EventKind::no_cards_found, .seat = me(s)});
            return;
          }
          ask(s, {.ask = Ask::give_back, .seat = me(s), .seats = victims});
          // The stack answers the last question first: push so that the left neighbour comes first.
          for (int i = s.table.players() - 1; i > 0; --i) {
            const Seat victim((me(s).index() + i) % s.table.players());
            if (victims.has(victim)) ask(s, {.ask = Ask::pull, .seat = victim, .other = me(s)});
          }
        },
};

}  // namespace prestige::citadels::content
