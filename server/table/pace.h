#pragma once

// How long a bot seems to think, so that people can follow what it does.

#include <cstddef>
#include <cstdint>

#include "server/base/clock.h"

namespace prestige::server {

inline constexpr Millis kPauseMin = 300;
inline constexpr Millis kPauseMax = 2'500;

struct Pondering {
  std::size_t choices = 1;
  bool goes_on = false;  // with what it has begun: the seat has taken the last decision as well
};

// Between the two; longer the more there is to choose from, and never quite the same.
Millis natural_pause(const Pondering& about, std::uint32_t random);

}  // namespace prestige::server
