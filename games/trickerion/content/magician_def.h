#pragma once

#include <array>

#include "games/trickerion/ids.h"

namespace prestige::trickerion {

// What a Magician can do with the Dark Alley (section 14).
enum class Ability : std::uint8_t {
  breaking_free,
  mimesis,
  fate_weaving,
  mechanical_enhancement,
  trick_steal,
  magic_for_the_masses,
  soul_possession,
  supercharge,
};

struct MagicianDef {
  Magician id;
  Category favorite;
  Ability ability;
};

inline constexpr std::array<MagicianDef, kMagicians> kMagicianDefs{{
#define MAGICIAN(id, favorite, ability) {Magician::id, Category::favorite, Ability::ability},
#include "games/trickerion/content/magicians.def"
#undef MAGICIAN
}};
inline constexpr int kPrototypeMagicians = 4;  // the first ones

constexpr const MagicianDef& def(Magician m) { return kMagicianDefs[at(m)]; }

}  // namespace prestige::trickerion
