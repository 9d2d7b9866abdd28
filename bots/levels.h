#pragma once

// The levels that people play against, weakest first. Lower ones look one decision ahead and are
// careless: the better a choice looks, the likelier it is taken. Higher ones search.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace prestige::bots {

struct Level {
  std::string_view name;
  double carelessness = 0;       // in points: what looks so much worse is still taken now and then
  std::uint64_t iterations = 0;  // of the search; 0: none
};

inline constexpr std::array<Level, 5> kCitadelsLevels{{
    {"novice", 2.5, 0},
    {"casual", 0.3, 0},
    {"skilled", 0, 12},
    {"expert", 0, 60},
    {"master", 0, 1200},
}};
inline constexpr std::array<Level, 5> kTrickerionLevels{{
    {"novice", 1.2, 0},
    {"casual", 0.3, 0},
    {"skilled", 0, 12},
    {"expert", 0, 60},
    {"master", 0, 1200},
}};

}  // namespace prestige::bots
