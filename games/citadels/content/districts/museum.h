#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.museum: Once a turn a hand card goes under it for a point at the end.
inline constexpr DistrictDef museum{
    .id = District::museum,
    .cost = 4,
    .used_bit = kMuseumUsed,
    .offer =
        [](const State& s, Actions& out) {
          list_districts(out, hand_of(s, me(s)).kinds(),
                         [](District card) { return Action::use_card(District::museum, card); });
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (!hand_of(s, me(s)).has(static_cast<int>(a.use_card()))) return Reason::not_in_hand;
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          hand_of(s, me(s)).remove(static_cast<int>(a.use_card()));
          s.secrets.tucked[at(me(s))].add(static_cast<int>(a.use_card()));
          ev.push({.kind = EventKind::card_tucked,
                   .seat = me(s),
                   .card = Built{a.use_card()},
                   .audience = SeatSet(me(s))});
        },
    .score =
        [](const ScoreSheet& sheet) {
          int cards = 0;
          for (const Bag& bag : sheet.state.secrets.tucked) cards += bag.size();
          return cards;
        },
};

}  // namespace prestige::citadels::content
