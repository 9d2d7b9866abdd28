#pragma once

#include "games/citadels/content/character_def.h"

namespace prestige::citadels::content {

// R.emperor: noble gold; gives the crown away for a gold or a card (C9.3).
inline constexpr CharacterDef emperor{
    .id = Character::emperor,
    .income = IncomeKind::gold,
    .income_type = Type::noble,
    .crown = CrownRole::gives,
};

}  // namespace prestige::citadels::content
