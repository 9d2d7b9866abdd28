#pragma once

// Ids in descriptions, and what the halves of Play have in common.

#include <string>
#include <string_view>
#include <vector>

#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {

inline std::size_t place_of(int seat) { return static_cast<std::size_t>(seat); }

template <class N>
void add(N& number, int n) {
  number = static_cast<N>(number + n);
}

template <class E>
E named(std::string_view id, const Where& where) {
  const auto value = from_id<E>(id);
  if (!value) stop("no such name: " + std::string(id), where);
  return *value;
}

template <class E>
std::vector<E> all_named(const Texts& ids, const Where& where) {
  std::vector<E> values;
  for (const std::string& id : ids) values.push_back(named<E>(id, where));
  return values;
}

inline Card card_named(std::string_view id, const Where& where) {
  if (const auto location = from_id<Location>(id)) return *location;
  return named<Special>(id, where);
}

}  // namespace prestige::trickerion::kit
