#include "tests/server/sim/simulation.h"

#include <algorithm>
#include <map>

#include "server/fair/fair.h"
#include "server/table/record.h"

namespace prestige::server::sim {

using protocol::Json;

namespace {

constexpr int kStepsMax = 400'000;
constexpr Millis kSettleMs = 20'000;

}  // namespace

Simulation::Simulation(std::uint64_t seed, Shape shape) : world_(seed), shape_(std::move(shape)) {
  for (int i = 0; i < shape_.nodes; ++i) add_node();
  for (int i = 0; i < shape_.tables; ++i) add_table(i);
}

void Simulation::add_node() {
  nodes_.push_back(std::make_unique<Node>(world_, data_, faults_));
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
  create.rated = true;
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
    players_.push_back(
        std::make_shared<Player>(world_, nodes_, people[i].token, table, static_cast<int>(i)));
  }
  if (shape_.spectators) {
    players_.push_back(
        std::make_shared<Player>(world_, nodes_, add_person().token, table, std::nullopt));
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
  for (const auto& player : players_) player->start();
  const auto all_over = [&] {
    return std::ranges::all_of(players_, [](const auto& player) { return player->over(); });
  };
  run_until([&] { return acknowledged() >= static_cast<std::size_t>(decisions) || all_over(); },
            kStepsMax);
  faults_ = {};
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

void Simulation::finish() {
  faults_ = {};
  run_until(
      [&] {
        return std::ranges::all_of(players_, [](const auto& player) { return player->over(); });
      },
      kStepsMax * 10);
  const Millis end = world_.now() + kSettleMs;
  run_until([&] { return world_.now() >= end; }, kStepsMax);
  settled_ = true;
}

void Simulation::check_table(const std::string& table, std::vector<std::string>& wrong) {
  const TableId id = id_from<TableId>(table).value();
  MemoryStore store(data_);
  const auto log = read_log(store, id, 0);
  if (!log) return wrong.push_back("the log of " + table + " cannot be read");
  Replayed replayed;
  std::map<std::pair<int, std::string>, int> keys;
  const bool sound =
      replay(id, log->entries, replayed, [&](const TableModel&, const Entry& entry, const auto&) {
        const auto* moved = std::get_if<entry::Moved>(&entry);
        if (moved != nullptr && moved->key) {
          ++keys[{moved->seat, *moved->key}];
        }
      });
  if (!sound) wrong.push_back("the log of " + table + " does not fold");
  for (const auto& [key, times] : keys) {
    if (times > 1) wrong.push_back("decision " + key.second + " was taken twice");
  }
  for (const auto& player : players_) {
    if (player->table() != table) continue;
    for (const std::string& key : player->acknowledged()) {
      if (keys[{player->seat().value_or(-1), key}] != 1) {
        wrong.push_back("acknowledged decision " + key + " is lost");
      }
    }
    const Seat viewer = player->seat() ? Seat(*player->seat()) : Seat::spectator();
    const TableModel& m = replayed.model;
    if (player->version() > m.seen(viewer)) wrong.push_back("a client saw what is not stored");
    if (player->version() == m.seen(viewer) && m.game &&
        player->observation() !=
            nlohmann::json::parse(m.codec->observation(m.game->state, viewer).dump())) {
      wrong.push_back("a client at the newest version sees something else than the server");
    }
  }
  if (replayed.model.status != api::Status::over) return;
  if (settled_ && !data_->rated.contains(id)) wrong.push_back(table + " does not count");
  const auto verified = verify_record(record_of(replayed, log->names));
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
