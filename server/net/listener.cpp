#include "server/net/listener.h"

#include <boost/asio/strand.hpp>

#include "server/net/credentials.h"
#include "server/net/http_session.h"

namespace prestige::server::net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

std::string why_not(const Settings& settings, const error_code& error) {
  const std::string place = settings.address + ":" + std::to_string(settings.port);
  if (error == asio::error::address_in_use) {
    return "port " + std::to_string(settings.port) +
           " is in use; stop what listens there, or choose another with --port";
  }
  if (error == asio::error::access_denied) {
    return "this user may not listen at " + place + "; ports below 1024 need special rights";
  }
  return "cannot listen at " + place + ": " + error.message();
}

}  // namespace

Listener::Listener(asio::io_context& context, std::shared_ptr<Front> front)
    : context_(context),
      acceptor_(asio::make_strand(context)),
      pause_(acceptor_.get_executor()),
      front_(std::move(front)) {}

std::expected<std::unique_ptr<Listener>, std::string> Listener::open(asio::io_context& context,
                                                                     const FrontParts& parts,
                                                                     Settings settings) {
  auto trusted = Networks::parse(settings.trusted_proxies);
  if (!trusted) return std::unexpected(trusted.error());
  for (const std::string& origin : settings.origins) {
    if (is_origin(origin)) continue;
    return std::unexpected("“" + origin + "” is not an origin; one is like https://play.example");
  }
  error_code error;
  const auto address = asio::ip::make_address(settings.address, error);
  if (error) return std::unexpected("“" + settings.address + "” is not an address to listen at");
  const tcp::endpoint endpoint(address, static_cast<std::uint16_t>(settings.port));
  auto front = std::make_shared<Front>(parts, settings, std::move(*trusted));
  std::unique_ptr<Listener> listener(new Listener(context, std::move(front)));
  tcp::acceptor& acceptor = listener->acceptor_;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(4096, error);
  if (error) return std::unexpected(why_not(settings, error));
  listener->port_ = acceptor.local_endpoint(error).port();
  listener->accept();
  return listener;
}

void Listener::accept() {
  acceptor_.async_accept(asio::make_strand(context_),
                         [this](const error_code& error, TcpSocket socket) {
                           if (!acceptor_.is_open()) return;
                           if (error) return accept_later();
                           take(std::move(socket));
                           accept();
                         });
}

void Listener::take(TcpSocket socket) {
  error_code error;
  const auto peer = socket.remote_endpoint(error);
  if (!error) socket.set_option(tcp::no_delay(true), error);
  if (error) return;  // gone already
  std::optional<std::uint64_t> key;
  if (!front_->trusted.contains(peer.address())) key = limit_key(limit_text(peer.address()));
  auto place = Place::take(front_, key);
  if (place) start_http(std::move(socket), front_, std::move(place));
}

// Without file descriptors every attempt would fail at once, again and again.
void Listener::accept_later() {
  front_->log.warning("cannot accept a connection");
  pause_.expires_after(std::chrono::milliseconds(100));
  pause_.async_wait([this](const error_code& error) {
    if (!error) accept();
  });
}

void Listener::stop() {
  asio::post(acceptor_.get_executor(), [this] {
    error_code ignored;
    acceptor_.close(ignored);
    pause_.cancel();
  });
  front_->shut_all();
}

}  // namespace prestige::server::net
