#include "bench/load/load.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "bench/load/scan.h"
#include "bench/load/time.h"

namespace prestige::load {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::int64_t kStalledNs = 10 * kSecond;

std::int64_t nanoseconds(double seconds) { return static_cast<std::int64_t>(seconds * 1e9); }

}  // namespace

Load::Load(const Options& options) : options_(options), random_(options.seed) {
  epoll_ = epoll_create1(EPOLL_CLOEXEC);
  acting_ = options.mode != Mode::idle;
}

Load::~Load() { close(epoll_); }

bool Load::run() {
  const auto address = address_of(options_.url);
  if (!address) {
    failure_ = "the address must be http://host:port";
    return false;
  }
  address_ = *address;
  if (options_.pid > 0) report_.empty = usage_of(options_.pid);
  if (!open_sockets()) return false;
  if (options_.pid > 0) report_.sockets = usage_of(options_.pid);
  if (!start_tables()) return false;
  if (options_.pid > 0) report_.tables = usage_of(options_.pid);
  measure();
  return options_.mode != Mode::recover || recover();
}

// ---- opening ----

bool Load::open_sockets() {
  HttpClient http(address_);
  std::vector<Line*> seated;  // those who play at the next tables
  for (int i = 0; i < options_.tables; ++i) {
    auto& table = *tables_.emplace_back(std::make_unique<Table>());
    if (i % options_.tables_per_socket == 0) seated.clear();
    for (int k = 0; k < options_.sockets_per_table; ++k) {
      const auto at = static_cast<std::size_t>(k);
      if (at == seated.size()) seated.push_back(open_line(http, k < 2 ? nullptr : seated.front()));
      if (seated[at] == nullptr) return false;
      auto& player = *players_.emplace_back(std::make_unique<Player>());
      player.number = static_cast<int>(players_.size()) - 1;
      player.table = &table;
      player.line = seated[at];
      player.seat = k < 2 ? k : -1;
      table.players.push_back(&player);
    }
    turn(0);
  }
  return turn_until(
      [this] { return std::ranges::all_of(lines_, [](const auto& l) { return l->greeted; }); });
}

// A connection of a new guest, or one more of the same person; none when there is no way.
Line* Load::open_line(HttpClient& http, const Line* same_person) {
  auto line = std::make_unique<Line>();
  if (same_person != nullptr) {
    line->token = same_person->token;
  } else {
    const auto guest = http.post("/api/v1/guests", R"({"language":"en"})");
    if (!guest) {
      failure_ = "no guest could begin: is the server there, and its limit of sign-ins off?";
      return nullptr;
    }
    line->token = text_after(*guest, R"("token":")");
  }
  if (!greet(*line)) return nullptr;
  return lines_.emplace_back(std::move(line)).get();
}

bool Load::greet(Line& line) {
  if (!line.connection.open(address_)) {
    failure_ = "no connection";
    return false;
  }
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = &line;
  epoll_ctl(epoll_, EPOLL_CTL_ADD, line.connection.socket(), &event);
  line.connection.send(R"({"type":"hello","protocol":1,"token":")" + line.token + "\"}");
  return true;
}

bool Load::start_tables() {
  // The first half also makes caches and buffers of the server grow; the second shows what a table
  // takes.
  const std::size_t half = tables_.size() / 2;
  if (!start_tables(0, half)) return false;
  if (options_.pid > 0) report_.half = usage_of(options_.pid);
  return start_tables(half, tables_.size());
}

bool Load::start_tables(std::size_t from, std::size_t to) {
  const std::span some = std::span(tables_).subspan(from, to - from);
  for (const auto& table : some) create(*table);
  return turn_until(
      [&] { return std::ranges::all_of(some, [](const auto& table) { return table->began; }); });
}

void Load::create(Table& table) {
  for (Player* player : table.players) player->line->players.erase(table.id);
  table.id.clear();
  table.playing = false;
  table.moved_ns = now_ns();
  for (Player* player : table.players) {
    player->action.clear();
    player->acted_version = -1;
  }
  ask(*table.players[0], Asked::create, "create_table",
      R"("game":")" + options_.game + R"(","players":2,"rated":false,"key":"c)" +
          std::to_string(random_()) + "\"");
}

