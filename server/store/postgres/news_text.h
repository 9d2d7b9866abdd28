#pragma once

// News as stores on one database send them to each other: "table:ID:VERSION:ORIGIN".

#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace prestige::server::postgres {

struct ToldNews {
  News news;
  std::string_view origin;  // whose they are, within the text
};

std::string_view news_word(News::Kind kind);
std::string news_text(const News& news, std::string_view origin);
// None: nothing that a store would send.
std::optional<ToldNews> news_from(std::string_view text);

}  // namespace prestige::server::postgres
