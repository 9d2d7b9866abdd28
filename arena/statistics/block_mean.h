#pragma once

#include <cmath>
#include <cstdint>

namespace prestige::arena {

// The mean of a figure over blocks, and how sure it is. A block is all games of one deal: they
// share their luck, so only blocks are independent of each other, and only between them is variance
// measured. Added in the order of the deals, the result is the same to the last bit.
class BlockMean {
 public:
  void add(double value) {
    ++count_;
    const double before = value - mean_;
    mean_ += before / static_cast<double>(count_);
    squares_ += before * (value - mean_);
  }

  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  // Of one block; 0 for fewer than two.
  double variance() const { return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1); }
  // Of the mean.
  double standard_error() const {
    return count_ < 2 ? 0 : std::sqrt(variance() / static_cast<double>(count_));
  }

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

}  // namespace prestige::arena
