#pragma once

#include <array>
#include <cstdint>

#include "engine/core/rng.h"
#include "games/citadels/state.h"

namespace prestige::citadels {

// What one seat knows, and nothing else: the open table, and from the secrets only what section 12
// of the rules grants. Spectators have a seat value of their own.
struct Observation {
  Seat viewer;
  Table table;

  // Numbers everyone may count.
  std::array<std::uint8_t, kPlayersMax> hand_size{};
  std::array<std::uint8_t, kPlayersMax> tucked_size{};  // under the Museum, by who put them there
  std::uint8_t aside_size = 0;                          // cards of the pending decision
  std::uint8_t shuffled_size = 0;                       // the deck's upper part
  // The lower part: where groups start is counted by all, the cards by those who remember them.
  struct Tail {
    bool known = false;
    District district{};  // manor when not known
    bool starts_group = false;
    bool public_knowledge = false;
    friend bool operator==(const Tail&, const Tail&) = default;
  };
  InlineVec<Tail, kDeckSize> tail;

  // The viewer's own.
  Bag hand;
  Bag tucked;
  Bag aside;                            // drawn or chosen by the viewer for the pending decision
  Bag seen_hand;                        // Wizard: the hand being looked at
  std::array<Rank, kRanksMax> slot{};   // selection: own choices; 0 for the rest
  std::array<RankMask, 2> seen_pile{};  // what the viewer saw when choosing, first and second
  RankMask characters = 0;              // held now
  Rank signed_warrant = 0;              // Magistrate
  Rank rose = 0;                        // Blackmailer; everyone once it is certain
  Rank swap_given = 0;                  // Theater: both players
  Rank swap_received = 0;

  friend bool operator==(const Observation&, const Observation&) = default;
};

Observation observe(const State& s, Seat viewer);

// A world in which the viewer would see exactly this, drawn evenly from all of them as far as
// hidden characters and cards go.
State determinize(const Observation& seen, Rng& rng);

}  // namespace prestige::citadels
