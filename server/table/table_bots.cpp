// One live table: its bots.

#include <bit>

#include "server/table/table.h"

namespace prestige::server {

// They rest while nobody plays and nobody looks on.
bool Table::bots_play() const {
  return model_.status == api::Status::playing && !model_.frozen &&
         (anybody_plays(model_) || !watchers_.empty());
}

// All bots that are asked think at the same time, each about one question.
void Table::start_bots() {
  if (!leads_ || !bots_play()) return;
  model_.acting().for_each([&](Seat seat) {
    if (model_.seats[static_cast<std::size_t>(seat.index())].plays_itself()) start_bot(seat);
  });
}

// Where only bots are left they go on for whoever comes to look on.
void Table::wake_bots() {
  if (model_.status != api::Status::playing || anybody_plays(model_)) return;
  leads_ = true;
  start_bots();
  set_timer();
}

void Table::start_bot(Seat seat) {
  if (const BotSeats::Mind* mind = bots_.find(seat)) {
    const bool changed = !still_asked(model_, seat, mind->seen);
    if (mind->stage != BotSeats::Stage::waiting || !changed) return;
    bots_.remove(seat);
  }
  struct Random {
    std::uint64_t seed = 0;
    std::uint64_t pause = 0;
  };
  std::array<std::byte, sizeof(Random)> bytes{};
  parts_.entropy.fill(bytes);
  const auto random = std::bit_cast<Random>(bytes);
  // Nobody needs to follow what nobody looks at.
  const Millis pause =
      watchers_.empty() ? 0 : pause_of(model_, seat, static_cast<std::uint32_t>(random.pause));
  bots_.add({.seat = seat, .seen = model_.seen(seat), .due = parts_.clock.now() + pause});
  parts_.thinker.think(
      {.game = model_.setup->game,
       .bot = model_.seats[static_cast<std::size_t>(seat.index())].bot,
       .state = model_.game->state,
       .seat = seat,
       .seed = random.seed},
      [self = shared_from_this(), seat](const AnyAction& action) {
        self->strand_->post([self, seat, action] { self->bot_chose(seat, action); });
      });
}

// Whatever has happened meanwhile, an undo for example, may ask for another thought.
void Table::bot_chose(Seat seat, const AnyAction& action) {
  BotSeats::Mind* mind = bots_.find(seat);
  if (mind == nullptr) return;
  if (!still_asked(model_, seat, mind->seen) || !bots_play()) {
    bots_.remove(seat);
    return start_bots();
  }
  mind->stage = BotSeats::Stage::waiting;
  mind->action = action;
  const Millis left = mind->due - parts_.clock.now();
  if (left <= 0) return bot_acts(seat);
  mind->timer = parts_.scheduler.after(left, strand_, [weak = weak_from_this(), seat] {
    if (const auto self = weak.lock()) self->bot_acts(seat);
  });
}

void Table::bot_acts(Seat seat) {
  BotSeats::Mind* mind = bots_.find(seat);
  if (mind == nullptr) return;
  if (!bots_play()) return bots_.remove(seat);
  mind->stage = BotSeats::Stage::deciding;
  ask(
      [seat, action = mind->action, seen = mind->seen](const TableLook& look, Millis now) {
        return decide_bot_act(look.model, seat, action, seen, now);
      },
      [self = shared_from_this(), seat](const Result<TableLook>& look) {
        self->bots_.remove(seat);
        if (look) self->start_bots();
      });
}

}  // namespace prestige::server
