#pragma once

// The open port: everything from a connection to the API.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <expected>

#include "server/net/front.h"

namespace prestige::server::net {

class Listener {
 public:
  // Refuses with words for people: an address that is none, a port that is in use. All parts must
  // outlive the context, whose handlers hold connections.
  static std::expected<std::unique_ptr<Listener>, std::string> open(
      boost::asio::io_context& context, const FrontParts& parts, Settings settings);

  int port() const;
  int connections() const { return front_->connections; }

  // Takes no more connections, and ends those there are as soon as they are answered; WebSockets
  // are told that the server goes away.
  void stop();

 private:
  Listener(boost::asio::io_context& context, std::shared_ptr<Front> front);
  void accept();
  void accept_later();

  boost::asio::io_context& context_;
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  std::shared_ptr<Front> front_;
};

}  // namespace prestige::server::net
