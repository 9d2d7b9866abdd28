#pragma once

// Latencies in buckets about one part in 32 wide.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace prestige::load {

class Latency {
 public:
  void add(std::int64_t nanoseconds) {
    const auto value = static_cast<std::uint64_t>(std::max<std::int64_t>(nanoseconds, 1));
    ++counts_[bucket(value)];
    ++count_;
    max_ = std::max(max_, value);
  }

  std::uint64_t count() const { return count_; }
  double max_ms() const { return static_cast<double>(max_) / 1e6; }

  // The time within which so many of a thousand were answered.
  double per_mille_ms(std::uint64_t part) const {
    if (count_ == 0) return 0;
    const std::uint64_t rank = (count_ * part + 999) / 1000;
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      seen += counts_[i];
      if (seen >= rank) return std::min(static_cast<double>(upper(i)) / 1e6, max_ms());
    }
    return max_ms();
  }

 private:
  static constexpr int kBits = 5;

  static std::size_t bucket(std::uint64_t value) {
    const int shift = std::max(0, static_cast<int>(std::bit_width(value)) - kBits - 1);
    return (static_cast<std::size_t>(shift) << kBits) + static_cast<std::size_t>(value >> shift);
  }
  static std::uint64_t upper(std::size_t bucket) {
    if (bucket < (std::size_t{2} << kBits)) return bucket;
    const std::size_t shift = (bucket >> kBits) - 1;
    return ((bucket - (shift << kBits) + 1) << shift) - 1;
  }

  std::array<std::uint64_t, 64u << kBits> counts_{};
  std::uint64_t count_ = 0;
  std::uint64_t max_ = 0;
};

}  // namespace prestige::load
