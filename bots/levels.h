#pragma once

// The levels that people play against, weakest first. Lower ones look one decision ahead and are
// careless: the better a choice looks, the likelier it is taken. Higher ones search.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "bots/search/settings.h"

namespace prestige::bots {

struct Level {
  std::string_view name;
  double carelessness = 0;       // in points: what looks so much worse is still taken now and then
  std::uint64_t iterations = 0;  // of the search; 0: none
  SearchSettings search{};
};

// A decision of a master takes 0.1 to 0.3 s on one core.
inline constexpr std::array<Level, 5> kCitadelsLevels{{
    {"novice", 2.5, 0},
    {"casual", 0.8, 0},
    {"skilled", 0, 4},
    {"expert", 0, 80},
    {"master", 0, 6000},
}};
inline constexpr std::array<Level, 5> kTrickerionLevels{{
    {"novice", 1.2, 0},
    {"casual", 0.3, 0},
    {"skilled", 0, 12},
    {"expert", 0, 100},
    // What is prepared pays off only at the end of a turn: a playout has to come that far.
    {"master", 0, 2000, {.playout_decisions = 90}},
}};

}  // namespace prestige::bots
