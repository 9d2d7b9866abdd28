#pragma once

// The things of the game by name. One word is the enumerator, the text form, the JSON key and the
// catalogue entry.

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace prestige::trickerion {

inline constexpr int kPlayersMin = 2;
inline constexpr int kPlayersMax = 4;

// Clockwise around a Trick Marker.
enum class Category : std::uint8_t { spiritual, mechanical, optical, escape };
inline constexpr int kCategories = 4;

enum class Component : std::uint8_t {
  wood,
  metal,
  glass,
  fabric,
  rope,
  petroleum,
  saw,
  animal,
  padlock,
  mirror,
  disguise,
  cog,
};
inline constexpr int kComponents = 12;

enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };
inline constexpr int kSuits = 4;
inline constexpr int kMarkersPerSuit = 4;

// The people of a team, by the place they live in: an Apprentice is known by its slot, and
// apprentice_4 is the one on the Assistant's slot.
enum class Character : std::uint8_t {
  magician,
  manager,
  engineer,
  assistant,
  apprentice_1,
  apprentice_2,
  apprentice_3,
  apprentice_4,
};
inline constexpr int kCharacters = 8;

// What can be hired.
enum class Role : std::uint8_t { magician, manager, engineer, assistant, apprentice };
inline constexpr int kRoles = 5;
constexpr Role role_of(Character c) {
  return c < Character::apprentice_1 ? Role(c) : Role::apprentice;
}
constexpr bool is_specialist(Role r) { return r != Role::magician && r != Role::apprentice; }

enum class Location : std::uint8_t { downtown, market_row, workshop, theater, dark_alley };
inline constexpr int kLocations = 5;

enum class Weekday : std::uint8_t { thursday, friday, saturday, sunday };
inline constexpr int kWeekdays = 4;

// Where a Character can stand. Slots that differ in nothing share a name; the two +1 slots of a
// Location and the two backstage slots of a weekday are such.
enum class Spot : std::uint8_t {
  home,
  downtown_2,
  downtown_1,
  downtown_0,
  market_row_2,
  market_row_1,
  market_row_0,
  dark_alley_2,
  dark_alley_1,
  dark_alley_0,
  workshop,
  thursday,
  thursday_stage,
  friday,
  friday_stage,
  saturday,
  saturday_stage,
  sunday,
  sunday_stage,
};
inline constexpr int kSpots = 19;

enum class Die : std::uint8_t { residence_1, residence_2, inn_1, inn_2, bank_1, bank_2 };
inline constexpr int kDice = 6;

enum class Face : std::uint8_t {
  x,
  spiritual,
  mechanical,
  optical,
  escape,
  any,
  manager,
  engineer,
  assistant,
  apprentice,
  three,
  four,
  five,
  six,
};
inline constexpr int kFaces = 14;

enum class Theater : std::uint8_t { riverside, grand_magorian, magnus_pantheon };

// The corners of a slot, clockwise.
enum class Corner : std::uint8_t { top, right, bottom, left };

// Slots of a Performance card, row by row; guest is the place beside them.
enum class Slot : std::uint8_t { s00, s10, s01, s11, s02, s12, guest };
inline constexpr int kSlots = 6;

// Where the Pending Prophecies lie.
enum class Omen : std::uint8_t { left, right, bottom };
inline constexpr int kOmens = 3;

enum class Colour : std::uint8_t { yellow, orange, red };

enum class Trick : std::uint8_t {
#define TRICK(id, ...) id,
#include "games/trickerion/content/tricks.def"
#undef TRICK
};
inline constexpr int kTricks = 48;

enum class Performance : std::uint8_t {
#define PERFORMANCE(id, ...) id,
#include "games/trickerion/content/performances.def"
#undef PERFORMANCE
};
inline constexpr int kPerformances = 40;
inline constexpr int kOrdinaryPerformances = 28;

