#include "server/table/pace.h"

#include <algorithm>
#include <bit>

namespace prestige::server {

namespace {

constexpr Millis kAnyMs = 350;         // for a decision at all
constexpr Millis kDoublingMs = 220;    // and each time that there is twice as much to choose from
constexpr Millis kGoesOnPercent = 60;  // whoever is about it needs less
constexpr Millis kSpreadMin = 65;      // of a hundred
constexpr std::uint32_t kSpread = 71;  // up to 135

}  // namespace

Millis natural_pause(const Pondering& about, std::uint32_t random) {
  const std::size_t others = std::max<std::size_t>(about.choices, 1) - 1;
  Millis pause = kAnyMs + kDoublingMs * static_cast<Millis>(std::bit_width(others));
  if (about.goes_on) pause = pause * kGoesOnPercent / 100;
  pause = pause * (kSpreadMin + random % kSpread) / 100;
  return std::clamp(pause, kPauseMin, kPauseMax);
}

}  // namespace prestige::server
