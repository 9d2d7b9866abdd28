#pragma once

#include "games/citadels/content/character_def.h"

namespace prestige::citadels::content {

// R.patrician: noble cards; takes the crown (C9.2).
inline constexpr CharacterDef patrician{
    .id = Character::patrician,
    .income = IncomeKind::cards,
    .income_type = Type::noble,
    .crown = CrownRole::takes,
};

}  // namespace prestige::citadels::content
