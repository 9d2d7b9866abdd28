#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/bag.h"
#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/citadels/action.h"
#include "games/citadels/deck.h"
#include "games/citadels/ids.h"
#include "games/citadels/options.h"

namespace prestige::citadels {

// The districts of one player. Coins belong to districts, so a city is two bags; names may repeat
// (Quarry, Wizard).
struct City {
  Bag plain;
  Bag beautified;

  DistrictMask names() const { return plain.kinds() | beautified.kinds(); }
  bool has(District d) const { return (names() & bit(d)) != 0; }
  bool has(Built b) const {
    return (b.beautified ? beautified : plain).has(static_cast<int>(b.district));
  }
  int cards() const { return plain.size() + beautified.size(); }
  int count_in(DistrictMask kinds) const {
    return plain.count_in(kinds) + beautified.count_in(kinds);
  }
  void add(Built b) { (b.beautified ? beautified : plain).add(static_cast<int>(b.district)); }
  void remove(Built b) { (b.beautified ? beautified : plain).remove(static_cast<int>(b.district)); }

  // Every (name, coin) pair once, plain ones first: the order of Built::code().
  template <class F>
  void for_each(F&& f) const {
    for_each_district(plain.kinds(), [&](District d) { f(Built{d, false}); });
    for_each_district(beautified.kinds(), [&](District d) { f(Built{d, true}); });
  }

  friend bool operator==(const City&, const City&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("plain", self.plain);
    visit("beautified", self.beautified);
  }
};

enum class Phase : std::uint8_t {
  casting,       // chance chooses a random cast, rank by rank
  stocking,      // chance chooses random unique districts
  crowning,      // chance gives the first crown
  dealing,       // four cards each
  laying_out,    // characters face up and face down
  selecting,     // players keep and put aside characters
  swapping,      // Theater
  calling,       // between two ranks
  taking_turn,   // somebody's turn
  ending_turn,   // end-of-turn effects, step by step
  ending_round,  // end-of-round effects, step by step
  over,
};

// What kind of turn runs; each allows its own things (C5).
enum class Mode : std::uint8_t {
  normal,
  witch,       // first part: gather, bewitch
  bewitched,   // gather only
  threatened,  // gather, then the threat is settled; normal afterwards
  resumed,     // the Witch acting as the bewitched character
};

enum AbilityBit : std::uint8_t {
  kIncomeUsed = 1,
  kAbilityUsed = 2,  // the character's own ability
  kExtraUsed = 4,    // a second one (Abbot's tithe, Merchant's gold)
  kCrownUsed = 8,
};

enum DistrictBit : std::uint8_t {
  kLaboratoryUsed = 1,
  kMuseumUsed = 2,
  kSmithyUsed = 4,
  kArmoryUsed = 8,
  kFrameworkUsed = 16,
};

struct Turn {
  Seat seat;       // who acts
  Rank rank = 0;   // whose call this is
  Character as{};  // whose abilities are used
  Mode mode{};
  bool gathered = false;
  bool borrowed = false;            // Cardinal
  bool paid_build = false;          // a build for gold was made: the warrant's chance is over
  std::uint8_t builds = 0;          // those that count for the limit
  std::uint8_t abilities_used = 0;  // AbilityBit
  std::uint8_t districts_used = 0;  // DistrictBit
  std::uint8_t beautified = 0;      // Artist: coins placed
  std::uint8_t step = 0;            // ending_turn: next step
  std::uint16_t build_gold = 0;     // Alchemist: gold paid for builds and not returned

  friend bool operator==(const Turn&, const Turn&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("seat", self.seat);
    visit("rank", self.rank);
    visit("as", self.as);
    visit("mode", self.mode);
    visit("gathered", self.gathered);
    visit("borrowed", self.borrowed);
    visit("paid_build", self.paid_build);
    visit("builds", self.builds);
    visit("abilities_used", self.abilities_used);
    visit("districts_used", self.districts_used);
    visit("beautified", self.beautified);
    visit("step", self.step);
    visit("build_gold", self.build_gold);
  }
};

// A build between its announcement and the district's arrival in a city; public.
struct Building {
  District district{};
  std::uint8_t gold = 0;  // gold paid, borrowed gold included
  Payment payment{};

  friend bool operator==(const Building&, const Building&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("district", self.district);
    visit("gold", self.gold);
    visit("payment", self.payment);
  }
};

// Unfinished business: who must answer what next. The top of the stack owns the decision.
enum class Ask : std::uint8_t {
  draw,             // chance: left cards for seat, into the hand or aside (to_aside)
  pull,             // chance: a random card of seat's hand for `other`
  keep,             // seat keeps one of the looked-at cards
  research,         // Scholar: as keep, the rest is shuffled in
  redraw,           // Magician: cards to replace, chosen one by one
  give_back,        // Seer: a card for each player in `seats`, clockwise
  hand_over_cards,  // Cardinal: left cards for the lender `other`
  look,             // Wizard: a card of `other`'s hand
  hand_over,        // Emperor: who gets the crown, at the end of the turn
  hand_over_late,   // Emperor killed or bewitched: at the end of the round, takes nothing
  loot,             // Emperor: gold or card of `other`
  place_warrants,   // Magistrate: left warrants
  sign_warrant,
  place_threats,  // Blackmailer: left threats
  place_rose,
  pay_cards,     // Thieves' Den: left cards
  bribe,         // threatened player: bribe or refuse
  threat,        // Blackmailer: reveal or leave
  warrant,       // Magistrate: confiscate or pass
  graveyard,     // owner: rescue or let go
  hospital,      // owner: gather or stay hidden
  receive,       // chance: which of the opponent's two characters the Theater brings
  finish_build,  // automatic
};

struct Pending {
  Ask ask{};
  Seat seat;
  Seat other = Seat::nobody();
  std::uint8_t left = 0;  // how many are still to do
  bool to_aside = false;  // draw: the cards are looked at, not yet in hand
  std::uint8_t card = 0;  // graveyard: the destroyed district
  SeatSet seats{};        // give_back: who still gets a card