// The table is there: everybody watches, the second sits down, and both are ready.
void Load::sit(Table& table) {
  ask(*table.players[1], Asked::join, "join", R"("table":")" + table.id + R"(","seat":1)");
}

void Load::watch(Player& player) {
  std::string fields = R"("table":")" + player.table->id + "\"";
  if (player.seat >= 0) fields += R"(,"seat":)" + std::to_string(player.seat);
  ask(player, Asked::watch, "watch", fields);
}

void Load::finished(Table& table) {
  if (measuring()) ++report_.games;
  for (const auto& player : table.players) {
    std::string fields = R"("table":")" + table.id + "\"";
    if (player->seat >= 0) fields += R"(,"seat":)" + std::to_string(player->seat);
    ask(*player, Asked::unwatch, "unwatch", fields);
  }
  create(table);
}

// ---- measuring ----

void Load::measure() {
  const auto run_for = [this](double seconds) {
    const std::int64_t end = now_ns() + nanoseconds(seconds);
    while (now_ns() < end) turn(options_.rate > 0 ? 1 : 10);
  };
  run_for(options_.warmup);
  measuring_ = true;
  const std::int64_t start = now_ns();
  const double cpu = own_usage().cpu_s;
  const std::uint64_t bytes_before = bytes();
  if (options_.pid > 0) report_.tables = usage_of(options_.pid);
  run_for(options_.seconds);
  report_.seconds = static_cast<double>(now_ns() - start) / 1e9;
  report_.own_cpu_s = own_usage().cpu_s - cpu;
  report_.bytes = bytes() - bytes_before;
  if (options_.pid > 0) report_.end = usage_of(options_.pid);
  for (const auto& table : tables_) {
    if (acting_ && now_ns() - table->moved_ns > kStalledNs) ++report_.stalled;
  }
}

std::uint64_t Load::bytes() const {
  std::uint64_t sum = 0;
  for (const auto& line : lines_) {
    sum += line->connection.bytes_in() + line->connection.bytes_out();
  }
  return sum;
}

// ---- events ----

void Load::turn(int wait_ms) {
  std::array<epoll_event, 256> events{};
  const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), wait_ms);
  for (int i = 0; i < count; ++i) {
    auto& line = *static_cast<Line*>(events[static_cast<std::size_t>(i)].data.ptr);
    const auto handler = [&](std::string_view message) { on_message(line, message); };
    if (!line.connection.read(handler) || !line.connection.write()) {
      lose(line);
    } else {
      listen(line);
    }
  }
  if (options_.rate > 0) act_in_pace();
}

bool Load::turn_until(const std::function<bool()>& done) {
  const std::int64_t end = now_ns() + nanoseconds(options_.setup_s);
  while (!done()) {
    if (now_ns() > end || report_.lost > 0) {
      failure_ = report_.lost > 0 ? "the server closed a connection" : "not all tables began";
      for (const auto& [code, count] : report_.errors) failure_ += "; " + code;
      return false;
    }
    turn(10);
  }
  return true;
}

// Asks to be told when a socket takes bytes again, while some are left.
void Load::listen(Line& line) {
  const bool write = line.connection.wants_to_write();
  if (std::exchange(line.listens_for_room, write) == write) return;
  epoll_event event{};
  event.events = write ? EPOLLIN | EPOLLOUT : EPOLLIN;
  event.data.ptr = &line;
  epoll_ctl(epoll_, EPOLL_CTL_MOD, line.connection.socket(), &event);
}

void Load::lose(Line& line) {
  epoll_ctl(epoll_, EPOLL_CTL_DEL, line.connection.socket(), nullptr);
  ++report_.lost;
}

void Load::on_message(Line& line, std::string_view message) {
  const Kind kind = kind_of(message);
  if (kind == Kind::other) {
    if (message.starts_with(R"({"type":"hello")")) line.greeted = true;
    return;
  }
  Player* player = player_of(line, message, kind == Kind::reply);
  if (player == nullptr) return;
  if (kind == Kind::reply) return on_reply(*player, message);
  on_update(*player, message);
}

