#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.artist: puts a gold on each of up to two own districts (A57).
inline constexpr CharacterDef artist{
    .id = Character::artist,
    .verbs = verbs({Verb::beautify}),
    .offer =
        [](const State& s, Actions& out) {
          if (s.table.turn.beautified >= 2 || gold_of(s, me(s)) == 0) return;
          for_each_district(city_of(s, me(s)).plain.kinds(),
                            [&](District d) { out.push_back(Action::of(Verb::beautify, d)); });
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (s.table.turn.beautified >= 2) return Reason::ability_used;
      if (!city_of(s, me(s)).has(a.district())) return Reason::not_in_your_city;
      if (!city_of(s, me(s)).has(Built{a.district()})) return Reason::already_beautified;
      if (gold_of(s, me(s)) == 0) return Reason::no_gold_for_coin;
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          ++s.table.turn.beautified;
          pay_gold(s, me(s), 1);
          city_of(s, me(s)).remove(Built{a.district()});
          city_of(s, me(s)).add(Built{a.district(), true});
          ev.push({.kind = EventKind::district_beautified,
                   .seat = me(s),
                   .card = Built{a.district(), true}});
        },
};

}  // namespace prestige::citadels::content
