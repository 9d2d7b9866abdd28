#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/core/assert.h"

namespace prestige {

// The index of the r-th set bit of a byte, for every byte and r.
inline constexpr std::array<std::array<std::uint8_t, 8>, 256> kSelectInByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    std::size_t r = 0;
    for (std::uint8_t i = 0; i < 8; ++i) {
      if (((byte >> i) & 1u) != 0) table[byte][r++] = i;
    }
  }
  return table;
}();

// The index of the r-th set bit (from 0, lowest first); r must be below popcount(bits).
template <std::unsigned_integral Bits>
constexpr int select_bit(Bits set, int r) {
  // Halving without branches: where random bits are drawn, a branch would be guessed wrong.
  const std::uint64_t bits = set;
  int base = 0;
  for (int half = std::numeric_limits<Bits>::digits / 2; half >= 8; half /= 2) {
    const int count = std::popcount((bits >> base) & ((std::uint64_t{1} << half) - 1));
    const int beyond = r >= count ? -1 : 0;
    r -= count & beyond;
    base += half & beyond;
  }
  return base + kSelectInByte[(bits >> base) & 0xff][static_cast<std::size_t>(r)];
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
    const int twos = 2 * std::popcount(planes_[1]);
    // All ones if the card is beyond the plane; shifts, since comparisons may become branches.
    const int beyond0 = (ones - 1 - r) >> 31;
    const int beyond1 = (ones + twos - 1 - r) >> 31;
    const int plane = -beyond0 - beyond1;
    const int before = (ones & beyond0) + (twos & beyond1);
    return select_bit(planes_[static_cast<std::size_t>(plane)], (r - before) >> plane);
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
