#pragma once

#include <chrono>
#include <cstdint>

namespace prestige::arena {

// The clock for budgets of time (bots::Budget::now_us).
inline std::uint64_t now_us() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(since).count());
}

}  // namespace prestige::arena
