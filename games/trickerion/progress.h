#pragma once

// Where the game stands: the phase, open questions, and what is being carried out.

#include <array>
#include <cstdint>

#include "engine/core/seat.h"
#include "games/trickerion/action.h"
#include "games/trickerion/content/performance_def.h"
#include "games/trickerion/ids.h"
#include "games/trickerion/player.h"

namespace prestige::trickerion {

enum class Phase : std::uint8_t {
  seating,             // chance chooses where the seating order begins
  opening,             // chance lays out the first Performance cards
  stocking,            // chance adds copies to the Special decks (default_60)
  choosing_magicians,  // in seating order
  choosing_starts,     // starting Trick, Components, Specialist, in seating order
  engineer_tricks,     // in seating order
  dealing_powers,      // chance
  discarding_powers,   // everybody at once, in secret
  first_initiative,    // chance
  first_omens,         // chance: three Pending Prophecies
  rolling,             // chance
  turn_setup,          // chance: Duel
  advertising,
  learning_powers,
  assigning,  // everybody at once, in secret
  revealed,   // reveal effects
  placing,
  before_shows,
  showing,
  after_shows,
  wages,
  returning,
  orders,
  moving_cards,
  prophesying,
  special_cards,
  over,
};

// Unfinished business: who must answer what next. The top of the stack owns the decision.
enum class Ask : std::uint8_t {
  // Chance
  roll,         // a die: a = Die
  gamble,       // a wager is settled
  dummy,        // a dummy marker: a = position of the card
  reveal_top,   // the top card of a Special deck: a = deck
  foretell,     // a Prophecy for the slot: a = Omen
  draw_hidden,  // an unknown card of a Special deck: a = deck, b = cards still to look at
  // Setup
  start_trick,
  start_components,  // a = value left
  start_specialist,
  manager_components,  // a = value left
  engineer_trick,
  // Downtown
  use_die,      // which die pays for the action
  give_up,      // which Trick makes room or is replaced
  symbol,       // for the new Trick
  shelf_trick,  // regular or Engineer slot
  finish_learn,
  finish_hire,
  shelf_apprentice,  // who joins at once or in RETURN: regular or Assistant slot
  motivate,          // a card for the Character hired at once: a = Character
  finish_take_coins,
  set_face,
  keep_face,  // Loaded Dice
  // Market Row
  receive,          // automatic: a = Component, b = tokens
  shelf_component,  // a = Component
  basket,           // Components are picked one by one: a = 1 + type lifted (Shoplifting), or 0
  replace_display,  // Shoplifting
  order_slot,       // a = Component
  second_order,
  // Workshop
  parts,    // Replaceable Parts
  returns,  // Unstable Prototype: a = still possible
  promote,  // Hidden Talent
  // Theater
  onto,  // which card
  at,    // which slot, which way
  link_bonus,
  swap_shows,
  // Dark Alley
  keep_special,
  // Any time
  clear_out,
  // Performances
  show_declarations,  // automatic: opens the windows of R94 one by one
  steal,
  premiere,
  puppet,
};

struct Pending {
  Ask ask{};
  Seat seat;
  std::uint8_t a = 0;
  std::uint8_t b = 0;

  friend bool operator==(const Pending&, const Pending&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("ask", self.ask);
    visit("seat", self.seat);
    visit("a", self.a);
    visit("b", self.b);
  }
};
inline constexpr std::size_t kPendingMax = 24;

// The action that is being carried out, step by step.
struct Doing {
  Verb verb{};
  Mods mods{};
  Maybe<Trick> trick{};
  Maybe<Die> die{};
  Maybe<Suit> suit{};      // of the new Trick, or of the marker on its way
  Maybe<Suit> given_up{};  // the Trick that leaves for a new one
  Role role{};
  bool on_engineer_slot = false;
  bool pays = false;  // Links of this move are rewarded
  bool stack = false;
  Seat owner{};              // of the marker on its way
  std::uint8_t show = 0;     // position of the Performance card
  std::uint8_t from = 0xff;  // where the marker came from: position, 0xff: a Trick card
  MarkerRef from_ref{};
  CircleMask links = 0;       // Links still to be paid
  CircleMask true_links = 0;  // those of them that are Links (Orchestral Interlude)
  std::uint8_t payments = 0;  // still due for the lowest of them
  std::uint16_t faces = 0;    // Loaded Dice: results so far
  std::uint8_t rolls = 0;     // Loaded Dice: rolls still allowed
  std::uint16_t amount = 0;   // Coins received, or still to be spent
  std::array<std::uint8_t, kComponents> basket{};

