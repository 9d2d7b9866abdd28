#include "server/table/bot_seats.h"

#include <algorithm>

#include "server/table/pace.h"

namespace prestige::server {

namespace {

const TableSeat& own_seat(const TableModel& m, Seat seat) {
  return m.seats[static_cast<std::size_t>(seat.index())];
}

bool decided_last(const TableModel& m, Seat seat) {
  const auto decided_at = own_seat(m, seat).decided_at;
  return decided_at && std::ranges::all_of(m.seats, [&](const TableSeat& other) {
           return other.decided_at.value_or(-1) <= *decided_at;
         });
}

}  // namespace

BotSeats::Mind* BotSeats::find(Seat seat) {
  const auto found = std::ranges::find(minds_, seat, &Mind::seat);
  return found == minds_.end() ? nullptr : &*found;
}

BotSeats::Mind& BotSeats::add(Mind mind) { return minds_.emplace_back(std::move(mind)); }

void BotSeats::remove(Seat seat) {
  std::erase_if(minds_, [&](const Mind& mind) { return mind.seat == seat; });
}

bool still_asked(const TableModel& m, Seat seat, std::int64_t seen) {
  return !m.frozen && m.waits_for(seat.index()) && own_seat(m, seat).plays_itself() &&
         seen >= own_seat(m, seat).asked_at;
}

Millis pause_of(const TableModel& m, Seat seat, std::uint32_t random) {
  const Millis least = m.codec->hides_choices(m.game->state) ? kSecretPauseMin : 0;
  if (m.setup->bot_pace == api::BotPace::instant) return least;
  return std::max(least, natural_pause({.goes_on = decided_last(m, seat)}, random));
}

}  // namespace prestige::server
