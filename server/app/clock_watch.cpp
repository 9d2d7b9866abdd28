#include "server/app/clock_watch.h"

#include <algorithm>
#include <cstdlib>

namespace prestige::server::app {

namespace {

constexpr Millis kAgainMs = 60'000;
constexpr Millis kDifferenceMax = 1'000;

}  // namespace

void ClockWatch::start() {
  parts_.storage.run([this](Store& store) { compare(store); });
  timer_ = parts_.scheduler.after(kAgainMs, strand_, [this] { start(); });
}

void ClockWatch::compare(Store& store) {
  const Millis before = parts_.clock.now();
  const auto time = store.time();
  const Millis after = parts_.clock.now();
  if (!time || !*time) return;
  // It was asked at some time between the two.
  const Millis difference = **time < before ? **time - before : std::max<Millis>(**time - after, 0);
  strand_->post([this, difference] { tell(difference); });
}

void ClockWatch::tell(Millis difference) {
  parts_.metrics.clock_difference().Set(static_cast<double>(difference) / 1000);
  const bool is_off = std::abs(difference) > kDifferenceMax;
  if (is_off && !is_off_) {
    parts_.log.warning("the clock differs from that of the database",
                       {{"difference_ms", std::to_string(difference)}});
  }
  is_off_ = is_off;
}

}  // namespace prestige::server::app
