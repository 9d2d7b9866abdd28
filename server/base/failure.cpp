#include "server/base/failure.h"

#include <algorithm>
#include <array>

namespace prestige::server {

Error refusal(std::string_view code, protocol::Arguments arguments) {
  return refusal_as(code, code, arguments);
}

Error refusal_as(std::string_view code, std::string_view key, protocol::Arguments arguments) {
  return Error{.code = std::string(code),
               .rule = {},
               .text = protocol::local_text("server", "error." + std::string(key), arguments)};
}

Error too_many(int seconds) {
  Error error = refusal("too_many", {{"detail", std::to_string(seconds)}});
  error.retry_s = seconds;
  return error;
}

int http_status(const Error& error) {
  struct Entry {
    std::string_view code;
    int status;
  };
  static constexpr auto kStatus = std::to_array<Entry>({
      {"not_signed_in", 401},
      {"wrong_password", 401},
      {"forbidden", 403},
      {"not_found", 404},
      {"not_allowed", 405},
      {"taken", 409},
      {"stale", 409},
      {"illegal", 409},
      {"not_now", 409},
      {"too_large", 413},
      {"too_many", 429},
      {"unavailable", 503},
      {"internal", 500},
  });
  const auto found = std::ranges::find(kStatus, error.code, &Entry::code);
  return found == kStatus.end() ? 400 : found->status;
}

}  // namespace prestige::server
