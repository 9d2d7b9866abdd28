#pragma once

// Random messages within the bounds of their fields, for properties; see rc::check.

#include <rapidcheck.h>

#include "protocol/api/requests.h"

namespace prestige::protocol {

// Any size of number counts, and the bounds most of all.
inline std::int64_t random_between(std::int64_t min, std::int64_t max) {
  switch (*rc::gen::inRange(0, 4)) {
    case 0:
      return min;
    case 1:
      return max;
    default:
      return *rc::gen::resize(100, rc::gen::inRange<std::int64_t>(min, max)) + 0;
  }
}

// So many bytes of UTF-8, with characters of all lengths and some that need an escape.
inline std::string random_text(std::int64_t min, std::int64_t max) {
  constexpr std::string_view kPieces[] = {"a", "Z", " ", "\"", "\\", "/", "\n",
                                          "&", "%", "+", "ä",  "€",  "𝄞"};
  const auto size = static_cast<std::size_t>(random_between(min, max));
  std::string text;
  while (text.size() < size) {
    const auto piece = kPieces[*rc::gen::inRange<std::size_t>(0, std::size(kPieces))];
    text += text.size() + piece.size() <= size ? piece : std::string_view("x");
  }
  return text;
}

inline Json random_json() {
  return *rc::gen::element(Json::object(), Json{{"a", 1}, {"ä\"", {{"b", nullptr}}}},
                           Json{{"list", {1.5, -2, "x", true}}}, Json(7), Json("text"),
                           Json::array());
}

template <class T>
T random_value(const Bounds& bounds) {
  if constexpr (std::same_as<T, bool>) {
    return *rc::gen::arbitrary<bool>();
  } else if constexpr (Worded<T>) {
    return static_cast<T>(*rc::gen::inRange<std::size_t>(0, Words<T>::kWords.size()));
  } else if constexpr (std::integral<T>) {
    return static_cast<T>(bounds.given ? random_between(bounds.min, bounds.max)
                                       : random_between(-1000, 1000));
  } else if constexpr (std::same_as<T, std::string>) {
    return bounds.given ? random_text(bounds.min, bounds.max) : random_text(0, kTextBytesMax);
  } else if constexpr (std::same_as<T, Json>) {
    return random_json();
  } else if constexpr (kIsOptional<T>) {
    if (*rc::gen::arbitrary<bool>()) return std::nullopt;
    return random_value<typename T::value_type>(bounds);
  } else if constexpr (kIsList<T>) {
    T list(static_cast<std::size_t>(random_between(bounds.min, bounds.given ? bounds.max : 5)));
    const Bounds each{bounds.item_min, bounds.item_max, bounds.item_max != 0};
    for (auto& item : list) item = random_value<typename T::value_type>(each);
    return list;
  } else {
    static_assert(Message<T>);
    T message;
    for_each_field<T>([&](const auto& f) {
      using Value = std::remove_cvref_t<decltype(message.*f.member)>;
      message.*f.member = random_value<Value>(f.bounds);
    });
    return message;
  }
}

}  // namespace prestige::protocol
