#include "tests/server/sim/player.h"

namespace prestige::server::sim {

using protocol::Json;

namespace {

constexpr Millis kAnswerMax = 3'000;  // then the client gives the connection up

}  // namespace

// What comes over a connection that was given up is not heard any more.
struct Player::Connection final : Line {
  explicit Connection(std::weak_ptr<Player> player) : owner(std::move(player)) {}
  void received(std::string message) override {
    if (const auto player = owner.lock(); player && player->line_.get() == this) {
      player->received(message);
    }
  }
  void cut() override {
    if (const auto player = owner.lock(); player && player->line_.get() == this) player->cut();
  }
  std::weak_ptr<Player> owner;
};

Player::Player(World& world, std::vector<std::unique_ptr<Node>>& nodes, std::string token,
               std::string table, std::optional<int> seat)
    : world_(world),
      nodes_(nodes),
      token_(std::move(token)),
      table_(std::move(table)),
      seat_(seat) {}

void Player::connect() {
  if (stopped_) return;
  connected_ = true;
  line_ = std::make_shared<Connection>(weak_from_this());
  Node& node =
      *nodes_[static_cast<std::size_t>(world_.below(static_cast<std::int64_t>(nodes_.size())))];
  wire_ = node.connect(line_, token_);
  watch();
  if (act_) send_act();
}

void Player::cut() {
  if (!std::exchange(connected_, false)) return;
  ++reconnects_;
  if (wire_.close) wire_.close();
  line_.reset();
  world_.later(1, 200, nullptr, [self = shared_from_this()] { self->connect(); });
}

void Player::watch() {
  watch_id_ = next_id_++;
  Json message = {{"type", "watch"}, {"id", watch_id_}, {"table", table_}};
  if (seat_) message["seat"] = *seat_;
  if (version_) message["after"] = *version_;
  wire_.send(message.dump());
  // A server that does not answer is left for another one.
  world_.later(kAnswerMax, kAnswerMax, nullptr,
               [self = shared_from_this(), line = line_, id = watch_id_] {
                 if (self->line_ == line && self->watch_id_ == id) self->cut();
               });
}

void Player::received(const std::string& text) {
  if (!connected_) return;
  const Json message = Json::parse(text);
  const std::string type = message.at("type");
  if (type == "update") return update(message);
  if (type == "reply") return reply(message);
}

void Player::update(const Json& message) {
  const auto version = message.at("version").get<std::int64_t>();
  if (message.contains("from")) {
    const auto from = message.at("from").get<std::int64_t>();
    if (!version_ || from != *version_) {
      complain("an update from version " + std::to_string(from) + " to a client at " +
               std::to_string(version_.value_or(-1)));
    }
    if (version < from) complain("an update goes back");
  } else if (version_ && version < *version_) {
    complain("a whole view is older than what was shown before");
  }
  version_ = version;
  legal_ = message.at("legal").get<std::vector<std::string>>();
  if (message.contains("observation")) {
    // What never changes comes with the whole view only.
    const nlohmann::json options = observation_.value("options", nlohmann::json());
    observation_ = nlohmann::json::parse(message.at("observation").dump());
    if (!observation_.contains("options")) observation_["options"] = options;
  }
  if (message.contains("info") && message.at("info").at("status") == "over") over_ = true;
  maybe_act();
}

void Player::reply(const Json& message) {
  const auto id = message.at("id").get<std::int64_t>();
  const bool ok = message.at("ok");
  if (id == watch_id_) {
    watch_id_ = 0;
    if (!ok && message.at("error").at("code") != "unavailable") complain(message.dump());
    if (!ok) return cut();
    return maybe_act();
  }
  if (!act_ || act_->id != id) return;
  if (ok) {
    acknowledged_.insert(act_->key);
    act_.reset();
    return maybe_act();
  }
  const std::string code = message.at("error").at("code");
  if (code == "unavailable") {
    world_.later(10, 300, nullptr, [self = shared_from_this()] {
      if (self->act_ && self->connected_) self->send_act();
    });
    return;
  }
  if (code != "stale" && code != "not_now") complain(message.dump());
  act_.reset();
  cut();
}

std::string Player::situation() const {
  return table_ + " seat " + (seat_ ? std::to_string(*seat_) : "none") + ": version " +
         std::to_string(version()) + (connected_ ? ", connected" : ", cut off") +
         (watch_id_ != 0 ? ", waits for its watch" : "") +
         (act_ ? ", waits for " + act_->key + " " + act_->action : "") + ", " +
         std::to_string(legal_.size()) + " legal" + (over_ ? ", over" : "");
}

void Player::maybe_act() {
  if (act_ || legal_.empty() || watch_id_ != 0 || !seat_ || stopped_) return;
  const auto choice = world_.below(static_cast<std::int64_t>(legal_.size()));
  act_ = Act{.action = legal_[static_cast<std::size_t>(choice)],
             .key = "d" + std::to_string(decisions_++),
             .version = *version_,
             .id = 0};
  legal_.clear();
  send_act();
}

void Player::send_act() {
  act_->id = next_id_++;
  wire_.send(Json{{"type", "act"},
                  {"id", act_->id},
                  {"table", table_},
                  {"seat", *seat_},
                  {"action", act_->action},
                  {"version", act_->version},
                  {"key", act_->key}}
                 .dump());
  world_.later(kAnswerMax, kAnswerMax, nullptr,
               [self = shared_from_this(), line = line_, id = act_->id] {
                 const bool waiting = self->act_ && self->act_->id == id;
                 if (waiting && self->line_ == line) self->cut();
               });
}

}  // namespace prestige::server::sim
