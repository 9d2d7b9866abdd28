#pragma once

// How long a bot seems to think, so that people can follow what it does. How much it can choose
// from is often a secret: nothing but what everybody sees makes it slower or faster.

#include <cstdint>

#include "server/base/clock.h"

namespace prestige::server {

inline constexpr Millis kPauseMin = 400;
inline constexpr Millis kPauseMax = 1'500;
// An answer that must not tell whether there was a choice comes no sooner than this, at any pace:
// long enough for a bot to think.
inline constexpr Millis kSecretPauseMin = 1'000;

struct Pondering {
  bool goes_on = false;  // with what it has begun: the seat has taken the last decision as well
};

// Between the two, and never quite the same.
Millis natural_pause(const Pondering& about, std::uint32_t random);

}  // namespace prestige::server
