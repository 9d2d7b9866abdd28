#include "tests/server/kit/ws_client.h"

#include <boost/asio/io_context.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace prestige::server::kit {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

struct WsClient::Impl {
  asio::io_context context;
  websocket::stream<tcp::socket, false> ws{context};
  beast::flat_buffer buffer;
  HttpAnswer answer;
  bool reading = false;
  std::optional<error_code> read;  // of a read that is over

  // A step that must end in time; one that does not ends the connection.
  template <class Start>
  bool run(Start&& start) {
    std::optional<error_code> result;
    start([&](const error_code& error, auto&&...) { result = error; });
    context.restart();
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!result && context.run_one_until(end) > 0) {
    }
    if (!result) abandon();
    return result && !*result;
  }

  // Handlers refer to the stack of whoever waits for them, so they must run before that is gone.
  void abandon() {
    error_code ignored;
    ws.next_layer().close(ignored);
    context.restart();
    context.run();
  }

  // A read goes on when time is up; the next call waits for the same one.
  bool read_message(int ms) {
    if (!reading) {
      reading = true;
      read.reset();
      ws.async_read(buffer, [this](const error_code& error, std::size_t) {
        read = error;
        reading = false;
      });
    }
    context.restart();
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
    while (reading && context.run_one_until(end) > 0) {
    }
    return !reading && !*read;
  }
};

WsClient::WsClient(int port, const Headers& headers, const std::string& target)
    : impl_(std::make_unique<Impl>()) {
  const tcp::endpoint where(asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port));
  if (!impl_->run([&](auto done) { impl_->ws.next_layer().async_connect(where, done); })) return;
  impl_->ws.set_option(
      websocket::stream_base::decorator([headers](websocket::request_type& request) {
        for (const auto& [name, value] : headers) request.set(name, value);
      }));
  impl_->ws.read_message_max(std::size_t{64} << 20);
  websocket::response_type response;
  const std::string host = "127.0.0.1:" + std::to_string(port);
  impl_->run(
      [&](auto done) { impl_->ws.async_handshake(response, host, target, std::move(done)); });
  impl_->answer.status = static_cast<int>(response.result_int());
  for (const auto& field : response) {
    impl_->answer.headers.emplace(std::string(field.name_string()), std::string(field.value()));
  }
  impl_->answer.body = response.body();
}

WsClient::~WsClient() { impl_->abandon(); }

int WsClient::status() const { return impl_->answer.status; }
const HttpAnswer& WsClient::refusal() const { return impl_->answer; }

bool WsClient::send(const std::string& text) {
  impl_->ws.text(true);
  return impl_->run([&](auto done) { impl_->ws.async_write(asio::buffer(text), done); });
}

bool WsClient::send_binary(const std::string& bytes) {
  impl_->ws.binary(true);
  return impl_->run([&](auto done) { impl_->ws.async_write(asio::buffer(bytes), done); });
}

std::optional<std::string> WsClient::receive(int ms) {
  if (!impl_->read_message(ms)) return std::nullopt;
  std::string text = beast::buffers_to_string(impl_->buffer.data());
  impl_->buffer.clear();
  return text;
}

nlohmann::json WsClient::receive_json(int ms) {
  const auto text = receive(ms);
  return text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
}

bool WsClient::closed() const {
  return !impl_->ws.is_open() || (!impl_->reading && impl_->read && *impl_->read);
}

nlohmann::json WsClient::hello(const std::string& token) {
  nlohmann::json message = {{"type", "hello"}, {"protocol", 1}};
  if (!token.empty()) message["token"] = token;
  if (!send(message)) return nullptr;
  return receive_json();
}

nlohmann::json WsClient::ask(const std::string& type, nlohmann::json fields) {
  fields["type"] = type;
  fields["id"] = ++id_;
  if (!send(fields)) return nullptr;
  for (;;) {
    nlohmann::json answer = receive_json();
    if (answer.is_null()) return answer;
    if (answer.value("type", "") == "reply" && answer.value("id", 0) == id_) return answer;
  }
}

int WsClient::close_code(int ms) {
  while (impl_->read_message(ms)) impl_->buffer.clear();
  return impl_->reading ? 0 : static_cast<int>(impl_->ws.reason().code);
}

void WsClient::close() {
  impl_->run([&](auto done) { impl_->ws.async_close(websocket::close_code::normal, done); });
}

}  // namespace prestige::server::kit
