#include "server/net/credentials.h"

#include <algorithm>

namespace prestige::server::net {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string_view cookie_value(std::string_view cookies, std::string_view name) {
  while (!cookies.empty()) {
    const auto end = cookies.find(';');
    const std::string_view one = trimmed(cookies.substr(0, end));
    cookies = end == std::string_view::npos ? std::string_view() : cookies.substr(end + 1);
    const auto equals = one.find('=');
    if (equals != std::string_view::npos && one.substr(0, equals) == name) {
      return one.substr(equals + 1);
    }
  }
  return {};
}

std::string cookie(std::string_view value, std::string_view age, bool secure) {
  std::string out(kCookieName);
  out.append("=").append(value).append("; Path=/; HttpOnly; SameSite=Lax; Max-Age=").append(age);
  if (secure) out += "; Secure";
  return out;
}

}  // namespace

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

Credentials credentials(const HttpRequest& request) {
  constexpr std::string_view kBearer = "bearer ";
  const std::string_view given = request.authorization;
  if (equal_ignoring_case(given.substr(0, kBearer.size()), kBearer)) {
    const std::string_view token = trimmed(given.substr(kBearer.size()));
    if (!token.empty() && token.size() <= kTokenBytesMax) return {std::string(token), false};
  }
  const std::string_view token = cookie_value(request.cookie, kCookieName);
  if (token.empty() || token.size() > kTokenBytesMax) return {};
  return {std::string(token), true};
}

bool origin_fits(const HttpRequest& request, bool by_cookie,
                 const std::vector<std::string>& allowed) {
  if (request.origin.empty()) return !by_cookie;
  const auto is = [&](const std::string& origin) {
    return equal_ignoring_case(request.origin, origin);
  };
  if (std::ranges::any_of(allowed, is)) return true;
  if (request.host.empty()) return false;
  // A proxy may speak TLS without saying so; a page of the same host over plain HTTP is refused
  // only when we know that ours came over TLS.
  return is("https://" + request.host) || (!request.secure && is("http://" + request.host));
}

bool is_origin(std::string_view text) {
  constexpr std::string_view kSchemeEnd = "://";
  const auto scheme = text.find(kSchemeEnd);
  if (scheme == 0 || scheme == std::string_view::npos) return false;
  const std::string_view host = text.substr(scheme + kSchemeEnd.size());
  return !host.empty() && host.find_first_of("/?#@* ") == std::string_view::npos;
}

std::string session_cookie(std::string_view token, bool secure) {
  return cookie(token, "34560000", secure);  // 400 days: browsers keep none longer
}

std::string ended_cookie(bool secure) { return cookie("", "0", secure); }

}  // namespace prestige::server::net
