#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/assert.h"

namespace prestige {

// A vector of at most N elements that lives inside its owner. Trivially copyable when T is; only
// the live elements count for equality.
template <class T, std::size_t N>
class InlineVec {
 public:
  using value_type = T;

  constexpr InlineVec() = default;

  static constexpr std::size_t capacity() { return N; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }

  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const T& value) {
    ASSERT(size_ < N);
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    ASSERT(size_ > 0);
    --size_;
  }
  constexpr void erase_at(std::size_t index) {
    ASSERT(index < size_);
    std::copy(begin() + index + 1, end(), begin() + index);
    --size_;
  }

  constexpr T& operator[](std::size_t index) {
    DCHECK(index < size_);
    return items_[index];
  }
  constexpr const T& operator[](std::size_t index) const {
    DCHECK(index < size_);
    return items_[index];
  }
  constexpr T& back() {
    DCHECK(size_ > 0);
    return items_[size_ - 1u];
  }
  constexpr const T& back() const {
    DCHECK(size_ > 0);
    return items_[size_ - 1u];
  }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const InlineVec& a, const InlineVec& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::uint16_t size_ = 0;
  std::array<T, N> items_{};
};

}  // namespace prestige