  friend bool operator==(const Pending&, const Pending&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("ask", self.ask);
    visit("seat", self.seat);
    visit("other", self.other);
    visit("left", self.left);
    visit("to_aside", self.to_aside);
    visit("seats", self.seats);
    visit("card", self.card);
  }
};
static_assert(sizeof(Pending) == 8);  // asked and answered as one word
inline constexpr std::size_t kPendingMax = 12;

// Everything that lies open on the table. An observation holds all of it, so nothing that any
// player may not know has a place here.
struct Table {
  Options options;
  std::array<Character, kRanksMax + 1> cast{};  // by rank
  DistrictMask uniques = 0;                     // the 14 of this game
  std::array<std::uint16_t, kPlayersMax> gold{};
  std::array<City, kPlayersMax> city{};
  std::uint16_t tax = 0;  // gold on the Tax Collector's card
  std::uint16_t round = 0;
  Seat crown = Seat::nobody();
  Seat starter = Seat::nobody();  // who chose first in this round's selection
  SeatSet completed;              // cities that reached the target size
  Seat first_completed = Seat::nobody();
  Phase phase{};
  Rank called = 0;  // the rank called last
  RankMask face_up = 0;
  std::uint8_t slots_filled = 0;               // selection: places taken, see selection.h
  std::array<Seat, kRanksMax + 1> shown_by{};  // by rank: who revealed it this round
  Rank killed = 0;
  Rank bewitched = 0;
  Rank robbed = 0;
  Seat witch = Seat::nobody();
  Seat thief = Seat::nobody();
  Seat magistrate = Seat::nobody();
  Seat blackmailer = Seat::nobody();
  Seat protected_seat = Seat::nobody();  // Bishop
  RankMask warrants = 0;
  RankMask threats = 0;         // still on the table
  RankMask threats_placed = 0;  // both, as placed
  Rank blank_shown = 0;
  bool rose_shown = false;
  Seat swap_owner = Seat::nobody();  // Theater: who swapped this round
  Seat swap_opponent = Seat::nobody();
  std::uint8_t round_step = 0;  // ending_round: next step
  Turn turn;
  Building building;
  InlineVec<Pending, kPendingMax> pending;

  int players() const { return options.players; }
  int ranks() const { return options.ranks; }
  int target_size() const { return options.players <= 3 ? 8 : 7; }
  Seat next_seat(Seat seat) const {
    return Seat(seat.index() + 1 == options.players ? 0 : seat.index() + 1);
  }
  RankMask all_ranks() const { return static_cast<RankMask>((2u << options.ranks) - 2u); }
  bool in_cast(Character c) const { return rank_of(c) <= options.ranks && cast[rank_of(c)] == c; }
  bool is_shown(Rank rank) const { return shown_by[rank] != Seat::nobody(); }

  friend bool operator==(const Table&, const Table&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("options", self.options);
    visit("cast", self.cast);
    visit("uniques", self.uniques);
    visit("gold", self.gold);
    visit("city", self.city);
    visit("tax", self.tax);
    visit("round", self.round);
    visit("crown", self.crown);
    visit("starter", self.starter);
    visit("completed", self.completed);
    visit("first_completed", self.first_completed);
    visit("phase", self.phase);
    visit("called", self.called);
    visit("face_up", self.face_up);
    visit("slots_filled", self.slots_filled);
    visit("shown_by", self.shown_by);
    visit("killed", self.killed);
    visit("bewitched", self.bewitched);
    visit("robbed", self.robbed);
    visit("witch", self.witch);
    visit("thief", self.thief);
    visit("magistrate", self.magistrate);
    visit("blackmailer", self.blackmailer);
    visit("protected_seat", self.protected_seat);
    visit("warrants", self.warrants);
    visit("threats", self.threats);
    visit("threats_placed", self.threats_placed);
    visit("blank_shown", self.blank_shown);
    visit("rose_shown", self.rose_shown);
    visit("swap_owner", self.swap_owner);
    visit("swap_opponent", self.swap_opponent);
    visit("round_step", self.round_step);
    visit("turn", self.turn);
    visit("building", self.building);
    visit("pending", self.pending);
  }
};

// Everything that lies face down or in a hand.
struct Secrets {
  std::array<Bag, kPlayersMax> hand{};
  std::array<Bag, kPlayersMax> tucked{};  // under the Museum, by who put them there
  Bag aside;                              // drawn or chosen cards of the pending decision
  Deck deck;
  std::array<Rank, kRanksMax> slot{};        // selection: who or what got which rank
  bool last_took_down = false;               // C4.4: the last player kept the face-down card
  std::array<Seat, kRanksMax + 1> holder{};  // by rank: whose character it is now
  Rank signed_warrant = 0;
  Rank rose = 0;
  Rank swap_given = 0;  // Theater: what the owner gave and received
  Rank swap_received = 0;

  friend bool operator==(const Secrets&, const Secrets&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("hand", self.hand);
    visit("tucked", self.tucked);
    visit("aside", self.aside);
    visit("deck", self.deck);
    visit("slot", self.slot);
    visit("last_took_down", self.last_took_down);
    visit("holder", self.holder);
    visit("signed_warrant", self.signed_warrant);
    visit("rose", self.rose);
    visit("swap_given", self.swap_given);
    visit("swap_received", self.swap_received);
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
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2048);

}  // namespace prestige::citadels
