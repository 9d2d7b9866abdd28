#pragma once

// A person with a program that plays at random: connects to any node, follows its table, decides,
// repeats what was not answered, and notices everything that a server must not do.

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/error.h"
#include "tests/server/sim/node.h"

namespace prestige::server::sim {

class Player : public std::enable_shared_from_this<Player> {
 public:
  // Without a seat it only watches.
  Player(World& world, std::vector<std::unique_ptr<Node>>& nodes, std::string token,
         std::string table, std::optional<int> seat);

  void start() { connect(); }
  void stop() { stopped_ = true; }

  bool over() const { return over_; }
  const std::string& table() const { return table_; }
  std::optional<int> seat() const { return seat_; }
  const nlohmann::json& observation() const { return observation_; }
  std::int64_t version() const { return version_.value_or(0); }
  // Keys of decisions that the server has acknowledged.
  const std::set<std::string>& acknowledged() const { return acknowledged_; }
  // What went wrong; empty: nothing.
  const std::vector<std::string>& complaints() const { return complaints_; }
  int reconnects() const { return reconnects_; }
  // What it waits for, in words, for somebody who looks into a failure.
  std::string situation() const;

 private:
  struct Connection;
  void connect();
  void received(const std::string& message);
  void cut();
  void watch();
  void update(const protocol::Json& message);
  void reply(const protocol::Json& message);
  void maybe_act();
  void send_act();
  void complain(std::string what) { complaints_.push_back(std::move(what)); }

  World& world_;
  std::vector<std::unique_ptr<Node>>& nodes_;
  std::string token_;
  std::string table_;
  std::optional<int> seat_;
  Node::Wire wire_;
  std::shared_ptr<Connection> line_;
  bool connected_ = false;
  bool stopped_ = false;
  bool over_ = false;
  std::int64_t next_id_ = 1;
  std::int64_t watch_id_ = 0;
  std::optional<std::int64_t> version_;
  nlohmann::json observation_ = nlohmann::json::object();
  std::vector<std::string> legal_;
  struct Act {
    std::string action;
    std::string key;
    std::int64_t version = 0;
    std::int64_t id = 0;
  };
  std::optional<Act> act_;  // sent and not answered
  int decisions_ = 0;
  int reconnects_ = 0;
  std::set<std::string> acknowledged_;
  std::vector<std::string> complaints_;
};

}  // namespace prestige::server::sim
