#include "tests/server/sim/simulation.h"

#include <algorithm>
#include <map>
#include <set>

#include "server/fair/fair.h"
#include "server/table/record.h"

namespace prestige::server::sim {

using protocol::Json;

namespace {

constexpr int kStepsMax = 400'000;
constexpr Millis kSettleMs = 12'000;

// What the store tells of a table.
struct Told {
  void add(const TableModel& m, const Entry& entry) {
    last = m.updated;
    if (const auto* moved = std::get_if<entry::Moved>(&entry)) {
      if (moved->key) ++keys[{moved->seat, *moved->key}];
      if (m.spectator_seen > spectator_seen) moved_at[m.spectator_seen] = moved->at;
    }
    spectator_seen = m.spectator_seen;
    if (const auto* undone = std::get_if<entry::Undone>(&entry)) {
      ++keys[{undone->seat, undone->key}];
    }
  }

  Replayed game;
  std::map<std::pair<int, std::string>, int> keys;
  std::int64_t spectator_seen = 0;
  std::map<std::int64_t, Millis> moved_at;  // by what spectators see of it
  std::set<std::int64_t> lines;
  Millis last = 0;       // when something was last done there
  bool settled = false;  // everybody must know of it by now
};

void check_view(const Player& player, const Told& told, std::vector<std::string>& wrong) {
  const Seat viewer = player.seat() ? Seat(*player.seat()) : Seat::spectator();
  const TableModel& m = told.game.model;
  if (player.version() > m.seen(viewer)) wrong.push_back("a client saw what is not stored");
  if (told.settled && player.version() < m.seen(viewer)) {
    wrong.push_back("a client was not told the newest: " + player.situation());
  }
  if (player.version() == m.seen(viewer) && m.game &&
      player.observation() !=
          nlohmann::json::parse(m.codec->observation(m.game->state, viewer).dump())) {
    wrong.push_back("a client at the newest version sees something else than the server");
  }
}

void check_talk(const Player& player, const Told& told, std::vector<std::string>& wrong) {
  if (!std::ranges::includes(told.lines, player.said())) {
    wrong.push_back("an acknowledged line is lost");
  }
  if (!std::ranges::includes(told.lines, player.heard())) {
    wrong.push_back("a client heard what is not stored");
  }
  // Spectators with delay do not hear what was said just before they came.
  if (told.settled && player.seat() && player.heard() != told.lines) {
    wrong.push_back("a client has not heard everything: " + player.situation());
  }
}

// Clocks of processes may be apart by so much.
void check_delay(const Player& player, const Told& told, Millis apart,
                 std::vector<std::string>& wrong) {
  const Millis delay = told.game.model.setup->spectator_delay_s * 1000;
  const bool late = !player.seat() && delay > 0;
  // Who looks on late and comes to a process whose clock is behind sees a moment again.
  if (player.went_back() && !(late && apart > 0)) {
    wrong.push_back("a whole view is older than what was shown before: " + player.situation());
  }
  if (!late) return;
  for (const auto& [time, version] : player.shown()) {
    const auto moved = told.moved_at.find(version);
    if (moved != told.moved_at.end() && time < moved->second + delay - apart) {
      wrong.push_back("a spectator saw version " + std::to_string(version) + " too early");
    }
  }
}

void check_player(const Player& player, const Told& told, Millis apart,
                  std::vector<std::string>& wrong) {
  for (const std::string& key : player.acknowledged()) {
    if (!told.keys.contains({player.seat().value_or(-1), key})) {
      wrong.push_back("acknowledged decision " + key + " is lost");
    }
  }
  check_view(player, told, wrong);
  check_talk(player, told, wrong);
  check_delay(player, told, apart, wrong);
}

}  // namespace

Simulation::Simulation(std::uint64_t seed, Shape shape) : world_(seed), shape_(std::move(shape)) {
  for (int i = 0; i < shape_.nodes; ++i) add_node();
  for (int i = 0; i < shape_.tables; ++i) add_table(i);
}

void Simulation::add_node() {
  const Millis skew = shape_.skew == 0 ? 0 : world_.below(2 * shape_.skew + 1) - shape_.skew;
  nodes_.push_back(std::make_unique<Node>(world_, data_, faults_, skew));
  Node* node = nodes_.back().get();
  node->restart = [this, node] {
    ++crashes_;
    world_.later(1, 2000, nullptr, [node] { node->start(); });
  };
  node->announce = [this, node](const News& news) {
    for (const auto& other : nodes_) {
      if (other.get() == node) continue;
      const bool lost = world_.once_in(faults_.lost_news);
      world_.later(lost ? 3000 : 0, lost ? 5000 : 30, nullptr, [other = other.get(), news, lost] {
        if (lost) other->resync();
        if (!lost) other->news(news);
      });
    }
  };
  node->start();
}

// Asks the first node and waits for the answer; for setting up, while nothing goes wrong.
Json Simulation::ask(const Identity& who, api::Request request) {
  std::optional<Reply> answer;
  nodes_.front()->request(who, std::move(request), [&](Reply reply) { answer = std::move(reply); });
  run_until([&] { return answer.has_value(); }, kStepsMax);
  if (!answer || !answer->body) {
    complaints_.push_back(answer ? answer->body.error().text.en : "no answer");
    return Json::object();
  }
  return Json::parse(*answer->body);
}

Simulation::Person Simulation::add_person() {
  const Json signed_in = ask({}, api::Guest{});
  Person person;
  person.token = signed_in.at("token");
  person.who.person = id_from<PersonId>(signed_in.at("me").at("person").get<std::string>()).value();
  person.who.name = signed_in.at("me").at("name");
  return person;
}

void Simulation::add_table(int number) {
  std::vector<Person> people;
  for (int i = shape_.bots; i < shape_.players; ++i) people.push_back(add_person());
  api::CreateTable create;
  create.game = shape_.game;
  create.players = shape_.players;
  create.options = shape_.options;
  create.bots = std::vector<std::string>(static_cast<std::size_t>(shape_.bots), "random");
  if (number % 2 == 1) create.bot_pace = api::BotPace::instant;
  create.rated = !shape_.friendly;
  create.friendly = shape_.friendly;
  create.spectator_delay_s = shape_.spectator_delay_s;
  if (shape_.seconds_per_move > 0) {
    create.clock = api::ClockSetup{.kind = api::ClockKind::per_move,
                                   .seconds = shape_.seconds_per_move,
                                   .increment = std::nullopt};
  }
  create.entropy = "table " + std::to_string(number);
  const std::string table = ask(people[0].who, create).at("table");
  tables_.push_back(table);
  for (std::size_t i = 1; i < people.size(); ++i) {
    api::Join join;
    join.table = table;
    join.seat = static_cast<int>(i);
    ask(people[i].who, join);
  }
  for (const Person& person : people) {
    api::Ready ready;
    ready.table = table;
    ready.ready = true;
    ask(person.who, ready);
  }
  for (std::size_t i = 0; i < people.size(); ++i) {
    players_.push_back(std::make_shared<Player>(world_, nodes_, habits_, people[i].token, table,
                                                static_cast<int>(i)));
  }
  if (shape_.spectators) {
    players_.push_back(
        std::make_shared<Player>(world_, nodes_, habits_, add_person().token, table, std::nullopt));
  }
}

std::size_t Simulation::acknowledged() const {
  std::size_t count = 0;
  for (const auto& player : players_) count += player->acknowledged().size();
  return count;
}

void Simulation::run_until(const std::function<bool()>& done, int steps_max) {
  for (int i = 0; i < steps_max; ++i) {
    if (done() || !world_.step()) return;
  }
  complaints_.push_back("it does not go on");
  for (const auto& player : players_) complaints_.push_back(player->situation());
}

void Simulation::run(int decisions) {
  faults_ = shape_.faults;
  habits_ = shape_.habits;
  for (const auto& player : players_) player->start();
  const auto all_over = [&] {
    return std::ranges::all_of(players_, [](const auto& player) { return player->over(); });
  };
  run_until([&] { return acknowledged() >= static_cast<std::size_t>(decisions) || all_over(); },
            kStepsMax);
  faults_ = {};
  habits_ = {};
  // Every table goes on: a decision more at each, whoever it waits for.
  std::map<std::string, std::size_t> before;
  for (const auto& player : players_) before[player->table()] += player->acknowledged().size();
  run_until(
      [&] {
        std::map<std::string, std::size_t> now;
        std::map<std::string, bool> over;
        for (const auto& player : players_) {
          now[player->table()] += player->acknowledged().size();
          if (player->over()) over[player->table()] = true;
        }
        return std::ranges::all_of(before, [&](const auto& entry) {
          return over[entry.first] || now[entry.first] >= entry.second + 3;
        });
      },
      kStepsMax);
}

void Simulation::settle() {
  for (const auto& player : players_) player->stop();
  const Millis end = world_.now() + kSettleMs;
  run_until([&] { return world_.now() >= end; }, kStepsMax);
  settled_ = true;
}

void Simulation::finish() {
  faults_ = {};
  habits_ = {};
  run_until(
      [&] {
        return std::ranges::all_of(players_, [](const auto& player) { return player->over(); });
      },
      kStepsMax * 10);
  settle();
  settle();  // games count at last
  finished_ = true;
}

void Simulation::check_table(const std::string& table, std::vector<std::string>& wrong) {
  const TableId id = id_from<TableId>(table).value();
  MemoryStore store(data_);
  const auto log = read_log(store, id, 0);
  if (!log) return wrong.push_back("the log of " + table + " cannot be read");
  Told told;
  const bool sound =
      replay(id, log->entries, told.game,
             [&](const TableModel& m, const Entry& entry, const auto&) { told.add(m, entry); });
  if (!sound) wrong.push_back("the log of " + table + " does not fold");
  for (const auto& [key, times] : told.keys) {
    if (times > 1) wrong.push_back("what has the key " + key.second + " was done twice");
  }
  const auto lines = store.chat(id, ChatRoom::table, 0, INT32_MAX).value();
  for (const ChatRow& line : lines) told.lines.insert(line.number);
  told.settled = settled_ && world_.now() - told.last > kSettleMs / 2;
  for (const auto& player : players_) {
    if (player->table() == table) check_player(*player, told, 2 * shape_.skew, wrong);
  }
  if (told.game.model.status != api::Status::over) return;
  const bool counts = data_->rated.contains(id);
  if (finished_ && counts == shape_.friendly) wrong.push_back(table + " does not count rightly");
  const auto verified = verify_record(record_of(told.game, log->names));
  if (!verified) wrong.push_back("draws do not verify: " + verified.error().text.en);
}

std::vector<std::string> Simulation::complaints() {
  std::vector<std::string> wrong = complaints_;
  for (const auto& player : players_) {
    wrong.insert(wrong.end(), player->complaints().begin(), player->complaints().end());
  }
  for (const std::string& table : tables_) check_table(table, wrong);
  return wrong;
}

}  // namespace prestige::server::sim
