#pragma once

// The words cards are written in: small changes of the state that every card may use. Cards and
// rules share them; nothing here asks a card anything.

#include <algorithm>

#include "games/citadels/event.h"
#include "games/citadels/state.h"

namespace prestige::citadels {

inline std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

inline int gold_of(const State& s, Seat seat) { return s.table.gold[at(seat)]; }
inline const City& city_of(const State& s, Seat seat) { return s.table.city[at(seat)]; }
inline City& city_of(State& s, Seat seat) { return s.table.city[at(seat)]; }
inline const Bag& hand_of(const State& s, Seat seat) { return s.secrets.hand[at(seat)]; }
inline Bag& hand_of(State& s, Seat seat) { return s.secrets.hand[at(seat)]; }
// Who acts in the present turn.
inline Seat me(const State& s) { return s.table.turn.seat; }
inline bool is_seat(const State& s, Seat seat) { return seat.index() < s.table.players(); }

// Everybody, and everybody but the acting player.
inline SeatSet all_seats(const State& s) { return SeatSet::first(s.table.players()); }
inline SeatSet others(const State& s) {
  SeatSet seats = all_seats(s);
  seats.remove(me(s));
  return seats;
}

inline int most_gold(const State& s) {
  int most = 0;
  for (int i = 0; i < s.table.players(); ++i) most = std::max(most, gold_of(s, Seat(i)));
  return most;
}

// R.queen: is the player who showed rank 4 a direct neighbour?
inline bool sits_beside_rank4(const State& s, Seat seat) {
  const Seat royal = s.table.shown_by[4];
  return royal != Seat::nobody() && royal != seat &&
         (s.table.next_seat(seat) == royal || s.table.next_seat(royal) == seat);
}

inline bool was_used(const State& s, AbilityBit ability) {
  return (s.table.turn.abilities_used & ability) != 0;
}
inline void mark_used(State& s, AbilityBit ability) {
  s.table.turn.abilities_used = static_cast<std::uint8_t>(s.table.turn.abilities_used | ability);
}

// C5.15, A73: the same for a district, which is told by its used_bit.
inline bool was_district_used(const State& s, std::uint8_t used_bit) {
  return (s.table.turn.districts_used & used_bit) != 0;
}
inline void mark_district_used(State& s, std::uint8_t used_bit) {
  s.table.turn.districts_used = static_cast<std::uint8_t>(s.table.turn.districts_used | used_bit);
}

inline void gain_gold(State& s, Seat seat, int amount) {
  s.table.gold[at(seat)] = static_cast<std::uint16_t>(s.table.gold[at(seat)] + amount);
}
inline void pay_gold(State& s, Seat seat, int amount) {
  DCHECK(gold_of(s, seat) >= amount);
  s.table.gold[at(seat)] = static_cast<std::uint16_t>(s.table.gold[at(seat)] - amount);
}
inline void move_gold(State& s, Seat from, Seat to, int amount) {
  pay_gold(s, from, amount);
  gain_gold(s, to, amount);
}

inline void ask(State& s, const Pending& pending) { s.table.pending.push_back(pending); }
// Answers the top question and takes it off the stack.
inline Pending answered(State& s) {
  const Pending top = s.table.pending.back();
  s.table.pending.pop_back();
  return top;
}

// Chance will draw up to count cards for the seat, as many as the deck has (A31).
inline void draw_cards(State& s, Seat seat, int count, bool to_aside = false) {
  const int left = std::min(count, s.secrets.deck.size());
  if (left > 0) {
    ask(s, {.ask = Ask::draw,
            .seat = seat,
            .left = static_cast<std::uint8_t>(left),
            .to_aside = to_aside});
  }
}

inline KnownBy known_by(Seat seat) { return static_cast<KnownBy>(1u << seat.index()); }

// Hidden cards of the seat go under the deck together.
inline void put_under(State& s, Seat seat, const Bag& cards, Events& ev) {
  if (cards.empty()) return;
  s.secrets.deck.put_under(cards, known_by(seat));
  s.secrets.deck.close_group();
  ev.push({.kind = EventKind::cards_put_under,
           .seat = seat,
           .amount = cards.size(),
           .cards = cards,
           .audience = SeatSet(seat)});
}

// A district leaves a city for good: its coin goes to the bank, cards under it and, unless it can
// still be rescued, it itself under the deck. Several calls make one group; end with
// deck.close_group().
void remove_from_city(State& s, Seat owner, Built built);
void bury(State& s, Built built);

// C11.1, A17: called whenever a city has gained a district.
void note_completion(State& s, Seat seat, Events& ev);

// The crown goes to a seat; a change of holder pays the Throne Room (C9.5).
void move_crown(State& s, Seat to, Events& ev);
void pay_throne_room(State& s, Events& ev);

// Emperor: the crown to the receiver, who loses 1 gold or 1 card to the giver unless it is late.
void give_crown(State& s, Seat giver, Seat receiver, bool late, Events& ev);

// Starts the payment and construction of a district; the card has left its hand already.
void begin_build(State& s, const Action& a, Events& ev);

}  // namespace prestige::citadels
