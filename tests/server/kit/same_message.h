#pragma once

// Equality of messages, field by field.

#include "protocol/message/field.h"

namespace prestige::protocol {

template <class T>
bool same(const T& a, const T& b) {
  if constexpr (kIsOptional<T>) {
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
  } else if constexpr (Message<T>) {
    bool equal = true;
    for_each_field<T>([&](const auto& f) { equal = equal && same(a.*f.member, b.*f.member); });
    return equal;
  } else {
    return a == b;
  }
}

}  // namespace prestige::protocol
