#include "cli/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace prestige::cli {

Progress::Progress(const std::atomic<std::uint64_t>& done, std::uint64_t total)
    : done_(done), total_(std::max<std::uint64_t>(1, total)), shown_(isatty(STDERR_FILENO) != 0) {
  if (!shown_) return;
  show();  // before anything is done, however late the thread comes to run
  thread_ = std::jthread([this](std::stop_token stop) { run(stop); });
}

Progress::~Progress() {
  if (!shown_) return;
  thread_.request_stop();
  thread_.join();
  fmt::print(stderr, "\r\033[K");
}

void Progress::show() const {
  constexpr std::uint64_t kWidth = 40;
  const std::uint64_t done = std::min(done_.load(std::memory_order_relaxed), total_);
  const std::uint64_t filled = done * kWidth / total_;
  fmt::print(stderr, "\r[{:█<{}}{:·<{}}] {}/{} games", "", filled, "", kWidth - filled, done,
             total_);
  std::fflush(stderr);
}

void Progress::run(const std::stop_token& stop) const {
  while (!stop.stop_requested()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    show();
  }
}

}  // namespace prestige::cli
