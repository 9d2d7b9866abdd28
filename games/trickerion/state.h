#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/bag.h"
#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/trickerion/action.h"
#include "games/trickerion/content/performance_def.h"
#include "games/trickerion/content/prophecy_def.h"
#include "games/trickerion/content/special_def.h"
#include "games/trickerion/ids.h"
#include "games/trickerion/options.h"

namespace prestige::trickerion {

using CharacterMask = std::uint8_t;
constexpr CharacterMask bit(Character c) { return static_cast<CharacterMask>(1u << at(c)); }
inline constexpr CharacterMask kApprentices = 0xf0;
inline constexpr CharacterMask kRegularApprentices = 0x70;

// A Trick card in a Workshop. It is known by its symbol, of which a player has one of each.
struct OwnTrick {
  Maybe<Trick> trick{};
  std::uint8_t markers = 0;       // lying on the card
  std::uint8_t enhancements = 0;  // Shards on the card
  bool on_engineer_slot = false;

  bool exists() const { return trick.has_value(); }

  friend bool operator==(const OwnTrick&, const OwnTrick&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("trick", self.trick);
    visit("markers", self.markers);
    visit("enhancements", self.enhancements);
    visit("on_engineer_slot", self.on_engineer_slot);
  }
};

// What became of a Character with an Assignment card (section 6).
enum class Duty : std::uint8_t { none, unresolved, placed, idled };

// A Power on a slot of a player board.
struct LearnedPower {
  Maybe<Power> power{};
  std::uint8_t used = 0;    // times, within its limit
  std::uint16_t coins = 0;  // Private Investments

  friend bool operator==(const LearnedPower&, const LearnedPower&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("power", self.power);
    visit("used", self.used);
    visit("coins", self.coins);
  }
};

// Everything on and beside a player board that everybody sees.
struct Player {
  std::uint16_t fame = 0;
  std::uint16_t coins = 0;
  std::uint16_t shards = 0;
  Maybe<Magician> magician;
  CharacterMask team = 0;
  CharacterMask hired = 0;              // Specialists that join in RETURN
  std::uint8_t hired_apprentices = 0;   // Apprentices that join in RETURN
  std::array<Maybe<Role>, 4> talent{};  // Hidden Talent: what an Apprentice will become, by slot
  std::array<OwnTrick, kSuits> tricks{};
  std::array<std::uint8_t, kSuits> unused{};  // markers in the supply
  std::array<std::uint8_t, kComponents> tokens{};
  std::array<Maybe<Component>, 2> manager_piles{};
  std::array<Duty, kCharacters> duty{};
  std::array<Spot, kCharacters> spot{};
  std::array<Card, kCharacters> card{};  // below the Characters, as everybody sees it
  Maybe<Weekday> weekday;
  std::uint8_t hand = 0;            // number of Assignment cards; during ASSIGN that of its start
  std::uint8_t specials = 0;        // Special cards held, in hand or face down
  std::uint8_t powers_in_hand = 0;  // number of Powers
  bool advertised = false;
  bool confirmed = false;
  bool ability_used = false;         // the Magician's, once a turn
  std::uint8_t draws = 0;            // Draw actions this turn
  Maybe<Special> stage_card;         // Perform-type ability of a Magician on stage
  std::uint8_t markers_to_keep = 0;  // AFTER_PERFORMANCE: how many are still to return
  std::array<std::uint8_t, kSuits> performed_now{};  // markers performed this turn
  TrickMask performed = 0;                           // Tricks performed ever
  std::array<LearnedPower, kPowerSlots> powers{};
  Bag known_specials;  // with show_known_specials: drawn openly and still held

  bool has(Character c) const { return (team & bit(c)) != 0; }

  friend bool operator==(const Player&, const Player&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("fame", self.fame);
    visit("coins", self.coins);
    visit("shards", self.shards);
    visit("magician", self.magician);
    visit("team", self.team);
    visit("hired", self.hired);
    visit("hired_apprentices", self.hired_apprentices);
    visit("talent", self.talent);
    visit("tricks", self.tricks);
    visit("unused", self.unused);
    visit("tokens", self.tokens);
    visit("manager_piles", self.manager_piles);
    visit("duty", self.duty);
    visit("spot", self.spot);
    visit("card", self.card);
    visit("weekday", self.weekday);
    visit("hand", self.hand);
    visit("specials", self.specials);
    visit("powers_in_hand", self.powers_in_hand);
    visit("advertised", self.advertised);
    visit("confirmed", self.confirmed);
    visit("ability_used", self.ability_used);
    visit("draws", self.draws);
    visit("stage_card", self.stage_card);
    visit("markers_to_keep", self.markers_to_keep);
    visit("performed_now", self.performed_now);
    visit("performed", self.performed);
    visit("powers", self.powers);
    visit("known_specials", self.known_specials);
  }
};

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
  basket,           // Components are picked one by one
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

inline constexpr std::size_t kDeckMax = 16;

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
