#pragma once

// Strict reading of messages: unknown fields, wrong types, values out of bounds and missing fields
// are refused, and the error names the field.

#include <array>

#include "protocol/json_reader.h"
#include "protocol/message/field.h"

namespace prestige::protocol {

template <class T>
void decode(const JsonReader& in, const Bounds& bounds, T& value);

template <Message T>
void decode_fields(const JsonReader& in, T& message) {
  for_each_field<T>([&](const auto& f) {
    auto& value = message.*f.member;
    const JsonReader from = in[f.name];
    if constexpr (kIsOptional<std::remove_cvref_t<decltype(value)>>) {
      if (!from.given() || from.is_null()) return;
      decode(from, f.bounds, value.emplace());
    } else {
      from.require();
      decode(from, f.bounds, value);
    }
  });
}

// The names of a message's fields.
template <Message T>
constexpr auto field_names() {
  return std::apply(
      [](const auto&... fields) {
        return std::array<std::string_view, sizeof...(fields)>{fields.name...};
      },
      T::kFields);
}

template <class T>
void decode(const JsonReader& in, const Bounds& bounds, T& value) {
  if (!in.given()) return;
  if constexpr (std::same_as<T, bool>) {
    value = in.boolean().value_or(value);
  } else if constexpr (Worded<T>) {
    if (const auto word = in.choice(Words<T>::kWords)) value = static_cast<T>(*word);
  } else if constexpr (std::integral<T>) {
    const auto number =
        bounds.given ? in.integer(bounds.min, bounds.max) : in.integer(-kNumberMax, kNumberMax);
    if (number) value = static_cast<T>(*number);
  } else if constexpr (std::same_as<T, std::string>) {
    auto text = in.text();
    if (!text) return;
    const std::int64_t min = bounds.given ? bounds.min : 0;
    const std::int64_t max = bounds.given ? bounds.max : kTextBytesMax;
    const auto size = static_cast<std::int64_t>(text->size());
    if (size < min || size > max) {
      return in.fail("core", "field.wrong_length", std::to_string(size),
                     std::to_string(min) + " … " + std::to_string(max));
    }
    value = std::move(*text);
  } else if constexpr (std::same_as<T, Json>) {
    value = in.value();
  } else if constexpr (kIsList<T>) {
    if (!in.is_list()) return in.each_item([](const JsonReader&) {});
    const std::int64_t max = bounds.given ? bounds.max : kItemsMax;
    const auto size = static_cast<std::int64_t>(in.value().size());
    if (size < bounds.min || size > max) {
      return in.fail("core", "field.wrong_size", std::to_string(size),
                     std::to_string(bounds.min) + " … " + std::to_string(max));
    }
    const Bounds each{bounds.item_min, bounds.item_max, bounds.item_max != 0};
    in.each_item([&](const JsonReader& item) { decode(item, each, value.emplace_back()); });
  } else {
    static_assert(Message<T>);
    in.allow_only(field_names<T>());
    if (in.is_object()) decode_fields(in, value);
  }
}

// A whole message from a JSON object, or what is wrong with it.
template <Message T>
Result<T> decoded(const Json& json, std::string_view code = "bad_field") {
  FirstError errors(code);
  T message;
  decode(JsonReader(json, errors), {}, message);
  if (!errors.none()) return std::unexpected(errors.error());
  return message;
}

}  // namespace prestige::protocol
