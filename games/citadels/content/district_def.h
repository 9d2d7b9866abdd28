#pragma once

#include <array>
#include <cstdint>

#include "games/citadels/action.h"
#include "games/citadels/event.h"
#include "games/citadels/illegal.h"
#include "games/citadels/state.h"

namespace prestige::citadels {

// What scoring hooks look at; the Haunted Quarter has its type here.
struct ScoreSheet {
  const State& state;
  Seat seat;
  std::array<int, kTypes> count{};  // districts of each type
};

// A district as data first, code second. Facts left at their default mean "as every district";
// hooks left null mean "nothing". Cards never call each other.
struct DistrictDef {
  District id{};
  Type type = Type::unique;
  std::uint8_t cost = 0;
  std::uint8_t copies = 1;

  std::uint8_t gather_gold_bonus = 0;
  std::uint8_t gather_card_bonus = 0;
  bool gather_keeps_all = false;
  std::uint8_t unique_discount = 0;  // for other unique districts of the owner
  bool lifts_duplicate_ban = false;
  bool outside_limit = false;  // building it does not count
  bool never_built = false;
  bool pays_for_build = false;      // may be destroyed as the price of a build
  bool built_by_sacrifice = false;  // any own district may be destroyed as its price
  bool paid_with_cards = false;
  std::uint8_t city_size = 1;       // what it counts for completing a city
  std::uint8_t city_cards_max = 0;  // 0: may be built at any size; else only below it
  bool rank8_immune = false;
  std::uint8_t rank8_surcharge = 0;  // for the other districts of its city
  bool any_type_for_income = false;
  bool any_type_for_scoring = false;
  bool swaps_characters = false;       // Theater
  bool gathers_when_killed = false;    // Hospital
  bool rescues_destroyed = false;      // Graveyard
  std::uint8_t crown_change_gold = 0;  // Throne Room

  // DistrictBit, for what may be used once a turn: it outlives the district, which may be destroyed
  // and built again in the same turn (A73).
  std::uint8_t used_bit = 0;
  // Activated districts: the owner's choices, why one is refused, and the effect. That it stands
  // in the own city and was not used yet is checked before.
  void (*offer)(const State&, Actions&) = nullptr;
  Illegal (*check)(const State&, const Action&) = nullptr;
  void (*use)(State&, const Action&, Events&) = nullptr;

  void (*turn_ended)(State&, Seat, Events&) = nullptr;
  int (*score)(const ScoreSheet&) = nullptr;          // while it stands in the city
  int (*score_in_hand)(const ScoreSheet&) = nullptr;  // while it is held
};

}  // namespace prestige::citadels
