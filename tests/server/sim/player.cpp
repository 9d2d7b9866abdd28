#include "tests/server/sim/player.h"

namespace prestige::server::sim {

using protocol::Json;

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

Player::Player(World& world, std::vector<std::unique_ptr<Node>>& nodes, const Habits& habits,
               std::string token, std::string table, std::optional<int> seat)
    : world_(world),
      nodes_(nodes),
      habits_(habits),
      token_(std::move(token)),
      table_(std::move(table)),
      seat_(seat) {}

void Player::connect() {
  connected_ = true;
  line_ = std::make_shared<Connection>(weak_from_this());
  wire_ = any_node().connect(line_, token_);
  watch();
  if (act_) send_act();
  if (aside_ && aside_->type == "undo") {
    send_aside("undo", std::move(aside_->fields));  // its key says that it is the same
  } else {
    aside_.reset();
  }
}

Node& Player::any_node() {
  return *nodes_[static_cast<std::size_t>(world_.below(static_cast<std::int64_t>(nodes_.size())))];
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
  Json message = request("watch", watch_id_);
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
  if (type == "chat") return hear(message.at("line"));
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
    went_back_ = true;
  }
  if (version != version_) shown_.emplace_back(world_.now(), version);
  version_ = version;
  legal_ = message.at("legal").get<std::vector<std::string>>();
  if (message.contains("observation")) {
    // What never changes comes with the whole view only.
    const nlohmann::json options = observation_.value("options", nlohmann::json());
    observation_ = nlohmann::json::parse(message.at("observation").dump());
    if (!observation_.contains("options")) observation_["options"] = options;
  }
  if (message.contains("info")) look_around(message.at("info"));
  answer_undo(message);
  maybe_act();
}

void Player::look_around(const Json& info) {
  over_ = info.at("status") == "over";
  has_clock_ = info.at("clock").at("kind") != "none";
  if (!seat_) return;
  stood_in_ = info.at("seats").at(static_cast<std::size_t>(*seat_)).contains("bot");
  if (stood_in_) come_back_soon();
}

void Player::reply(const Json& message) {
  const auto id = message.at("id").get<std::int64_t>();
  const bool ok = message.at("ok");
  if (id == watch_id_) {
    watch_id_ = 0;
    if (!ok && message.at("error").at("code") != "unavailable") complain(message.dump());
    if (!ok) return cut();
    ask_for_talk();  // whatever is said from now on comes by itself
    return maybe_act();
  }
  if (id == talk_id_ && ok) {
    for (const Json& line : message.at("reply").at("lines")) hear(line);
  }
  if (id == talk_id_ && !ok) cut();
  if (aside_ && aside_->id == id) return aside_answered(message);
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
  if (act_ || aside_ || watch_id_ != 0 || !seat_ || stopped_ || over_ || dozing_) return;
  if (stood_in_ || maybe_aside() || legal_.empty()) return;
  if (!has_clock_ || !world_.once_in(habits_.doze)) return decide();
  dozing_ = true;
  world_.later(1'000, 6'000, nullptr, [self = shared_from_this()] {
    self->dozing_ = false;
    self->maybe_act();
  });
}

void Player::decide() {
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
  Json message = request("act", act_->id);
  message["seat"] = *seat_;
  message["action"] = act_->action;
  message["version"] = act_->version;
  message["key"] = act_->key;
  wire_.send(message.dump());
  if (world_.once_in(habits_.twice)) send_twice(message.dump());
  world_.later(kAnswerMax, kAnswerMax, nullptr,
               [self = shared_from_this(), line = line_, id = act_->id] {
                 const bool waiting = self->act_ && self->act_->id == id;
                 if (waiting && self->line_ == line) self->cut();
               });
}

}  // namespace prestige::server::sim