// Replies are known by their id, updates by their table.
Player* Load::player_of(Line& line, std::string_view message, bool is_reply) {
  std::size_t number = players_.size();
  if (is_reply) {
    const auto id = number_after(message, R"("id":)").value_or(0);
    number = static_cast<std::size_t>(id / kAskedKinds) % players_.size();
  } else if (const auto found = line.players.find(std::string(text_after(message, R"("table":")")));
             found != line.players.end()) {
    number = static_cast<std::size_t>(found->second);
  }
  return number < players_.size() ? players_[number].get() : nullptr;
}

void Load::on_reply(Player& player, std::string_view message) {
  const auto id = number_after(message, R"("id":)").value_or(0);
  const auto asked = static_cast<Asked>(id % kAskedKinds);
  if (asked == Asked::act) player.pending = false;
  if (message.find(R"("ok":true)") == message.npos) return refused(player, asked, message);
  Table& table = *player.table;
  switch (asked) {
    case Asked::create:
      table.id = text_after(message, R"("table":")");
      for (Player* other : table.players) other->line->players[table.id] = other->number;
      return sit(table);
    case Asked::join:
      for (Player* other : table.players) watch(*other);
      for (int i = 0; i < 2; ++i) {
        ask(*table.players[static_cast<std::size_t>(i)], Asked::ready, "ready",
            R"("table":")" + table.id + R"(","ready":true)");
      }
      return;
    case Asked::act: {
      const std::int64_t now = now_ns();
      table.moved_ns = now;
      if (measuring()) {
        ++report_.moves;
        report_.latency.add(now - player.sent_ns);
      }
      return want_to_act(player);
    }
    case Asked::watch:
    case Asked::ready:
    case Asked::unwatch:
      return;
  }
}

void Load::refused(Player& player, Asked asked, std::string_view message) {
  ++report_.errors[std::string(text_after(message, R"("code":")"))];
  if (asked != Asked::act) return;
  // Whatever it was, the newest view tells how to go on.
  if (player.may_act()) return want_to_act(player);
  player.acted_version = -1;
  if (player.table->playing) watch(player);
}

void Load::on_update(Player& player, std::string_view message) {
  Table& table = *player.table;
  if (player.seat < 0 || text_after(message, R"("table":")") != table.id) return;
  player.version = number_after(message, R"("version":)").value_or(0);
  player.sees_table = true;
  player.action.clear();
  const std::string_view status = text_after(message, R"("status":")");
  if (status == "over") {
    if (table.playing) finished(table);
    return;
  }
  // Without "info" nothing has changed in the table but the game.
  if (status.empty() ? !table.playing : status != "playing") return;
  table.playing = true;
  table.began = true;
  // A view that comes twice is decided in once.
  if (!acting_ || player.version <= player.acted_version) return;
  legal_actions(message, legal_);
  if (legal_.empty()) return;
  player.action = legal_[random_() % legal_.size()];
  want_to_act(player);
}

// ---- acting ----

void Load::want_to_act(Player& player) {
  if (!player.may_act()) return;
  if (options_.rate <= 0) return act(player);
  if (std::exchange(player.queued, true)) return;
  queue_.push_back(&player);
}

void Load::act_in_pace() {
  const std::int64_t now = now_ns();
  const auto interval = static_cast<std::int64_t>(1e9 / options_.rate);
  while (next_act_ns_ <= now && !queue_.empty()) {
    Player& player = *queue_.front();
    queue_.pop_front();
    player.queued = false;
    if (!player.may_act()) continue;
    act(player);
    // What could not be sent in time is not made up for in one burst.
    next_act_ns_ = std::max(next_act_ns_ + interval, now - 10 * interval);
  }
}

void Load::act(Player& player) {
  player.pending = true;
  player.sent_ns = now_ns();
  player.acted_version = player.version;
  ask(player, Asked::act, "act",
      R"("table":")" + player.table->id + R"(","seat":)" + std::to_string(player.seat) +
          R"(,"action":")" + std::exchange(player.action, {}) + R"(","version":)" +
          std::to_string(player.version) + R"(,"key":"k)" + std::to_string(asked_) + "\"");
}

void Load::ask(Player& player, Asked asked, std::string_view type, std::string_view fields) {
  const auto count = static_cast<std::int64_t>(players_.size());
  const std::int64_t id =
      (++asked_ * count + player.number) * kAskedKinds + static_cast<std::int64_t>(asked);
  std::string message = R"({"type":")";
  message.append(type).append(R"(","id":)").append(std::to_string(id)).append(",");
  message.append(fields).append("}");
  player.line->connection.send(message);
  listen(*player.line);
}

}  // namespace prestige::load
