#pragma once

// The words the rules are written in: looking things up and small changes of the state. Nothing
// here decides what is legal.

#include <algorithm>

#include "engine/core/assert.h"
#include "games/trickerion/content/magician_def.h"
#include "games/trickerion/content/power_def.h"
#include "games/trickerion/event.h"
#include "games/trickerion/state.h"

namespace prestige::trickerion {

inline std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }
inline const Player& player(const State& s, Seat seat) { return s.table.player[at(seat)]; }
inline Player& player(State& s, Seat seat) { return s.table.player[at(seat)]; }
inline const Hand& hand(const State& s, Seat seat) { return s.secrets.hand[at(seat)]; }
inline Hand& hand(State& s, Seat seat) { return s.secrets.hand[at(seat)]; }
inline const Options& options(const State& s) { return s.table.options; }
// Whose placement turn it is.
inline Seat me(const State& s) { return s.table.placement.seat; }
inline bool is_seat(const State& s, Seat seat) { return seat.index() < s.table.players(); }

// The Active Prophecy, or the board without one.
inline const ProphecyDef& prophecy(const State& s) {
  return s.table.active ? def(*s.table.active) : kNoProphecy;
}
inline bool has_ability(const State& s, Seat seat, Ability ability) {
  return options(s).dark_alley && def(*player(s, seat).magician).ability == ability;
}
inline Category favorite(const State& s, Seat seat) {
  return def(*player(s, seat).magician).favorite;
}

// Powers. With two copies in play, amounts add up (R69).
template <class T>
int sum_powers(const State& s, Seat seat, T PowerDef::* field) {
  int sum = 0;
  if (!options(s).powers) return sum;
  for (const LearnedPower& p : player(s, seat).powers) {
    if (p.power) sum += static_cast<int>(def(*p.power).*field);
  }
  return sum;
}
template <class T>
int most_of_powers(const State& s, Seat seat, T PowerDef::* field, int otherwise) {
  int most = otherwise;
  if (!options(s).powers) return most;
  for (const LearnedPower& p : player(s, seat).powers) {
    if (p.power) most = std::max(most, static_cast<int>(def(*p.power).*field));
  }
  return most;
}
// Copies of a Power that can still be used, and using some of them.
int usable(const State& s, Seat seat, Power power);
void use_power(State& s, Seat seat, Power power, int copies);

// The ability of the placement's Special card, while it is still to be used; or a card without one.
inline constexpr SpecialDef kNoSpecial{
    .id = {}, .location = {}, .target = Target::any, .published_copies = 0};
inline const SpecialDef& special(const State& s) {
  const Placement& p = s.table.placement;
  return p.special && !p.special_used ? def(*p.special) : kNoSpecial;
}
// The card of an action that was declared with it.
inline const SpecialDef& special(const State& s, Mods mods) {
  return mods.card() ? def(*s.table.placement.special) : kNoSpecial;
}
// What the card of a Magician on stage does in the performances.
inline const SpecialDef& stage_card(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  return p.stage_card ? def(*p.stage_card) : kNoSpecial;
}

// Gains and payments. Fame never falls below 0 (R1).
inline void gain_fame(State& s, Seat seat, int n) {
  player(s, seat).fame = static_cast<std::uint16_t>(std::max(0, player(s, seat).fame + n));
}
inline void gain_coins(State& s, Seat seat, int n) {
  player(s, seat).coins = static_cast<std::uint16_t>(player(s, seat).coins + n);
}
inline void pay_coins(State& s, Seat seat, int n) {
  DCHECK(player(s, seat).coins >= n);
  player(s, seat).coins = static_cast<std::uint16_t>(player(s, seat).coins - n);
}
// R20: one receipt of Shards; the Active Prophecy may add to it.
void receive_shards(State& s, Seat seat, int n, Events& ev);
// Closes Power slots that are no longer filled (section 12).
void spend_shards(State& s, Seat seat, int n, Events& ev);
// How many Shards open the Power slot at this position (0 is the bottom).
int shards_for_slot(const Options& options, std::size_t position);
void take_back_power(State& s, Seat seat, std::size_t position);

inline void ask(State& s, Ask what, Seat seat, int a = 0, int b = 0) {
  s.table.pending.push_back({.ask = what,
                             .seat = seat,
                             .a = static_cast<std::uint8_t>(a),
                             .b = static_cast<std::uint8_t>(b)});
}
inline Pending answered(State& s) {
  const Pending top = s.table.pending.back();
  s.table.pending.pop_back();
  return top;
}

// Tricks and markers.
Maybe<Suit> suit_of(const Player& p, Trick trick);
inline int tricks_owned(const Player& p) {
  int n = 0;
  for (const OwnTrick& t : p.tricks) n += t.exists() ? 1 : 0;
  return n;
}
int regular_tricks(const Player& p);
bool engineer_slot_free(const Player& p);
inline bool regular_trick_slot_free(const Player& p) { return regular_tricks(p) < 3; }
// May a Trick be put on the Engineer slot without a Move action (R10, R58)?
inline bool may_use_engineer_slot(const State& s, const Player& p) {
  return options(s).direct_to_specialist_slots && engineer_slot_free(p);
}
// Markers from the supply to the Trick card, as many as there are.
int put_markers(Player& p, Suit suit, int n);
// A Trick goes back to the Residence: markers to the supply, symbol free (R30).
void return_trick(State& s, Seat seat, Suit suit, Events& ev);

