#pragma once

// Performance cards and the geometry of their slots. A card is a grid of two columns and three
// rows; a slot is a square on its corner, and neighbours touch at one corner. Where the card has a
// circle there, two equal symbols in it are a Link.

#include <array>
#include <cstdint>

#include "games/trickerion/content/trick_def.h"
#include "games/trickerion/ids.h"

namespace prestige::trickerion {

using SlotMask = std::uint8_t;
using CircleMask = std::uint8_t;

// The seven places where two slots can touch.
struct Circle {
  Slot a;
  Corner a_corner;
  Slot b;
  Corner b_corner;
};
inline constexpr int kCircles = 7;
inline constexpr std::array<Circle, kCircles> kCircleDefs{{
    {Slot::s00, Corner::right, Slot::s10, Corner::left},
    {Slot::s01, Corner::right, Slot::s11, Corner::left},
    {Slot::s02, Corner::right, Slot::s12, Corner::left},
    {Slot::s00, Corner::bottom, Slot::s01, Corner::top},
    {Slot::s10, Corner::bottom, Slot::s11, Corner::top},
    {Slot::s01, Corner::bottom, Slot::s02, Corner::top},
    {Slot::s11, Corner::bottom, Slot::s12, Corner::top},
}};

// The circle at a corner of a slot of the grid, or -1 at the rim.
constexpr int circle_at(Slot slot, Corner corner) {
  for (int i = 0; i < kCircles; ++i) {
    const Circle& c = kCircleDefs[static_cast<std::size_t>(i)];
    if ((c.a == slot && c.a_corner == corner) || (c.b == slot && c.b_corner == corner)) return i;
  }
  return -1;
}
inline constexpr auto kCircleAt = [] {
  std::array<std::array<std::int8_t, 4>, kSlots> table{};
  for (int s = 0; s < kSlots; ++s) {
    for (int c = 0; c < 4; ++c) {
      table[static_cast<std::size_t>(s)][static_cast<std::size_t>(c)] =
          static_cast<std::int8_t>(circle_at(Slot(s), Corner(c)));
    }
  }
  return table;
}();

// A marker is turned by naming the category at its top corner; the others follow clockwise.
constexpr Category symbol_at(Category top, Corner corner) {
  return Category((static_cast<int>(top) + static_cast<int>(corner)) % kCategories);
}
// The turn in which a category points to a corner.
constexpr Category top_when(Category category, Corner faces) {
  return Category((static_cast<int>(category) + kCategories - static_cast<int>(faces)) %
                  kCategories);
}

struct Neutral {
  Slot slot = Slot::guest;  // guest: none
  Category top{};
};

struct PerformanceDef {
  Performance id;
  Theater theater;
  SlotMask slots;
  CircleMask circles;
  CircleMask shards;
  Yield bonus;
  std::array<Neutral, 2> neutrals;
};

namespace card {
inline constexpr SlotMask s00 = 1, s10 = 2, s01 = 4, s11 = 8, s02 = 16, s12 = 32;
inline constexpr Slot at_s00 = Slot::s00, at_s10 = Slot::s10, at_s01 = Slot::s01,
                      at_s11 = Slot::s11, at_s02 = Slot::s02, at_s12 = Slot::s12;
inline constexpr CircleMask s00_s10 = 1, s01_s11 = 2, s02_s12 = 4, s00_s01 = 8, s10_s11 = 16,
                            s01_s02 = 32, s11_s12 = 64;
constexpr Neutral neutral(Slot slot, Category top) { return {slot, top}; }

inline constexpr std::array<PerformanceDef, kPerformances> kDefs{{
#define PERFORMANCE(id, theater, slots, circles, shards, fame, coins, shard, ...) \
  {Performance::id, Theater::theater, slots, circles, shards, {fame, coins, shard}, {__VA_ARGS__}},
#include "games/trickerion/content/performances.def"
#undef PERFORMANCE
}};
}  // namespace card

constexpr const PerformanceDef& def(Performance p) { return card::kDefs[at(p)]; }
static_assert(card::kDefs.back().id == Performance(kPerformances - 1));

using PerformanceMask = std::uint64_t;
constexpr PerformanceMask bit(Performance p) { return PerformanceMask{1} << at(p); }
constexpr bool is_duel_card(Performance p) { return at(p) >= kOrdinaryPerformances; }

// All cards of a theater, ordinary or of the Duel.
constexpr PerformanceMask cards_of(Theater theater, bool duel) {
  PerformanceMask mask = 0;
  for (const PerformanceDef& d : card::kDefs) {
    if (d.theater == theater && is_duel_card(d.id) == duel) mask |= bit(d.id);
  }
  return mask;
}

struct TurnSetupDef {
  TurnSetup id;
  std::array<std::uint8_t, 3> closed;  // Downtown, Market Row, Dark Alley: slots 1 to 4
  std::uint8_t weekdays;
};

namespace turn_setup {
inline constexpr std::uint8_t n1 = 1, n2 = 2, n3 = 4, n4 = 8;
inline constexpr std::uint8_t thursday = 1, friday = 2, saturday = 4, sunday = 8;
inline constexpr std::array<TurnSetupDef, kTurnSetups> kDefs{{
#define TURN_SETUP(id, downtown, market_row, dark_alley, weekdays) \
  {TurnSetup::id, {downtown, market_row, dark_alley}, weekdays},
#include "games/trickerion/content/turn_setups.def"
#undef TURN_SETUP
}};
}  // namespace turn_setup

constexpr const TurnSetupDef& def(TurnSetup t) { return turn_setup::kDefs[at(t)]; }

}  // namespace prestige::trickerion
