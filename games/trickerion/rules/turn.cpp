#include "games/trickerion/rules/turn.h"

#include "games/trickerion/rules/dark_alley.h"
#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/market_row.h"
#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/theater.h"
#include "games/trickerion/rules/workshop.h"

namespace prestige::trickerion {

namespace {

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

}  // namespace prestige::trickerion
