#pragma once

// Writing messages: straight into a string, without a tree of values in between.

#include <charconv>

#include "protocol/message/field.h"

namespace prestige::protocol {

// The text is UTF-8: whatever came from outside was checked when it was read.
void append_quoted(std::string& out, std::string_view text);
void append_number(std::string& out, double value);

template <class T>
void encode(const T& value, std::string& out);

// Writes `"name":value` for every field that is given, each after a comma but the first.
template <Message T>
void encode_fields(const T& message, std::string& out, bool& first) {
  for_each_field<T>([&](const auto& f) {
    const auto& value = message.*f.member;
    if constexpr (kIsOptional<std::remove_cvref_t<decltype(value)>>) {
      if (!value) return;
    }
    if (!first) out += ',';
    first = false;
    out += '"';
    out += f.name;
    out += "\":";
    if constexpr (kIsOptional<std::remove_cvref_t<decltype(value)>>) {
      encode(*value, out);
    } else {
      encode(value, out);
    }
  });
}

template <class T>
void encode(const T& value, std::string& out) {
  if constexpr (std::same_as<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (Worded<T>) {
    append_quoted(out, Words<T>::kWords[static_cast<std::size_t>(value)]);
  } else if constexpr (std::integral<T>) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    out.append(digits, end);
  } else if constexpr (std::same_as<T, std::string>) {
    append_quoted(out, value);
  } else if constexpr (std::same_as<T, double>) {
    append_number(out, value);
  } else if constexpr (std::same_as<T, Json>) {
    out += value.dump(-1, ' ', false, Json::error_handler_t::replace);
  } else if constexpr (std::same_as<T, JsonText>) {
    out += value.text;
  } else if constexpr (kIsList<T>) {
    out += '[';
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (i > 0) out += ',';
      // By value for the proxies of std::vector<bool>.
      const typename T::value_type& item = value[i];
      encode(item, out);
    }
    out += ']';
  } else {
    static_assert(Message<T>);
    out += '{';
    bool first = true;
    encode_fields(value, out, first);
    out += '}';
  }
}

template <class T>
std::string encoded(const T& value) {
  std::string out;
  encode(value, out);
  return out;
}

}  // namespace prestige::protocol
