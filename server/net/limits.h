#pragma once

// Bounds on how often and how many. Safe to call from any thread.

#include <cstdint>
#include <list>
#include <mutex>
#include <optional>
#include <string_view>
#include <unordered_map>

#include "server/base/clock.h"

namespace prestige::server::net {

// A key of an address or a person. Nobody outside can choose two that share a key.
std::uint64_t limit_key(std::string_view text);

// Token buckets by key. Rate 0: no limit. When there are too many, the one that was not used for
// the longest time is forgotten.
class Buckets {
 public:
  Buckets(double per_s, double burst, std::size_t count_max)
      : per_ms_(per_s / 1000.0), burst_(burst), count_max_(count_max) {}

  // Takes one token; without one, says in how many seconds there will be.
  std::optional<int> take(std::uint64_t key, Millis now);
  std::size_t size() const;

 private:
  struct Bucket {
    std::uint64_t key = 0;
    double tokens = 0;
    Millis time = 0;
  };
  Bucket& bucket(std::uint64_t key, Millis now);

  const double per_ms_;
  const double burst_;
  const std::size_t count_max_;
  mutable std::mutex mutex_;
  std::list<Bucket> by_use_;  // the last used first
  std::unordered_map<std::uint64_t, std::list<Bucket>::iterator> by_key_;
};

// How many of something each key has. Max 0: no limit, and nothing is counted.
class Counts {
 public:
  explicit Counts(int max) : max_(max) {}

  bool enter(std::uint64_t key);  // false: has as many as it may
  void leave(std::uint64_t key);  // after an enter() that was true

 private:
  const int max_;
  std::mutex mutex_;
  std::unordered_map<std::uint64_t, int> counts_;
};

}  // namespace prestige::server::net
