#include "bots/explain/reasons.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace prestige::bots {

namespace {

constexpr double kWorthSaying = 0.25;  // in points

bool is_worth_saying(const MeasureWords& words, const Measured& m) {
  return std::abs(m.value) >= kWorthSaying && std::lround(std::abs(m.amount)) > 0 &&
         (m.amount * words.direction > 0) == (m.value > 0);
}

void add(std::string_view kind, const Measured& m, Reasons& found) {
  if (kind.empty()) return;
  found.push_back({.kind = kind,
                   .weight = m.value,
                   .amount = static_cast<int>(std::lround(std::abs(m.amount)))});
}

}  // namespace

void add_differences(const MeasureWords& words, const Differences& by, Reasons& found) {
  const bool gains = !words.gained.empty() && by.gained.value > 0 &&
                     is_worth_saying(words, by.gained) && is_worth_saying(words, by.sooner);
  if (gains) add(words.gained, by.gained, found);
  if (!is_worth_saying(words, by.later) || (gains && by.later.value > 0)) return;
  add(by.later.value > 0 ? words.more : words.less, by.later, found);
}

Reasons main_reasons(Reasons found, bool is_best) {
  // What speaks for it first, then what speaks against it, the weightiest first.
  std::ranges::sort(found, {}, [](const AdviceReason& reason) {
    return std::tuple(reason.weight < 0, -std::abs(reason.weight), reason.kind);
  });
  const auto against = std::ranges::subrange(
      std::ranges::find_if(found, [](const AdviceReason& r) { return r.weight < 0; }), found.end());
  const std::size_t bad = against.size();
  const std::size_t good = found.size() - bad;
  // Where one side has little to say, the other one has more room.
  const std::size_t room_for =
      std::max<std::size_t>(is_best ? 2 : 1, kReasonsMax - std::min(bad, kReasonsMax));
  const std::size_t kept_for = std::min(good, room_for);
  const std::size_t kept_against = std::min(bad, kReasonsMax - kept_for);
  Reasons main(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(kept_for));
  main.insert(main.end(), against.begin(),
              against.begin() + static_cast<std::ptrdiff_t>(kept_against));
  return main;
}

}  // namespace prestige::bots
