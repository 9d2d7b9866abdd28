#pragma once

#include <expected>
#include <string>
#include <utility>

#include "protocol/json.h"
#include "protocol/language.h"

namespace prestige::protocol {

// A refusal at the boundary: a stable code for programs, words for people.
struct Error {
  std::string code;  // e.g. "illegal", "bad_option", "bad_position"; see docs/engine-protocol.md
  std::string rule;  // only for "illegal"
  LocalText text;
  std::string refusal{};  // only for refused options: "O01" .. "O11"
  int retry_s = 0;        // only for "too_many": come again after so many seconds, if that is known
};

template <class T>
using Result = std::expected<T, Error>;

}  // namespace prestige::protocol