// Components.
inline int component_types(const Player& p) {
  int n = 0;
  for (const std::uint8_t t : p.tokens) n += t > 0 ? 1 : 0;
  return n;
}
inline bool on_manager_slot(const Player& p, Component c) {
  return p.manager_piles[0] == c || p.manager_piles[1] == c;
}
int regular_piles(const Player& p);
int free_manager_slots(const Player& p);
inline int free_regular_piles(const Player& p) { return 6 - regular_piles(p); }
// How many new types a player could take in.
inline int room_for_types(const State& s, const Player& p) {
  return free_regular_piles(p) +
         (options(s).direct_to_specialist_slots ? free_manager_slots(p) : 0);
}
// The effective amounts: a pile on a Manager slot counts one more (section 1).
Needs effective(const Player& p);
inline int effective(const Player& p, Component c) {
  return p.tokens[at(c)] + (p.tokens[at(c)] > 0 && on_manager_slot(p, c) ? 1 : 0);
}
inline int price_of(const State& s, Component c) {
  return prophecy(s).price != 0 ? prophecy(s).price : tier_of(c);
}
// Room for n more of a type.
bool has_room(const State& s, const Player& p, Component c, int n);
// New tokens; a new type whose slot is a choice is asked for.
void receive_components(State& s, Seat seat, Component c, int n);
void remove_components(Player& p, Component c, int n);

// Assignment cards.
void take_into_hand(State& s, Seat seat, Card card);
void take_from_hand(State& s, Seat seat, Card card);
bool holds(const State& s, Seat seat, Card card);
// R104: cards are drawn openly, and stay known to everybody while they are held.
inline bool shows_known_specials(const Options& o) {
  return o.show_known_specials && o.special_deck == SpecialDeckSide::face_up &&
         o.special_draw == SpecialDraw::draw_1;
}
// The card below a Character is turned face up, and down again.
void show_card(State& s, Seat seat, Character c);
void hide_card(State& s, Seat seat, Character c);
// Sets the public hand number right.
void count_hand(State& s, Seat seat);
// Which Location a card sends a Character to.
inline Location location_of(Card card) {
  return card.is_special() ? def(card.special()).location : card.permanent();
}

// A Character moves to another place, with its card.
void move_character(State& s, Seat seat, Character from, Character to);
void swap_characters(State& s, Seat seat, Character a, Character b);

// Performance cards in play.
inline Show& show(State& s, int position) {
  return s.table.shows[static_cast<std::size_t>(position)];
}
inline const Show& show(const State& s, int position) {
  return s.table.shows[static_cast<std::size_t>(position)];
}
// Position of a card in play, or -1.
int position_of(const State& s, Performance card);
inline Marker marker_at(const Show& card, MarkerRef ref) {
  if (!ref.is_guest()) return card.slot[static_cast<std::size_t>(ref.slot())];
  for (const Marker& m : card.guests) {
    if (m.owner == ref.guest_owner() && m.of_suit() == ref.guest_suit()) return m;
  }
  return {};
}
void take_marker(Show& card, MarkerRef ref);
// Calls f(marker, ref) for every marker on the card, guests last.
template <class F>
void for_each_marker(const Show& card, F&& f) {
  for (int i = 0; i < kSlots; ++i) {
    const Marker m = card.slot[static_cast<std::size_t>(i)];
    if (m.exists()) f(m, MarkerRef(Slot(i)));
  }
  for (const Marker& m : card.guests) f(m, MarkerRef::guest(m.owner, m.of_suit()));
}
inline bool has_marker_of(const Show& card, Seat seat) {
  bool found = false;
  for_each_marker(card, [&](Marker m, MarkerRef) { found = found || m.is_of(seat); });
  return found;
}
// The marker goes back to its owner's supply.
void to_supply(State& s, Marker m);
// How many markers (a stack is one) a player has on Performance cards.
int markers_on_stage(const State& s, Seat seat);

// The player at a place in the Initiative Order, and the place of a player.
inline Seat in_order(const State& s, int place) {
  return s.table.order[static_cast<std::size_t>(place)];
}
int initiative_place(const State& s, Seat seat);
// Number of the Initiative slot (1 to 4) at a place of the order.
int initiative_slot(const State& s, int place);

template <class F>
void for_each_component(F&& f) {
  for (int i = 0; i < kComponents; ++i) f(Component(i));
}
template <class F>
void for_each_character(CharacterMask team, F&& f) {
  for (unsigned left = team; left != 0; left &= left - 1) f(Character(std::countr_zero(left)));
}

}  // namespace prestige::trickerion
