#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>

#include "games/citadels/action.h"
#include "games/citadels/event.h"
#include "games/citadels/illegal.h"
#include "games/citadels/state.h"

namespace prestige::citadels {

enum class IncomeKind : std::uint8_t { none, gold, cards, split };
enum class CrownRole : std::uint8_t { none, takes, gives };

using VerbSet = std::uint64_t;
constexpr VerbSet verbs(std::initializer_list<Verb> list) {
  VerbSet set = 0;
  for (const Verb verb : list) set |= VerbSet{1} << static_cast<int>(verb);
  return set;
}

// A character as data first, code second; see DistrictDef. Income and crown are common verbs of
// the rules, everything else is in the hooks. The alignment makes the address of one a shift.
struct alignas(64) CharacterDef {
  Character id{};
  IncomeKind income = IncomeKind::none;
  Type income_type{};
  CrownRole crown = CrownRole::none;
  std::uint8_t build_limit = 1;
  bool can_build = true;
  bool lifts_duplicate_ban = false;
  bool free_trade = false;      // trade districts do not count for the limit
  bool borrows = false;         // Cardinal
  bool refunds_builds = false;  // Alchemist
  bool taxes_builds = false;    // Tax Collector: while in the cast
  bool protects_city = false;   // Bishop
  bool bewitches = false;       // Witch: gather, name, stop

  VerbSet verbs = 0;  // the verbs of its own that the hooks answer
  void (*offer)(const State&, Actions&) = nullptr;
  Illegal (*check)(const State&, const Action&) = nullptr;
  void (*use)(State&, const Action&, Events&) = nullptr;
};

}  // namespace prestige::citadels
