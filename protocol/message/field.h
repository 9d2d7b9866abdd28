#pragma once

// Messages are plain structs that list their fields once. Reading, writing and the TypeScript types
// all come from that list:
//
//   struct Join {
//     static constexpr std::string_view kName = "Join";
//     std::string table;
//     std::optional<int> seat;
//     static constexpr auto kFields = std::tuple(
//         field("table", &Join::table, length(1, 32)),
//         field("seat", &Join::seat, range(0, 7)));
//   };
//
// A member is bool, a whole number, std::string, an enum with Words, another struct with kFields,
// Json (any value, taken as it is), JsonText (the same, already written), or std::optional or
// std::vector of these. Whatever is not optional must be given. Answers may hold double, too.

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "protocol/error.h"

namespace prestige::protocol {

// JSON that is already written down.
struct JsonText {
  std::string text = "null";

  friend bool operator==(const JsonText&, const JsonText&) = default;
};

// The words of an enum's values, in their order: specialise with `static constexpr std::array
// <std::string_view, n> kWords` and the type's name as `kName`.
template <class E>
struct Words;

template <class E>
concept Worded = std::is_enum_v<E> && requires { Words<E>::kWords; };

// What a field may hold: of a number its value, of a text its bytes, of a list its items.
struct Bounds {
  std::int64_t min = 0;
  std::int64_t max = 0;
  bool given = false;
  // Of the items of a list.
  std::int64_t item_min = 0;
  std::int64_t item_max = 0;
};
constexpr Bounds range(std::int64_t min, std::int64_t max) { return {min, max, true}; }
constexpr Bounds length(std::int64_t min, std::int64_t max) { return {min, max, true}; }
constexpr Bounds items(std::int64_t min, std::int64_t max, Bounds each = {}) {
  return {min, max, true, each.min, each.max};
}

// Numbers without a range of their own stay exact in JavaScript; texts stay short.
inline constexpr std::int64_t kNumberMax = (std::int64_t{1} << 53) - 1;
inline constexpr std::int64_t kTextBytesMax = 256;
inline constexpr std::int64_t kItemsMax = 64;

template <class Owner, class Value>
struct Field {
  std::string_view name;
  Value Owner::* member;
  Bounds bounds;
  std::string_view shape;  // the TypeScript type of JSON that C++ does not look into

  constexpr Field as(std::string_view type) const { return {name, member, bounds, type}; }
};

template <class Owner, class Value>
constexpr Field<Owner, Value> field(std::string_view name, Value Owner::* member,
                                    Bounds bounds = {}) {
  return {name, member, bounds, {}};
}

template <class T>
concept Message = requires {
  { T::kName } -> std::convertible_to<std::string_view>;
  T::kFields;
};

// Calls f(field) for every field of a message.
template <Message T, class F>
constexpr void for_each_field(F&& f) {
  std::apply([&](const auto&... fields) { (f(fields), ...); }, T::kFields);
}

// The names of a message's fields, after those in `before`.
template <Message T, std::size_t n = 0>
constexpr auto field_names(std::array<std::string_view, n> before = {}) {
  return std::apply(
      [&](const auto&... fields) {
        std::array<std::string_view, n + sizeof...(fields)> names{};
        std::size_t next = 0;
        for (const std::string_view name : before) names[next++] = name;
        ((names[next++] = fields.name), ...);
        return names;
      },
      T::kFields);
}
template <Message T>
inline constexpr auto kFieldNames = field_names<T>();

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;

}  // namespace prestige::protocol
