#pragma once

// The generator: one thread, one epoll, many tables.

#include <deque>
#include <map>
#include <random>

#include "bench/load/latency.h"
#include "bench/load/options.h"
#include "bench/load/player.h"
#include "bench/load/process.h"

namespace prestige::load {

struct Report {
  Latency latency;
  double seconds = 0;  // measured
  std::uint64_t moves = 0;
  std::uint64_t games = 0;
  std::uint64_t bytes = 0;    // both ways, while measured
  std::uint64_t stalled = 0;  // tables where nothing happened for long
  std::uint64_t lost = 0;     // connections
  std::map<std::string, std::uint64_t> errors;
  // Of a server that was killed, since it was started again.
  double ready_s = 0;   // until it says that it is well
  double loaded_s = 0;  // until everybody is back and sees their table
  double own_cpu_s = 0;
  // Of the server: before anything was open, with all sockets, with half the tables, with all, and
  // at the end.
  std::optional<Usage> empty, sockets, half, tables, end;
};

class Load {
 public:
  explicit Load(const Options& options);
  ~Load();

  // False: not everything could be opened in time; `failure` says why.
  bool run();

  const Report& report() const { return report_; }
  const std::string& failure() const { return failure_; }

 private:
  bool open_sockets();
  Line* open_line(HttpClient& http, const Line* same_person);
  bool start_tables();
  bool start_tables(std::size_t from, std::size_t to);
  void measure();
  bool recover();
  bool wait_until_well(std::int64_t end_ns);
  bool come_back();
  bool greet(Line& line);

  void turn(int wait_ms);
  bool turn_until(const std::function<bool()>& done);
  void listen(Line& line);
  void lose(Line& line);
  void on_message(Line& line, std::string_view message);
  Player* player_of(Line& line, std::string_view message, bool is_reply);
  void on_reply(Player& player, std::string_view message);
  void on_update(Player& player, std::string_view message);
  void refused(Player& player, Asked asked, std::string_view message);

  void create(Table& table);
  void sit(Table& table);
  void watch(Player& player);
  void finished(Table& table);

  void want_to_act(Player& player);
  void act(Player& player);
  void act_in_pace();
  void ask(Player& player, Asked asked, std::string_view type, std::string_view fields);
  std::uint64_t bytes() const;
  bool measuring() const { return measuring_; }

  Options options_;
  Address address_;
  int epoll_ = -1;
  std::vector<std::unique_ptr<Line>> lines_;
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::deque<Player*> queue_;  // of those who may act, when there is a pace
  std::vector<std::string_view> legal_;
  std::mt19937_64 random_;
  std::int64_t asked_ = 0;
  std::int64_t next_act_ns_ = 0;
  bool measuring_ = false;
  bool acting_ = false;  // players decide (not in idle mode)
  Report report_;
  std::string failure_;
};

}  // namespace prestige::load
