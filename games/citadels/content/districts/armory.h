#pragma once

#include "games/citadels/content/district_def.h"
#include "games/citadels/rules/protection.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// U.armory: Destroys itself and one more district of an unfinished city (C7.8).
inline constexpr DistrictDef armory{
    .id = District::armory,
    .cost = 3,
    .used_bit = kArmoryUsed,
    .offer =
        [](const State& s, Actions& out) {
          if (!may_sacrifice(s, me(s))) return;
          for (int i = 0; i < s.table.players(); ++i) {
            if (is_completed(s, Seat(i))) continue;
            city_of(s, Seat(i)).for_each([&](Built built) {
              if (built.district != District::armory) {
                out.push_back(Action::use_armory(Seat(i), built));
              }
            });
          }
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (!is_seat(s, a.armory_owner())) return Reason::no_such_seat;
      if (!may_sacrifice(s, me(s))) return Reason::own_city_completed;
      if (!city_of(s, a.armory_owner()).has(a.armory_target())) return Reason::not_in_that_city;
      if (a.armory_target().district == District::armory) return Reason::armory_needs_other_target;
      if (is_completed(s, a.armory_owner())) return Reason::city_completed;
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          const Built self{District::armory, !city_of(s, me(s)).has(Built{District::armory})};
          ev.push({.kind = EventKind::armory_used,
                   .seat = me(s),
                   .other = a.armory_owner(),
                   .card = a.armory_target()});
          remove_from_city(s, me(s), self);
          remove_from_city(s, a.armory_owner(), a.armory_target());
          bury(s, self);
          bury(s, a.armory_target());
          s.secrets.deck.close_group();
        },
};

}  // namespace prestige::citadels::content
