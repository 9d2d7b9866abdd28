#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/assert.h"

namespace prestige {

// The index of the r-th set bit (from 0, lowest first); r must be below popcount(bits).
constexpr int select_bit(std::uint64_t bits, int r) {
  int base = 0;
  for (int half = 32; half >= 8; half /= 2) {
    const std::uint64_t low = bits & ((std::uint64_t{1} << half) - 1);
    const int count = std::popcount(low);
    if (r >= count) {
      r -= count;
      bits >>= half;
      base += half;
    } else {
      bits = low;
    }
  }
  for (; r > 0; --r) bits &= bits - 1;
  return base + std::countr_zero(bits);
}

// A multiset of up to 64 kinds with at most 7 of each, kept as three bit planes: the count of kind
// k is the sum of bit k of plane i times 2^i. Adding is a ripple carry, the union a full adder, the
// size three popcounts; a uniform draw picks a plane by weight and a bit in it. Order does not
// exist, so equal contents are equal values.
class Bag {
 public:
  using Mask = std::uint64_t;
  static constexpr int kMostOfAKind = 7;

  constexpr Bag() = default;
  // One of each kind in the mask.
  static constexpr Bag of(Mask kinds) {
    Bag bag;
    bag.planes_[0] = kinds;
    return bag;
  }

  constexpr bool empty() const { return kinds() == 0; }
  constexpr int size() const {
    return std::popcount(planes_[0]) + 2 * std::popcount(planes_[1]) +
           4 * std::popcount(planes_[2]);
  }
  // How many cards are of a kind in the mask.
  constexpr int count_in(Mask kinds) const {
    return std::popcount(planes_[0] & kinds) + 2 * std::popcount(planes_[1] & kinds) +
           4 * std::popcount(planes_[2] & kinds);
  }
  constexpr int count(int kind) const {
    return static_cast<int>(((planes_[0] >> kind) & 1) + 2 * ((planes_[1] >> kind) & 1) +
                            4 * ((planes_[2] >> kind) & 1));
  }
  constexpr bool has(int kind) const { return ((kinds() >> kind) & 1) != 0; }
  constexpr Mask kinds() const { return planes_[0] | planes_[1] | planes_[2]; }

  constexpr void add(int kind) { add(of(Mask{1} << kind)); }
  constexpr void add(const Bag& other) {
    const Mask a0 = planes_[0], b0 = other.planes_[0];
    const Mask a1 = planes_[1], b1 = other.planes_[1];
    const Mask carry0 = a0 & b0;
    const Mask carry1 = (a1 & b1) | (carry0 & (a1 ^ b1));
    DCHECK(((planes_[2] & other.planes_[2]) | (carry1 & (planes_[2] ^ other.planes_[2]))) == 0);
    planes_[0] = a0 ^ b0;
    planes_[1] = a1 ^ b1 ^ carry0;
    planes_[2] = planes_[2] ^ other.planes_[2] ^ carry1;
  }

  // The bag must have what is removed.
  constexpr void remove(int kind) {
    DCHECK(has(kind));
    const Mask bit = Mask{1} << kind;
    const Mask borrow0 = ~planes_[0] & bit;
    const Mask borrow1 = ~planes_[1] & borrow0;
    planes_[0] ^= bit;
    planes_[1] ^= borrow0;
    planes_[2] ^= borrow1;
  }
  constexpr void remove(const Bag& other) {
    DCHECK(contains(other));
    const Mask a0 = planes_[0], b0 = other.planes_[0];
    const Mask a1 = planes_[1], b1 = other.planes_[1];
    const Mask borrow0 = ~a0 & b0;
    const Mask borrow1 = (~a1 & (b1 | borrow0)) | (b1 & borrow0);
    planes_[0] = a0 ^ b0;
    planes_[1] = a1 ^ b1 ^ borrow0;
    planes_[2] = planes_[2] ^ other.planes_[2] ^ borrow1;
  }

  constexpr bool contains(const Bag& other) const {
    for (Mask rest = other.kinds(); rest != 0; rest &= rest - 1) {
      const int kind = std::countr_zero(rest);
      if (count(kind) < other.count(kind)) return false;
    }
    return true;
  }

  // The kind of the r-th card in a fixed order over all cards; r is below size(). With r uniform
  // this is a uniform draw of one card.
  constexpr int pick(int r) const {
    const int ones = std::popcount(planes_[0]);
    if (r < ones) return select_bit(planes_[0], r);
    r -= ones;
    const int twos = 2 * std::popcount(planes_[1]);
    if (r < twos) return select_bit(planes_[1], r / 2);
    return select_bit(planes_[2], (r - twos) / 4);
  }

  // Calls f(kind, count) for every kind, ascending.
  template <class F>
  constexpr void for_each(F&& f) const {
    for (Mask rest = kinds(); rest != 0; rest &= rest - 1) {
      const int kind = std::countr_zero(rest);
      f(kind, count(kind));
    }
  }

  constexpr const std::array<Mask, 3>& planes() const { return planes_; }

  friend constexpr bool operator==(const Bag&, const Bag&) = default;

 private:
  std::array<Mask, 3> planes_{};
};

}  // namespace prestige
