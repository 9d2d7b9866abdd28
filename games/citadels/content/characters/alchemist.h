#pragma once

#include "games/citadels/content/character_def.h"

namespace prestige::citadels::content {

// R.alchemist: gets the gold paid for builds back at the end of the turn.
inline constexpr CharacterDef alchemist{
    .id = Character::alchemist,
    .refunds_builds = true,
};

}  // namespace prestige::citadels::content
