#include "server/api/url_text.h"

#include <cstdint>

namespace prestige::server {

namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// How many bytes the character at the front takes; 0 when it is not UTF-8 (overlong forms,
// surrogates and numbers beyond Unicode are none).
std::size_t utf8_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0u) != 0x80u) return 0;
  }
  const unsigned second = byte(1);
  const bool wrong = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
                     (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
  return wrong ? 0 : size;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = utf8_character(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

// Calls f(part) for every part between separators.
template <class F>
void each_part(std::string_view text, char separator, F&& f) {
  while (true) {
    const std::size_t end = text.find(separator);
    f(text.substr(0, end));
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::optional<std::string> url_decoded(std::string_view text, bool query) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && query) {
      out += ' ';
    } else if (text[i] != '%') {
      out += text[i];
    } else {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      out += static_cast<char>(high * 16 + low);
      i += 2;
    }
  }
  if (!is_utf8(out)) return std::nullopt;
  return out;
}

std::vector<std::string_view> path_segments(std::string_view path) {
  std::vector<std::string_view> segments;
  if (!path.starts_with('/')) return segments;
  each_part(path.substr(1), '/', [&](std::string_view part) { segments.push_back(part); });
  return segments;
}

std::optional<QueryPairs> query_pairs(std::string_view query) {
  QueryPairs pairs;
  if (query.empty()) return pairs;
  bool sound = true;
  each_part(query, '&', [&](std::string_view part) {
    const std::size_t equals = part.find('=');
    auto name = url_decoded(part.substr(0, equals), true);
    auto value = equals == std::string_view::npos ? std::optional(std::string())
                                                  : url_decoded(part.substr(equals + 1), true);
    if (!name || name->empty() || !value) {
      sound = false;
      return;
    }
    pairs.emplace_back(std::move(*name), std::move(*value));
  });
  if (!sound) return std::nullopt;
  return pairs;
}

}  // namespace prestige::server
