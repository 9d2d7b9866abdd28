#pragma once

#include <cstdint>

namespace prestige {

// SplitMix64: eight bytes of state, one multiplication chain a number, equal on every platform.
// For play and search; a server draws its chance from a cryptographic generator instead.
class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  // Uniform in 0 .. bound - 1 without bias (Lemire's method); bound must not be 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) [[unlikely]] {
      const std::uint32_t threshold = (0u - bound) % bound;
      while (low < threshold) {
        product = (next() >> 32) * bound;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // A generator for an independent stream, e.g. one game of many.
  constexpr Rng fork(std::uint64_t stream) const {
    Rng mixed(state_ ^ (stream * 0xd1342543de82ef95u + 0x632be59bd9b4e019u));
    return Rng(mixed.next());
  }

  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  std::uint64_t state_;
};

}  // namespace prestige
