#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace prestige::server {

// A mutex that is given to those who wait in the order in which they came. Where one thread locks
// it again and again, an ordinary one may leave the others waiting for seconds.
class FairMutex {
 public:
  void lock() {
    std::unique_lock hold(mutex_);
    const std::uint64_t mine = next_++;
    served_changed_.wait(hold, [&] { return served_ == mine; });
  }
  void unlock() {
    {
      const std::lock_guard hold(mutex_);
      ++served_;
    }
    served_changed_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable served_changed_;
  std::uint64_t next_ = 0;
  std::uint64_t served_ = 0;
};

}  // namespace prestige::server
