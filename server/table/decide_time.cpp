// Deciding: what time brings about.

#include <algorithm>

#include "server/table/decide_parts.h"

namespace prestige::server {

namespace {

constexpr Millis kHour = 3'600'000;
constexpr Millis kGatheringMax = 24 * kHour;       // a table that never starts
constexpr Millis kDesertedMax = kHour;             // a game that only bots would go on with
constexpr Millis kUntouchedMax = 30 * 24 * kHour;  // a game without a clock

}  // namespace

bool anybody_plays(const TableModel& m) {
  return std::ranges::any_of(m.seats, [](const TableSeat& s) {
    return s.occupant == api::Occupant::person && !s.stood_in;
  });
}

Decision decide_freeze(const TableModel& m, bool frozen, Millis now) {
  if (m.frozen == frozen) return Decided{};
  return one(entry::Frozen{.at = now, .frozen = frozen});
}

bool wants_rating(const TableModel& m) {
  return m.setup->rated && m.ending == api::Ending::finished && !m.rated;
}

Decision decide_rated(const TableModel& m, Millis now) {
  if (!wants_rating(m)) return Decided{};
  return one(entry::Rated{.at = now});
}

Decision decide_due(const TableModel& m, Millis now) {
  if (m.frozen || m.status == api::Status::over) return Decided{};
  Decided decided;
  if (m.status == api::Status::gathering) {
    if (now - m.updated >= kGatheringMax) decided.entries.push_back(entry::Abandoned{.at = now});
    return decided;
  }
  const Millis idle = now - m.updated;
  if (idle >= (anybody_plays(m) ? kUntouchedMax : kDesertedMax)) {
    decided.entries.push_back(entry::Abandoned{.at = now});
    return decided;
  }
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    const int seat = static_cast<int>(i);
    if (m.seats[i].plays_itself() || !m.waits_for(seat)) continue;
    if (time_left(m, seat, now) != std::optional<Millis>(0)) continue;
    decided.entries.push_back(entry::HandedOver{
        .at = now, .seat = seat, .bot = std::string(kStandIn), .out_of_time = true});
  }
  return decided;
}

std::optional<Millis> due_time(const TableModel& m) {
  if (m.frozen) return std::nullopt;
  if (wants_rating(m)) return m.updated + kRatingLostMs;
  if (m.status == api::Status::over) return std::nullopt;
  if (m.status == api::Status::gathering) return m.updated + kGatheringMax;
  if (!anybody_plays(m)) return m.updated + kDesertedMax;
  Millis due = m.updated + kUntouchedMax;
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    const TableSeat& seat = m.seats[i];
    if (!m.waits_for(static_cast<int>(i))) continue;
    // A bot whose server was lost is taken over by whoever looks after the table next.
    if (seat.plays_itself()) due = std::min(due, m.updated + kBotLostMs);
    if (seat.plays_itself()) continue;
    if (const auto left = time_left(m, static_cast<int>(i), seat.waiting_since)) {
      due = std::min(due, seat.waiting_since + *left);
    }
  }
  return due;
}

}  // namespace prestige::server
