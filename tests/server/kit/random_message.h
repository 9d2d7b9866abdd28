#pragma once

// Random messages within the bounds of their fields, for properties.

#include "engine/core/rng.h"
#include "protocol/message/field.h"

namespace prestige::protocol {

// Any size of number counts, and the bounds most of all.
inline std::int64_t random_between(Rng& rng, std::int64_t min, std::int64_t max) {
  const auto width = static_cast<std::uint64_t>(max - min) + 1;
  switch (rng.below(4)) {
    case 0:
      return min;
    case 1:
      return max;
    default:
      return min + static_cast<std::int64_t>((rng.next() >> rng.below(64)) % width);
  }
}

// So many bytes of UTF-8, with characters of all lengths and some that need an escape.
inline std::string random_text(Rng& rng, std::int64_t min, std::int64_t max) {
  constexpr std::string_view kPieces[] = {"a", "Z", " ", "\"", "\\", "/", "\n",
                                          "&", "%", "+", "ä",  "€",  "𝄞"};
  const auto size = static_cast<std::size_t>(random_between(rng, min, max));
  std::string text;
  while (text.size() < size) {
    const auto piece = kPieces[rng.below(std::size(kPieces))];
    text += text.size() + piece.size() <= size ? piece : std::string_view("x");
  }
  return text;
}

inline Json random_json(Rng& rng) {
  const Json values[] = {Json::object(),
                         Json::array(),
                         Json(7),
                         Json("text"),
                         Json{{"a", 1}, {"ä\"", {{"b", nullptr}}}},
                         Json{{"list", {1.5, -2, "x", true}}}};
  return values[rng.below(std::size(values))];
}

template <class T>
T random_value(Rng& rng, const Bounds& bounds) {
  if constexpr (std::same_as<T, bool>) {
    return rng.below(2) == 0;
  } else if constexpr (Worded<T>) {
    return static_cast<T>(rng.below(Words<T>::kWords.size()));
  } else if constexpr (std::integral<T>) {
    return static_cast<T>(bounds.given ? random_between(rng, bounds.min, bounds.max)
                                       : random_between(rng, -1000, 1000));
  } else if constexpr (std::same_as<T, std::string>) {
    return bounds.given ? random_text(rng, bounds.min, bounds.max)
                        : random_text(rng, 0, kTextBytesMax);
  } else if constexpr (std::same_as<T, Json>) {
    return random_json(rng);
  } else if constexpr (kIsOptional<T>) {
    if (rng.below(2) == 0) return std::nullopt;
    return random_value<typename T::value_type>(rng, bounds);
  } else if constexpr (kIsList<T>) {
    const auto size = random_between(rng, bounds.min, bounds.given ? bounds.max : 5);
    T list(static_cast<std::size_t>(size));
    const Bounds each{bounds.item_min, bounds.item_max, bounds.item_max != 0};
    for (auto& item : list) item = random_value<typename T::value_type>(rng, each);
    return list;
  } else {
    static_assert(Message<T>);
    T message;
    for_each_field<T>([&](const auto& f) {
      using Value = std::remove_cvref_t<decltype(message.*f.member)>;
      message.*f.member = random_value<Value>(rng, f.bounds);
    });
    return message;
  }
}

}  // namespace prestige::protocol
