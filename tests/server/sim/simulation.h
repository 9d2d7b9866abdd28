#pragma once

// A whole service in the simulated world: nodes on one store, people who play at their tables.

#include "server/table/log.h"
#include "tests/server/sim/player.h"

namespace prestige::server::sim {

struct Shape {
  int nodes = 1;
  int tables = 2;
  std::string game = "citadels";
  int players = 2;
  protocol::Json options = protocol::Json::object();
  int bots = 0;
  bool spectators = true;
  Millis spectator_delay_s = 0;
  std::int64_t seconds_per_move = 0;  // 0: without a clock
  bool friendly = false;              // and not rated then
  Millis skew = 0;                    // of clocks at most, before or after the time of the world
  Faults faults;
  Habits habits;
};

class Simulation {
 public:
  Simulation(std::uint64_t seed, Shape shape);

  // Plays with faults until so many decisions are acknowledged, then without until every player has
  // decided again or its game is over.
  void run(int decisions);
  // Nobody decides any more; whatever is on its way arrives.
  void settle();
  // Plays without faults until all games are over and what follows from that has come about.
  void finish();
  // Everything that is wrong now; empty: nothing. The store is compared with what the players saw.
  std::vector<std::string> complaints();

  const std::vector<std::shared_ptr<Player>>& players() const { return players_; }
  int crashes() const { return crashes_; }

 private:
  struct Person {
    std::string token;
    Identity who;
  };

  void add_node();
  void add_table(int number);
  Person add_person();
  protocol::Json ask(const Identity& who, api::Request request);
  void check_table(const std::string& table, std::vector<std::string>& complaints);
  std::size_t acknowledged() const;
  void run_until(const std::function<bool()>& done, int steps_max);

  World world_;
  Shape shape_;
  Faults faults_;  // those in force
  Habits habits_;
  std::shared_ptr<MemoryData> data_ = std::make_shared<MemoryData>();
  std::vector<std::unique_ptr<Node>> nodes_;
  std::vector<std::shared_ptr<Player>> players_;
  std::vector<std::string> tables_;
  std::vector<std::string> complaints_;
  int crashes_ = 0;
  bool finished_ = false;
  bool settled_ = false;
};

}  // namespace prestige::server::sim
