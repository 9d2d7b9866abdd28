#include "bench/load/load.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <span>
#include <utility>

#include "bench/load/scan.h"

namespace prestige::load {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::int64_t kStalledNs = 10 * kSecond;

std::int64_t now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::int64_t nanoseconds(double seconds) { return static_cast<std::int64_t>(seconds * 1e9); }

}  // namespace

Load::Load(const Options& options) : options_(options), random_(options.seed) {
  epoll_ = epoll_create1(EPOLL_CLOEXEC);
  acting_ = options.mode == Mode::play;
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
  return true;
}

// ---- opening ----

bool Load::open_sockets() {
  HttpClient http(address_);
  for (int i = 0; i < options_.tables; ++i) {
    auto& table = *tables_.emplace_back(std::make_unique<Table>());
    for (int k = 0; k < options_.sockets_per_table; ++k) {
      auto& player = *table.players.emplace_back(std::make_unique<Player>());
      player.table = &table;
      player.seat = k < 2 ? k : -1;
      if (!open_socket(http, player)) return false;
    }
    turn(0);
  }
  return turn_until([this] {
    return std::ranges::all_of(tables_, [](const auto& table) {
      return std::ranges::all_of(table->players, [](const auto& p) { return p->greeted; });
    });
  });
}

bool Load::open_socket(HttpClient& http, Player& player) {
  if (player.seat >= 0) {
    const auto guest = http.post("/api/v1/guests", R"({"language":"en"})");
    if (!guest) {
      failure_ = "no guest could begin: is the server there, and its limit of sign-ins off?";
      return false;
    }
    player.token = text_after(*guest, R"("token":")");
  } else {
    player.token = player.table->players.front()->token;
  }
  if (!player.connection.open(address_)) {
    failure_ = "no connection";
    return false;
  }
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = &player;
  epoll_ctl(epoll_, EPOLL_CTL_ADD, player.connection.socket(), &event);
  player.connection.send(R"({"type":"hello","protocol":1,"token":")" + player.token + "\"}");
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
  table.id.clear();
  table.playing = false;
  table.moved_ns = now_ns();
  for (const auto& player : table.players) {
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
  for (const auto& table : tables_) {
    for (const auto& p : table->players) {
      sum += p->connection.bytes_in() + p->connection.bytes_out();
    }
  }
  return sum;
}

// ---- events ----

void Load::turn(int wait_ms) {
  std::array<epoll_event, 256> events{};
  const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), wait_ms);
  for (int i = 0; i < count; ++i) {
    auto& player = *static_cast<Player*>(events[static_cast<std::size_t>(i)].data.ptr);
    const auto handler = [&](std::string_view message) { on_message(player, message); };
    if (!player.connection.read(handler) || !player.connection.write()) {
      lose(player);
    } else {
      listen(player);
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
void Load::listen(Player& player) {
  const bool write = player.connection.wants_to_write();
  if (std::exchange(player.listens_for_room, write) == write) return;
  epoll_event event{};
  event.events = write ? EPOLLIN | EPOLLOUT : EPOLLIN;
  event.data.ptr = &player;
  epoll_ctl(epoll_, EPOLL_CTL_MOD, player.connection.socket(), &event);
}

void Load::lose(Player& player) {
  epoll_ctl(epoll_, EPOLL_CTL_DEL, player.connection.socket(), nullptr);
  ++report_.lost;
}

void Load::on_message(Player& player, std::string_view message) {
  switch (kind_of(message)) {
    case Kind::reply:
      return on_reply(player, message);
    case Kind::update:
      return on_update(player, message);
    case Kind::other:
      if (message.starts_with(R"({"type":"hello")")) player.greeted = true;
  }
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
      return sit(table);
    case Asked::join:
      for (const auto& other : table.players) watch(*other);
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
  const std::int64_t id = ++asked_ * kAskedKinds + static_cast<std::int64_t>(asked);
  std::string message = R"({"type":")";
  message.append(type).append(R"(","id":)").append(std::to_string(id)).append(",");
  message.append(fields).append("}");
  player.connection.send(message);
  listen(player);
}

}  // namespace prestige::load
