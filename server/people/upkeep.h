#pragma once

// Removes what would otherwise gather for ever: sessions that nobody has used for a long time, and
// notices that were read long ago.

#include <memory>

#include "server/base/scheduler.h"
#include "server/store/storage.h"

namespace prestige::server {

class Upkeep {
 public:
  static constexpr Millis kEveryMs = 3'600'000;
  static constexpr Millis kDayMs = 24 * kEveryMs;
  // A guest without a session is nobody any more, so this is long.
  static constexpr Millis kSessionsMs = 180 * kDayMs;
  static constexpr Millis kNoticesMs = 30 * kDayMs;

  Upkeep(Clock& clock, Scheduler& scheduler, Storage& storage);
  ~Upkeep();

  // Now, and then every hour.
  void start();

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;  // outlives work that is under way
};

}  // namespace prestige::server
