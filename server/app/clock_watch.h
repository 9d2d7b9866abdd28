#pragma once

#include "server/base/scheduler.h"
#include "server/net/log.h"
#include "server/net/metrics.h"
#include "server/store/storage.h"

namespace prestige::server::app {

struct ClockParts {
  Clock& clock;
  Scheduler& scheduler;
  Storage& storage;
  net::Metrics& metrics;
  net::Log& log;
};

// Compares the clock of this machine with that of the database every minute: processes on the same
// data take each other's times as they are. What is given must outlive it, and it the jobs of the
// storage.
class ClockWatch {
 public:
  explicit ClockWatch(const ClockParts& parts)
      : parts_(parts), strand_(parts.scheduler.make_strand()) {}

  void start();

 private:
  void compare(Store& store);
  void tell(Millis difference);

  ClockParts parts_;
  std::shared_ptr<Strand> strand_;
  std::unique_ptr<Timer> timer_;
  bool is_off_ = false;
};

}  // namespace prestige::server::app
