#pragma once

#include "games/citadels/content/character_def.h"

namespace prestige::citadels::content {

// R.king: noble gold; takes the crown (C9.2).
inline constexpr CharacterDef king{
    .id = Character::king,
    .income = IncomeKind::gold,
    .income_type = Type::noble,
    .crown = CrownRole::takes,
};

}  // namespace prestige::citadels::content
