#pragma once

// The explicit lists of all cards. Rules read cards through these tables only.

#include <array>

#include "games/citadels/content/character_def.h"
#include "games/citadels/content/characters/abbot.h"
#include "games/citadels/content/characters/alchemist.h"
#include "games/citadels/content/characters/architect.h"
#include "games/citadels/content/characters/artist.h"
#include "games/citadels/content/characters/assassin.h"
#include "games/citadels/content/characters/bishop.h"
#include "games/citadels/content/characters/blackmailer.h"
#include "games/citadels/content/characters/cardinal.h"
#include "games/citadels/content/characters/diplomat.h"
#include "games/citadels/content/characters/emperor.h"
#include "games/citadels/content/characters/king.h"
#include "games/citadels/content/characters/magician.h"
#include "games/citadels/content/characters/magistrate.h"
#include "games/citadels/content/characters/marshal.h"
#include "games/citadels/content/characters/merchant.h"
#include "games/citadels/content/characters/navigator.h"
#include "games/citadels/content/characters/patrician.h"
#include "games/citadels/content/characters/queen.h"
#include "games/citadels/content/characters/scholar.h"
#include "games/citadels/content/characters/seer.h"
#include "games/citadels/content/characters/spy.h"
#include "games/citadels/content/characters/tax_collector.h"
#include "games/citadels/content/characters/thief.h"
#include "games/citadels/content/characters/trader.h"
#include "games/citadels/content/characters/warlord.h"
#include "games/citadels/content/characters/witch.h"
#include "games/citadels/content/characters/wizard.h"
#include "games/citadels/content/district_def.h"
#include "games/citadels/content/districts/armory.h"
#include "games/citadels/content/districts/basilica.h"
#include "games/citadels/content/districts/capitol.h"
#include "games/citadels/content/districts/dragon_gate.h"
#include "games/citadels/content/districts/factory.h"
#include "games/citadels/content/districts/framework.h"
#include "games/citadels/content/districts/gold_mine.h"
#include "games/citadels/content/districts/graveyard.h"
#include "games/citadels/content/districts/great_wall.h"
#include "games/citadels/content/districts/haunted_quarter.h"
#include "games/citadels/content/districts/hospital.h"
#include "games/citadels/content/districts/imperial_treasury.h"
#include "games/citadels/content/districts/ivory_tower.h"
#include "games/citadels/content/districts/keep.h"
#include "games/citadels/content/districts/laboratory.h"
#include "games/citadels/content/districts/library.h"
#include "games/citadels/content/districts/map_room.h"
#include "games/citadels/content/districts/monument.h"
#include "games/citadels/content/districts/museum.h"
#include "games/citadels/content/districts/necropolis.h"
#include "games/citadels/content/districts/observatory.h"
#include "games/citadels/content/districts/park.h"
#include "games/citadels/content/districts/poor_house.h"
#include "games/citadels/content/districts/quarry.h"
#include "games/citadels/content/districts/school_of_magic.h"
#include "games/citadels/content/districts/secret_vault.h"
#include "games/citadels/content/districts/smithy.h"
#include "games/citadels/content/districts/stables.h"
#include "games/citadels/content/districts/statue.h"
#include "games/citadels/content/districts/theater.h"
#include "games/citadels/content/districts/thieves_den.h"
#include "games/citadels/content/districts/throne_room.h"
#include "games/citadels/content/districts/wishing_well.h"

namespace prestige::citadels {

inline constexpr std::array<CharacterDef, kCharacters> kCharacterDefs{
#define CHARACTER(id) content::id,
#include "games/citadels/content/characters.def"
#undef CHARACTER
};

inline constexpr std::array<DistrictDef, kDistricts> kDistrictDefs{
#define BASIC(name, colour, gold, number) \
  DistrictDef{.id = District::name, .type = Type::colour, .cost = gold, .copies = number},
#define UNIQUE(name) content::name,
#include "games/citadels/content/districts.def"
#undef BASIC
#undef UNIQUE
};

constexpr const CharacterDef& def_of(Character c) {
  return kCharacterDefs[static_cast<std::size_t>(c)];
}
constexpr const DistrictDef& def_of(District d) {
  return kDistrictDefs[static_cast<std::size_t>(d)];
}

// Whose abilities are used in the present turn.
inline const CharacterDef& acting_def(const State& s) { return def_of(s.table.turn.as); }

// The districts whose definition fulfils a condition, as a mask known at compile time.
template <class Condition>
consteval DistrictMask districts_where(Condition&& condition) {
  DistrictMask mask = 0;
  for (const DistrictDef& def : kDistrictDefs) {
    if (condition(def)) mask |= bit(def.id);
  }
  return mask;
}

inline constexpr std::array<DistrictMask, kTypes> kOfType = [] {
  std::array<DistrictMask, kTypes> masks{};
  for (const DistrictDef& def : kDistrictDefs)
    masks[static_cast<std::size_t>(def.type)] |= bit(def.id);
  return masks;
}();

// C5.14: the districts that count for the income of a type, the School of Magic included.
constexpr DistrictMask paying_districts(Type type) {
  return kOfType[static_cast<std::size_t>(type)] |
         districts_where([](const DistrictDef& def) { return def.any_type_for_income; });
}

inline constexpr int kCostMax = 6;
// The districts with a cost up to c; the unbuildable Secret Vault is in none of them.
inline constexpr std::array<DistrictMask, kCostMax + 1> kCostAtMost = [] {
  std::array<DistrictMask, kCostMax + 1> masks{};
  for (const DistrictDef& def : kDistrictDefs) {
    for (std::size_t c = def.cost; c <= kCostMax && !def.never_built; ++c) masks[c] |= bit(def.id);
  }
  return masks;
}();

constexpr DistrictMask costs_at_most(int gold) {
  return gold < 0 ? 0 : kCostAtMost[static_cast<std::size_t>(gold > kCostMax ? kCostMax : gold)];
}

}  // namespace prestige::citadels
