#include "server/store/postgres/link.h"

#include <algorithm>
#include <array>

namespace prestige::server::postgres {

std::string one_line(const char* message) {
  std::string text = message == nullptr ? "" : message;
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos;) {
    const std::size_t next = std::min(text.find_first_not_of("\n\t ", at), text.size());
    text.replace(at, next - at, "; ");
  }
  return text.empty() ? "no reason given" : text;
}

std::expected<Link, std::string> connect(const std::string& address) {
  // What stands before the address only holds if the address does not say otherwise. A server that
  // vanished without a word is noticed within a minute.
  const std::array keywords = {"connect_timeout",      "keepalives_idle",  "keepalives_interval",
                               "keepalives_count",     "tcp_user_timeout", "application_name",
                               "target_session_attrs", "dbname",           "client_encoding"};
  const std::array values = {
      "5", "20", "10", "3", "40000", "prestige", "read-write", address.c_str(), "UTF8"};
  static_assert(keywords.size() == values.size());
  std::array<const char*, keywords.size() + 1> names{};
  std::array<const char*, values.size() + 1> texts{};
  for (std::size_t i = 0; i < keywords.size(); ++i) {
    names[i] = keywords[i];
    texts[i] = values[i];
  }
  Link link(PQconnectdbParams(names.data(), texts.data(), 1));
  if (!link) return std::unexpected("out of memory");
  if (PQstatus(link.get()) != CONNECTION_OK) {
    return std::unexpected(one_line(PQerrorMessage(link.get())));
  }
  PQsetNoticeProcessor(link.get(), [](void*, const char*) {}, nullptr);
  return link;
}

}  // namespace prestige::server::postgres
