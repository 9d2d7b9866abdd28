#pragma once

// The levels that people play against, weakest first. Lower ones look one decision ahead and are
// careless: the better a choice looks, the likelier it is taken. Higher ones search, and the
// hastier ones hardly ask what the others would do.

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

// Of Trickerion, where a round has many decisions, few of which are any good.
inline constexpr SearchSettings trickerion_search(int tries) {
  return {.widening = 1, .widening_power = 0.35, .tries = tries};
}

// A decision of a master takes 0.1 to 0.3 s on one core.
inline constexpr std::array<Level, 5> kCitadelsLevels{{
    {"novice", 3, 0},
    {"casual", 1, 0},
    {"skilled", 0, 3, {.widening = 3, .tries = 1, .playout_rounds = 3}},
    {"expert", 0, 4},
    {"master", 0, 2000},
}};
inline constexpr std::array<Level, 5> kTrickerionLevels{{
    {"novice", 1.2, 0},
    {"casual", 0.35, 0},
    {"skilled", 0, 2, trickerion_search(2)},
    {"expert", 0, 4, trickerion_search(8)},
    {"master", 0, 1500, trickerion_search(SearchSettings::kAllTries)},
}};

}  // namespace prestige::bots
