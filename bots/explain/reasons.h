#pragma once

// What reasons are made of, in any game.

#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/advice.h"

namespace prestige::bots {

using Reasons = std::vector<AdviceReason>;

// Something that a position has more or less of, and what that is worth to the evaluation.
struct Measured {
  double amount = 0;
  double value = 0;
};

// How a difference in one of them is said; empty: not at all.
struct MeasureWords {
  std::string_view gained;  // at once
  std::string_view more;    // when the round is over, compared with the other choices
  std::string_view less;
  int direction = 1;  // -1: the less there is, the better
};

// How one of them differs for a choice.
struct Differences {
  Measured gained{};  // at once
  Measured sooner{};  // at once, from the other choices
  Measured later{};   // from the other choices when the round is over
};

// Says what there is more or less of. The worth depends on more than the amount (a Trick is worth
// something before it has markers), so where the two disagree nothing is said.
void add_differences(const MeasureWords& words, const Differences& by, Reasons& found);

// Those for which no game has anything better to say.
namespace common_reason {
inline constexpr std::string_view only_choice = "only_choice";
inline constexpr std::string_view outlook_better = "outlook_better";
inline constexpr std::string_view outlook_worse = "outlook_worse";
inline constexpr std::string_view similar = "similar";
inline constexpr std::string_view all[] = {only_choice, outlook_better, outlook_worse, similar};
}  // namespace common_reason

// Of everything that was found, the little that is worth saying: two reasons for the choice and one
// against it, or the other way round where it is not the best.
inline constexpr std::size_t kReasonsMax = 3;
Reasons main_reasons(Reasons found, bool is_best);

}  // namespace prestige::bots
