#pragma once

// One WebSocket of the generator, without blocking; and the few requests over HTTP that come
// before it.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace prestige::load {

struct Address {
  std::string host = "127.0.0.1";
  std::string port = "8080";
};
// From "http://host:port".
std::optional<Address> address_of(std::string_view url);

// A connected TCP socket; -1: failed. Connecting waits, since it is over loopback.
int connect_to(const Address& address);

// One connection for requests in a row.
class HttpClient {
 public:
  explicit HttpClient(Address address) : address_(std::move(address)) {}
  ~HttpClient();
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  // The body of an answer with status 200.
  std::optional<std::string> post(const std::string& path, const std::string& body);
  std::optional<std::string> get(const std::string& path);

 private:
  bool send_all(std::string_view bytes) const;
  std::optional<std::string> answer();

  Address address_;
  int socket_ = -1;
};

class Connection {
 public:
  using OnMessage = std::function<void(std::string_view)>;

  Connection() = default;
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  bool open(const Address& address);  // connects (anew) and asks for the upgrade
  int socket() const { return socket_; }
  bool wants_to_write() const { return !out_.empty(); }
  std::uint64_t bytes_in() const { return bytes_in_; }
  std::uint64_t bytes_out() const { return bytes_out_; }

  void send(std::string_view message);
  // Both say whether the connection lives.
  bool read(const OnMessage& on_message);
  bool write();

 private:
  bool take_upgrade();
  bool take_frames(const OnMessage& on_message);

  int socket_ = -1;
  bool upgraded_ = false;
  std::string in_;
  std::string message_;  // the frames of a message so far
  std::string out_;
  std::string waiting_;  // until the upgrade is answered
  std::uint64_t bytes_in_ = 0;
  std::uint64_t bytes_out_ = 0;
};

}  // namespace prestige::load
