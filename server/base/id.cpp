#include "server/base/id.h"

#include <array>

namespace prestige::server {

namespace {

// Crockford's alphabet in lower case: nothing that can be mistaken for something else.
constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr int kLength = 12;
constexpr int kBitsPerLetter = 5;

}  // namespace

std::int64_t random_id(Entropy& entropy) {
  std::int64_t id = 0;
  while (id == 0) {
    std::array<std::byte, 8> bytes{};
    entropy.fill(bytes);
    std::uint64_t bits = 0;
    for (const std::byte byte : bytes) bits = bits << 8 | std::to_integer<std::uint64_t>(byte);
    id = static_cast<std::int64_t>(bits >> (64 - kLength * kBitsPerLetter));
  }
  return id;
}

std::string id_text(std::int64_t number) {
  std::string text(kLength, '0');
  auto rest = static_cast<std::uint64_t>(number);
  for (int i = kLength - 1; i >= 0; --i, rest >>= kBitsPerLetter) {
    text[static_cast<std::size_t>(i)] = kLetters[rest & 31u];
  }
  return text;
}

std::optional<std::int64_t> id_number(std::string_view text) {
  if (text.size() != kLength) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    const auto letter = kLetters.find(c);
    if (letter == std::string_view::npos) return std::nullopt;
    number = number << kBitsPerLetter | letter;
  }
  if (number == 0) return std::nullopt;
  return static_cast<std::int64_t>(number);
}

}  // namespace prestige::server
