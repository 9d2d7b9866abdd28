#pragma once

#include <array>
#include <cstdint>

#include "games/trickerion/ids.h"

namespace prestige::trickerion {

// How often a copy of a Power works.
struct PowerLimit {
  std::uint8_t uses = 0;  // 0: no limit
  bool per_placement = false;
};

// A Power is a row of powers.def, and the rules read these fields. Powers that a player declares
// with an action or uses up one by one have none: mod_powers() and use_power() know them by name.
struct PowerDef {
  Power id;
  Colour colour;
  std::uint8_t slots;  // bit per position from the bottom
  PowerLimit limit;

  bool collects_downtown = false;
  std::uint8_t wages_less = 0;
  std::uint8_t advertise_less = 0;
  std::uint8_t buy_less = 0;
  std::uint8_t first_link_coins = 0;
  std::uint8_t guest_show_fame = 0;
  bool keeps_coin_yield = false;
  std::uint8_t workshop_slots = 0;
  std::uint8_t coins_per_marker_max = 0;
  bool halves_threshold = false;
  bool swaps_omens = false;
  std::uint8_t fame_per_apprentice = 0;
  std::uint8_t saturday_fame = 0;
  std::uint8_t link_shard_coins = 0;
  std::uint8_t courtesy_coins = 0;
  std::uint8_t insured_coins = 0;
  std::uint8_t insured_fame = 0;
  std::uint8_t fame_per_link = 1;
  std::uint8_t full_card_fame = 0;
  bool keeps_marker = false;
  std::uint8_t magician_ap = 0;
  std::uint8_t coins_per_fame = 0;
  std::uint8_t fame_per_shard = 0;
  std::uint8_t fame_per_supplied_trick = 0;
  std::uint8_t fame_per_guest = 0;
  std::uint8_t advertise_fame = 0;
  std::uint8_t exchange_coins = 0;
  std::uint8_t enhance_ap = 0;
};

namespace power {
inline constexpr std::uint8_t n1 = 1, n2 = 2, n3 = 4;
inline constexpr PowerLimit unlimited{};
constexpr PowerLimit a_turn(std::uint8_t uses) { return {uses, false}; }
constexpr PowerLimit a_placement(std::uint8_t uses) { return {uses, true}; }

inline constexpr std::array<PowerDef, kPowers> kDefs{{
#define POWER(id_, colour_, slots_, limit_, ...) \
  {.id = Power::id_, .colour = Colour::colour_, .slots = slots_, .limit = limit_, __VA_ARGS__},
#include "games/trickerion/content/powers.def"
#undef POWER
}};
static_assert(kDefs.back().id == Power(kPowers - 1));
}  // namespace power

constexpr const PowerDef& def(Power p) { return power::kDefs[at(p)]; }
inline constexpr int kPowerCopies = 2;

}  // namespace prestige::trickerion
