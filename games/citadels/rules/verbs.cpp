#include "games/citadels/rules/verbs.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/protection.h"

namespace prestige::citadels {

void remove_from_city(State& s, Seat owner, Built built) {
  city_of(s, owner).remove(built);
  if (built.district != District::museum) return;
  for (int i = 0; i < s.table.players(); ++i) {
    Bag& tucked = s.secrets.tucked[static_cast<std::size_t>(i)];
    s.secrets.deck.put_under(tucked, known_by(Seat(i)));
    tucked = Bag{};
  }
}

void bury(State& s, Built built) { s.secrets.deck.put_under(built.district, kKnownByAll); }

void note_completion(State& s, Seat seat, Events& ev) {
  if (s.table.completed.has(seat) || city_size(s, seat) < s.table.target_size()) return;
  s.table.completed.add(seat);
  const bool first = s.table.first_completed == Seat::nobody();
  if (first) s.table.first_completed = seat;
  ev.push({.kind = EventKind::city_completed, .seat = seat, .amount = first ? 1 : 0});
}

void pay_throne_room(State& s, Events& ev) {
  constexpr DistrictMask kThrones =
      districts_where([](const DistrictDef& def) { return def.crown_change_gold > 0; });
  if ((s.table.uniques & kThrones) == 0) return;
  for (int i = 0; i < s.table.players(); ++i) {
    for_each_district(city_of(s, Seat(i)).names() & kThrones, [&](District d) {
      gain_gold(s, Seat(i), def_of(d).crown_change_gold);
      ev.push({.kind = EventKind::throne_room_paid,
               .seat = Seat(i),
               .amount = def_of(d).crown_change_gold});
    });
  }
}

void move_crown(State& s, Seat to, Events& ev) {
  if (s.table.crown == to) return;
  ev.push({.kind = EventKind::crown_taken, .seat = to, .other = s.table.crown});
  s.table.crown = to;
  pay_throne_room(s, ev);
}

void give_crown(State& s, Seat giver, Seat receiver, bool late, Events& ev) {
  // A27: taking and giving are one change, or two by option when the giver did not have it.
  if (s.table.options.switches.throne_room_counts_emperor_twice && s.table.crown != giver) {
    pay_throne_room(s, ev);
  }
  s.table.crown = receiver;
  ev.push({.kind = EventKind::crown_given, .seat = giver, .other = receiver});
  pay_throne_room(s, ev);
  if (late) return;
  const bool has_gold = gold_of(s, receiver) > 0;
  const bool has_cards = !hand_of(s, receiver).empty();
  if (has_gold && has_cards) {
    ask(s, {.ask = Ask::loot, .seat = giver, .other = receiver});
  } else if (has_gold) {
    move_gold(s, receiver, giver, 1);
    ev.push({.kind = EventKind::gold_taken, .seat = giver, .other = receiver, .amount = 1});
  } else if (has_cards) {
    ask(s, {.ask = Ask::pull, .seat = receiver, .other = giver});
  }
}

}  // namespace prestige::citadels
