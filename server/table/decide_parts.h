#pragma once

// What the deciding functions share.

#include "server/table/decide.h"
#include "server/table/limits.h"

namespace prestige::server {

inline Decided one(Entry entry) {
  Decided decided;
  decided.entries.push_back(std::move(entry));
  return decided;
}

inline std::unexpected<Error> refused(std::string_view code, std::string_view key,
                                      protocol::Arguments arguments = {}) {
  return std::unexpected(refusal_as(code, key, arguments));
}

inline std::optional<Error> not_gathering(const TableModel& m) {
  if (m.frozen) return refusal_as("not_now", "table.frozen");
  if (m.status != api::Status::gathering) return refusal_as("not_now", "table.has_started");
  return std::nullopt;
}

inline std::optional<Error> not_playing(const TableModel& m) {
  if (m.frozen) return refusal_as("not_now", "table.frozen");
  if (m.status == api::Status::gathering) return refusal_as("not_now", "table.not_started");
  if (m.status == api::Status::over) return refusal_as("not_now", "table.is_over");
  return std::nullopt;
}

// What the game can go on without is refused once the log has become that long.
inline std::optional<Error> too_long(const TableModel& m) {
  if (m.version < kEntriesForAll) return std::nullopt;
  return refusal_as("not_now", "table.too_long");
}

inline const TableSeat& seat_at(const TableModel& m, int seat) {
  return m.seats[static_cast<std::size_t>(seat)];
}

inline bool seat_exists(const TableModel& m, int seat) {
  return seat >= 0 && static_cast<std::size_t>(seat) < m.seats.size();
}

}  // namespace prestige::server
