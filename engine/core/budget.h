#pragma once

#include <atomic>
#include <cstdint>

namespace prestige {

// How much a bot that searches may think about one decision. Bots have no clock of their own: a
// limit of time is kept by the clock of the caller.
struct Budget {
  std::uint64_t iterations = 0;         // 0: as many as the level of the bot has
  std::uint32_t milliseconds = 0;       // instead of iterations; 0: no limit of time
  std::uint64_t (*now_us)() = nullptr;  // microseconds since any moment; needed for a limit of time
  int threads = 1;                      // each searches for itself, and all vote
  std::uint32_t at_most_ms = 0;         // the most that iterations may take; 0: as long as they do
  const std::atomic<bool>* stop = nullptr;  // once it is true, nobody waits for the decision
};

}  // namespace prestige
