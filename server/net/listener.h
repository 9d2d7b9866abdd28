#pragma once

// The open port: everything from a connection to the API.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <expected>

#include "server/net/front.h"
#include "server/net/tcp.h"

namespace prestige::server::net {

class Listener {
 public:
  // Refuses with words for people: an address that is none, a port that is in use. All parts must
  // outlive the context, whose handlers hold connections.
  static std::expected<std::unique_ptr<Listener>, std::string> open(
      boost::asio::io_context& context, const FrontParts& parts, Settings settings);

  int port() const { return port_; }
  int connections() const { return front_->connections; }

  // Takes no more connections, and ends those there are as soon as they are answered; WebSockets
  // are told that the server goes away.
  void stop();

 private:
  Listener(boost::asio::io_context& context, std::shared_ptr<Front> front);
  void accept();
  void accept_later();
  void take(TcpSocket socket);

  boost::asio::io_context& context_;
  // On a strand of their own.
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  std::shared_ptr<Front> front_;
  int port_ = 0;
};

}  // namespace prestige::server::net
