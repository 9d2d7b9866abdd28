#pragma once

#include "games/citadels/content/character_def.h"

namespace prestige::citadels::content {

// R.bishop: religious gold; the city is safe from rank 8 (C7.6).
inline constexpr CharacterDef bishop{
    .id = Character::bishop,
    .income = IncomeKind::gold,
    .income_type = Type::religious,
    .protects_city = true,
};

}  // namespace prestige::citadels::content
