#pragma once

// The first message of a client on a WebSocket, and the server's answer.

#include <string>
#include <string_view>

#include "server/base/failure.h"

namespace prestige::server::net {

struct ClientHello {
  std::string token;  // empty: the identity of the upgrade, or nobody
};
// Refuses everything that is no hello of our protocol's version.
Result<ClientHello> read_hello(std::string_view message);

// me: JSON of who the socket belongs to; empty: nobody.
std::string hello_text(std::string_view version, std::string_view me);

}  // namespace prestige::server::net
