// One live table: a rated game that was played to its end counts.

#include "server/table/table.h"

namespace prestige::server {

// The ratings take each table once, however often they are told. Whoever stored the end may be gone
// before that, and a store may fail: until it is noted that the game counts the table stays due, so
// that somebody tells them again.
void Table::rate() {
  if (rating_ || model_.frozen || !wants_rating(model_)) return;
  rating_ = true;
  std::vector<RatedId> who;
  for (const TableSeat& seat : model_.seats) {
    // A bot that went on for somebody who has been deleted since has not played the game.
    const bool bot = seat.occupant == api::Occupant::bot;
    who.push_back(bot ? RatedId{PersonId(), seat.bot} : RatedId{seat.person, {}});
  }
  parts_.ratings.finished(id(), model_.setup->game, std::move(who),
                          model_.codec->rules().places(model_.game->state),
                          [self = shared_from_this()](bool counts) {
                            self->strand_->post([self, counts] { self->rated(counts); });
                          });
}

void Table::rated(bool counts) {
  if (!counts) {
    rating_ = false;
    return;
  }
  ask([](const TableLook& look, Millis now) { return decide_rated(look.model, now); },
      [self = shared_from_this()](const Result<TableLook>&) { self->rating_ = false; });
}

}  // namespace prestige::server
