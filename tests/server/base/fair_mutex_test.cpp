#include "server/base/fair_mutex.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace prestige::server {
namespace {

TEST(FairMutex, OneThatLocksAgainAndAgainWaitsForTheOthers) {
  FairMutex mutex;
  std::atomic<bool> waits = false;
  std::atomic<bool> had_it = false;
  mutex.lock();
  std::thread other([&] {
    waits = true;
    const std::lock_guard lock(mutex);
    had_it = true;
  });
  while (!waits) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));  // until it stands in the queue
  mutex.unlock();
  mutex.lock();
  EXPECT_TRUE(had_it);
  mutex.unlock();
  other.join();
}

TEST(FairMutex, KeepsOthersOut) {
  FairMutex mutex;
  int count = 0;
  const auto add = [&] {
    for (int i = 0; i < 10'000; ++i) {
      const std::lock_guard lock(mutex);
      ++count;
    }
  };
  std::thread a(add);
  std::thread b(add);
  a.join();
  b.join();
  EXPECT_EQ(count, 20'000);
}

}  // namespace
}  // namespace prestige::server
