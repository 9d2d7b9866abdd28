#include "server/table/pace.h"

#include <algorithm>

namespace prestige::server {

namespace {

constexpr Millis kUsualMs = 1'100;
constexpr Millis kGoesOnPercent = 60;  // whoever is about it needs less
constexpr Millis kSpreadMin = 65;      // of a hundred
constexpr std::uint32_t kSpread = 71;  // up to 135

}  // namespace

Millis natural_pause(const Pondering& about, std::uint32_t random) {
  const Millis usual = about.goes_on ? kUsualMs * kGoesOnPercent / 100 : kUsualMs;
  return std::clamp(usual * (kSpreadMin + random % kSpread) / 100, kPauseMin, kPauseMax);
}

}  // namespace prestige::server
