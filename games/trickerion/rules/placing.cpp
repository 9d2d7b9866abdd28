#include "games/trickerion/rules/placing.h"

#include "games/trickerion/rules/dark_alley.h"
#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/market_row.h"
#include "games/trickerion/rules/theater.h"
#include "games/trickerion/rules/workshop.h"

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

// R72: the lowest modifier among the free slots of the Location, Performance slots apart.
bool is_lowest_slot(const State& s, Character who, Spot spot, bool double_booking) {
  if (is_stage(spot) || location_of(spot) == Location::workshop) return true;
  for (int i = 1; i < kSpots; ++i) {
    const auto other = Spot(i);
    if (location_of(other) != location_of(spot) || is_stage(other)) continue;
    if (check_slot(s, who, other, false)) continue;
    if (double_booking || modifier_of(other) < modifier_of(spot)) return false;
  }
  return true;
}

int placement_ap(const State& s, Character who, const Action& a) {
  int modifier = modifier_of(a.spot());
  if (a.mods.first() > 0) modifier = 0;  // Backstage Pass
  if (a.mods.second() > 0) --modifier;   // Double Booking
  return std::max(0, base_ap(s, me(s), who) + modifier + (plus_one(a) ? 1 : 0));
}

// Hypnotic Motivation: works in a later turn.
bool is_newcomer(const State& s, Character c) {
  return (s.table.placement.newcomers & bit(c)) != 0;
}

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
  const bool double_booking = a.mods.second() > 0;
  if (const Illegal why = check_slot(s, who, a.spot(), double_booking)) return why;
  if (prophecy(s).lowest_slot && !is_lowest_slot(s, who, a.spot(), double_booking)) {
    return Reason::lower_slot_free;
  }
  const bool toll =
      prophecy(s).toll > 0 && has_town_slots(location_of(a.spot())) && modifier_of(a.spot()) == 2;
  if (toll && p.coins < prophecy(s).toll) return Reason::not_enough_coins;
  if (!options(s).allow_zero_ap_placement && !is_stage(a.spot()) && placement_ap(s, who, a) == 0) {
    return Reason::no_action_points;
  }
  return {};
}

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

