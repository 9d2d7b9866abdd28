// Requests from outside: a message of a WebSocket, or "METHOD path?query", a line break and a body.
// Whatever is accepted means the same when it is written and read again.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "engine/core/assert.h"
#include "protocol/api/request_text.h"
#include "server/api/api.h"

namespace prestige::server {
namespace {

void check_error(const Error& error) {
  ASSERT(!error.code.empty() && !error.text.en.empty() && !error.text.de.empty());
  const Reply reply{std::unexpected(error), {}, false};
  const std::string text = socket_reply(0, reply, protocol::Language::de);
  ASSERT(protocol::Json::accept(text));
}

void check_again(const api::Request& request) {
  const std::string text = api::request_text(7, request);
  std::int64_t id = -1;
  const auto again = socket_request(text, &id);
  ASSERT(again.has_value() && again->id == 7 && id == 7);
  ASSERT(again->request.index() == request.index());
  ASSERT(api::request_text(7, again->request) == text);
}

void read_message(std::string_view text) {
  std::int64_t id = -1;
  const auto request = socket_request(text, &id);
  if (!request) return check_error(request.error());
  ASSERT(id == request->id);
  check_again(request->request);
}

std::string_view before(std::string_view& text, char end) {
  const std::size_t size = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, size);
  text.remove_prefix(std::min(size + 1, text.size()));
  return part;
}

void read_http(std::string_view text) {
  constexpr auto kMethods =
      std::to_array<std::pair<std::string_view, api::Method>>({{"GET", api::Method::get},
                                                               {"POST", api::Method::post},
                                                               {"PATCH", api::Method::patch},
                                                               {"DELETE", api::Method::del}});
  std::string_view head = before(text, '\n');
  const std::string_view word = before(head, ' ');
  const std::string_view path = before(head, '?');
  for (const auto& [name, method] : kMethods) {
    if (name != word) continue;
    const auto request = http_request(method, path, head, text);
    if (!request) return check_error(request.error());
    check_again(*request);
  }
}

}  // namespace
}  // namespace prestige::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  prestige::server::read_message(text);
  prestige::server::read_http(text);
  return 0;
}
