#pragma once

// The options of a game (docs/rules/trickerion.md, section 17c). options.def lists them all.

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <expected>
#include <span>
#include <string_view>

#include "games/trickerion/ids.h"

namespace prestige::trickerion {

enum class Edition : std::uint8_t { rulebook_2015, prototype, revised };
enum class TwoPlayerVariant : std::uint8_t { off, duel, dummy_markers };
enum class BeginnerVariant : std::uint8_t { rulebook_2015, prototype };
enum class SpecialDeckVariant : std::uint8_t {
  standard,
  published_only_48,
  published_only_40,
  default_60
};
enum class StartFame : std::uint8_t { five_each, reverse_initiative_n_to_1 };
enum class ManagerStart : std::uint8_t { value_2, one_basic };
enum class StartTrickMarkers : std::uint8_t { printed, two };
enum class ClosedSlots : std::uint8_t { downtown_market_dark_alley, downtown_only };
enum class Thresholds : std::uint8_t { intermediate, beginner, expert };
enum class LearnWithoutFreeSlot : std::uint8_t { not_allowed, must_return_a_trick };
enum class ReturnedTrickMarkers : std::uint8_t { supply, removed };
enum class BargainFloor : std::uint8_t { total_1, each_component_1 };
enum class SurchargeScope : std::uint8_t { unit, buy };
enum class MoveActions : std::uint8_t { to_specialist_slot, any_slot_or_exchange };
enum class LinkBonusBy : std::uint8_t { trick_threshold, theater_tier };
enum class Wages : std::uint8_t { mandatory, may_refuse };
enum class SpecialDeckSide : std::uint8_t { face_up, face_down };
enum class SpecialDraw : std::uint8_t { draw_1, draw_2_keep_1 };
enum class DrawFirstScope : std::uint8_t { per_player_turn, per_placement };
enum class FortuneTellingLimit : std::uint8_t { none, once_per_placement };
enum class SpecialUsed : std::uint8_t { out_of_game, bottom_of_deck };
enum class DuelStartCard : std::uint8_t { duel, ordinary };
enum class ComponentCount : std::uint8_t { effective_tokens, tokens, types };
enum class AztecLadyCount : std::uint8_t { trick_cards, all_in_play };

// A short list of small numbers.
template <std::size_t Most, std::size_t Least = Most>
struct NumberList {
  static constexpr std::size_t kLengthMin = Least;
  static constexpr std::size_t kLengthMax = Most;
  std::array<std::uint8_t, Most> items{};
  std::uint8_t length = Most;

  template <class... N>
  static constexpr NumberList of(N... n) {
    return {{static_cast<std::uint8_t>(n)...}, sizeof...(n)};
  }
  constexpr std::size_t size() const { return length; }
  constexpr int operator[](std::size_t i) const { return items[i]; }
  constexpr const std::uint8_t* begin() const { return items.data(); }
  constexpr const std::uint8_t* end() const { return items.data() + length; }

  friend constexpr bool operator==(const NumberList&, const NumberList&) = default;
};
using PowerSymbols = NumberList<3, 1>;

// A number, or no limit at all.
struct Limit {
  std::uint8_t most = 0;  // 0: no limit

  constexpr Limit() = default;
  constexpr explicit Limit(int n) : most(static_cast<std::uint8_t>(n)) {}
  constexpr bool exists() const { return most != 0; }
  constexpr int capped(int n) const { return exists() ? std::min<int>(n, most) : n; }

  friend constexpr bool operator==(Limit, Limit) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("most", self.most);
  }
};

// Where an option has an effect; elsewhere it is accepted and changes nothing.
enum class AppliesWith : std::uint8_t {
  always,
  no_dark_alley,
  dark_alley,
  powers,
  no_powers,
  duel,
  beginner_setup,
  players_2,
  players_2_3,
};

enum class OptionKey : std::uint8_t {
#define GROUP(name)
#define OPTION(key, ...) key,
#define PRESET(key, ...) key,
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
};
inline constexpr int kOptions = 69;

// A playable setup. The defaults are the 2015 rulebook.
struct Options {
  std::uint8_t players = 4;
#define GROUP(name)
#define OPTION(key, type, rulebook_2015, ...) type key = rulebook_2015;
#define PRESET(key, type, rulebook_2015, ...) type key = rulebook_2015;
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET

  constexpr int turns() const { return dark_alley ? turns_dark_alley : turns_base; }
  constexpr bool dummies() const { return two_player_variant == TwoPlayerVariant::dummy_markers; }
  // Section 3.1: the theaters of the Performance deck from top to bottom, by number of cards.
  constexpr std::array<std::uint8_t, 3> deck() const {
    if (dark_alley) {
      return {deck_dark_alley.items[0], deck_dark_alley.items[1], deck_dark_alley.items[2]};
    }
    return {deck_base.items[0], deck_base.items[1], 0};
  }
  // R52: Fame needed to learn something of tier 1, 2 or 3.
  constexpr int threshold(int tier) const {
    constexpr int kSets[3][3] = {{1, 16, 36}, {1, 14, 30}, {0, 0, 0}};
    return kSets[static_cast<int>(thresholds)][tier - 1];
  }

  friend constexpr bool operator==(const Options&, const Options&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("players", self.players);
#define GROUP(name)
#define OPTION(key, ...) visit(#key, self.key);
#define PRESET(key, ...) visit(#key, self.key);
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
  }
};

// What an edition sets, for any number of players.
Options preset(Edition edition);

struct OptionSpec {
  OptionKey key;
  std::string_view id;
  std::string_view group;
  int least;  // of a number, or of the items of a list
  int most;
  bool presets_only;  // only the values of the editions are allowed
  AppliesWith applies_with;
};
std::span<const OptionSpec> option_specs();

// What was asked for: the number of players, the keys given and their values.
struct Request {
  int players = 4;
  Options values;
  std::bitset<kOptions> given;

  bool has(OptionKey key) const { return given.test(at(key)); }

  friend bool operator==(const Request&, const Request&) = default;
};

// Why a request cannot be played; the words are in the catalogue under "option.<reason>".
enum class OptionRefusal : std::uint8_t {
  players_2_to_4,
  powers_need_dark_alley,
  duel_for_two,
  variant_for_two,
  duel_true_agrees,
  duel_false_agrees,
};
std::string_view id_of(OptionRefusal refusal);

// Fills in the edition and checks the requirements; the values themselves must be in range.
std::expected<Options, OptionRefusal> resolve(const Request& request);

}  // namespace prestige::trickerion
