#pragma once

#include <algorithm>
#include <mutex>
#include <unordered_map>

#include "server/base/clock.h"
#include "server/base/id.h"

namespace prestige::server {

// How much a person may say: a few lines at once, and one every two seconds in the long run.
class ChatLimit {
 public:
  static constexpr int kLinesMax = 6;
  static constexpr Millis kRefillMs = 2000;

  // Counts a line; false when it is too much. Safe to call from any thread.
  bool allow(PersonId person, Millis now) {
    const std::lock_guard lock(mutex_);
    if (buckets_.size() > kPeopleMax) forget_full(now);
    auto [it, fresh] = buckets_.try_emplace(person, Bucket{kLinesMax * kRefillMs, now});
    Bucket& bucket = it->second;
    bucket.credit_ms = std::min(kLinesMax * kRefillMs, bucket.credit_ms + (now - bucket.at));
    bucket.at = now;
    if (bucket.credit_ms < kRefillMs) return false;
    bucket.credit_ms -= kRefillMs;
    return true;
  }

 private:
  static constexpr std::size_t kPeopleMax = 10'000;
  struct Bucket {
    Millis credit_ms = 0;
    Millis at = 0;
  };
  void forget_full(Millis now) {
    std::erase_if(buckets_, [&](const auto& entry) {
      return entry.second.credit_ms + (now - entry.second.at) >= kLinesMax * kRefillMs;
    });
  }

  std::mutex mutex_;
  std::unordered_map<PersonId, Bucket> buckets_;
};

}  // namespace prestige::server
