#pragma once

// Where a request says who it is from, and whether a browser was tricked into sending it.

#include <string>
#include <string_view>
#include <vector>

#include "server/net/http_message.h"

namespace prestige::server::net {

inline constexpr std::string_view kCookieName = "prestige_session";
inline constexpr std::size_t kTokenBytesMax = 256;

struct Credentials {
  std::string token;  // empty: none
  bool by_cookie = false;
};
// A bearer token wins over a cookie.
Credentials credentials(const HttpRequest& request);

// Browsers send Origin with everything that changes something and with every upgrade to a
// WebSocket. One that is there must be our own host or listed; one may be missing unless a cookie
// says who it is, which only browsers send.
bool origin_fits(const HttpRequest& request, bool by_cookie,
                 const std::vector<std::string>& allowed);

// Whether a text can be an origin as browsers write it: a scheme, a host, perhaps a port, and
// nothing behind them.
bool is_origin(std::string_view text);

// The values of Set-Cookie.
std::string session_cookie(std::string_view token, bool secure);
std::string ended_cookie(bool secure);

bool equal_ignoring_case(std::string_view a, std::string_view b);

}  // namespace prestige::server::net