  friend bool operator==(const Doing&, const Doing&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("verb", self.verb);
    visit("mods", self.mods);
    visit("trick", self.trick);
    visit("die", self.die);
    visit("suit", self.suit);
    visit("given_up", self.given_up);
    visit("role", self.role);
    visit("on_engineer_slot", self.on_engineer_slot);
    visit("pays", self.pays);
    visit("stack", self.stack);
    visit("owner", self.owner);
    visit("show", self.show);
    visit("from", self.from);
    visit("from_ref", self.from_ref);
    visit("links", self.links);
    visit("true_links", self.true_links);
    visit("payments", self.payments);
    visit("faces", self.faces);
    visit("rolls", self.rolls);
    visit("amount", self.amount);
    visit("basket", self.basket);
  }
};

// The turn of a player while Characters are placed.
struct Placement {
  Seat seat = Seat::nobody();
  bool acting = false;       // a Character stands and acts
  std::uint8_t made = 0;     // placements of this turn
  std::uint8_t allowed = 1;  // fixed when the turn begins (R67)
  Character who{};
  Spot spot{};
  std::uint8_t ap = 0;
  Maybe<Special> special{};  // whose ability is in force
  bool special_used = false;
  bool enhanced = false;
  std::uint32_t taken = 0;      // actions taken, a bit for each Chore
  bool drew = false;            // a first card was drawn in this placement
  std::uint8_t free_moves = 0;  // Reorganisation: moves already taken
  CharacterMask newcomers = 0;  // Hypnotic Motivation: to be placed in a later turn

  friend bool operator==(const Placement&, const Placement&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("seat", self.seat);
    visit("acting", self.acting);
    visit("made", self.made);
    visit("allowed", self.allowed);
    visit("who", self.who);
    visit("spot", self.spot);
    visit("ap", self.ap);
    visit("special", self.special);
    visit("special_used", self.special_used);
    visit("enhanced", self.enhanced);
    visit("taken", self.taken);
    visit("drew", self.drew);
    visit("free_moves", self.free_moves);
    visit("newcomers", self.newcomers);
  }
};

// The show that is being given, and which came before it.
struct Staging {
  SeatSet first;  // Master of Ceremonies: performs before the others
  SeatSet done;   // has performed, declined or could not
  Seat performer = Seat::nobody();
  std::uint8_t show = 0;
  std::uint8_t step = 0;  // declarations: the next one
  bool forced = false;    // Soul Possession
  MarkerRef stolen_by;    // Trick Steal: own marker
  MarkerRef stolen;       // and the opponent's
  bool steals = false;
  MarkerRef premiere;
  Gain premiere_gain{};
  bool premieres = false;
  std::array<std::uint8_t, kPlayersMax> puppets{};  // Puppet Master: copies declared

  friend bool operator==(const Staging&, const Staging&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("first", self.first);
    visit("done", self.done);
    visit("performer", self.performer);
    visit("show", self.show);
    visit("step", self.step);
    visit("forced", self.forced);
    visit("stolen_by", self.stolen_by);
    visit("stolen", self.stolen);
    visit("steals", self.steals);
    visit("premiere", self.premiere);
    visit("premiere_gain", self.premiere_gain);
    visit("premieres", self.premieres);
    visit("puppets", self.puppets);
  }
};

}  // namespace prestige::trickerion
