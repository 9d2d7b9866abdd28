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

// What is prepared in one turn of Trickerion pays off in the next, and few of the many decisions
// are any good: whoever looks at only some of them in playouts goes wrong now and then.
inline constexpr SearchSettings trickerion_search(int tries) {
  return {.widening = 1, .widening_power = 0.35, .tries = tries, .playout_rounds = 2};
}

// A decision of a master takes 0.05 s (Citadels) to 0.3 s (Trickerion with four) on one core.
inline constexpr std::array<Level, 5> kCitadelsLevels{{
    {"novice", 3, 0},
    {"casual", 1, 0},
    // Hasty: thinks of chance decisions, and hardly of what the others would do.
    {"skilled", 0, 3, {.widening = 3, .tries = 1, .playout_rounds = 3}},
    {"expert", 0, 4},
    {"master", 0, 3000},
}};
inline constexpr std::array<Level, 5> kTrickerionLevels{{
    {"novice", 0.6, 0},
    {"casual", 0.25, 0},
    {"skilled", 0, 4, trickerion_search(6)},
    {"expert", 0, 8, trickerion_search(12)},
    {"master", 0, 1000, trickerion_search(SearchSettings::kAllTries)},
}};

}  // namespace prestige::bots
