#pragma once

// Somebody who plays Citadels against a bot on a real server.

#include <string>

#include "tests/server/kit/ws_client.h"

namespace prestige::server::ops {

using Json = nlohmann::json;

class Guest {
 public:
  explicit Guest(int port);

  // A table that has started; its id, or nothing.
  std::string open_table();
  // What the guest is asked now: a view with choices. Null when none comes.
  Json decision(const std::string& table);
  // The answer to the first choice in a view.
  Json act(const Json& view);
  // Plays until the game is over; false when it does not end.
  bool play(const std::string& table);
  // Waits for an update of the table whose info says so.
  bool sees_frozen(bool frozen);

  const std::string& person() const { return person_; }
  const std::string& token() const { return token_; }
  // With which code the server ends the connection; 0: it does not.
  int close_code() { return socket_.close_code(); }

 private:
  Json post(const std::string& path, const Json& body);

  kit::HttpClient http_;
  std::string token_;
  std::string person_;
  kit::WsClient socket_;
  int keys_ = 0;
};

}  // namespace prestige::server::ops
