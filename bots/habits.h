#pragma once

#include <array>
#include <cstddef>

namespace prestige::bots {

// What a player likes to do, added to what it is worth: one number for each kind of action that an
// evaluation tells apart.
inline constexpr std::size_t kHabits = 128;
using Habits = std::array<double, kHabits>;

}  // namespace prestige::bots
