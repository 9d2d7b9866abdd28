#pragma once

#include "games/citadels/content/character_def.h"

namespace prestige::citadels::content {

// R.cardinal: religious cards; borrows missing gold for cards (C6.6).
inline constexpr CharacterDef cardinal{
    .id = Character::cardinal,
    .income = IncomeKind::cards,
    .income_type = Type::religious,
    .borrows = true,
};

}  // namespace prestige::citadels::content