enum class TurnSetup : std::uint8_t {
#define TURN_SETUP(id, ...) id,
#include "games/trickerion/content/turn_setups.def"
#undef TURN_SETUP
};
inline constexpr int kTurnSetups = 12;

enum class Magician : std::uint8_t {
#define MAGICIAN(id, ...) id,
#include "games/trickerion/content/magicians.def"
#undef MAGICIAN
};
inline constexpr int kMagicians = 8;

enum class Special : std::uint8_t {
#define SPECIAL(id, ...) id,
#include "games/trickerion/content/specials.def"
#undef SPECIAL
};
inline constexpr int kSpecials = 48;
inline constexpr int kSpecialsPerDeck = 12;

enum class Prophecy : std::uint8_t {
#define PROPHECY(id, ...) id,
#include "games/trickerion/content/prophecies.def"
#undef PROPHECY
};
inline constexpr int kProphecies = 27;

enum class Power : std::uint8_t {
#define POWER(id, ...) id,
#include "games/trickerion/content/powers.def"
#undef POWER
};
inline constexpr int kPowers = 45;
inline constexpr int kPowerSlots = 3;

// The names of an enumeration in order; for those above and for those of the options.
template <class E>
std::span<const std::string_view> names_of();

template <class E>
  requires std::is_enum_v<E>
std::string_view id_of(E value) {
  return names_of<E>()[static_cast<std::size_t>(value)];
}
template <class E>
std::optional<E> from_id(std::string_view id) {
  const auto names = names_of<E>();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == id) return static_cast<E>(i);
  }
  return std::nullopt;
}

template <class E>
constexpr std::size_t at(E value) {
  static_assert(std::is_enum_v<E>);
  return static_cast<std::size_t>(value);
}

// A value or nothing, in one byte.
template <class E>
class Maybe {
 public:
  constexpr Maybe() = default;
  constexpr Maybe(E value) : code_(static_cast<std::uint8_t>(value)) {}  // NOLINT: a value is one

  constexpr bool has_value() const { return code_ != kNothing; }
  constexpr explicit operator bool() const { return has_value(); }
  constexpr E operator*() const { return static_cast<E>(code_); }
  constexpr std::uint8_t code() const { return code_; }
  friend constexpr bool operator==(Maybe, Maybe) = default;
  friend constexpr bool operator==(Maybe a, E b) { return a.code_ == static_cast<std::uint8_t>(b); }

 private:
  static constexpr std::uint8_t kNothing = 0xff;
  std::uint8_t code_ = kNothing;
};

constexpr int tier_of(Component c) { return static_cast<int>(c) / 4 + 1; }

constexpr Location location_of(Spot spot) {
  const int n = static_cast<int>(spot);
  if (n <= 3) return Location::downtown;
  if (n <= 6) return Location::market_row;
  if (n <= 9) return Location::dark_alley;
  return n == 10 ? Location::workshop : Location::theater;
}
constexpr bool is_stage(Spot spot) {
  return spot >= Spot::thursday && static_cast<int>(spot) % 2 == 0;
}
constexpr Weekday weekday_of(Spot spot) { return Weekday((static_cast<int>(spot) - 11) / 2); }
constexpr Spot backstage(Weekday day) { return Spot(11 + 2 * static_cast<int>(day)); }
constexpr Spot stage(Weekday day) { return Spot(12 + 2 * static_cast<int>(day)); }
// Downtown, Market Row, Dark Alley: the slot with this modifier.
constexpr Spot spot_at(Location where, int modifier) {
  const int first = where == Location::downtown ? 1 : where == Location::market_row ? 4 : 7;
  return Spot(first + 2 - modifier);
}
// The printed Action Point modifier of a slot.
constexpr int modifier_of(Spot spot) {
  const int n = static_cast<int>(spot);
  if (n >= 1 && n <= 9) return 2 - (n - 1) % 3;
  if (spot == Spot::thursday) return 1;
  return spot == Spot::sunday ? -1 : 0;
}

}  // namespace prestige::trickerion
