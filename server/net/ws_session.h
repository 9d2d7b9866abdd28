#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/front.h"
#include "server/net/tcp.h"

namespace prestige::server::net {

struct SocketStart {
  std::string address;
  std::uint64_t address_key = 0;
  Identity who;         // from cookie or bearer token; a hello may bring another
  std::string headers;  // for the answer to the upgrade
};

// Accepts an upgrade and serves the WebSocket until it is closed. The client says hello first:
//
//   {"type":"hello","protocol":1,"token":"…"}
//
// The server answers with its own hello; then requests and replies by id, and pushes.
void start_socket(TcpSocket socket, std::shared_ptr<Front> front, std::unique_ptr<Place> place,
                  SocketStart start,
                  boost::beast::http::request<boost::beast::http::string_body> upgrade);

}  // namespace prestige::server::net
