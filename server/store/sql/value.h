#pragma once

// Values on their way into and out of SQL and backups. Enums are kept as their words, so that their
// order in the program may change.

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/message/field.h"
#include "server/base/id.h"

namespace prestige::server::sql {

// Texts belong to somebody else.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string_view>;

inline Value to_value(bool value) { return value; }
inline Value to_value(int value) { return std::int64_t{value}; }
inline Value to_value(std::int64_t value) { return value; }
inline Value to_value(double value) { return value; }
inline Value to_value(std::string_view value) { return value; }
inline Value to_value(const std::string& value) { return std::string_view(value); }
template <class Tag>
Value to_value(Id<Tag> id) {
  return id.number();
}
template <protocol::Worded E>
Value to_value(E value) {
  return protocol::Words<E>::kWords[static_cast<std::size_t>(value)];
}
template <class T>
Value to_value(const std::optional<T>& value) {
  return value ? to_value(*value) : Value{};
}

// False: no such value can be meant.
inline bool from_value(const Value& value, std::int64_t& out) {
  const auto* number = std::get_if<std::int64_t>(&value);
  if (number != nullptr) out = *number;
  return number != nullptr;
}
inline bool from_value(const Value& value, int& out) {
  std::int64_t number = 0;
  if (!from_value(value, number)) return false;
  out = static_cast<int>(number);
  return out == number;
}
// SQLite has no type of its own for these.
inline bool from_value(const Value& value, bool& out) {
  if (const auto* truth = std::get_if<bool>(&value)) {
    out = *truth;
    return true;
  }
  std::int64_t number = 0;
  if (!from_value(value, number)) return false;
  out = number == 1;
  return number == 0 || number == 1;
}
inline bool from_value(const Value& value, double& out) {
  const auto* number = std::get_if<double>(&value);
  if (number != nullptr) out = *number;
  return number != nullptr;
}
inline bool from_value(const Value& value, std::string& out) {
  const auto* text = std::get_if<std::string_view>(&value);
  if (text != nullptr) out = *text;
  return text != nullptr;
}
template <class Tag>
bool from_value(const Value& value, Id<Tag>& out) {
  std::int64_t number = 0;
  if (!from_value(value, number)) return false;
  out = Id<Tag>(number);
  return true;
}
template <protocol::Worded E>
bool from_value(const Value& value, E& out) {
  const auto* text = std::get_if<std::string_view>(&value);
  if (text == nullptr) return false;
  constexpr const auto& kWords = protocol::Words<E>::kWords;
  const auto found = std::ranges::find(kWords, *text);
  if (found == kWords.end()) return false;
  out = static_cast<E>(found - kWords.begin());
  return true;
}
template <class T>
bool from_value(const Value& value, std::optional<T>& out) {
  out.reset();
  return std::holds_alternative<std::monostate>(value) || from_value(value, out.emplace());
}

}  // namespace prestige::server::sql
