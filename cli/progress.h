#pragma once

#include <atomic>
#include <cstdint>
#include <stop_token>
#include <thread>

namespace prestige::cli {

// Draws a bar on a terminal while games run; silent otherwise.
class Progress {
 public:
  Progress(const std::atomic<std::uint64_t>& done, std::uint64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  void show() const;
  void run(const std::stop_token& stop) const;

  const std::atomic<std::uint64_t>& done_;
  std::uint64_t total_;
  bool shown_;
  std::jthread thread_;
};

}  // namespace prestige::cli
