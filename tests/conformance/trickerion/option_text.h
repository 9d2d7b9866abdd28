#pragma once

// Values of Trickerion's options as words: true, revised, 3, none, 2/2/2.

#include <charconv>
#include <string>
#include <string_view>
#include <type_traits>

#include "games/trickerion/options.h"

namespace prestige::conformance {

template <class T>
std::string option_text(const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    return value ? "true" : "false";
  } else if constexpr (std::is_enum_v<T>) {
    return std::string(trickerion::id_of(value));
  } else if constexpr (std::is_integral_v<T>) {
    return std::to_string(value);
  } else if constexpr (std::is_same_v<T, trickerion::Limit>) {
    return value.exists() ? std::to_string(value.most) : "none";
  } else {
    std::string text;
    for (const std::uint8_t item : value) text += (text.empty() ? "" : "/") + std::to_string(item);
    return text;
  }
}

inline bool read_number(std::string_view text, std::uint8_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

// The reverse; false: not a value of this option.
template <class T>
bool read_option(std::string_view text, T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    value = text == "true";
    return value || text == "false";
  } else if constexpr (std::is_enum_v<T>) {
    const auto named = trickerion::from_id<T>(text);
    if (named) value = *named;
    return named.has_value();
  } else if constexpr (std::is_integral_v<T>) {
    return read_number(text, value);
  } else if constexpr (std::is_same_v<T, trickerion::Limit>) {
    value = {};
    return text == "none" || read_number(text, value.most);
  } else {
    value = {};
    for (value.length = 0; value.length < T::kLengthMax; text.remove_prefix(1)) {
      const std::size_t end = std::min(text.find('/'), text.size());
      if (!read_number(text.substr(0, end), value.items[value.length++])) return false;
      text.remove_prefix(end);
      if (text.empty()) return value.length >= T::kLengthMin;
    }
    return false;
  }
}

}  // namespace prestige::conformance
