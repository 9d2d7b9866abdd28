#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/bag.h"
#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"

namespace prestige {

// Hashes a value by its field list. A struct takes part by a member
//   template <class Self, class V> static void fields(Self& self, V&& visit)
// that calls visit("name", self.name) for every field. The result is equal on every platform.
class Hasher {
 public:
  void mix(std::uint64_t value) {
    hash_ = (hash_ ^ value) * 0x9fb21c651e98df25u;
    hash_ ^= hash_ >> 29;
  }

  template <class T>
  void add(const T& value) {
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
      mix(static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_same_v<T, Seat>) {
      mix(static_cast<std::uint64_t>(value.index()));
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      mix(value.bits());
    } else if constexpr (std::is_same_v<T, Bag>) {
      for (const std::uint64_t plane : value.planes()) mix(plane);
    } else if constexpr (requires {
                           { value.code() } -> std::same_as<std::uint8_t>;
                         }) {
      mix(value.code());
    } else if constexpr (requires { T::fields(value, [](const char*, const auto&) {}); }) {
      T::fields(value, [this](const char*, const auto& field) { this->add(field); });
    } else {
      mix(value.size());
      for (const auto& item : value) add(item);
    }
  }

  std::uint64_t value() const { return hash_ ^ (hash_ >> 32); }

 private:
  std::uint64_t hash_ = 0x51ed270b35a1f1c3u;
};

template <class T>
std::uint64_t hash_of(const T& value) {
  Hasher hasher;
  hasher.add(value);
  return hasher.value();
}

// How many fields a struct lists; compared with the real number in a test so that none is left out.
template <class T>
int count_fields() {
  int count = 0;
  const T value{};
  T::fields(value, [&count](const char*, const auto&) { ++count; });
  return count;
}

}  // namespace prestige
