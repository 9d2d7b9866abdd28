#include "bench/load/connection.h"

#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "bench/load/frames.h"
#include "bench/load/scan.h"

namespace prestige::load {

namespace {

constexpr std::size_t kKeptBytes = 4096;  // of a buffer while nothing comes

std::string host_of(const Address& address) { return address.host + ":" + address.port; }

}  // namespace

std::optional<Address> address_of(std::string_view url) {
  constexpr std::string_view kScheme = "http://";
  if (!url.starts_with(kScheme)) return std::nullopt;
  url.remove_prefix(kScheme.size());
  url = url.substr(0, url.find('/'));
  const auto colon = url.rfind(':');
  if (colon == url.npos) return Address{std::string(url), "80"};
  return Address{std::string(url.substr(0, colon)), std::string(url.substr(colon + 1))};
}

int connect_to(const Address& address) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(address.host.c_str(), address.port.c_str(), &hints, &found) != 0) return -1;
  int result = -1;
  for (const addrinfo* it = found; it != nullptr && result < 0; it = it->ai_next) {
    result = ::socket(it->ai_family, it->ai_socktype | SOCK_CLOEXEC, it->ai_protocol);
    if (result >= 0 && connect(result, it->ai_addr, it->ai_addrlen) != 0) {
      close(result);
      result = -1;
    }
  }
  freeaddrinfo(found);
  const int on = 1;
  if (result >= 0) setsockopt(result, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return result;
}

// ---- HTTP ----

HttpClient::~HttpClient() {
  if (socket_ >= 0) close(socket_);
}

bool HttpClient::send_all(std::string_view bytes) const {
  while (!bytes.empty()) {
    const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::optional<std::string> HttpClient::answer() {
  std::string in;
  std::array<char, 16384> buffer;
  while (true) {
    const auto end = in.find("\r\n\r\n");
    if (end != in.npos) {
      const auto size = number_after(in, "Content-Length: ");
      if (!size) return std::nullopt;
      const std::size_t whole = end + 4 + static_cast<std::size_t>(*size);
      if (in.size() >= whole) {
        if (!in.starts_with("HTTP/1.1 200")) return std::nullopt;
        return in.substr(end + 4, static_cast<std::size_t>(*size));
      }
    }
    const auto got = recv(socket_, buffer.data(), buffer.size(), 0);
    if (got <= 0) return std::nullopt;
    in.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

std::optional<std::string> HttpClient::post(const std::string& path, const std::string& body) {
  if (socket_ < 0) socket_ = connect_to(address_);
  if (socket_ < 0) return std::nullopt;
  const std::string head =
      "POST " + path + " HTTP/1.1\r\nHost: " + host_of(address_) +
      "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
      "\r\n\r\n";
  if (!send_all(head + body)) return std::nullopt;
  return answer();
}

std::optional<std::string> HttpClient::get(const std::string& path) {
  if (socket_ < 0) socket_ = connect_to(address_);
  if (socket_ < 0) return std::nullopt;
  if (!send_all("GET " + path + " HTTP/1.1\r\nHost: " + host_of(address_) + "\r\n\r\n")) {
    return std::nullopt;
  }
  return answer();
}

// ---- WebSocket ----

Connection::~Connection() {
  if (socket_ >= 0) close(socket_);
}

bool Connection::open(const Address& address) {
  if (socket_ >= 0) close(socket_);
  upgraded_ = false;
  for (std::string* text : {&in_, &message_, &out_, &waiting_}) text->clear();
  socket_ = connect_to(address);
  if (socket_ < 0 || fcntl(socket_, F_SETFL, O_NONBLOCK) != 0) return false;
  out_ += "GET /api/v1/socket HTTP/1.1\r\nHost: " + host_of(address) +
          "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
  return write();
}

void Connection::send(std::string_view message) {
  append_frame(upgraded_ ? out_ : waiting_, Opcode::text, message);
  write();
}

bool Connection::write() {
  while (!out_.empty()) {
    const auto sent = ::send(socket_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (sent < 0) return errno == EAGAIN || errno == EINTR;
    bytes_out_ += static_cast<std::uint64_t>(sent);
    out_.erase(0, static_cast<std::size_t>(sent));
  }
  return true;
}

bool Connection::read(const OnMessage& on_message) {
  static std::array<char, 256 << 10> buffer;
  const auto got = recv(socket_, buffer.data(), buffer.size(), 0);
  if (got < 0) return errno == EAGAIN || errno == EINTR;
  if (got == 0) return false;
  bytes_in_ += static_cast<std::uint64_t>(got);
  in_.append(buffer.data(), static_cast<std::size_t>(got));
  if (!upgraded_ && !take_upgrade()) return in_.size() < buffer.size();
  const bool alive = take_frames(on_message);
  if (in_.empty() && in_.capacity() > kKeptBytes) in_.shrink_to_fit();
  return alive;
}

bool Connection::take_upgrade() {
  const auto end = in_.find("\r\n\r\n");
  if (end == in_.npos || !in_.starts_with("HTTP/1.1 101")) return false;
  in_.erase(0, end + 4);
  upgraded_ = true;
  out_ += std::exchange(waiting_, {});
  write();
  return true;
}

bool Connection::take_frames(const OnMessage& on_message) {
  std::size_t done = 0;
  bool alive = true;
  while (alive) {
    const Frame frame = first_frame(std::string_view(in_).substr(done));
    if (frame.size == 0) break;
    done += frame.size;
    if (frame.opcode == Opcode::close) alive = false;
    if (frame.opcode == Opcode::ping) {
      append_frame(out_, Opcode::pong, frame.payload);
      alive = write();
    }
    if (frame.opcode != Opcode::text && frame.opcode != Opcode::continuation) continue;
    if (frame.last && message_.empty()) {
      on_message(frame.payload);
      continue;
    }
    message_ += frame.payload;
    if (!frame.last) continue;
    on_message(message_);
    message_ = {};
  }
  in_.erase(0, done);
  return alive;
}

}  // namespace prestige::load
