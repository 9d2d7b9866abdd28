#pragma once

// A player board and what lies beside it.

#include <array>
#include <cstdint>

#include "engine/core/bag.h"
#include "games/trickerion/action.h"
#include "games/trickerion/content/trick_def.h"
#include "games/trickerion/ids.h"

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

}  // namespace prestige::trickerion
