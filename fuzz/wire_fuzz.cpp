// The small texts that the server reads beside requests and logs: the first byte says which. What
// is accepted holds what others rely on, and means the same when it is written and read again.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/assert.h"
#include "server/api/incoming_json.h"
#include "server/fair/fair.h"
#include "server/net/address.h"
#include "server/net/credentials.h"
#include "server/net/hello.h"
#include "server/net/static_files.h"
#include "server/people/webhook_url.h"
#include "server/store/postgres/news_text.h"
#include "server/table/bookmark.h"

namespace prestige::server {
namespace {

bool has_control(std::string_view text) {
  return std::ranges::any_of(text, [](char c) { return (c >= '\0' && c < ' ') || c == '\x7f'; });
}

void hello(std::string_view text) {
  const auto hello = net::read_hello(text);
  if (hello) ASSERT(hello->token.size() <= text.size());
  if (!hello) ASSERT(!hello.error().text.en.empty() && !hello.error().text.de.empty());
}

void path(std::string_view text) {
  const auto path = net::safe_path(text);
  if (!path) return;
  ASSERT(!has_control(*path));
  ASSERT(!path->starts_with('/') && !path->ends_with('/'));
  for (std::string_view rest = *path; !rest.empty();) {
    const std::string_view part = rest.substr(0, rest.find('/'));
    ASSERT(!part.empty() && !part.starts_with('.'));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
  }
}

// Both go into lines of a request.
void webhook(std::string_view text) {
  const auto url = webhook_url(text);
  if (!url) return;
  ASSERT(text.size() <= kWebhookBytesMax);
  ASSERT(!url->host.empty() && !url->port.empty() && url->target.starts_with('/'));
  for (const std::string& part : {url->host, url->port, url->target}) {
    ASSERT(!has_control(part) && part.find(' ') == std::string::npos);
  }
}

// Networks on the first line, X-Forwarded-For after it.
void forwarded(std::string_view text) {
  const std::size_t line = std::min(text.find('\n'), text.size());
  const auto trusted = net::Networks::parse({"127.0.0.1", std::string(text.substr(0, line))});
  if (!trusted) ASSERT(!trusted.error().empty());
  if (!trusted) return;
  const auto proxy = boost::asio::ip::make_address("127.0.0.1");
  const auto stranger = boost::asio::ip::make_address("203.0.113.9");
  const std::string_view chain = text.substr(std::min(line + 1, text.size()));
  ASSERT(!net::limit_text(net::client_address(proxy, chain, *trusted)).empty());
  if (!trusted->contains(stranger)) {
    ASSERT(net::client_address(stranger, chain, *trusted) == stranger);
  }
}

// The cookie on the first line, Authorization after it.
void who(std::string_view text) {
  const std::size_t line = std::min(text.find('\n'), text.size());
  net::HttpRequest request;
  request.cookie = text.substr(0, line);
  request.authorization = text.substr(std::min(line + 1, text.size()));
  const net::Credentials found = net::credentials(request);
  ASSERT(found.token.size() <= net::kTokenBytesMax);
  ASSERT(!found.by_cookie || !found.token.empty());
}

void news(std::string_view text) {
  const auto told = postgres::news_from(text);
  if (!told) return;
  const std::string written = postgres::news_text(told->news, told->origin);
  const auto again = postgres::news_from(written);
  ASSERT(again.has_value() && again->origin == told->origin);
  ASSERT(again->news.kind == told->news.kind && again->news.id == told->news.id);
  ASSERT(again->news.version == told->news.version);
}

void list_mark(std::string_view text) {
  const auto mark = bookmark_from(text);
  if (mark) ASSERT(bookmark_from(bookmark(*mark)) == mark);
}

void record(std::string_view text) {
  const auto json = incoming_object(text);
  if (!json) return;
  const auto draws = verify_record(*json);
  if (!draws) ASSERT(!draws.error().text.en.empty() && !draws.error().text.de.empty());
}

constexpr std::array kReaders{hello, path, webhook, forwarded, who, news, list_mark, record};

}  // namespace
}  // namespace prestige::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  // Readable seeds: '0' is the first.
  const auto& readers = prestige::server::kReaders;
  const std::size_t which = static_cast<std::size_t>(bytes[0] - '0') % readers.size();
  readers[which](std::string_view(reinterpret_cast<const char*>(bytes) + 1, size - 1));
  return 0;
}
