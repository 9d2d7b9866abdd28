#include "server/people/names.h"

#include <algorithm>
#include <vector>

namespace prestige::server {

namespace {

// One character of a text and where it stands.
struct Character {
  char32_t code = 0;
  std::string_view bytes;
};

// The length of a character by its first byte; 0: none begins so.
std::size_t length_from(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  if (first >= 0xf0 && first < 0xf5) return 4;
  return 0;
}

std::optional<Character> first_of(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = length_from(first);
  if (length == 0 || length > text.size()) return std::nullopt;
  char32_t code = length == 1 ? first : first & (0xffu >> (length + 1));
  for (const char c : text.substr(1, length - 1)) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xc0u) != 0x80u) return std::nullopt;
    code = code << 6 | (byte & 0x3fu);
  }
  // Longer forms than needed, surrogates, and beyond the last character.
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kLeast[length] || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) {
    return std::nullopt;
  }
  return Character{code, text.substr(0, length)};
}

std::optional<std::vector<Character>> characters_of(std::string_view text) {
  std::vector<Character> all;
  while (!text.empty()) {
    const auto next = first_of(text);
    if (!next) return std::nullopt;
    all.push_back(*next);
    text.remove_prefix(next->bytes.size());
  }
  return all;
}

bool is_space(char32_t c) {
  return c == ' ' || c == 0xa0 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f || c == 0x205f ||
         c == 0x3000;
}

// Controls, line ends, changes of direction, and what cannot be seen at all.
bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x200b || c == 0x2028 || c == 0x2029 ||
         (c >= 0x202a && c <= 0x202e) || c == 0x2060 || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

// Nothing when the text cannot stand on one line among others.
std::optional<std::string> trimmed(std::string_view text) {
  const auto all = characters_of(text);
  if (!all) return std::nullopt;
  if (std::ranges::any_of(*all, [](const Character& c) { return is_control(c.code); })) {
    return std::nullopt;
  }
  const auto visible = [](const Character& c) { return !is_space(c.code); };
  const auto first = std::ranges::find_if(*all, visible);
  if (first == all->end()) return "";
  const auto last = std::find_if(all->rbegin(), all->rend(), visible);
  return std::string(first->bytes.data(), last->bytes.data() + last->bytes.size());
}

Error bad_text(std::string_view key, std::size_t bytes_max) {
  return refusal_as("bad_field", key, {{"allowed", std::to_string(bytes_max)}});
}

}  // namespace

Result<std::string> clean_name(std::string_view name) {
  auto clean = trimmed(name);
  if (!clean || clean->empty() || clean->size() > kNameBytesMax) {
    return std::unexpected(bad_text("people.name", kNameBytesMax));
  }
  return std::move(*clean);
}

Result<std::string> clean_label(std::string_view label) {
  auto clean = trimmed(label);
  if (!clean || clean->size() > kLabelBytesMax) {
    return std::unexpected(bad_text("people.label", kLabelBytesMax));
  }
  return std::move(*clean);
}

std::string name_key(std::string_view name) {
  std::string key;
  const auto all = characters_of(name);
  if (!all) return key;
  bool space = false;
  for (const Character& c : *all) {
    if (is_space(c.code)) {
      space = !key.empty();
      continue;
    }
    if (space) key += ' ';
    space = false;
    if (c.code >= 'A' && c.code <= 'Z') {
      key += static_cast<char>(c.code - 'A' + 'a');
    } else {
      key += c.bytes;
    }
  }
  return key;
}

Stored<std::string> owner_name(Store& store, const PersonRow& person) {
  if (!person.owner) return std::string();
  const auto owner = store.person(person.owner);
  if (!owner) return std::unexpected(owner.error());
  return *owner ? (*owner)->name : std::string();
}

std::optional<protocol::Language> language_from(std::string_view word) {
  for (const protocol::Language language : protocol::kLanguages) {
    if (protocol::id_of(language) == word) return language;
  }
  return std::nullopt;
}

Error unknown_language() {
  return refusal_as("bad_field", "unknown_language", {{"allowed", protocol::language_ids()}});
}

}  // namespace prestige::server
