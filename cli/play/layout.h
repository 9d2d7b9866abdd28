#pragma once

// Lines of text on a page of a given width.

#include <string>
#include <string_view>
#include <vector>

namespace prestige::play {

using Lines = std::vector<std::string>;

// Fills up with blanks to a width; longer texts stay as they are.
std::string pad(std::string_view text, int width);
std::string pad_left(std::string_view text, int width);

// Breaks at blanks so that no line is wider than the page; only a longer word is. Every line but
// the first is indented. Hard blanks never break and come out as ordinary ones.
Lines wrap(std::string_view text, int width, int indent = 0);

// Items in as many columns as fit, to be read downwards. Hard blanks come out as ordinary ones.
Lines in_columns(const Lines& items, int width);

std::string join(const Lines& items, std::string_view between);
// The same text with every blank hard.
std::string unbroken(std::string_view text);

void append(Lines& to, const Lines& more);

}  // namespace prestige::play
