#pragma once

#include "games/citadels/content/district_def.h"

namespace prestige::citadels::content {

// U.secret_vault: Never built; three points from hand at the end.
inline constexpr DistrictDef secret_vault{
    .id = District::secret_vault,
    .cost = 0,
    .never_built = true,
    .score_in_hand = [](const ScoreSheet&) { return 3; },
};

}  // namespace prestige::citadels::content
