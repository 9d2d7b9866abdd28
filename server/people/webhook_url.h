#pragma once

// Addresses that people give for their webhooks: the same rules when one is set and when it is
// used.

#include <optional>
#include <string>
#include <string_view>

namespace prestige::server {

inline constexpr std::size_t kWebhookBytesMax = 512;

struct WebhookUrl {
  bool tls = false;
  std::string host;
  std::string port;
  std::string target;
};
// None: not a plain http or https address with a host, or with a password in it.
std::optional<WebhookUrl> webhook_url(std::string_view url);

}  // namespace prestige::server
