#pragma once

#include "games/citadels/content/character_def.h"

namespace prestige::citadels::content {

// R.trader: trade gold; trade districts outside the building limit.
inline constexpr CharacterDef trader{
    .id = Character::trader,
    .income = IncomeKind::gold,
    .income_type = Type::trade,
    .free_trade = true,
};

}  // namespace prestige::citadels::content
