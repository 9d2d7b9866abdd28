#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/assert.h"

namespace prestige {

// A list of at most N plain values whose room is not initialised: making one costs nothing. For
// lists that are filled and read at once; a value that is kept or compared is an InlineVec.
template <class T, std::size_t N>
class ScratchVec {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  using value_type = T;

  ScratchVec() {}  // NOLINT: = default would initialise the room
  ScratchVec(const ScratchVec&) = delete;
  ScratchVec& operator=(const ScratchVec&) = delete;

  static constexpr std::size_t capacity() { return N; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void clear() { size_ = 0; }
  void push_back(const T& value) {
    ASSERT(size_ < N);
    items_[size_++] = value;
  }
  void pop_back() {
    ASSERT(size_ > 0);
    --size_;
  }

  const T& operator[](std::size_t index) const {
    DCHECK(index < size_);
    return items_[index];
  }
  T& operator[](std::size_t index) {
    DCHECK(index < size_);
    return items_[index];
  }
  const T& back() const { return (*this)[size_ - 1]; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

 private:
  std::size_t size_ = 0;
  union {
    T items_[N];
  };
};

}  // namespace prestige
