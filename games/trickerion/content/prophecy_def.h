#pragma once

#include <array>
#include <cstdint>

#include "games/trickerion/ids.h"

namespace prestige::trickerion {

// What the Active Prophecy changes; 0 or nothing: as without it. A row of prophecies.def.
struct ProphecyDef {
  Prophecy id{};
  bool in_prototype = true;

  std::uint8_t base_ap = 0;
  std::uint8_t shards_more = 0;
  std::uint8_t shard_fame = 0;
  bool sells_orders = false;
  std::uint8_t further_card_ap = 2;
  std::uint8_t performer_times = 1;
  std::uint8_t coin_die_times = 1;
  std::uint8_t enhance_ap = 1;
  std::uint8_t placements = 1;
  Maybe<Category> set_up_pays{};
  std::array<std::int8_t, kWeekdays> weekday{-1, 0, 0, 1};
  std::uint8_t learn_ap = 3;
  bool coins_become_fame = false;
  std::uint8_t advertised_apprentice_ap = 0;
  std::uint8_t toll = 0;
  bool performers_weekday = false;
  bool cards_stay_hidden = false;
  std::uint8_t price = 0;
  std::uint8_t take_coins_ap = 3;
  std::uint8_t hire_ap = 3;
  bool enhance_in_theater = false;
  bool lowest_slot = false;
};
inline constexpr int kSetUpFame = 2;  // the four Nights

inline constexpr std::array<ProphecyDef, kProphecies> kProphecyDefs{{
#define PROPHECY(id_, prototype, ...) {.id = Prophecy::id_, .in_prototype = prototype, __VA_ARGS__},
#include "games/trickerion/content/prophecies.def"
#undef PROPHECY
}};
// The board without an Active Prophecy.
inline constexpr ProphecyDef kNoProphecy{};

constexpr const ProphecyDef& def(Prophecy p) { return kProphecyDefs[at(p)]; }

using ProphecyMask = std::uint32_t;
constexpr ProphecyMask bit(Prophecy p) { return ProphecyMask{1} << at(p); }

}  // namespace prestige::trickerion
