#include "bots/explain/reasons.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace prestige::bots {

namespace {

constexpr std::size_t kReasonsMax = 3;

}  // namespace

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
