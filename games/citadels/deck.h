#pragma once

#include <array>
#include <cstdint>

#include "engine/core/assert.h"
#include "engine/core/bag.h"
#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/citadels/ids.h"

namespace prestige::citadels {

// Seats that know a face-down card, as bits 0 .. 7; all eight bits: everyone.
using KnownBy = std::uint8_t;
inline constexpr KnownBy kKnownByAll = 0xff;

// The district deck. On top lie shuffled cards, a bag; what was put under the deck follows in
// groups. Cards put there together lie in random order (A32), so a group is a bag of its own: the
// order is drawn when it matters. A player may remember what went under the deck (C12), as long as
// that is certain.
class Deck {
 public:
  struct TailCard {
    District district{};
    bool starts_group = false;
    KnownBy known_by = 0;

    friend constexpr bool operator==(const TailCard&, const TailCard&) = default;

    template <class Self, class V>
    static void fields(Self& self, V&& visit) {
      visit("district", self.district);
      visit("starts_group", self.starts_group);
      visit("known_by", self.known_by);
    }
  };

  int size() const { return shuffled_.size() + static_cast<int>(tail_.size()); }
  bool empty() const { return shuffled_.empty() && tail_.empty(); }
  const Bag& shuffled() const { return shuffled_; }
  const InlineVec<TailCard, kDeckSize>& tail() const { return tail_; }

  // What the next card may be: the shuffled part, else the first group below it.
  Bag next_cards() const;

  void add_shuffled(const Bag& cards) { shuffled_.add(cards); }
  void remove_shuffled(District d) { shuffled_.remove(static_cast<int>(d)); }

  // Chance has drawn d, one of next_cards(); only the drawing seat sees it.
  void draw(District d, Seat drawer) {
    if (!shuffled_.empty()) [[likely]] {
      shuffled_.remove(static_cast<int>(d));
    } else {
      draw_from_tail(d, drawer);
    }
  }

  // Does a single card lie on top, because nothing is shuffled and the first group is one card?
  bool next_is_certain() const {
    return shuffled_.empty() && !tail_.empty() && (tail_.size() == 1 || tail_[1].starts_group);
  }
  District draw_certain() {
    const District d = tail_[0].district;
    tail_.erase_at(0);
    return d;
  }

  // One group of cards goes under the deck: call for each kind of knowledge, then close_group().
  void put_under(const Bag& cards, KnownBy known_by);
  void put_under(District d, KnownBy known_by) {
    if (open_group_) {
      put_in_group(d, known_by);
    } else {
      tail_.push_back(TailCard{d, true, known_by});
      open_group_ = true;
    }
  }
  void close_group() { open_group_ = false; }

  // Scholar: everything is one shuffled pile again.
  void shuffle();

  Bag all_cards() const;

  friend bool operator==(const Deck&, const Deck&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("shuffled", self.shuffled_);
    visit("tail", self.tail_);
    visit("open_group", self.open_group_);
  }

 private:
  void draw_from_tail(District d, Seat drawer);
  void put_in_group(District d, KnownBy known_by);

  Bag shuffled_;
  InlineVec<TailCard, kDeckSize> tail_;
  bool open_group_ = false;  // true only while an effect is putting cards under the deck
};

}  // namespace prestige::citadels
