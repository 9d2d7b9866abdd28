#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/rank8.h"

namespace prestige::citadels::content {

// R.diplomat: military gold; swaps districts and pays the difference (C7.4).
inline constexpr CharacterDef diplomat{
    .id = Character::diplomat,
    .income = IncomeKind::gold,
    .income_type = Type::military,
    .verbs = verbs({Verb::exchange}),
    .offer = offer_exchange,
    .check = check_exchange,
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          const Seat owner = a.exchange_owner();
          const int price = exchange_price(s, owner, a.exchange_own(), a.exchange_theirs());
          move_gold(s, me(s), owner, price);
          city_of(s, me(s)).remove(a.exchange_own());
          city_of(s, owner).remove(a.exchange_theirs());
          city_of(s, me(s)).add(a.exchange_theirs());
          city_of(s, owner).add(a.exchange_own());
          ev.push({.kind = EventKind::districts_exchanged,
                   .seat = me(s),
                   .other = owner,
                   .card = a.exchange_own(),
                   .card2 = a.exchange_theirs(),
                   .amount = price});
          note_completion(s, me(s), ev);
          note_completion(s, owner, ev);
        },
};

}  // namespace prestige::citadels::content
