#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace prestige {

// A place at the table, counted from 0 clockwise. Chance and the spectator are seats too, so that
// "who decides" and "who looks" never need a second type.
class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}

  static constexpr Seat chance() { return Seat(15); }
  static constexpr Seat spectator() { return Seat(14); }
  static constexpr Seat nobody() { return Seat(13); }

  constexpr int index() const { return index_; }
  constexpr bool is_player() const { return index_ < 13; }

  friend constexpr bool operator==(Seat, Seat) = default;
  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  std::uint8_t index_ = 0;
};

// A set of seats; small enough to pass by value.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat seat) { add(seat); }

  // The players 0 .. count - 1.
  static constexpr SeatSet first(int count) {
    SeatSet set;
    set.bits_ = static_cast<std::uint16_t>((1u << count) - 1u);
    return set;
  }

  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | bit(seat)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(seat)); }
  constexpr bool has(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }

  // The lowest seat; the set must not be empty.
  constexpr Seat front() const { return Seat(std::countr_zero(bits_)); }

  template <class F>
  constexpr void for_each(F&& f) const {
    for (unsigned rest = bits_; rest != 0; rest &= rest - 1) f(Seat(std::countr_zero(rest)));
  }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  static constexpr std::uint16_t bit(Seat seat) {
    return static_cast<std::uint16_t>(1u << seat.index());
  }

  std::uint16_t bits_ = 0;
};

}  // namespace prestige
