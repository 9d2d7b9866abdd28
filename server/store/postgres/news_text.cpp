#include "server/store/postgres/news_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace prestige::server::postgres {

namespace {

// In the order of News::Kind.
constexpr auto kWords =
    std::to_array<std::string_view>({"table", "chat", "notice", "session", "mutes", "lobby"});

std::optional<std::int64_t> number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

std::string_view news_word(News::Kind kind) { return kWords[static_cast<std::size_t>(kind)]; }

std::string news_text(const News& news, std::string_view origin) {
  return std::string(news_word(news.kind)) + ":" + std::to_string(news.id) + ":" +
         std::to_string(news.version) + ":" + std::string(origin);
}

std::optional<ToldNews> news_from(std::string_view text) {
  std::array<std::string_view, 4> parts;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto end = i + 1 < parts.size() ? text.find(':') : text.size();
    if (end == std::string_view::npos) return std::nullopt;
    parts[i] = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  const auto kind = std::ranges::find(kWords, parts[0]);
  const auto id = number(parts[1]);
  const auto version = number(parts[2]);
  if (kind == kWords.end() || !id || !version) return std::nullopt;
  return ToldNews{{static_cast<News::Kind>(kind - kWords.begin()), *id, *version}, parts[3]};
}

}  // namespace prestige::server::postgres
