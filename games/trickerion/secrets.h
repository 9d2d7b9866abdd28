#pragma once

// What lies face down or in a hand.

#include <array>
#include <cstdint>

#include "engine/core/bag.h"
#include "engine/core/inline_vec.h"
#include "games/trickerion/action.h"
#include "games/trickerion/content/special_def.h"
#include "games/trickerion/ids.h"

namespace prestige::trickerion {

inline constexpr std::size_t kDeckMax = 16;

// A Special Assignment deck from the top: cards that somebody knows, and unknown ones that are
// drawn from the pool when they are needed.
struct SpecialDeck {
  static constexpr std::uint8_t kUnknown = 0xff;
  struct Entry {
    std::uint8_t card = kUnknown;
    std::uint8_t known_by = 0;  // seats

    bool is_known() const { return card != kUnknown; }
    Special special() const { return Special(card); }
    friend bool operator==(const Entry&, const Entry&) = default;

    template <class Self, class V>
    static void fields(Self& self, V&& visit) {
      visit("card", self.card);
      visit("known_by", self.known_by);
    }
  };
  InlineVec<Entry, kDeckMax> cards;
  Bag pool;  // the unknown cards

  friend bool operator==(const SpecialDeck&, const SpecialDeck&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("cards", self.cards);
    visit("pool", self.pool);
  }
};

// What one player holds.
struct Hand {
  std::array<std::uint8_t, kLocations> permanent{};
  Bag specials;
  Bag fresh;                              // those drawn this turn (R47)
  std::array<Card, kCharacters> below{};  // the cards below the Characters
  std::uint8_t assigned = 0;              // ASSIGN: Characters decided on
  bool clearing = false;                  // ASSIGN: is about to return something
  Bag powers;
  Bag discarded_powers;

  friend bool operator==(const Hand&, const Hand&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("permanent", self.permanent);
    visit("specials", self.specials);
    visit("fresh", self.fresh);
    visit("below", self.below);
    visit("assigned", self.assigned);
    visit("clearing", self.clearing);
    visit("powers", self.powers);
    visit("discarded_powers", self.discarded_powers);
  }
};

// Everything that lies face down or in a hand.
struct Secrets {
  std::array<Hand, kPlayersMax> hand{};
  std::array<SpecialDeck, kDecks> deck{};
  Bag out_of_game;                  // Special cards
  InlineVec<Special, 2> looked_at;  // draw_2_keep_1: before one is kept
  Bag power_pool;                   // Powers nobody was dealt

  friend bool operator==(const Secrets&, const Secrets&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("hand", self.hand);
    visit("deck", self.deck);
    visit("out_of_game", self.out_of_game);
    visit("looked_at", self.looked_at);
    visit("power_pool", self.power_pool);
  }
};

}  // namespace prestige::trickerion
