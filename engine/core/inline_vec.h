#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

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
    put(items_[size_++], value);
  }
  // For long lists whose owner knows that N is enough, room is checked in debug builds only.
  //
  // Keeps the value only if it is wanted. No branch: there is nothing to guess wrong.
  constexpr void push_back_if(bool wanted, const T& value) {
    DCHECK(size_ < N);
    put(items_[size_], value);
    size_ = static_cast<std::uint16_t>(size_ + (wanted ? 1 : 0));
  }
  // Appends make(i) for every bit i of the set, ascending; no bit is beyond Last. How many bits a
  // set has is hard to foresee, so the first few places are written in any case and only then
  // counted: make must accept Last when it is not in the set, and the vector needs that much room.
  template <int Last, class Make>
  constexpr void append_bits(std::uint64_t set, Make&& make) {
    constexpr int kAtOnce = 4;
    const int count = std::popcount(set);
    DCHECK(size_ + static_cast<std::size_t>(std::max(count, kAtOnce)) <= N);
    T* to = end();
    size_ = static_cast<std::uint16_t>(size_ + count);
    for (int i = 0; i < kAtOnce; ++i, set &= set - 1) {
      put(*to++, make(std::countr_zero(set | std::uint64_t{1} << Last)));
    }
    for (; set != 0; set &= set - 1) put(*to++, make(std::countr_zero(set)));
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
  // Small values are written as one word, as they will be read: a compiler that writes them member
  // by member makes the next reader wait.
  static constexpr void put(T& place, const T& value) {
    if !consteval {
      if constexpr (std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(std::uint64_t)) {
        std::memcpy(&place, &value, sizeof(T));
        return;
      }
    }
    place = value;
  }

  std::uint16_t size_ = 0;
  std::array<T, N> items_{};
};

}  // namespace prestige
