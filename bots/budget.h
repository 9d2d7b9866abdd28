#pragma once

#include "engine/core/budget.h"

namespace prestige::bots {

using prestige::Budget;

}  // namespace prestige::bots
