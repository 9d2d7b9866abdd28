#pragma once

// A WebSocket client for tests; see http_client.h.

#include <nlohmann/json.hpp>

#include "tests/server/kit/http_client.h"

namespace prestige::server::kit {

class WsClient {
 public:
  // Connects and upgrades; status() says how that went (101: open).
  explicit WsClient(int port, const Headers& headers = {},
                    const std::string& target = "/api/v1/socket");
  ~WsClient();

  int status() const;
  const HttpAnswer& refusal() const;  // of the upgrade

  bool send(const std::string& text);
  bool send(const nlohmann::json& message) { return send(message.dump()); }
  bool send_binary(const std::string& bytes);
  // The next message; none when the socket is closed or nothing comes in time.
  std::optional<std::string> receive(int ms = 10000);
  nlohmann::json receive_json(int ms = 10000);  // null when none
  // Nothing will come any more, as far as receive() has seen.
  bool closed() const;
  // Says hello and returns what comes back.
  nlohmann::json hello(const std::string& token = "");
  // Sends a request and waits for its reply; messages that come before it are dropped.
  nlohmann::json ask(const std::string& type, nlohmann::json fields = nlohmann::json::object());

  // The code that the server closed with, after reading all that comes before; 0: it did not.
  int close_code(int ms = 10000);
  void close();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
  std::int64_t id_ = 0;
};

}  // namespace prestige::server::kit
