#include "cli/play/unicode.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace prestige::play {

namespace {

struct Symbol {
  char32_t code = 0;
  std::size_t bytes = 1;
};

constexpr bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0u) == 0x80u; }

// The first character of a text that is not empty.
Symbol first_symbol(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t bytes = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (bytes == 1) return {lead, 1};
  if (text.size() < bytes || !std::all_of(text.begin() + 1, text.begin() + bytes, continues)) {
    return {0xfffd, 1};
  }
  char32_t code = lead & (0xffu >> (bytes + 1));
  for (const char c : text.substr(1, bytes - 1)) {
    code = code << 6 | (static_cast<unsigned char>(c) & 0x3fu);
  }
  return {code, bytes};
}

struct Range {
  char32_t first;
  char32_t last;
};

template <std::size_t N>
bool is_in(char32_t code, const std::array<Range, N>& ranges) {
  return std::ranges::any_of(
      ranges, [&](const Range& range) { return range.first <= code && code <= range.last; });
}

constexpr std::array kNoWidth{Range{0x0300, 0x036f}, Range{0x200b, 0x200f}, Range{0xfe00, 0xfe0f}};
constexpr std::array kDoubleWidth{
    Range{0x1100, 0x115f}, Range{0x2e80, 0xa4cf},   Range{0xac00, 0xd7a3},
    Range{0xf900, 0xfaff}, Range{0xfe30, 0xfe6f},   Range{0xff00, 0xff60},
    Range{0xffe0, 0xffe6}, Range{0x1f300, 0x1faff}, Range{0x20000, 0x3fffd}};

constexpr bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7f && code < 0xa0); }

int width_of(char32_t code) {
  if (is_control(code) || is_in(code, kNoWidth)) return 0;
  return is_in(code, kDoubleWidth) ? 2 : 1;
}

// The bytes of an escape sequence that colours text; 0 when the text does not start with one.
std::size_t escape_size(std::string_view text) {
  if (!text.starts_with("\033[")) return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? text.size() : end + 1;
}

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    if (const std::size_t escape = escape_size(text); escape > 0) {
      text.remove_prefix(escape);
      continue;
    }
    const Symbol symbol = first_symbol(text);
    width += width_of(symbol.code);
    text.remove_prefix(symbol.bytes);
  }
  return width;
}

std::string folded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    // U+00C0 .. U+00DE, the capitals of Latin-1, are C3 80 .. C3 9E; small letters 20 further.
    const bool latin = c == '\xc3' && i + 1 < text.size();
    if (!latin) continue;
    const auto next = static_cast<unsigned char>(text[++i]);
    out += static_cast<char>(next >= 0x80 && next <= 0x9e ? next + 0x20 : next);
  }
  return out;
}

std::string printable(std::string_view text, int width_max) {
  std::string out;
  int width = 0;
  while (!text.empty()) {
    const Symbol symbol = first_symbol(text);
    const bool broken = symbol.code == 0xfffd || (symbol.bytes == 1 && symbol.code > 0x7f);
    if (!is_control(symbol.code) && !broken) {
      width += width_of(symbol.code);
      if (width > width_max) break;
      out += text.substr(0, symbol.bytes);
    }
    text.remove_prefix(symbol.bytes);
  }
  return out;
}

}  // namespace prestige::play