void apply_place(State& s, const Action& a, Events& ev) {
  const auto who = a.first<Character>();
  Player& p = player(s, me(s));
  const Card card = hand(s, me(s)).below[at(who)];
  const Location where = location_of(a.spot());
  Placement& placement = s.table.placement;
  const int ap = placement_ap(s, who, a);
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

// The action loop.

int enhance_ap(const State& s) {
  const int otherwise = std::max<int>(prophecy(s).enhance_ap, special(s).enhance_ap);
  return most_of_powers(s, me(s), &PowerDef::enhance_ap, otherwise);
}

Illegal check_enhance(const State& s) {
  const Placement& p = s.table.placement;
  if (p.enhanced) return Reason::already_enhanced;
  if (location_of(p.spot) == Location::theater && !prophecy(s).enhance_in_theater) {
    return Reason::not_in_theater;
  }
  return player(s, p.seat).shards > 0 ? Illegal() : Illegal(Reason::not_enough_shards);
}

Illegal check_boost(const State& s) {
  const Placement& p = s.table.placement;
  if (!has_ability(s, p.seat, Ability::mechanical_enhancement)) return Reason::not_your_ability;
  if (player(s, p.seat).ability_used) return Reason::ability_used;
  if (role_of(p.who) != Role::apprentice) return Reason::not_an_apprentice;
  return location_of(p.spot) == Location::theater ? Illegal(Reason::not_in_theater) : Illegal();
}

Illegal check_action(const State& s, const Action& a) {
  switch (location_of(s.table.placement.spot)) {
    case Location::downtown:
      return check_downtown(s, a);
    case Location::market_row:
      return check_market_row(s, a);
    case Location::workshop:
      return check_workshop(s, a);
    case Location::theater:
      return check_theater(s, a);
    case Location::dark_alley:
      return check_dark_alley(s, a);
  }
  return Reason::not_now;
}

void offer_actions(const State& s, Actions& out) {
  switch (location_of(s.table.placement.spot)) {
    case Location::downtown:
      return offer_downtown(s, out);
    case Location::market_row:
      return offer_market_row(s, out);
    case Location::workshop:
      return offer_workshop(s, out);
    case Location::theater:
      return offer_theater(s, out);
    case Location::dark_alley:
      return offer_dark_alley(s, out);
  }
}

void apply_action(State& s, const Action& a, Events& ev) {
  switch (location_of(s.table.placement.spot)) {
    case Location::downtown:
      return apply_downtown(s, a);
    case Location::market_row:
      return apply_market_row(s, a, ev);
    case Location::workshop:
      return apply_workshop(s, a, ev);
    case Location::theater:
      return apply_theater(s, a, ev);
    case Location::dark_alley:
      return apply_dark_alley(s, a, ev);
  }
}

// The turn around the placement.

bool has_someone_to_place(const State& s) {
  const Player& p = player(s, me(s));
  bool found = false;
  for_each_character(p.team, [&](Character c) {
    found = found || (p.duty[at(c)] == Duty::unresolved && !is_newcomer(s, c));
  });
  return found;
}

// Time Dilation follows a placement; idling is none.
bool may_place(const State& s) {
  const Placement& p = s.table.placement;
  if (p.acting || !has_someone_to_place(s)) return false;
  return p.made < p.allowed ||
         (p.spot != Spot::home && usable(s, p.seat, Power::time_dilation) > 0);
}
bool may_stop(const State& s) { return !s.table.placement.acting && s.table.placement.made > 0; }

Illegal check_may_place(const State& s) {
  if (s.table.placement.acting) return Reason::placement_not_ended;
  return may_place(s) ? Illegal() : Illegal(Reason::no_placement_left);
}

Illegal check_quick_change(const State& s, const Action& a) {
  if (const Illegal why = check_may_place(s)) return why;
  const Player& p = player(s, me(s));
  if (usable(s, me(s), Power::quick_change) == 0) return Reason::power_not_usable;
  if (p.duty[a.a] != Duty::unresolved || p.duty[a.b] != Duty::unresolved)
    return Reason::no_card_there;
  return a.a < a.b ? Illegal() : Illegal(Reason::two_different_characters);
}

void apply_quick_change(State& s, const Action& a, Events& ev) {
  use_power(s, me(s), Power::quick_change, 1);
  std::swap(hand(s, me(s)).below[a.a], hand(s, me(s)).below[a.b]);
  std::swap(player(s, me(s)).card[a.a], player(s, me(s)).card[a.b]);
  ev.push({.kind = EventKind::cards_exchanged,
           .seat = me(s),
           .character = Character(a.a),
           .character2 = Character(a.b)});
}

Illegal check_buy_special(const State& s, const Action& a) {
  const int price = options(s).buy_special_with_shards;
  if (!options(s).dark_alley || price == 0) return Reason::not_in_game;
  if (deck_index(a.first<Location>()) < 0) return Reason::no_such_deck;
  if (!can_draw(s, a.first<Location>())) return Reason::deck_empty;
  return player(s, me(s)).shards >= price ? Illegal() : Illegal(Reason::not_enough_shards);
}

bool can_buy_special(const State& s) {
  return std::any_of(kDeckLocations.begin(), kDeckLocations.end(), [&](Location deck) {
    return !check_buy_special(s, Action::of(Verb::buy_special, deck));
  });
}

Illegal check_exchange(const State& s, bool buys) {
  if (usable(s, me(s), Power::alchemist) == 0) return Reason::power_not_usable;
  const Player& p = player(s, me(s));
  if (buys) {
    return p.coins >= def(Power::alchemist).exchange_coins ? Illegal()
                                                           : Illegal(Reason::not_enough_coins);
  }
  return p.shards > 0 ? Illegal() : Illegal(Reason::not_enough_shards);
}

void apply_exchange(State& s, bool buys, Events& ev) {
  const int coins = def(Power::alchemist).exchange_coins;
  use_power(s, me(s), Power::alchemist, 1);
  ev.push({.kind = EventKind::shard_exchanged,
           .seat = me(s),
           .coins = static_cast<std::int16_t>(buys ? -coins : coins),
           .shards = static_cast<std::int16_t>(buys ? 1 : -1)});
  if (buys) {
    pay_coins(s, me(s), coins);
    receive_shards(s, me(s), 1, ev);
  } else {
    gain_coins(s, me(s), coins);
    spend_shards(s, me(s), 1, ev);
  }
}

Illegal check_idle(const State& s, const Action& a) {
  if (const Illegal why = check_may_place(s)) return why;
  if (s.table.placement.made >= s.table.placement.allowed) return Reason::no_placement_left;
  if (is_newcomer(s, Character(a.a))) return Reason::no_placement_left;
  return player(s, me(s)).duty[a.a] == Duty::unresolved ? Illegal()
                                                        : Illegal(Reason::no_card_there);
}

void apply_idle(State& s, const Action& a, Events& ev) {
  ++s.table.placement.made;
  s.table.placement.spot = Spot::home;
  player(s, me(s)).duty[a.a] = Duty::idled;
  hide_card(s, me(s), Character(a.a));
  ev.push({.kind = EventKind::character_idled, .seat = me(s), .character = Character(a.a)});
}

}  // namespace

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

