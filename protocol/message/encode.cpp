#include "protocol/message/encode.h"

#include <array>
#include <cmath>

namespace prestige::protocol {

namespace {

// Which bytes cannot stand in a JSON text as they are.
constexpr auto kEscaped = [] {
  std::array<bool, 256> escaped{};
  for (std::size_t byte = 0; byte < 0x20; ++byte) escaped[byte] = true;
  escaped['"'] = escaped['\\'] = true;
  return escaped;
}();

void append_escape(std::string& out, char c) {
  out += '\\';
  switch (c) {
    case '"':
    case '\\':
      out += c;
      return;
    case '\n':
      out += 'n';
      return;
    case '\t':
      out += 't';
      return;
    default:
      constexpr char kHex[] = "0123456789abcdef";
      out += "u00";
      out += kHex[static_cast<unsigned char>(c) >> 4];
      out += kHex[static_cast<unsigned char>(c) & 15u];
  }
}

}  // namespace

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  std::size_t written = 0;  // whole runs are copied: hardly any text has something to escape
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!kEscaped[static_cast<unsigned char>(text[i])]) continue;
    out += text.substr(written, i - written);
    append_escape(out, text[i]);
    written = i + 1;
  }
  out += text.substr(written);
  out += '"';
}

void append_number(std::string& out, double value) {
  if (!std::isfinite(value)) {  // JSON has no word for these
    out += "null";
    return;
  }
  char digits[32];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

}  // namespace prestige::protocol
