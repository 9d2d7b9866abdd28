#pragma once

#include "server/net/front.h"
#include "server/net/tcp.h"

namespace prestige::server::net {

// Reads requests from a new connection and answers them, one after the other, until one of them
// turns it into a WebSocket.
void start_http(TcpSocket socket, std::shared_ptr<Front> front, std::unique_ptr<Place> place);

}  // namespace prestige::server::net
