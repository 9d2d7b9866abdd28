#pragma once

#include <array>

#include "engine/core/rng.h"
#include "games/trickerion/state.h"

namespace prestige::trickerion {

// What one seat knows: the open table, its own cards, and the cards of the Special decks it has
// seen. Built by adding; a spectator has the table and what lies face up.
struct Observation {
  Table table;
  Seat viewer = Seat::spectator();
  Hand own;
  std::array<InlineVec<SpecialDeck::Entry, kDeckMax>, kDecks> deck{};
  InlineVec<Special, 2> looked_at;

  friend bool operator==(const Observation&, const Observation&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("table", self.table);
    visit("viewer", self.viewer);
    visit("own", self.own);
    visit("deck", self.deck);
    visit("looked_at", self.looked_at);
  }
};

Observation observe(const State& s, Seat viewer);
State determinize(const Observation& seen, Rng& rng);

// How many copies of a Special card the game has.
int special_copies(const Table& table, Special card);

}  // namespace prestige::trickerion
