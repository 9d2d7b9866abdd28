#pragma once

// A person with a program that plays at random over a WebSocket: follows a table, decides, connects
// again when it must, repeats what was not answered, and notices what a server must not do.

#include <atomic>
#include <functional>
#include <optional>
#include <random>
#include <thread>

#include "tests/server/integration/site.h"
#include "tests/server/kit/ws_client.h"

namespace prestige::server::integration {

class Player {
 public:
  // Without a seat it only watches. port() is asked before each connection; 0: nobody is there.
  Player(std::function<int()> port, Person who, std::string table, std::optional<int> seat);
  ~Player() { stop(); }

  // Plays in a thread of its own until the game is over.
  void start();
  void stop();  // and waits
  void join() { thread_.join(); }

  bool over() const { return over_; }
  int decisions() const { return decided_; }  // that were acknowledged

  // After join() or stop() only.
  const std::vector<std::string>& acknowledged() const { return acknowledged_; }  // actions
  const std::vector<Json>& updates() const { return updates_; }
  const std::vector<std::string>& complaints() const { return complaints_; }
  const std::vector<int>& close_codes() const { return close_codes_; }
  int reconnects() const { return reconnects_; }
  int repeated() const { return repeated_; }

  bool keep_updates = false;
  std::chrono::microseconds pause{0};  // before a decision

 private:
  struct Decision {
    std::string action;
    std::int64_t version = 0;
    std::string key;
    std::int64_t id = 0;
  };

  void run();
  void session();
  bool watch(kit::WsClient& socket);
  void receive(kit::WsClient& socket, const Json& message);
  void update(const Json& message);
  void reply(const Json& message);
  void maybe_decide(kit::WsClient& socket);
  void send_decision(kit::WsClient& socket);
  void complain(std::string what) { complaints_.push_back(std::move(what)); }

  std::function<int()> port_;
  Person who_;
  std::string table_;
  std::optional<int> seat_;
  std::thread thread_;
  std::atomic<bool> over_ = false;
  std::atomic<bool> stopped_ = false;
  std::atomic<int> decided_ = 0;
  bool ended_ = false;  // the game
  std::optional<std::int64_t> version_;
  std::vector<std::string> legal_;
  std::optional<Decision> decision_;
  std::int64_t next_id_ = 1;
  std::int64_t watch_id_ = 0;  // 0: it was answered
  std::mt19937_64 random_;
  std::vector<std::string> acknowledged_;
  std::vector<Json> updates_;
  std::vector<std::string> complaints_;
  std::vector<int> close_codes_;
  int reconnects_ = -1;
  int repeated_ = 0;
};

// Waits until all games are over; says what goes wrong.
void expect_finished(std::vector<std::unique_ptr<Player>>& players, int seconds = 90);

}  // namespace prestige::server::integration
