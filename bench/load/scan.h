#pragma once

// What a player needs of a message, found by scanning: a generator that parsed everything would
// compete with the server for the processor. Sound because fields come in the order of docs/api.md
// and because quotes inside texts are escaped.

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace prestige::load {

enum class Kind { other, reply, update };

inline Kind kind_of(std::string_view message) {
  if (message.starts_with(R"({"type":"reply")")) return Kind::reply;
  if (message.starts_with(R"({"type":"update")")) return Kind::update;
  return Kind::other;
}

// What follows the first `mark`; empty when there is none.
inline std::string_view after(std::string_view text, std::string_view mark) {
  const auto at = text.find(mark);
  return at == text.npos ? std::string_view() : text.substr(at + mark.size());
}

inline std::optional<std::int64_t> number_after(std::string_view text, std::string_view mark) {
  text = after(text, mark);
  std::int64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc() ? std::optional(number) : std::nullopt;
}

// A text up to its closing quote, still escaped.
inline std::string_view text_after(std::string_view text, std::string_view mark) {
  text = after(text, mark);
  return text.substr(0, text.find('"'));
}

// The actions of the field "legal", each as it is written between its quotes.
inline void legal_actions(std::string_view update, std::vector<std::string_view>& actions) {
  actions.clear();
  constexpr std::string_view kMark = R"("legal":[)";
  const auto at = update.rfind(kMark);
  if (at == update.npos) return;
  std::string_view rest = update.substr(at + kMark.size());
  while (rest.starts_with('"') || rest.starts_with(",\"")) {
    rest.remove_prefix(rest.front() == ',' ? 2 : 1);
    std::size_t end = 0;
    while (end < rest.size() && rest[end] != '"') end += rest[end] == '\\' ? 2u : 1u;
    if (end >= rest.size()) return;
    actions.push_back(rest.substr(0, end));
    rest.remove_prefix(end + 1);
  }
}

}  // namespace prestige::load
