#pragma once

#include <atomic>

#include "server/base/clock.h"

namespace prestige::server::kit {

// Time that passes only when told to.
class FakeClock final : public Clock {
 public:
  explicit FakeClock(Millis start = 1'700'000'000'000) : now_(start) {}

  Millis now() const override { return now_; }
  void pass(Millis time) { now_ += time; }
  void set(Millis now) { now_ = now; }

 private:
  std::atomic<Millis> now_;
};

}  // namespace prestige::server::kit
