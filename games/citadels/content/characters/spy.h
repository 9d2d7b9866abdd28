#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels::content {

// R.spy: looks at a hand for one type: a gold and a card per match.
inline constexpr CharacterDef spy{
    .id = Character::spy,
    .verbs = verbs({Verb::spy}),
    .offer =
        [](const State& s, Actions& out) {
          if (was_used(s, kAbilityUsed)) return;
          others(s).for_each([&](Seat seat) {
            for (int t = 0; t < kTypes; ++t) {
              out.push_back(Action::spy(seat, static_cast<Type>(t)));
            }
          });
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      return check_other_player(s, a.seat());
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          const Bag& hand = hand_of(s, a.seat());
          const int matches = hand.count_in(districts_of(a.spy_type()));
          const int gold = std::min(matches, gold_of(s, a.seat()));
          SeatSet both(me(s));
          both.add(a.seat());
          ev.push({.kind = EventKind::hand_spied,
                   .seat = me(s),
                   .other = a.seat(),
                   .type = a.spy_type()});
          ev.push({.kind = EventKind::hand_seen,
                   .seat = me(s),
                   .other = a.seat(),
                   .cards = hand,
                   .audience = both});
          if (gold > 0) {
            move_gold(s, a.seat(), me(s), gold);
            ev.push(
                {.kind = EventKind::gold_taken, .seat = me(s), .other = a.seat(), .amount = gold});
          }
          const int cards = std::min(matches, s.secrets.deck.size());
          if (cards > 0) {
            ev.push({.kind = EventKind::cards_received, .seat = me(s), .amount = cards});
            draw_cards(s, me(s), cards);
          }
        },
};

}  // namespace prestige::citadels::content
