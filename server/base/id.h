#pragma once

// Ids of people, tables and sessions: 60 random bits, written as twelve letters and digits. Knowing
// one gives no right to anything.

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/base/entropy.h"

namespace prestige::server {

// Distinct types by tag; 0 is nobody.
template <class Tag>
class Id {
 public:
  constexpr Id() = default;
  constexpr explicit Id(std::int64_t number) : number_(number) {}

  constexpr std::int64_t number() const { return number_; }
  constexpr explicit operator bool() const { return number_ != 0; }

  friend constexpr bool operator==(Id, Id) = default;
  friend constexpr auto operator<=>(Id, Id) = default;

 private:
  std::int64_t number_ = 0;
};

using PersonId = Id<struct PersonTag>;
using TableId = Id<struct TableTag>;
using SessionId = Id<struct SessionTag>;

std::int64_t random_id(Entropy& entropy);  // never 0
std::string id_text(std::int64_t number);
std::optional<std::int64_t> id_number(std::string_view text);

template <class Tag>
std::string to_text(Id<Tag> id) {
  return id_text(id.number());
}
template <class T>
std::optional<T> id_from(std::string_view text) {
  const auto number = id_number(text);
  return number ? std::optional(T(*number)) : std::nullopt;
}

}  // namespace prestige::server

template <class Tag>
struct std::hash<prestige::server::Id<Tag>> {
  std::size_t operator()(prestige::server::Id<Tag> id) const noexcept {
    return std::hash<std::int64_t>{}(id.number());
  }
};
