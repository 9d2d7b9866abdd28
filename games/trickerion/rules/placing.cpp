#include "games/trickerion/rules/placing.h"

namespace prestige::trickerion {

namespace {

bool has_town_slots(Location where) {
  return where == Location::downtown || where == Location::market_row ||
         where == Location::dark_alley;
}
std::size_t town_index(Location where) {
  return where == Location::downtown ? 0 : where == Location::market_row ? 1 : 2;
}

constexpr int kWorkshopSlots = 2;
int in_workshop(const Player& p) {
  return static_cast<int>(std::count(p.spot.begin(), p.spot.end(), Spot::workshop));
}

// A weekday is closed to a player by a Turn Setup card, by an opponent, or by the own other day.
Illegal check_weekday(const State& s, Seat seat, Weekday day) {
  if ((s.table.closed_days >> at(day) & 1) != 0) return Reason::weekday_closed;
  const Player& p = player(s, seat);
  if (p.weekday && p.weekday != day) return Reason::bound_to_weekday;
  for (int i = 0; i < s.table.players(); ++i) {
    if (Seat(i) != seat && player(s, Seat(i)).weekday == day) return Reason::weekday_taken;
  }
  return {};
}

// What the card below the Character does for this placement: its own or a borrowed ability.
Maybe<Special> ability_of(Card card, const Action& a) {
  if (a.manner() == Manner::ability && card.is_special()) return card.special();
  return a.manner() == Manner::mimesis ? a.borrowed() : Maybe<Special>();
}

bool lies_open_at_opponent(const State& s, Seat seat, Special special) {
  for (int i = 0; i < s.table.players(); ++i) {
    if (Seat(i) == seat) continue;
    const Player& p = player(s, Seat(i));
    for (std::size_t c = 0; c < kCharacters; ++c) {
      if (p.card[c] == Card(special)) return true;
    }
  }
  return false;
}

bool borrows(const Action& a) {
  return a.manner() == Manner::mimesis || a.manner() == Manner::mimesis_plus_one;
}
bool plus_one(const Action& a) {
  return a.manner() == Manner::plus_one || a.manner() == Manner::mimesis_plus_one;
}

Illegal check_mimesis(const State& s, Card card, const Action& a) {
  if (!has_ability(s, me(s), Ability::mimesis)) return Reason::not_your_ability;
  if (player(s, me(s)).ability_used) return Reason::ability_used;
  if (!a.borrowed() || !lies_open_at_opponent(s, me(s), *a.borrowed())) return Reason::not_face_up;
  if (def(*a.borrowed()).location != location_of(card)) return Reason::other_location;
  if (a.manner() == Manner::mimesis_plus_one && !options(s).mimesis_plus_one_ap) {
    return Reason::no_plus_one;
  }
  if (a.manner() == Manner::mimesis_plus_one) return {};
  // R103: what could have no effect is not borrowed; a Freelancer's effect is to go elsewhere
  // (R81).
  const SpecialDef& d = def(*a.borrowed());
  const bool has_effect = d.goes_anywhere ? location_of(a.spot()) != location_of(card)
                                          : (d.target == Target::perform) == is_stage(a.spot());
  return has_effect ? Illegal() : Illegal(Reason::no_effect);
}

Illegal check_manner(const State& s, Card card, const Action& a) {
  if (plus_one(a) && !options(s).special_plus_one_ap) return Reason::no_plus_one;
  if (plus_one(a) && is_stage(a.spot())) return Reason::no_effect;
  if (card.is_special()) {
    return a.manner() == Manner::ability || a.manner() == Manner::plus_one
               ? Illegal()
               : Illegal(Reason::wrong_manner);
  }
  if (a.manner() == Manner::plain) return {};
  return borrows(a) ? check_mimesis(s, card, a) : Illegal(Reason::wrong_manner);
}

// The Location a card sends to, or any with a Freelancer.
Illegal check_destination(const State& s, Card card, const Action& a) {
  const Location where = location_of(a.spot());
  if (where == Location::dark_alley && !options(s).dark_alley) return Reason::not_in_game;
  if (where == location_of(card)) return {};
  const Maybe<Special> ability = ability_of(card, a);
  return ability && def(*ability).goes_anywhere ? Illegal() : Illegal(Reason::other_location);
}

// Could this Character stand there if no Prophecy asked for the worst slot?
Illegal check_slot(const State& s, Character who, Spot spot, bool double_booking) {
  const Location where = location_of(spot);
  if (where == Location::theater) {
    if (is_stage(spot) && who != Character::magician) return Reason::magician_only;
    if (const Illegal why = check_weekday(s, me(s), weekday_of(spot))) return why;
  }
  if (double_booking) {
    if (!has_town_slots(where)) return Reason::other_location;
    return s.table.occupied[at(spot)] > 0 ? Illegal() : Illegal(Reason::slot_not_occupied);
  }
  if (capacity(s, spot) == 0) return Reason::slot_closed;
  return free_at(s, me(s), spot) > 0 ? Illegal() : Illegal(Reason::slot_taken);
}

int placement_ap(const State& s, const Action& a) {
  int modifier = modifier_of(a.spot());
  if (a.mods.first() > 0) modifier = 0;  // Backstage Pass
  if (a.mods.second() > 0) --modifier;   // Double Booking
  return std::max(0, base_ap(s, me(s), a.first<Character>()) + modifier + (plus_one(a) ? 1 : 0));
}

// R93: with these declarations the Character could do nothing there.
bool lacks_ap(const State& s, const Action& a) {
  return !options(s).allow_zero_ap_placement && !is_stage(a.spot()) && placement_ap(s, a) == 0;
}

// R72: the lowest modifier among the free slots of the Location, Performance slots apart. A slot
// that R93 forbids is no choice (R112).
bool is_lowest_slot(const State& s, const Action& a) {
  const Spot spot = a.spot();
  if (is_stage(spot) || location_of(spot) == Location::workshop) return true;
  const bool double_booking = a.mods.second() > 0;
  for (int i = 1; i < kSpots; ++i) {
    const auto other = Spot(i);
    if (location_of(other) != location_of(spot) || is_stage(other)) continue;
    if (check_slot(s, a.first<Character>(), other, false)) continue;
    if (lacks_ap(s, Action::place(a.first<Character>(), other, a.manner(), a.borrowed(), {}))) {
      continue;
    }
    if (double_booking || modifier_of(other) < modifier_of(spot)) return false;
  }
  return true;
}

}  // namespace

Illegal check_place(const State& s, const Action& a) {
  const Player& p = player(s, me(s));
  const auto who = a.first<Character>();
  if (p.duty[at(who)] != Duty::unresolved) return Reason::no_card_there;
  if (is_newcomer(s, who)) return Reason::no_placement_left;
  if (a.spot() == Spot::home) return Reason::other_location;
  const Card card = hand(s, me(s)).below[at(who)];
  if (const Illegal why = check_destination(s, card, a)) return why;
  if (const Illegal why = check_manner(s, card, a)) return why;
  if (a.mods.card() || a.mods.stack() || a.mods.first() > 1 || a.mods.second() > 1) {
    return Reason::power_not_usable;
  }
  if (const Illegal why = check_mods(s, a, Target::any)) return why;
  if (a.mods.first() > 0 && a.spot() != Spot::sunday) return Reason::no_effect;
  if (const Illegal why = check_slot(s, who, a.spot(), a.mods.second() > 0)) return why;
  if (prophecy(s).lowest_slot && !is_lowest_slot(s, a)) return Reason::lower_slot_free;
  const bool toll =
      prophecy(s).toll > 0 && has_town_slots(location_of(a.spot())) && modifier_of(a.spot()) == 2;
  if (toll && p.coins < prophecy(s).toll) return Reason::not_enough_coins;
  return lacks_ap(s, a) ? Illegal(Reason::no_action_points) : Illegal();
}

namespace {

template <class F>
void for_each_manner(const State& s, Card card, F&& f) {
  if (card.is_special()) {
    f(Manner::ability, Maybe<Special>());
    f(Manner::plus_one, Maybe<Special>());
    return;
  }
  f(Manner::plain, Maybe<Special>());
  if (!has_ability(s, me(s), Ability::mimesis) || player(s, me(s)).ability_used) return;
  std::uint64_t open = 0;
  for (int i = 0; i < s.table.players(); ++i) {
    if (Seat(i) == me(s)) continue;
    for (const Card c : player(s, Seat(i)).card) {
      if (c.is_special()) open |= std::uint64_t{1} << at(c.special());
    }
  }
  for (const Manner manner : {Manner::mimesis, Manner::mimesis_plus_one}) {
    for (std::uint64_t left = open; left != 0; left &= left - 1) {
      f(manner, Maybe<Special>(Special(std::countr_zero(left))));
    }
  }
}

struct SpotRange {
  int first;
  int last;
};
constexpr SpotRange spots_of(Location where) {
  switch (where) {
    case Location::downtown:
      return {1, 3};
    case Location::market_row:
      return {4, 6};
    case Location::dark_alley:
      return {7, 9};
    case Location::workshop:
      return {10, 10};
    case Location::theater:
      break;
  }
  return {11, kSpots - 1};
}

}  // namespace

void offer_places(const State& s, Actions& out) {
  const Player& p = player(s, me(s));
  for_each_character(p.team, [&](Character who) {
    if (p.duty[at(who)] != Duty::unresolved) return;
    const Card card = hand(s, me(s)).below[at(who)];
    const bool freelance = location_of(card) == Location::workshop && options(s).dark_alley;
    const SpotRange range = freelance ? SpotRange{1, kSpots - 1} : spots_of(location_of(card));
    for (int i = range.first; i <= range.last; ++i) {
      for_each_manner(s, card, [&](Manner manner, Maybe<Special> borrowed) {
        for_each_mods(s, Verb::place, Target::perform, [&](Mods m) {
          const Action a = Action::place(who, Spot(i), manner, borrowed, m);
          if (!m.card() && !check_place(s, a)) out.push_back(a);
        });
      });
    }
  });
}

namespace {

// R100, step 4: what the others' Powers make of it.
void notice_placement(State& s, Location where) {
  if (!options(s).powers || !has_town_slots(where)) return;
  for (int place = 0; place < s.table.players(); ++place) {
    const Seat seat = in_order(s, place);
    if (seat == me(s)) continue;
    const Player& p = player(s, seat);
    const bool there = std::any_of(p.spot.begin(), p.spot.end(), [&](Spot spot) {
      return spot != Spot::home && location_of(spot) == where;
    });
    const int copies = usable(s, seat, Power::courtesy_call);
    if (!there || copies == 0) continue;
    gain_coins(s, seat, copies * def(Power::courtesy_call).courtesy_coins);
    use_power(s, seat, Power::courtesy_call, copies);
  }
}

void reset_powers_of_placement(State& s, Seat seat) {
  for (LearnedPower& power : player(s, seat).powers) {
    if (power.power && def(*power.power).limit.per_placement) power.used = 0;
  }
}

}  // namespace

void apply_place(State& s, const Action& a, Events& ev) {
  const auto who = a.first<Character>();
  Player& p = player(s, me(s));
  const Card card = hand(s, me(s)).below[at(who)];
  const Location where = location_of(a.spot());
  Placement& placement = s.table.placement;
  const int ap = placement_ap(s, a);
  reset_powers_of_placement(s, me(s));
  use_mods(s, a);
  placement.acting = !is_stage(a.spot());
  placement.who = who;
  placement.spot = a.spot();
  placement.ap = static_cast<std::uint8_t>(placement.acting ? ap : 0);
  placement.special = ability_of(card, a);
  placement.special_used = false;
  placement.enhanced = false;
  placement.taken = 0;
  placement.drew = false;
  placement.free_moves = 0;
  ++placement.made;
  p.duty[at(who)] = Duty::placed;
  p.spot[at(who)] = a.spot();
  if (where == Location::theater) p.weekday = weekday_of(a.spot());
  if (a.mods.second() == 0) ++s.table.occupied[at(a.spot())];
  if (borrows(a)) p.ability_used = true;
  if (p.card[at(who)].hidden()) show_card(s, me(s), who);  // Sealed Orders
  if (card.is_special()) s.table.used_specials.push_back(card.special());
  if (is_stage(a.spot()) && placement.special &&
      def(*placement.special).target == Target::perform) {
    p.stage_card = placement.special;
  }
  ev.push({.kind = EventKind::character_placed,
           .seat = me(s),
           .character = who,
           .card = card,
           .card2 = a.borrowed() ? Card(*a.borrowed()) : Card(),
           .spot = a.spot(),
           .amount = static_cast<std::int16_t>(placement.ap)});
  if (prophecy(s).toll > 0 && has_town_slots(where) && modifier_of(a.spot()) == 2) {
    pay_coins(s, me(s), prophecy(s).toll);
    ev.push({.kind = EventKind::toll_paid,
             .seat = me(s),
             .coins = static_cast<std::int16_t>(-prophecy(s).toll)});
  }
  if (who == Character::magician && has_town_slots(where) &&
      has_ability(s, me(s), Ability::magic_for_the_masses)) {
    gain_fame(s, me(s), tricks_owned(p));
    ev.push({.kind = EventKind::masses_charmed,
             .seat = me(s),
             .fame = static_cast<std::int16_t>(tricks_owned(p))});
  }
  notice_placement(s, where);
}

void end_placement(State& s, Events& ev) {
  Placement& placement = s.table.placement;
  placement.acting = false;
  // Business Share begins when its placement ends.
  if (placement.special && def(*placement.special).collects_payments) {
    auto& shares = s.table.market.shares;
    for (std::size_t i = 0; i < shares.size(); ++i) {
      if (shares[i] == me(s)) {
        shares.erase_at(i);
        break;
      }
    }
    shares.push_back(me(s));
  }
  placement.special = {};
  placement.ap = 0;
  ev.push({.kind = EventKind::placement_ended, .seat = me(s)});
}

int capacity(const State& s, Spot spot) {
  const Location where = location_of(spot);
  if (where == Location::theater) return is_stage(spot) ? 1 : 2;
  if (where == Location::workshop) return kWorkshopSlots;  // never closed
  const unsigned closed = s.table.closed[town_index(where)];
  switch (modifier_of(spot)) {
    case 2:
      return (closed & turn_setup::n1) != 0 ? 0 : 1;
    case 1:
      return 2 - std::popcount(closed & (turn_setup::n2 | turn_setup::n3));
    default:
      return (closed & turn_setup::n4) != 0 ? 0 : 1;
  }
}

int free_at(const State& s, Seat seat, Spot spot) {
  if (spot == Spot::workshop) {
    return kWorkshopSlots + sum_powers(s, seat, &PowerDef::workshop_slots) -
           in_workshop(player(s, seat));
  }
  return capacity(s, spot) - s.table.occupied[at(spot)];
}

int base_ap(const State& s, Seat seat, Character who) {
  if (prophecy(s).base_ap != 0) return prophecy(s).base_ap;
  if (who == Character::magician) return most_of_powers(s, seat, &PowerDef::magician_ap, 3);
  if (role_of(who) != Role::apprentice) return 2;
  return 1 + (player(s, seat).advertised ? prophecy(s).advertised_apprentice_ap : 0);
}

bool can_clear_out(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  return tricks_owned(p) > 0 || component_types(p) > 0;
}

Illegal check_clear_out(const State& s, Seat seat, const Action& a) {
  const Player& p = player(s, seat);
  if (a.verb == Verb::return_trick) {
    return suit_of(p, a.first<Trick>()) ? Illegal() : Illegal(Reason::not_your_trick);
  }
  if (a.verb != Verb::return_component) return Reason::not_now;
  return p.tokens[a.a] > 0 ? Illegal() : Illegal(Reason::component_not_owned);
}

void offer_clear_out(const State& s, Seat seat, Actions& out) {
  const Player& p = player(s, seat);
  TrickMask mine = 0;
  for (const OwnTrick& t : p.tricks) mine |= t.exists() ? bit(*t.trick) : 0;
  for (; mine != 0; mine &= mine - 1) {
    out.push_back(Action::of(Verb::return_trick, Trick(std::countr_zero(mine))));
  }
  for_each_component([&](Component c) {
    if (p.tokens[at(c)] > 0) out.push_back(Action::of(Verb::return_component, c));
  });
}

void apply_clear_out(State& s, Seat seat, const Action& a, Events& ev) {
  Player& p = player(s, seat);
  if (a.verb == Verb::return_trick) return return_trick(s, seat, *suit_of(p, a.first<Trick>()), ev);
  remove_components(p, a.first<Component>(), 1);
  ev.push({.kind = EventKind::component_returned, .seat = seat, .component = a.first<Component>()});
}

}  // namespace prestige::trickerion
