#include "tests/server/kit/http_client.h"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>

namespace prestige::server::kit {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr auto kPatience = std::chrono::seconds(10);

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

}  // namespace

std::string HttpAnswer::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? "" : found->second;
}

struct HttpClient::Impl {
  int port = 0;
  asio::io_context context;
  std::optional<beast::tcp_stream> stream;
  beast::flat_buffer buffer;

  // Runs one asynchronous step to its end, or to the end of patience.
  template <class Start>
  error_code run(Start&& start) {
    error_code result = beast::error::timeout;
    stream->expires_after(kPatience);
    start([&](const error_code& error, auto&&...) { result = error; });
    context.restart();
    context.run();
    return result;
  }

  bool open() {
    if (stream) return true;
    stream.emplace(context);
    buffer.clear();
    const tcp::endpoint where(asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port));
    return !run([&](auto done) { stream->async_connect(where, done); });
  }

  std::optional<HttpAnswer> exchange(http::request<http::string_body>& request) {
    if (!open()) return std::nullopt;
    if (run([&](auto done) { http::async_write(*stream, request, done); })) return std::nullopt;
    http::response_parser<http::string_body> parser;
    parser.body_limit(std::uint64_t{256} << 20);
    parser.skip(request.method() == http::verb::head);
    if (run([&](auto done) { http::async_read(*stream, buffer, parser, done); })) {
      return std::nullopt;
    }
    const auto& response = parser.get();
    HttpAnswer answer{
        .status = static_cast<int>(response.result_int()), .headers = {}, .body = response.body()};
    for (const auto& field : response) {
      answer.headers.emplace(lower(std::string(field.name_string())), std::string(field.value()));
    }
    if (!response.keep_alive()) stream.reset();
    return answer;
  }
};

HttpClient::HttpClient(int port) : impl_(std::make_unique<Impl>()) { impl_->port = port; }
HttpClient::~HttpClient() = default;

HttpAnswer HttpClient::get(const std::string& target, const Headers& headers) {
  return send("GET", target, "", headers);
}

HttpAnswer HttpClient::post(const std::string& target, const std::string& body,
                            const Headers& headers) {
  Headers all = headers;
  const bool typed = std::ranges::any_of(
      headers, [](const auto& header) { return lower(header.first) == "content-type"; });
  if (!typed) all.emplace_back("Content-Type", "application/json");
  return send("POST", target, body, all);
}

HttpAnswer HttpClient::send(const std::string& method, const std::string& target,
                            const std::string& body, const Headers& headers) {
  http::request<http::string_body> request;
  request.version(11);
  request.method_string(method);
  request.target(target);
  request.set(http::field::host, "127.0.0.1:" + std::to_string(impl_->port));
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  const bool fresh = !impl_->stream;
  if (auto answer = impl_->exchange(request)) return *answer;
  impl_->stream.reset();
  if (fresh) return {};
  // A connection that was kept may have been closed meanwhile.
  auto answer = impl_->exchange(request);
  if (!answer) impl_->stream.reset();
  return answer.value_or(HttpAnswer{});
}

RawClient::RawClient(int port) : fd_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in where{};
  where.sin_family = AF_INET;
  where.sin_port = htons(static_cast<std::uint16_t>(port));
  where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(fd_, reinterpret_cast<const sockaddr*>(&where), sizeof where) != 0) {
    ::close(fd_);
    fd_ = -1;
  }
}

RawClient::~RawClient() {
  if (fd_ >= 0) ::close(fd_);
}

bool RawClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

namespace {

// One read within the time: false when nothing came, or the connection is over.
bool read_some(int fd, int ms, std::string& out, bool& closed) {
  pollfd waiting{.fd = fd, .events = POLLIN, .revents = 0};
  if (poll(&waiting, 1, ms) <= 0) return false;
  char bytes[16384];
  const auto size = ::recv(fd, bytes, sizeof bytes, 0);
  closed = size <= 0;
  if (closed) return false;
  out.append(bytes, static_cast<std::size_t>(size));
  return true;
}

int left(std::chrono::steady_clock::time_point end) {
  const auto ms =
      std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
  return static_cast<int>(std::max<std::int64_t>(0, ms.count()));
}

}  // namespace

std::string RawClient::receive(int ms, std::string_view until) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
  std::string out;
  bool closed = false;
  while (until.empty() || out.find(until) == std::string::npos) {
    if (!read_some(fd_, left(end), out, closed)) break;
  }
  return out;
}

bool RawClient::closed_within(int ms) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
  std::string out;
  bool closed = false;
  while (read_some(fd_, left(end), out, closed)) out.clear();
  return closed;
}

void RawClient::reset() {
  const linger now{.l_onoff = 1, .l_linger = 0};
  setsockopt(fd_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
  ::close(fd_);
  fd_ = -1;
}

}  // namespace prestige::server::kit
