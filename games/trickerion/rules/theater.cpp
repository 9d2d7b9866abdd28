#include "games/trickerion/rules/theater.h"

#include <utility>

#include "games/trickerion/rules/links.h"

namespace prestige::trickerion {

namespace {

constexpr std::uint8_t kFromTrick = 0xff;

bool is_own_slot(int position, Slot slot, const Origin& from) {
  return position == from.position && !from.ref.is_guest() && from.ref.slot() == slot;
}
// May the marker be put into this slot? The slot it leaves is free for it only if the options say.
bool slot_open(const State& s, const Show& card, int position, Slot slot, const Origin& from) {
  if (is_own_slot(position, slot, from)) return options(s).reschedule_same_slot;
  return (free_slots(card) >> at(slot) & 1) != 0;
}

// The corners of an open slot that the marker may face. A marker that stays on its slot turns: as
// it stood it would be paid for nothing (R113).
unsigned open_corners(const State& s, const Show& card, int position, Slot slot,
                      const Origin& from) {
  unsigned corners = circle_corners(*card.card, slot);
  if (!is_own_slot(position, slot, from)) return corners;
  const Marker m = card.slot[at(slot)];
  for (int corner = 0; corner < 4; ++corner) {
    const bool faced = m.symbol(Corner(corner)) == def(trick_of(s, m)).category;
    if (faced) corners &= ~(1u << corner);
  }
  return corners;
}

// The same-marker rule; the marker on its way does not count as being there.
bool repeats(const Show& card, int position, Marker m, const Origin& from) {
  bool found = false;
  for_each_marker(card, [&](Marker other, MarkerRef ref) {
    const bool itself = position == from.position && ref == from.ref;
    found = found || (!itself && other.same_marker(m));
  });
  return found;
}

bool can_stand_on(const State& s, int position, Marker m, const Origin& from, bool may_repeat) {
  const Show& card = show(s, position);
  if (!card.exists()) return false;
  if (!may_repeat && repeats(card, position, m, from)) return false;
  for (int i = 0; i < kSlots; ++i) {
    const bool on_card = (def(*card.card).slots >> i & 1) != 0;
    if (on_card && slot_open(s, card, position, Slot(i), from) &&
        open_corners(s, card, position, Slot(i), from) != 0) {
      return true;
    }
  }
  return false;
}

Origin origin(const Doing& doing) {
  if (doing.from == kFromTrick) return {};
  return {doing.from, doing.from_ref};
}

// The marker on its way.
Marker moving(const State& s) {
  const Doing& doing = s.table.doing;
  return Marker::of(doing.owner, *doing.suit, Category{}, doing.stack);
}
Category moving_category(const State& s) {
  const Doing& doing = s.table.doing;
  return def(*player(s, doing.owner).tricks[at(*doing.suit)].trick).category;
}
bool moving_may_repeat(const State& s) { return special(s, s.table.doing.mods).may_repeat; }

int cards_in_play(const State& s) {
  return static_cast<int>(std::count_if(s.table.shows.begin(), s.table.shows.end(),
                                        [](const Show& card) { return card.exists(); }));
}

// R103: does some free slot of the card let the Special card pay?
bool could_pay(const Show& show, Category category, const SpecialDef& card) {
  if (card.pays_every_neighbour) return can_have_neighbour(show);
  return card.link_times == 1 || can_form_link(show, free_slots(show), category);
}

Illegal check_set_up(const State& s, const Action& a) {
  const Player& p = player(s, me(s));
  const Maybe<Suit> suit = suit_of(p, a.first<Trick>());
  const int position = position_of(s, a.second<Performance>());
  if (!suit) return Reason::not_your_trick;
  if (position < 0) return Reason::card_not_in_play;
  if (const Illegal why = check_mods(s, a, Target::set_up)) return why;
  if (a.mods.stack() && !has_ability(s, me(s), Ability::supercharge))
    return Reason::not_your_ability;
  if (p.tricks[at(*suit)].markers < (a.mods.stack() ? 2 : 1)) return Reason::no_marker_on_trick;
  if (const Illegal why = check_chore(s, Chore::set_up, 1)) return why;
  const SpecialDef& card = special(s, a.mods);
  const Marker m = Marker::of(me(s), *suit, Category{});
  const bool repeat = has_same_marker(show(s, position), m);
  if (repeat && !card.may_repeat) return Reason::same_marker;
  if (card.may_repeat && !repeat) return Reason::no_effect;
  if (card.swap_coins > 0 && cards_in_play(s) < 2) return Reason::no_effect;
  if (card.beside_full_card) {
    return is_full(show(s, position)) ? Illegal() : Illegal(Reason::card_not_full);
  }
  if (!can_stand_on(s, position, m, {}, true)) return Reason::no_free_slot;
  return could_pay(show(s, position), def(a.first<Trick>()).category, card)
             ? Illegal()
             : Illegal(Reason::no_effect);
}

void apply_set_up(State& s, const Action& a, Events& ev) {
  Player& p = player(s, me(s));
  const auto trick = a.first<Trick>();
  const Suit suit = *suit_of(p, trick);
  const SpecialDef& card = special(s, a.mods);
  pay_chore(s, Chore::set_up, 1);
  use_mods(s, a);
  s.table.doing = {.verb = a.verb,
                   .mods = a.mods,
                   .trick = trick,
                   .suit = suit,
                   .pays = true,
                   .stack = a.mods.stack(),
                   .owner = me(s),
                   .show = static_cast<std::uint8_t>(position_of(s, a.second<Performance>()))};
  p.tricks[at(suit)].markers =
      static_cast<std::uint8_t>(p.tricks[at(suit)].markers - (a.mods.stack() ? 2 : 1));
  if (card.swap_coins > 0) ask(s, Ask::swap_shows, me(s));
  if (card.beside_full_card) {
    show(s, s.table.doing.show).guests.push_back(moving(s));
    ev.push({.kind = EventKind::guest_set_up,
             .seat = me(s),
             .trick = trick,
             .performance = a.second<Performance>()});
  } else {
    ask(s, Ask::at, me(s));
  }
  // The Nights pay for every Set Up of their category.
  if (prophecy(s).set_up_pays == def(trick).category) {
    gain_fame(s, me(s), kSetUpFame);
    ev.push({.kind = EventKind::night_paid,
             .seat = me(s),
             .prophecy = s.table.active,
             .fame = kSetUpFame});
  }
}

// R103: could the marker form a Link anywhere it may go?
bool could_link_somewhere(const State& s, Marker m, const Origin& from) {
  for (int i = 0; i < kShowsMax; ++i) {
    if (!can_stand_on(s, i, m, from, false)) continue;
    Show card = show(s, i);
    SlotMask slots = free_slots(card);
    if (i == from.position) {
      take_marker(card, from.ref);
      if (options(s).reschedule_same_slot) slots = free_slots(card);
    }
    if (can_form_link(card, slots, def(trick_of(s, m)).category)) return true;
  }
  return false;
}

Illegal check_movable(const State& s, Seat seat, const Action& a, const SpecialDef& card) {
  const int position = position_of(s, a.first<Performance>());
  if (position < 0) return Reason::card_not_in_play;
  const auto ref = a.second<MarkerRef>();
  const Marker m = marker_at(show(s, position), ref);
  if (!m.is_players()) return Reason::no_such_marker;
  if (!m.is_of(seat) && !card.moves_opponents) return Reason::not_your_marker;
  if (card.moves_opponents && m.is_of(seat)) return Reason::no_effect;
  if (card.cashes_in) return {};
  const Origin from{position, ref};
  if (!can_stand_somewhere(s, m, from, false)) return Reason::no_free_slot;
  if (card.reschedule_pays && !could_link_somewhere(s, m, from)) return Reason::no_effect;
  return {};
}

Illegal check_reschedule(const State& s, const Action& a) {
  if (a.mods.first() > 1) return Reason::power_not_usable;
  if (const Illegal why = check_mods(s, a, Target::reschedule)) return why;
  if (const Illegal why = check_chore(s, Chore::reschedule, a.mods.first() > 0 ? 0 : 1)) return why;
  return check_movable(s, me(s), a, special(s, a.mods));
}

// Every players' marker on a card, in the order of actions.
template <class F>
void for_each_movable(const State& s, Performance card, F&& f) {
  const Show& on = show(s, position_of(s, card));
  std::uint32_t refs = 0;
  for_each_marker(on, [&](Marker m, MarkerRef ref) {
    if (m.is_players()) refs |= std::uint32_t{1} << ref.code();
  });
  for (; refs != 0; refs &= refs - 1) {
    f(MarkerRef::from_code(static_cast<std::uint8_t>(std::countr_zero(refs))));
  }
}

void begin_move(State& s, Seat seat, const Action& a, bool pays) {
  const int position = position_of(s, a.first<Performance>());
  const auto ref = a.second<MarkerRef>();
  const Marker m = marker_at(show(s, position), ref);
  s.table.doing = {.verb = a.verb,
                   .mods = a.mods,
                   .trick = trick_of(s, m),
                   .suit = m.of_suit(),
                   .pays = pays,
                   .stack = m.stacked != 0,
                   .owner = m.seat(),
                   .from = static_cast<std::uint8_t>(position),
                   .from_ref = ref};
  ask(s, Ask::at, seat);
  ask(s, Ask::onto, seat);
}

// Street Performance: the marker leaves the card and yields at once (R74).
void cash_in(State& s, const Action& a, Events& ev) {
  const int position = position_of(s, a.first<Performance>());
  const Marker m = marker_at(show(s, position), a.second<MarkerRef>());
  const OwnTrick& t = player(s, me(s)).tricks[m.suit];
  const int day = weekday_modifier(s, *player(s, me(s)).weekday);
  Yield y = def(*t.trick).yield;
  y.fame = static_cast<std::int8_t>(std::max(0, y.fame + t.enhancements + day));
  y.coins = static_cast<std::int8_t>(std::max(0, y.coins + t.enhancements + day));
  take_marker(show(s, position), a.second<MarkerRef>());
  to_supply(s, m);
  pay_yield(s, me(s), y, *t.trick, ev);
}

void apply_reschedule(State& s, const Action& a, Events& ev) {
  const SpecialDef& card = special(s, a.mods);
  pay_chore(s, Chore::reschedule, a.mods.first() > 0 ? 0 : 1);
  use_mods(s, a);
  if (card.cashes_in) return cash_in(s, a, ev);
  begin_move(s, me(s), a, card.reschedule_pays);
}

void settle(State& s, Seat seat, Slot slot, Corner faces, Events& ev) {
  Doing& doing = s.table.doing;
  Marker m = moving(s);
  m = Marker::of(m.seat(), m.of_suit(), top_when(moving_category(s), faces), doing.stack);
  if (doing.from != kFromTrick) take_marker(show(s, doing.from), doing.from_ref);
  Show& card = show(s, doing.show);
  card.slot[at(slot)] = m;
  ev.push({.kind = doing.verb == Verb::set_up ? EventKind::trick_set_up : EventKind::marker_moved,
           .seat = seat,
           .other = doing.owner,
           .trick = doing.trick,
           .suit = doing.suit,
           .performance = card.card,
           .slot = slot,
           .corner = faces});
  if (!doing.pays) return;
  const bool every = special(s, doing.mods).pays_every_neighbour;
  doing.true_links = links_of(card, slot);
  doing.links = every ? joined_circles(card, slot) : doing.true_links;
  begin_next_link(s, seat, ev);
}

Illegal check_at(const State& s, const Action& a) {
  if (a.verb != Verb::at) return Reason::not_now;
  const Doing& doing = s.table.doing;
  const Show& card = show(s, doing.show);
  const auto slot = a.first<Slot>();
  if (slot == Slot::guest || (def(*card.card).slots >> at(slot) & 1) == 0)
    return Reason::no_such_slot;
  if (!slot_open(s, card, doing.show, slot, origin(doing))) return Reason::slot_taken;
  if ((circle_corners(*card.card, slot) >> a.b & 1) == 0) return Reason::no_circle_there;
  const unsigned corners = open_corners(s, card, doing.show, slot, origin(doing));
  return (corners >> a.b & 1) != 0 ? Illegal() : Illegal(Reason::no_effect);
}

}  // namespace

bool can_stand_somewhere(const State& s, Marker m, const Origin& from, bool may_repeat) {
  for (int i = 0; i < kShowsMax; ++i) {
    if (can_stand_on(s, i, m, from, may_repeat)) return true;
  }
  return false;
}

void send_to_stage(State& s, Suit suit) {
  const Seat seat = me(s);
  --player(s, seat).tricks[at(suit)].markers;
  s.table.doing.owner = seat;
  ask(s, Ask::at, seat);
  ask(s, Ask::onto, seat);
}

void pay_yield(State& s, Seat seat, Yield yield, Trick trick, Events& ev) {
  gain_fame(s, seat, yield.fame);
  gain_coins(s, seat, yield.coins);
  ev.push({.kind = EventKind::yield_received,
           .seat = seat,
           .trick = trick,
           .fame = yield.fame,
           .coins = yield.coins,
           .shards = yield.shards});
  receive_shards(s, seat, yield.shards, ev);
}

Illegal check_theater(const State& s, const Action& a) {
  if (a.verb == Verb::set_up) return check_set_up(s, a);
  return a.verb == Verb::reschedule ? check_reschedule(s, a) : Illegal(Reason::not_now);
}

void offer_theater(const State& s, Actions& out) {
  const Player& p = player(s, me(s));
  const auto offer = [&](const Action& a) {
    if (!check_theater(s, a)) out.push_back(a);
  };
  TrickMask ready = 0;
  for (const OwnTrick& t : p.tricks) ready |= t.markers > 0 ? bit(*t.trick) : 0;
  PerformanceMask cards = 0;
  for (const Show& card : s.table.shows) cards |= card.exists() ? bit(*card.card) : 0;
  const bool stacks = has_ability(s, me(s), Ability::supercharge);
  const bool any_ap = s.table.placement.ap > 0;
  for (TrickMask left = any_ap ? ready : 0; left != 0; left &= left - 1) {
    const auto trick = Trick(std::countr_zero(left));
    for (PerformanceMask c = cards; c != 0; c &= c - 1) {
      const auto card = Performance(std::countr_zero(c));
      for_each_mods(s, Verb::set_up, Target::set_up,
                    [&](Mods m) { offer(Action::of(Verb::set_up, trick, card, m)); });
      if (!stacks) continue;
      for_each_mods(s, Verb::set_up, Target::set_up, [&](Mods m) {
        offer(Action::of(Verb::set_up, trick, card,
                         Mods{static_cast<std::uint8_t>(m.bits | Mods::kStack)}));
      });
    }
  }
  for (PerformanceMask c = cards; c != 0; c &= c - 1) {
    const auto card = Performance(std::countr_zero(c));
    for_each_movable(s, card, [&](MarkerRef ref) {
      for_each_mods(s, Verb::reschedule, Target::reschedule,
                    [&](Mods m) { offer(Action::of(Verb::reschedule, card, ref, m)); });
    });
  }
}

void apply_theater(State& s, const Action& a, Events& ev) {
  if (a.verb == Verb::set_up) return apply_set_up(s, a, ev);
  apply_reschedule(s, a, ev);
}

Illegal check_breaking_free(const State& s, Seat seat, const Action& a) {
  if (a.verb != Verb::reschedule || a.mods.bits != 0) return Reason::not_now;
  return check_movable(s, seat, a, kNoSpecial);
}

void offer_breaking_free(const State& s, Seat seat, Actions& out) {
  PerformanceMask cards = 0;
  for (const Show& card : s.table.shows) cards |= card.exists() ? bit(*card.card) : 0;
  for (PerformanceMask c = cards; c != 0; c &= c - 1) {
    const auto card = Performance(std::countr_zero(c));
    for_each_movable(s, card, [&](MarkerRef ref) {
      const Action a = Action::of(Verb::reschedule, card, ref);
      if (!check_breaking_free(s, seat, a)) out.push_back(a);
    });
  }
}

void apply_breaking_free(State& s, Seat seat, const Action& a, Events&) {
  begin_move(s, seat, a, true);
}

Illegal check_theater_answer(const State& s, const Pending& top, const Action& a) {
  switch (top.ask) {
    case Ask::onto: {
      if (a.verb != Verb::onto) return Reason::not_now;
      const int position = position_of(s, a.first<Performance>());
      if (position < 0) return Reason::card_not_in_play;
      return can_stand_on(s, position, moving(s), origin(s.table.doing), moving_may_repeat(s))
                 ? Illegal()
                 : Illegal(Reason::no_free_slot);
    }
    case Ask::at:
      return check_at(s, a);
    case Ask::link_bonus:
      return check_bonus(s, top, a);
    case Ask::swap_shows:
      if (a.verb == Verb::pass) return {};
      if (a.verb != Verb::swap_shows) return Reason::not_now;
      if (position_of(s, a.first<Performance>()) < 0 ||
          position_of(s, a.second<Performance>()) < 0) {
        return Reason::card_not_in_play;
      }
      return a.a < a.b ? Illegal() : Illegal(Reason::two_different_cards);
    default:
      return Reason::not_now;
  }
}

void offer_theater_answers(const State& s, const Pending& top, Actions& out) {
  const auto offer = [&](const Action& a) {
    if (!check_theater_answer(s, top, a)) out.push_back(a);
  };
  switch (top.ask) {
    case Ask::onto: {
      PerformanceMask cards = 0;
      for (const Show& card : s.table.shows) cards |= card.exists() ? bit(*card.card) : 0;
      for (; cards != 0; cards &= cards - 1) {
        offer(Action::of(Verb::onto, Performance(std::countr_zero(cards))));
      }
      return;
    }
    case Ask::at:
      for (int slot = 0; slot < kSlots; ++slot) {
        for (int corner = 0; corner < 4; ++corner)
          offer(Action::of(Verb::at, Slot(slot), Corner(corner)));
      }
      return;
    case Ask::link_bonus:
      for (const Gain gain : {Gain::fame, Gain::coins, Gain::both})
        offer(Action::of(Verb::bonus, gain));
      return;
    case Ask::swap_shows:
      for (int i = 0; i < kPerformances; ++i) {
        for (int j = i + 1; j < kPerformances; ++j) {
          offer(Action::of(Verb::swap_shows, Performance(i), Performance(j)));
        }
      }
      return offer(Action::of(Verb::pass));
    default:
      return;
  }
}

void apply_theater_answer(State& s, const Pending& top, const Action& a, Events& ev) {
  answered(s);
  switch (top.ask) {
    case Ask::onto:
      s.table.doing.show = static_cast<std::uint8_t>(position_of(s, a.first<Performance>()));
      return;
    case Ask::at:
      return settle(s, top.seat, a.first<Slot>(), a.second<Corner>(), ev);
    case Ask::link_bonus:
      return apply_bonus(s, top, a, ev);
    case Ask::swap_shows: {
      if (a.verb == Verb::pass) return;
      Show& first = show(s, position_of(s, a.first<Performance>()));
      Show& second = show(s, position_of(s, a.second<Performance>()));
      std::swap(first, second);
      gain_coins(s, top.seat, special(s, s.table.doing.mods).swap_coins);
      return ev.push({.kind = EventKind::performance_cards_swapped,
                      .seat = top.seat,
                      .performance = a.first<Performance>(),
                      .performance2 = a.second<Performance>()});
    }
    default:
      return;
  }
}

}  // namespace prestige::trickerion
