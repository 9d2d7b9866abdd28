#pragma once

// One line of JSON from outside, with bounds on everything before any of it is used.

#include <cstddef>
#include <string_view>

#include "protocol/error.h"

namespace prestige::protocol {

inline constexpr std::size_t kLineBytesMax = std::size_t{8} << 20;
inline constexpr std::size_t kNestingMax = 64;
inline constexpr std::size_t kFieldsMax = 256;

// The value of a line. Refused are lines that are too long, not JSON, not UTF-8, nested too deeply,
// with objects of too many fields, or with a field twice.
Result<Json> read_line(std::string_view line);

}  // namespace prestige::protocol
