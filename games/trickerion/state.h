#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/trickerion/content/performance_def.h"
#include "games/trickerion/content/prophecy_def.h"
#include "games/trickerion/ids.h"
#include "games/trickerion/options.h"
#include "games/trickerion/player.h"
#include "games/trickerion/progress.h"
#include "games/trickerion/secrets.h"
#include "games/trickerion/show.h"

namespace prestige::trickerion {

struct Market {
  std::array<Component, 4> buy{};
  std::array<Maybe<Component>, 4> order{};
  Maybe<Component> quick;
  std::uint16_t beside = 0;             // Logistics: types beside the Buy area
  Seat quick_claim = Seat::nobody();    // Dubious Sources
  InlineVec<Seat, kPlayersMax> shares;  // Business Share, the last one counts first

  friend bool operator==(const Market&, const Market&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("buy", self.buy);
    visit("order", self.order);
    visit("quick", self.quick);
    visit("beside", self.beside);
    visit("quick_claim", self.quick_claim);
    visit("shares", self.shares);
  }
};

// Everything that lies open on the table. An observation holds all of it, so nothing that any
// player may not know has a place here.
struct Table {
  Options options;
  Phase phase{};
  std::uint8_t turn = 0;
  Seat first_seat;                        // of the seating order
  std::array<Seat, kPlayersMax> order{};  // Initiative
  std::uint8_t cursor = 0;                // whose move it is, in seating or Initiative Order
  std::uint8_t step = 0;                  // inside a phase
  bool sealed = false;                    // R95: Sealed Orders was Active at REVEAL
  std::array<Player, kPlayersMax> player{};
  TrickMask residence = 0;  // Tricks to learn
  std::array<Face, kDice> dice{};
  Market market;
  std::array<Show, kShowsMax> shows{};      // by position
  std::uint8_t entered = 0;                 // cards that came from the Performance deck
  PerformanceMask unseen_performances = 0;  // not yet in play
  std::array<std::uint8_t, kSpots> occupied{};
  std::array<std::uint8_t, 3>
      closed{};  // slots closed Downtown, at the Market Row, in the Dark Alley
  std::uint8_t closed_days = 0;
  Maybe<TurnSetup> setup_card;
  Maybe<TurnSetup> next_setup_card;
  std::uint16_t unseen_setups = 0;
  Maybe<Prophecy> active;
  std::array<Maybe<Prophecy>, kOmens> omen{};
  ProphecyMask unseen_prophecies = 0;
  ProphecyMask discarded_prophecies = 0;
  std::uint64_t copied_specials = 0;  // default_60: cards with a second copy
  std::uint8_t specials_out = 0;      // Special cards out of the game
  // This turn, in the order of placement: at most one for each Character.
  InlineVec<Special, kPlayersMax * kCharacters> used_specials;
  Placement placement;
  Staging staging;
  Doing doing;
  InlineVec<Pending, kPendingMax> pending;

  int players() const { return options.players; }
  Seat next_seat(Seat seat) const {
    return Seat(seat.index() + 1 == options.players ? 0 : seat.index() + 1);
  }
  int positions() const { return options.players + 1; }

  friend bool operator==(const Table&, const Table&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("options", self.options);
    visit("phase", self.phase);
    visit("turn", self.turn);
    visit("first_seat", self.first_seat);
    visit("order", self.order);
    visit("cursor", self.cursor);
    visit("step", self.step);
    visit("sealed", self.sealed);
    visit("player", self.player);
    visit("residence", self.residence);
    visit("dice", self.dice);
    visit("market", self.market);
    visit("shows", self.shows);
    visit("entered", self.entered);
    visit("unseen_performances", self.unseen_performances);
    visit("occupied", self.occupied);
    visit("closed", self.closed);
    visit("closed_days", self.closed_days);
    visit("setup_card", self.setup_card);
    visit("next_setup_card", self.next_setup_card);
    visit("unseen_setups", self.unseen_setups);
    visit("active", self.active);
    visit("omen", self.omen);
    visit("unseen_prophecies", self.unseen_prophecies);
    visit("discarded_prophecies", self.discarded_prophecies);
    visit("copied_specials", self.copied_specials);
    visit("specials_out", self.specials_out);
    visit("used_specials", self.used_specials);
    visit("placement", self.placement);
    visit("staging", self.staging);
    visit("doing", self.doing);
    visit("pending", self.pending);
  }
};

// A whole game at one moment: one plain value. Copying is cloning.
struct State {
  Table table;
  Secrets secrets;

  friend bool operator==(const State&, const State&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("table", self.table);
    visit("secrets", self.secrets);
  }
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 4096);

}  // namespace prestige::trickerion
