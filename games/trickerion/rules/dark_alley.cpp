#include "games/trickerion/rules/dark_alley.h"

#include <utility>

namespace prestige::trickerion {

namespace {

SpecialDeck& deck_at(State& s, int i) { return s.secrets.deck[static_cast<std::size_t>(i)]; }
const SpecialDeck& deck_at(const State& s, int i) {
  return s.secrets.deck[static_cast<std::size_t>(i)];
}

bool draws_two(const State& s) { return options(s).special_draw == SpecialDraw::draw_2_keep_1; }
bool face_up(const State& s) { return options(s).special_deck == SpecialDeckSide::face_up; }

// R24: is the next card drawn the cheap first one?
bool first_card_left(const State& s) {
  if (options(s).draw_first_scope == DrawFirstScope::per_placement) return !s.table.placement.drew;
  return player(s, me(s)).draws == 0;
}

Illegal check_draw(const State& s, const Action& a) {
  const auto location = a.first<Location>();
  const bool first = a.verb == Verb::draw_first;
  if (first && !first_card_left(s)) return Reason::first_card_drawn;
  if (!first && first_card_left(s)) return Reason::first_card_first;
  if (deck_index(location) < 0) return Reason::no_such_deck;
  if (!can_draw(s, location)) return Reason::deck_empty;
  if (a.mods.first() > 1 || a.mods.card()) return Reason::power_not_usable;
  if (const Illegal why = check_mods(s, a, Target::any)) return why;
  if (first) return check_chore(s, Chore::draw_first, a.mods.first() > 0 ? 0 : 1);
  return check_chore(s, Chore::draw_further, prophecy(s).further_card_ap);
}

Illegal check_fortune(const State& s) {
  const bool once = options(s).fortune_telling_limit == FortuneTellingLimit::once_per_placement;
  if (once && (s.table.placement.taken >> at(Chore::fortune) & 1) != 0) return Reason::fortune_told;
  return check_chore(s, Chore::fortune, 1);
}

Illegal check_swap_omens(const State& s, const Action& a) {
  if (sum_powers(s, me(s), &PowerDef::swaps_omens) == 0) return Reason::power_not_usable;
  if (a.a >= a.b) return Reason::two_different_omens;
  return check_fortune(s);
}

Illegal check_weave(const State& s, const Action& a) {
  if (!has_ability(s, me(s), Ability::fate_weaving)) return Reason::not_your_ability;
  if (s.table.turn == 1 && !options(s).fate_weaving_turn_1) return Reason::not_in_turn_1;
  if (!s.table.omen[a.a]) return Reason::no_such_omen;
  return check_chore(s, Chore::weave, options(s).fate_weaving_ap);
}

void weave(State& s, Omen omen, Events& ev) {
  const Prophecy next = *s.table.omen[at(omen)];
  discard_active(s, ev);
  s.table.omen[at(omen)] = {};
  make_active(s, next, ev);
  fill_omen(s, omen);
}

// A card comes into a player's hand from a deck.
void hold(State& s, Seat seat, Special card, bool open, Events& ev) {
  Player& p = player(s, seat);
  hand(s, seat).specials.add(static_cast<int>(card));
  hand(s, seat).fresh.add(static_cast<int>(card));
  ++p.specials;
  count_hand(s, seat);
  if (open && options(s).show_known_specials) p.known_specials.add(static_cast<int>(card));
  ev.push({.kind = EventKind::special_drawn,
           .seat = seat,
           .card = card,
           .deck = def(card).location,
           .audience = open ? std::nullopt : std::optional(SeatSet(seat))});
}

// Takes the top entry off a deck; its card must be known.
Special take_top(State& s, int deck) {
  SpecialDeck& d = deck_at(s, deck);
  const Special card = d.cards[0].special();
  d.cards.erase_at(0);
  return card;
}

void look_at_top(State& s, Seat seat, int deck, int left, Events& ev);

// A card is off the deck and in the drawer's sight.
void looked(State& s, Seat seat, int deck, Special card, int left, Events& ev) {
  auto& cards = s.secrets.looked_at;
  cards.push_back(card);
  if (left > 1) return look_at_top(s, seat, deck, left - 1, ev);
  ev.push({.kind = EventKind::specials_looked_at,
           .seat = seat,
           .card = cards[0],
           .card2 = cards[1],
           .deck = def(card).location,
           .amount = static_cast<std::int16_t>(cards.size()),
           .audience = SeatSet(seat)});
  ask(s, Ask::keep_special, seat, deck);
}

void look_at_top(State& s, Seat seat, int deck, int left, Events& ev) {
  if (!deck_at(s, deck).cards[0].is_known()) {
    return ask(s, Ask::draw_hidden, Seat::chance(), deck, left | seat.index() << 4);
  }
  looked(s, seat, deck, take_top(s, deck), left, ev);
}

}  // namespace

int deck_index(Location location) {
  for (int i = 0; i < kDecks; ++i) {
    if (kDeckLocations[static_cast<std::size_t>(i)] == location) return i;
  }
  return -1;
}

bool can_draw(const State& s, Location deck) {
  const int i = deck_index(deck);
  return i >= 0 && !deck_at(s, i).cards.empty();
}

void show_top(State& s, int deck, Events& ev) {
  SpecialDeck& d = deck_at(s, deck);
  if (!face_up(s) || d.cards.empty()) return;
  if (!d.cards[0].is_known()) return ask(s, Ask::reveal_top, Seat::chance(), deck);
  const auto everybody = static_cast<std::uint8_t>((1u << s.table.players()) - 1);
  if (d.cards[0].known_by == everybody) return;
  d.cards[0].known_by = everybody;
  const Special card = d.cards[0].special();
  ev.push({.kind = EventKind::deck_top_revealed, .card = card, .deck = def(card).location});
}

void top_revealed(State& s, int deck, Special card, Events& ev) {
  SpecialDeck& d = deck_at(s, deck);
  d.pool.remove(static_cast<int>(card));
  d.cards[0] = {.card = static_cast<std::uint8_t>(card),
                .known_by = static_cast<std::uint8_t>((1u << s.table.players()) - 1)};
  ev.push({.kind = EventKind::deck_top_revealed, .card = card, .deck = def(card).location});
}

void draw_special(State& s, Seat seat, Location location, Events& ev) {
  const int deck = deck_index(location);
  const std::size_t size = deck_at(s, deck).cards.size();
  if (draws_two(s) && size >= 2) return look_at_top(s, seat, deck, 2, ev);
  if (!deck_at(s, deck).cards[0].is_known()) {
    return ask(s, Ask::draw_hidden, Seat::chance(), deck, seat.index() << 4);
  }
  const bool open = face_up(s) && !draws_two(s);
  hold(s, seat, take_top(s, deck), open, ev);
  show_top(s, deck, ev);
}

void special_drawn(State& s, const Pending& top, Special card, Events& ev) {
  const Seat seat(top.b >> 4);
  const int left = top.b & 15;
  SpecialDeck& d = deck_at(s, top.a);
  d.pool.remove(static_cast<int>(card));
  d.cards.erase_at(0);
  if (left > 0) return looked(s, seat, top.a, card, left, ev);
  hold(s, seat, card, false, ev);
  show_top(s, top.a, ev);
}

Illegal check_keep(const State& s, const Action& a) {
  if (a.verb != Verb::keep) return Reason::not_now;
  const auto& cards = s.secrets.looked_at;
  return std::find(cards.begin(), cards.end(), a.first<Special>()) != cards.end()
             ? Illegal()
             : Illegal(Reason::not_looked_at);
}

void offer_keeps(const State& s, Actions& out) {
  const auto& cards = s.secrets.looked_at;
  const auto [low, high] = std::minmax(cards[0], cards[1]);
  out.push_back(Action::of(Verb::keep, low));
  if (low != high) out.push_back(Action::of(Verb::keep, high));
}

void apply_keep(State& s, const Pending& top, const Action& a, Events& ev) {
  answered(s);
  auto& cards = s.secrets.looked_at;
  const Special other = cards[0] == a.first<Special>() ? cards[1] : cards[0];
  cards.clear();
  deck_at(s, top.a).cards.push_back(
      {.card = static_cast<std::uint8_t>(other),
       .known_by = static_cast<std::uint8_t>(1u << top.seat.index())});
  hold(s, top.seat, a.first<Special>(), false, ev);
  show_top(s, top.a, ev);
}

void discard_active(State& s, Events& ev) {
  if (!s.table.active) return;
  s.table.discarded_prophecies |= bit(*s.table.active);
  ev.push({.kind = EventKind::prophecy_ended, .prophecy = s.table.active});
  s.table.active = {};
}

void make_active(State& s, Prophecy prophecy, Events& ev) {
  s.table.active = prophecy;
  ev.push({.kind = EventKind::prophecy_active, .prophecy = prophecy});
}

void fill_omen(State& s, Omen omen) {
  if (s.table.unseen_prophecies == 0) {
    s.table.unseen_prophecies = std::exchange(s.table.discarded_prophecies, 0);
  }
  ask(s, Ask::foretell, Seat::chance(), static_cast<int>(omen));
}

Illegal check_dark_alley(const State& s, const Action& a) {
  switch (a.verb) {
    case Verb::draw_first:
    case Verb::draw_further:
      return check_draw(s, a);
    case Verb::fortune:
      return check_fortune(s);
    case Verb::swap_omens:
      return check_swap_omens(s, a);
    case Verb::weave:
      return check_weave(s, a);
    default:
      return Reason::not_now;
  }
}

void offer_dark_alley(const State& s, Actions& out) {
  const auto offer = [&](const Action& a) {
    if (!check_dark_alley(s, a)) out.push_back(a);
  };
  for (int i = 0; i < kLocations; ++i) {
    offer(Action::of(Verb::draw_first, Location(i)));
    if (options(s).powers) offer(Action::of(Verb::draw_first, Location(i), Mods::of(false, 1)));
  }
  for (int i = 0; i < kLocations; ++i) offer(Action::of(Verb::draw_further, Location(i)));
  offer(Action::of(Verb::fortune));
  for (int i = 0; i < kOmens; ++i) {
    for (int j = i + 1; j < kOmens; ++j) offer(Action::of(Verb::swap_omens, Omen(i), Omen(j)));
  }
  for (int i = 0; i < kOmens; ++i) offer(Action::of(Verb::weave, Omen(i)));
}

void apply_dark_alley(State& s, const Action& a, Events& ev) {
  auto& omen = s.table.omen;
  switch (a.verb) {
    case Verb::draw_first:
    case Verb::draw_further:
      pay_chore(s, a.verb == Verb::draw_first ? Chore::draw_first : Chore::draw_further,
                a.verb == Verb::draw_further ? prophecy(s).further_card_ap
                : a.mods.first() > 0         ? 0
                                             : 1);
      use_mods(s, a);
      s.table.placement.drew = true;
      ++player(s, me(s)).draws;
      return draw_special(s, me(s), a.first<Location>(), ev);
    case Verb::fortune:
      pay_chore(s, Chore::fortune, 1);
      omen = {omen[at(Omen::bottom)], omen[at(Omen::left)], omen[at(Omen::right)]};
      return ev.push({.kind = EventKind::fortune_told, .seat = me(s)});
    case Verb::swap_omens:
      pay_chore(s, Chore::fortune, 1);
      std::swap(omen[a.a], omen[a.b]);
      return ev.push({.kind = EventKind::fortune_told, .seat = me(s)});
    default:
      pay_chore(s, Chore::weave, options(s).fate_weaving_ap);
      ev.push({.kind = EventKind::fate_woven, .seat = me(s)});
      return weave(s, a.first<Omen>(), ev);
  }
}

}  // namespace prestige::trickerion
