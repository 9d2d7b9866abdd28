#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.school_of_magic: Counts as the type wanted for type incomes.
inline constexpr DistrictDef school_of_magic{
    .id = District::school_of_magic,
    .cost = 6,
    .any_type_for_income = true,
};

}  // namespace prestige::citadels::content
