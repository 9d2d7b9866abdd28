#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels::content {

// R.magician: swaps hands with a player or replaces own cards (A39).
inline constexpr CharacterDef magician{
    .id = Character::magician,
    .verbs = verbs({Verb::swap_hands, Verb::redraw}),
    .offer =
        [](const State& s, Actions& out) {
          if (was_used(s, kAbilityUsed)) return;
          list_seats(out, others(s), [](Seat seat) { return Action::of(Verb::swap_hands, seat); });
          out.push_back_if(!hand_of(s, me(s)).empty(), Action::of(Verb::redraw));
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      if (a.verb == Verb::swap_hands) return check_other_player(s, a.seat());
      if (hand_of(s, me(s)).empty()) return Reason::discard_at_least_one;
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          if (a.verb == Verb::redraw) {
            ask(s, {.ask = Ask::redraw, .seat = me(s)});
            return;
          }
          SeatSet both(me(s));
          both.add(a.seat());
          ev.push({.kind = EventKind::hands_swapped, .seat = me(s), .other = a.seat()});
          for (const auto& [giver, taker] : {std::pair{me(s), a.seat()}, {a.seat(), me(s)}}) {
            ev.push({.kind = EventKind::hand_passed,
                     .seat = giver,
                     .other = taker,
                     .amount = hand_of(s, giver).size(),
                     .cards = hand_of(s, giver),
                     .audience = both});
          }
          std::swap(hand_of(s, me(s)), hand_of(s, a.seat()));
        },
};

}  // namespace prestige::citadels::content
