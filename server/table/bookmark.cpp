#include "server/table/bookmark.h"

#include <charconv>

namespace prestige::server {

namespace {

constexpr char kWaits = 'w';  // the table waits for whoever asks

}  // namespace

// "time.id", or "wtime.id".
std::string bookmark(const ListMark& mark) {
  std::string text = std::to_string(mark.at) + "." + to_text(mark.id);
  return mark.to_move ? kWaits + text : text;
}

std::optional<ListMark> bookmark_from(std::string_view text) {
  ListMark mark;
  mark.to_move = text.starts_with(kWaits);
  if (mark.to_move) text.remove_prefix(1);
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + dot, mark.at);
  const auto id = id_from<TableId>(text.substr(dot + 1));
  if (error != std::errc() || end != text.data() + dot || !id) return std::nullopt;
  mark.id = *id;
  return mark;
}

}  // namespace prestige::server
