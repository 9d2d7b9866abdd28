#pragma once

// Text as it appears on a terminal. All strings are UTF-8; broken sequences count as one character
// for each byte.

#include <string>
#include <string_view>

namespace prestige::play {

// Stands for a blank at which wrap() must not break a line.
inline constexpr std::string_view kHardBlank = "\u00a0";

// The columns that a text takes; escape sequences take none.
int display_width(std::string_view text);

// Lower case, for comparing what people type. Knows the letters of western Europe.
std::string folded(std::string_view text);

// The text without control characters, cut to a number of columns: safe to print wherever it came
// from.
std::string printable(std::string_view text, int width_max);

}  // namespace prestige::play
