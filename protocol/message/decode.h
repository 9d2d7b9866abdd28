#pragma once

// Strict reading of messages: unknown fields, wrong types, values out of bounds and missing fields
// are refused, and the error names the field. Texts are UTF-8 because read_line() takes no other
// bytes; control characters but tabs and line breaks are refused here.

#include <algorithm>
#include <limits>

#include "protocol/json_reader.h"
#include "protocol/message/field.h"

namespace prestige::protocol {

// Fields that a message does not have: what people send is refused, and what a newer program has
// written is read as far as it is known.
enum class Unknown { refused, ignored };

template <Unknown unknown = Unknown::refused, class T>
void decode(const JsonReader& in, const Bounds& bounds, T& value);

// The value is left alone when the text does not fit.
void decode_text(const JsonReader& in, const Bounds& bounds, std::string& value);
// Says whether a list may have so many items; also refuses what is no list.
bool list_fits(const JsonReader& in, const Bounds& bounds);

// Reads the fields of an object; whether it has others, the caller looks after.
template <Unknown unknown = Unknown::refused, Message T>
void decode_fields(const JsonReader& in, T& message) {
  for_each_field<T>([&](const auto& f) {
    auto& value = message.*f.member;
    const JsonReader from = in[f.name];
    if constexpr (kIsOptional<std::remove_cvref_t<decltype(value)>>) {
      if (!from.given() || from.is_null()) return;
      decode<unknown>(from, f.bounds, value.emplace());
    } else {
      from.require();
      decode<unknown>(from, f.bounds, value);
    }
  });
}

// Whatever the bounds of a field say, a number fits its type.
template <std::integral T>
void decode_number(const JsonReader& in, const Bounds& bounds, T& value) {
  using Limits = std::numeric_limits<T>;
  std::int64_t min = bounds.given ? bounds.min : -kNumberMax;
  std::int64_t max = bounds.given ? bounds.max : kNumberMax;
  if (std::cmp_less(min, Limits::min())) min = static_cast<std::int64_t>(Limits::min());
  if (std::cmp_greater(max, Limits::max())) max = static_cast<std::int64_t>(Limits::max());
  if (const auto number = in.integer(min, max)) value = static_cast<T>(*number);
}

template <Unknown unknown, class T>
void decode(const JsonReader& in, const Bounds& bounds, T& value) {
  if (!in.given()) return;
  if constexpr (std::same_as<T, bool>) {
    value = in.boolean().value_or(value);
  } else if constexpr (Worded<T>) {
    if (const auto word = in.choice(Words<T>::kWords)) value = static_cast<T>(*word);
  } else if constexpr (std::integral<T>) {
    decode_number(in, bounds, value);
  } else if constexpr (std::same_as<T, std::string>) {
    decode_text(in, bounds, value);
  } else if constexpr (std::same_as<T, Json>) {
    value = in.value();
  } else if constexpr (std::same_as<T, JsonText>) {
    value.text = in.value().dump(-1, ' ', false, Json::error_handler_t::replace);
  } else if constexpr (kIsList<T>) {
    if (!list_fits(in, bounds)) return;
    const Bounds each{bounds.item_min, bounds.item_max, bounds.item_max != 0};
    in.each_item(
        [&](const JsonReader& item) { decode<unknown>(item, each, value.emplace_back()); });
  } else {
    static_assert(Message<T>);
    if constexpr (unknown == Unknown::refused) in.allow_only(kFieldNames<T>);
    if (in.is_object()) decode_fields<unknown>(in, value);
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
