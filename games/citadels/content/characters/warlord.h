#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/rank8.h"

namespace prestige::citadels::content {

// R.warlord: military gold; destroys a district for one gold less than its cost (C7.4).
inline constexpr CharacterDef warlord{
    .id = Character::warlord,
    .income = IncomeKind::gold,
    .income_type = Type::military,
    .verbs = verbs({Verb::destroy}),
    .offer = offer_destroy,
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      if (!is_seat(s, a.seat())) return Reason::no_such_seat;
      if (!city_of(s, a.seat()).has(a.target())) return Reason::not_in_that_city;
      if (const Illegal closed = closed_to_rank8(s, a.seat())) return closed;
      if (is_rank8_immune(a.target().district)) return Reason::keep_is_immune;
      if (gold_of(s, me(s)) < destruction_price(s, a.seat(), a.target())) {
        return Reason::rank8_price_not_payable;
      }
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          const int price = destruction_price(s, a.seat(), a.target());
          pay_gold(s, me(s), price);
          ev.push({.kind = EventKind::district_destroyed,
                   .seat = me(s),
                   .other = a.seat(),
                   .card = a.target(),
                   .amount = price});
          destroy_with_rescue(s, a.seat(), a.target());
        },
};

}  // namespace prestige::citadels::content
