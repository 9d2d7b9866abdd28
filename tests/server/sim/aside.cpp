// What people do beside deciding.

#include <algorithm>
#include <array>

#include "tests/server/sim/player.h"

namespace prestige::server::sim {

using protocol::Json;

namespace {

// A page of which nobody looks at the answers.
struct OtherPage final : Line {
  void received(std::string) override {}
  void cut() override {}
};

}  // namespace

Json Player::request(std::string_view type, std::int64_t id) const {
  return {{"type", type}, {"id", id}, {"table", table_}};
}

// What arrives there can come long after, and after whatever has been decided here since.
void Player::send_twice(const std::string& message) {
  auto page = std::make_shared<OtherPage>();
  Node::Wire wire = any_node().connect(page, token_);
  world_.later(0, world_.once_in(4) ? 4'000 : 20, nullptr,
               [self = shared_from_this(), page, wire, message] {
                 wire.send(message);
                 self->world_.later(100, 1'000, nullptr, [page, wire] { wire.close(); });
               });
}

// All of it: lines may have come in another order than that of their numbers.
void Player::ask_for_talk() {
  talk_id_ = next_id_++;
  Json message = request("chat", talk_id_);
  message["room"] = "table";
  wire_.send(message.dump());
}

void Player::hear(const Json& line) {
  if (line.at("room") == "table") heard_.insert(line.at("number").get<std::int64_t>());
}

// True: it does something else first.
bool Player::maybe_aside() {
  if (world_.once_in(habits_.undo)) {
    send_aside("undo", {{"seat", *seat_}, {"key", "u" + std::to_string(decisions_++)}});
  } else if (world_.once_in(habits_.talk)) {
    send_aside("say", {{"room", "table"}, {"text", "line " + std::to_string(decisions_)}});
  } else if (world_.once_in(habits_.hand_over)) {
    send_aside("hand_over", {{"seat", *seat_}, {"bot", "random"}});
  } else if (world_.once_in(habits_.leave)) {
    send_aside("leave", Json::object());
  }
  return aside_.has_value();
}

void Player::send_aside(std::string type, Json fields) {
  aside_ = Aside{.type = std::move(type), .fields = std::move(fields), .id = next_id_++};
  Json message = request(aside_->type, aside_->id);
  message.update(aside_->fields);
  wire_.send(message.dump());
  world_.later(kAnswerMax, kAnswerMax, nullptr,
               [self = shared_from_this(), line = line_, id = aside_->id] {
                 const bool waiting = self->aside_ && self->aside_->id == id;
                 if (waiting && self->line_ == line) self->cut();
               });
}

void Player::aside_answered(const Json& message) {
  const Aside aside = std::move(*std::exchange(aside_, std::nullopt));
  if (message.at("ok")) {
    ++asides_[aside.type];
    if (aside.type == "say") said_.insert(message.at("reply").at("number").get<std::int64_t>());
  } else {
    constexpr std::array<std::string_view, 4> kFine{"unavailable", "not_now", "stale", "too_many"};
    const std::string code = message.at("error").at("code");
    if (std::ranges::find(kFine, code) == kFine.end()) complain(message.dump());
  }
  if (stood_in_) come_back_soon();
  maybe_act();
}

void Player::answer_undo(const Json& update) {
  if (!seat_ || aside_ || stood_in_ || over_ || !update.contains("undo_asked_by")) return;
  if (update.at("undo_asked_by") == *seat_) return;
  send_aside("answer_undo", {{"seat", *seat_}, {"agree", world_.below(3) > 0}});
}

void Player::come_back_soon() {
  if (over_ || stopped_ || std::exchange(coming_back_, true)) return;
  world_.later(20, 2'000, nullptr, [self = shared_from_this()] {
    self->coming_back_ = false;
    if (!self->stood_in_ || self->stopped_ || self->over_) return;
    // Where something else is under way, or nobody is connected, it is tried again.
    if (!self->connected_ || self->aside_) return self->come_back_soon();
    self->send_aside("take_back", {{"seat", *self->seat_}});
  });
}

}  // namespace prestige::server::sim
