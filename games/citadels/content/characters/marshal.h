#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/rank8.h"

namespace prestige::citadels::content {

// R.marshal: military gold; takes a district of cost three or less for its cost (C7.4).
inline constexpr CharacterDef marshal{
    .id = Character::marshal,
    .income = IncomeKind::gold,
    .income_type = Type::military,
    .verbs = verbs({Verb::seize}),
    .offer = offer_seize,
    .check = check_seize,
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          const int price = seizure_price(s, a.seat(), a.target());
          move_gold(s, me(s), a.seat(), price);
          city_of(s, a.seat()).remove(a.target());
          city_of(s, me(s)).add(a.target());
          ev.push({.kind = EventKind::district_seized,
                   .seat = me(s),
                   .other = a.seat(),
                   .card = a.target(),
                   .amount = price});
          note_completion(s, me(s), ev);
        },
};

}  // namespace prestige::citadels::content
