#include "tests/server/integration/player.h"

#include "tests/server/kit/test_server.h"

namespace prestige::server::integration {

namespace {

using namespace std::chrono_literals;

constexpr int kSilenceMs = 5'000;  // then the client gives the connection up

}  // namespace

Player::Player(std::function<int()> port, Person who, std::string table, std::optional<int> seat)
    : port_(std::move(port)),
      who_(std::move(who)),
      table_(std::move(table)),
      seat_(seat),
      random_(std::hash<std::string>()(who_.id)) {}

void Player::start() {
  thread_ = std::thread([this] { run(); });
}

void Player::stop() {
  stopped_ = true;
  if (thread_.joinable()) thread_.join();
}

void Player::run() {
  while (!over_ && !stopped_) {
    session();
    std::this_thread::sleep_for(2ms);
  }
}

bool Player::watch(kit::WsClient& socket) {
  watch_id_ = next_id_++;
  Json message = {{"type", "watch"}, {"id", watch_id_}, {"table", table_}};
  if (seat_) message["seat"] = *seat_;
  if (version_) message["after"] = *version_;
  return socket.send(message);
}

void Player::session() {
  const int port = port_();
  if (port == 0) return;
  kit::WsClient socket(port);
  if (socket.status() != 101) return;
  const Json hello = socket.hello(who_.token);
  if (!hello.is_object() || hello.at("type") != "hello") return;
  ++reconnects_;
  if (!watch(socket)) return;
  if (decision_) {
    ++repeated_;
    send_decision(socket);
  }
  auto heard = std::chrono::steady_clock::now();
  while (!over_ && !stopped_ && !socket.closed()) {
    const Json message = socket.receive_json(20);
    const auto now = std::chrono::steady_clock::now();
    if (!message.is_null()) {
      heard = now;
      receive(socket, message);
    }
    const bool waits = decision_ || watch_id_ != 0;
    if (waits && now - heard > std::chrono::milliseconds(kSilenceMs)) return;
  }
  if (socket.closed()) close_codes_.push_back(socket.close_code(200));
}

void Player::receive(kit::WsClient& socket, const Json& message) {
  const std::string type = message.value("type", "");
  if (type == "update") update(message);
  if (type == "reply") reply(message);
  maybe_decide(socket);
  // The last answer may come after the last update.
  over_ = ended_ && !decision_;
}

void Player::update(const Json& message) {
  const auto version = message.at("version").get<std::int64_t>();
  if (message.at("table") != table_) complain("an update of another table");
  if (message.contains("seat") != seat_.has_value() || (seat_ && message.at("seat") != *seat_)) {
    complain("an update for another seat");
  }
  if (message.contains("from")) {
    const auto from = message.at("from").get<std::int64_t>();
    if (version_ != from) {
      complain("an update from version " + std::to_string(from) + " to a client at " +
               std::to_string(version_.value_or(-1)));
    }
    if (version < from) complain("an update goes back");
  } else if (version_ && version < *version_) {
    complain("a whole view is older than what was shown before");
  }
  version_ = version;
  legal_ = message.at("legal").get<std::vector<std::string>>();
  if (keep_updates) updates_.push_back(message);
  if (message.contains("info") && message.at("info").at("status") == "over") ended_ = true;
}

void Player::reply(const Json& message) {
  const auto id = message.at("id").get<std::int64_t>();
  const bool ok = message.at("ok");
  // A server that stops says so, and then closes: the next one is asked again.
  const bool stopping = !ok && message.at("error").at("code") == "unavailable";
  if (id == watch_id_) {
    if (!stopping) watch_id_ = 0;
    if (!ok && !stopping) complain(message.dump());
    return;
  }
  if (!decision_ || decision_->id != id) return complain("an answer to nothing: " + message.dump());
  if (stopping) return;
  if (ok) {
    acknowledged_.push_back(decision_->action);
    ++decided_;
  } else if (message.at("error").at("code") != "stale") {
    complain(message.dump());
  }
  decision_.reset();
}

void Player::maybe_decide(kit::WsClient& socket) {
  if (decision_ || legal_.empty() || watch_id_ != 0 || !seat_ || ended_) return;
  if (pause > 0us) std::this_thread::sleep_for(pause);
  decision_ = Decision{.action = legal_[random_() % legal_.size()],
                       .version = *version_,
                       .key = std::to_string(next_id_) + "-" + std::to_string(random_()),
                       .id = 0};
  legal_.clear();
  send_decision(socket);
}

void Player::send_decision(kit::WsClient& socket) {
  decision_->id = next_id_++;
  socket.send(Json{{"type", "act"},
                   {"id", decision_->id},
                   {"table", table_},
                   {"seat", *seat_},
                   {"action", decision_->action},
                   {"version", decision_->version},
                   {"key", decision_->key}});
}

void expect_finished(std::vector<std::unique_ptr<Player>>& players, int seconds) {
  EXPECT_TRUE(kit::eventually(
      [&] {
        return std::ranges::all_of(players, [](const auto& player) { return player->over(); });
      },
      seconds * 1000))
      << "a game does not end";
  for (const auto& player : players) {
    player->stop();
    for (const std::string& complaint : player->complaints()) ADD_FAILURE() << complaint;
  }
}

}  // namespace prestige::server::integration
