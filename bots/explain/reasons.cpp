#include "bots/explain/reasons.h"

#include <algorithm>
#include <cmath>

namespace prestige::bots {

namespace {

constexpr std::size_t kReasonsMax = 3;

}  // namespace

Reasons main_reasons(Reasons found, bool is_best) {
  std::ranges::stable_sort(found, std::greater{},
                           [](const AdviceReason& reason) { return std::abs(reason.weight); });
  std::size_t left_for = is_best ? 2 : 1;
  std::size_t left_against = kReasonsMax - left_for;
  std::erase_if(found, [&](const AdviceReason& reason) {
    std::size_t& left = reason.weight < 0 ? left_against : left_for;
    if (left == 0) return true;
    --left;
    return false;
  });
  // What speaks for a choice is read first.
  std::ranges::stable_partition(found,
                                [](const AdviceReason& reason) { return reason.weight >= 0; });
  return found;
}

}  // namespace prestige::bots
