#pragma once

// How the value of an option is written, read and described, by its type.

#include <algorithm>
#include <concepts>
#include <string>

#include "games/trickerion/options.h"
#include "protocol/error.h"

namespace prestige::protocol {

template <class T>
concept NumberListOption = requires(const T& list) {
  T::kLengthMin;
  list.items;
};

template <class T>
Json option_json(const T& value) {
  if constexpr (std::same_as<T, bool>) {
    return value;
  } else if constexpr (std::is_enum_v<T>) {
    return trickerion::id_of(value);
  } else if constexpr (std::same_as<T, trickerion::Limit>) {
    return value.exists() ? Json(value.most) : Json(nullptr);
  } else if constexpr (NumberListOption<T>) {
    Json out = Json::array();
    for (const int n : value) out.push_back(n);
    return out;
  } else {
    return value;
  }
}

inline bool is_number_in(const Json& value, int least, int most) {
  return value.is_number_integer() && value >= least && value <= most;
}

// Reads a value whose numbers are from least to most; false: it is none of this type.
template <class T>
bool read_option_value(const Json& in, int least, int most, T& out) {
  if constexpr (std::same_as<T, bool>) {
    if (!in.is_boolean()) return false;
    out = in.get<bool>();
  } else if constexpr (std::is_enum_v<T>) {
    const auto value = in.is_string() ? trickerion::from_id<T>(in.get_ref<const std::string&>())
                                      : std::optional<T>();
    if (!value) return false;
    out = *value;
  } else if constexpr (std::same_as<T, trickerion::Limit>) {
    // No limit is written null, never 0.
    if (!in.is_null() && !is_number_in(in, std::max(1, least), most)) return false;
    out = in.is_null() ? T() : T(in.get<int>());
  } else if constexpr (NumberListOption<T>) {
    if (!in.is_array() || in.size() < T::kLengthMin || in.size() > T::kLengthMax) return false;
    T list{.items = {}, .length = static_cast<std::uint8_t>(in.size())};
    for (std::size_t i = 0; i < in.size(); ++i) {
      if (!is_number_in(in[i], least, most)) return false;
      list.items[i] = in[i].get<std::uint8_t>();
    }
    out = list;
  } else {
    if (!is_number_in(in, least, most)) return false;
    out = in.get<T>();
  }
  return true;
}

template <class T>
std::string_view option_type() {
  if constexpr (std::same_as<T, bool>) return "boolean";
  if constexpr (std::is_enum_v<T>) return "choice";
  if constexpr (std::same_as<T, trickerion::Limit>) return "integer or null";
  return NumberListOption<T> ? "list of integers" : "integer";
}

}  // namespace prestige::protocol
