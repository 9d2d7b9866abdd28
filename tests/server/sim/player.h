#pragma once

// A person with a program that plays at random: connects to any node, follows its table, decides,
// repeats what was not answered, and notices everything that a server must not do.

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/error.h"
#include "tests/server/sim/node.h"

namespace prestige::server::sim {

inline constexpr Millis kAnswerMax = 3'000;  // then the client gives the connection up

// What people do beside deciding: once in so many chances; 0: never.
struct Habits {
  int undo = 0;
  int talk = 0;
  int hand_over = 0;  // and come back after a while
  int leave = 0;      // the same
  int doze = 0;       // until a clock has run out
  int twice = 0;      // decides on two pages at once, of which one may be slow
};

class Player : public std::enable_shared_from_this<Player> {
 public:
  // Without a seat it only watches.
  Player(World& world, std::vector<std::unique_ptr<Node>>& nodes, const Habits& habits,
         std::string token, std::string table, std::optional<int> seat);

  void start() { connect(); }
  // From now on it only looks on.
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
  // Numbers of lines at the table that it has heard, and of its own that were acknowledged.
  const std::set<std::int64_t>& heard() const { return heard_; }
  const std::set<std::int64_t>& said() const { return said_; }
  // Since when it has known which version.
  const std::vector<std::pair<Millis, std::int64_t>>& shown() const { return shown_; }
  // A whole view was older than what was shown before.
  bool went_back() const { return went_back_; }
  // How often each kind of request has been done that is no decision.
  const std::map<std::string, int>& asides() const { return asides_; }
  // What it waits for, in words, for somebody who looks into a failure.
  std::string situation() const;

 private:
  struct Connection;
  void connect();
  Node& any_node();
  void received(const std::string& message);
  void cut();
  void watch();
  void update(const protocol::Json& message);
  void look_around(const protocol::Json& info);
  void reply(const protocol::Json& message);
  void maybe_act();
  void decide();
  void send_act();
  void send_twice(const std::string& message);
  // ---- beside deciding ----
  void ask_for_talk();
  void hear(const protocol::Json& line);
  bool maybe_aside();
  void send_aside(std::string type, protocol::Json fields);
  void aside_answered(const protocol::Json& message);
  void answer_undo(const protocol::Json& update);
  void come_back_soon();
  protocol::Json request(std::string_view type, std::int64_t id) const;
  void complain(std::string what) { complaints_.push_back(std::move(what)); }

  World& world_;
  std::vector<std::unique_ptr<Node>>& nodes_;
  const Habits& habits_;
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
  struct Aside {
    std::string type;
    protocol::Json fields;
    std::int64_t id = 0;
  };
  std::optional<Aside> aside_;  // the same
  std::int64_t talk_id_ = 0;    // of the question for earlier lines
  bool stood_in_ = false;
  bool coming_back_ = false;
  bool dozing_ = false;
  bool has_clock_ = false;
  std::set<std::int64_t> heard_;
  std::set<std::int64_t> said_;
  std::vector<std::pair<Millis, std::int64_t>> shown_;
  bool went_back_ = false;
  std::map<std::string, int> asides_;
  int decisions_ = 0;
  int reconnects_ = 0;
  std::set<std::string> acknowledged_;
  std::vector<std::string> complaints_;
};

}  // namespace prestige::server::sim
