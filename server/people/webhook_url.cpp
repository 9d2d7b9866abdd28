#include "server/people/webhook_url.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace prestige::server {

namespace {

bool is_host(std::string_view host) {
  return !host.empty() && host.size() <= 253 && std::ranges::all_of(host, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-';
  });
}

bool is_ipv6(const std::string& host) {
  in6_addr address{};
  return inet_pton(AF_INET6, host.c_str(), &address) == 1;
}

bool is_port(std::string_view port) {
  int number = 0;
  const auto [end, fault] = std::from_chars(port.data(), port.data() + port.size(), number);
  return fault == std::errc() && end == port.data() + port.size() && number > 0 && number < 65536;
}

}  // namespace

std::optional<WebhookUrl> webhook_url(std::string_view url) {
  // Nothing that could end a line of the request; other characters are the sender's to encode.
  const bool plain = std::ranges::all_of(url, [](char c) { return c > ' ' && c < '\x7f'; });
  if (!plain || url.size() > kWebhookBytesMax) return std::nullopt;
  WebhookUrl out;
  out.tls = url.starts_with("https://");
  if (!out.tls && !url.starts_with("http://")) return std::nullopt;
  url.remove_prefix(out.tls ? 8 : 7);
  const auto path = std::min(url.find_first_of("/?#"), url.size());
  std::string_view place = url.substr(0, path);
  std::string_view target = url.substr(path);
  target = target.substr(0, target.find('#'));
  out.target = (target.starts_with('/') ? "" : "/") + std::string(target);
  if (place.find('@') != std::string_view::npos) return std::nullopt;
  out.port = out.tls ? "443" : "80";
  if (place.starts_with('[')) {
    const auto end = place.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    out.host = place.substr(1, end - 1);
    place.remove_prefix(end + 1);
    if (!place.empty() && !place.starts_with(':')) return std::nullopt;
    if (!place.empty()) out.port = place.substr(1);
    if (!is_ipv6(out.host)) return std::nullopt;
  } else {
    const auto colon = place.find(':');
    out.host = place.substr(0, colon);
    if (colon != std::string_view::npos) out.port = place.substr(colon + 1);
    if (!is_host(out.host)) return std::nullopt;
  }
  if (!is_port(out.port)) return std::nullopt;
  return out;
}

}  // namespace prestige::server