bool has_unresolved(const State& s, Seat seat) {
  const auto& duty = player(s, seat).duty;
  return std::find(duty.begin(), duty.end(), Duty::unresolved) != duty.end();
}

void begin_turn(State& s, Seat seat) {
  s.table.placement = {.seat = seat, .allowed = prophecy(s).placements};
}

bool advance_turn(State& s, Events& ev) {
  const Placement& p = s.table.placement;
  if (p.acting || may_place(s)) return false;
  if (can_buy_special(s)) return false;  // R61: the player ends the turn
  ev.push({.kind = EventKind::turn_ended, .seat = p.seat});
  s.table.placement.seat = Seat::nobody();
  return true;
}

Illegal check_turn(const State& s, const Action& a) {
  const Placement& p = s.table.placement;
  switch (a.verb) {
    case Verb::place:
      if (const Illegal why = check_may_place(s)) return why;
      return check_place(s, a);
    case Verb::idle:
      return check_idle(s, a);
    case Verb::quick_change:
      return check_quick_change(s, a);
    case Verb::buy_special:
      return check_buy_special(s, a);
    case Verb::buy_shard:
    case Verb::sell_shard:
      return check_exchange(s, a.verb == Verb::buy_shard);
    case Verb::clear_out:
      return can_clear_out(s, p.seat) ? Illegal() : Illegal(Reason::nothing_to_return);
    case Verb::end_turn:
      return may_stop(s) ? Illegal() : Illegal(Reason::place_first);
    default:
      break;
  }
  if (!p.acting) return Reason::not_now;
  if (a.verb == Verb::enhance) return check_enhance(s);
  if (a.verb == Verb::boost) return check_boost(s);
  if (a.verb == Verb::end) return {};
  return check_action(s, a);
}

void offer_turn(const State& s, Actions& out) {
  const Placement& p = s.table.placement;
  const auto offer = [&](const Action& a) {
    if (!check_turn(s, a)) out.push_back(a);
  };
  if (p.acting) {
    offer(Action::of(Verb::enhance));
    offer(Action::of(Verb::boost));
    offer_actions(s, out);
  } else if (may_place(s)) {
    offer_places(s, out);
    for_each_character(player(s, p.seat).team,
                       [&](Character c) { offer(Action::of(Verb::idle, c)); });
    if (options(s).powers) {
      for_each_character(player(s, p.seat).team, [&](Character c) {
        for_each_character(player(s, p.seat).team,
                           [&](Character d) { offer(Action::of(Verb::quick_change, c, d)); });
      });
    }
  }
  if (options(s).buy_special_with_shards > 0) {
    for (int i = 0; i < kLocations; ++i) offer(Action::of(Verb::buy_special, Location(i)));
  }
  if (options(s).powers) {
    offer(Action::of(Verb::buy_shard));
    offer(Action::of(Verb::sell_shard));
  }
  offer(Action::of(Verb::clear_out));
  if (p.acting) out.push_back(Action::of(Verb::end));
  offer(Action::of(Verb::end_turn));
}

void apply_turn(State& s, const Action& a, Events& ev) {
  Placement& p = s.table.placement;
  switch (a.verb) {
    case Verb::place:
      if (p.made >= p.allowed) use_power(s, p.seat, Power::time_dilation, 1);
      return apply_place(s, a, ev);
    case Verb::idle:
      return apply_idle(s, a, ev);
    case Verb::quick_change:
      return apply_quick_change(s, a, ev);
    case Verb::enhance: {
      const int ap = enhance_ap(s);  // before the Shard may close a Power
      p.enhanced = true;
      p.ap = static_cast<std::uint8_t>(p.ap + ap);
      ev.push({.kind = EventKind::character_enhanced,
               .seat = p.seat,
               .character = p.who,
               .amount = static_cast<std::int16_t>(ap)});
      return spend_shards(s, p.seat, 1, ev);
    }
    case Verb::boost:
      ++p.ap;
      player(s, p.seat).ability_used = true;
      return ev.push({.kind = EventKind::apprentice_boosted, .seat = p.seat, .character = p.who});
    case Verb::buy_special:
      spend_shards(s, p.seat, options(s).buy_special_with_shards, ev);
      return draw_special(s, p.seat, a.first<Location>(), ev);
    case Verb::buy_shard:
    case Verb::sell_shard:
      return apply_exchange(s, a.verb == Verb::buy_shard, ev);
    case Verb::clear_out:
      return ask(s, Ask::clear_out, p.seat);
    case Verb::end:
      return end_placement(s, ev);
    case Verb::end_turn:
      ev.push({.kind = EventKind::turn_ended, .seat = p.seat});
      p.seat = Seat::nobody();
      return;
    default:
      return apply_action(s, a, ev);
  }
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
