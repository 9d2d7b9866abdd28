#pragma once

#include <algorithm>
#include <mutex>
#include <unordered_map>

#include "server/base/clock.h"
#include "server/base/id.h"

namespace prestige::server {

// How much a person may ask for: so many things at once, and one every so often in the long run.
class PersonLimit {
 public:
  PersonLimit(int most, Millis refill_ms) : refill_ms_(refill_ms), full_ms_(most * refill_ms) {}

  int refill_s() const { return static_cast<int>((refill_ms_ + 999) / 1000); }

  // Counts one; false when it is too much. Safe to call from any thread.
  bool allow(PersonId person, Millis now) {
    const std::lock_guard lock(mutex_);
    if (buckets_.size() > kPeopleMax) forget_full(now);
    auto [it, fresh] = buckets_.try_emplace(person, Bucket{full_ms_, now});
    Bucket& bucket = it->second;
    bucket.credit_ms = std::min(full_ms_, bucket.credit_ms + (now - bucket.at));
    bucket.at = now;
    if (bucket.credit_ms < refill_ms_) return false;
    bucket.credit_ms -= refill_ms_;
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
      return entry.second.credit_ms + (now - entry.second.at) >= full_ms_;
    });
  }

  Millis refill_ms_;
  Millis full_ms_;
  std::mutex mutex_;
  std::unordered_map<PersonId, Bucket> buckets_;
};

}  // namespace prestige::server
