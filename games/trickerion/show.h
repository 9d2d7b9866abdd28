#pragma once

// A Performance card in play, and the markers on it.

#include <array>
#include <cstdint>

#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/trickerion/content/performance_def.h"
#include "games/trickerion/ids.h"

namespace prestige::trickerion {

// A Trick Marker (or a stack of two) on a Performance card.
struct Marker {
  static constexpr std::uint8_t kNobody = 4;   // printed neutral marker
  static constexpr std::uint8_t kDummy = 5;    // dummy marker
  static constexpr std::uint8_t kNothing = 7;  // no marker

  std::uint8_t owner : 3 = kNothing;
  std::uint8_t suit : 2 = 0;
  std::uint8_t top : 2 = 0;  // Category at the top corner
  std::uint8_t stacked : 1 = 0;

  static constexpr Marker of(Seat seat, Suit suit, Category top, bool stacked = false) {
    Marker m;
    m.owner = static_cast<std::uint8_t>(seat.index() & 7);
    m.suit = static_cast<std::uint8_t>(static_cast<int>(suit) & 3);
    m.top = static_cast<std::uint8_t>(static_cast<int>(top) & 3);
    m.stacked = stacked ? 1 : 0;
    return m;
  }
  static constexpr Marker neutral(Category top, bool dummy = false) {
    Marker m;
    m.owner = kNobody;
    if (dummy) m.owner = kDummy;
    m.top = static_cast<std::uint8_t>(static_cast<int>(top) & 3);
    return m;
  }
  constexpr bool exists() const { return owner != kNothing; }
  constexpr bool is_players() const { return owner < kPlayersMax; }
  constexpr bool is_of(Seat seat) const { return owner == seat.index(); }
  constexpr Seat seat() const { return Seat(owner); }
  constexpr Suit of_suit() const { return Suit(suit); }
  constexpr Category top_symbol() const { return Category(top); }
  constexpr Category symbol(Corner corner) const { return symbol_at(top_symbol(), corner); }
  constexpr bool same_marker(Marker other) const {
    return owner == other.owner && suit == other.suit;
  }

  friend constexpr bool operator==(const Marker&, const Marker&) = default;
  constexpr std::uint8_t code() const {
    return static_cast<std::uint8_t>(owner | suit << 3 | top << 5 | stacked << 7);
  }
};
static_assert(sizeof(Marker) == 1);

// A Performance card in play.
struct Show {
  Maybe<Performance> card;
  std::array<Marker, kSlots> slot{};
  InlineVec<Marker, kPlayersMax * kSuits> guests;  // one of each colour and suit at most

  bool exists() const { return card.has_value(); }

  friend bool operator==(const Show&, const Show&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("card", self.card);
    visit("slot", self.slot);
    visit("guests", self.guests);
  }
};
inline constexpr int kShowsMax = kPlayersMax + 1;

}  // namespace prestige::trickerion
