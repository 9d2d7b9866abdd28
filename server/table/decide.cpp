#include "server/table/decide.h"

#include <sodium.h>

#include <algorithm>

#include "bots/registry.h"
#include "protocol/failure.h"
#include "protocol/json_reader.h"
#include "server/table/decide_parts.h"

namespace prestige::server {

std::optional<Error> unknown_bot(std::string_view level) {
  const auto levels = bots::bot_names();
  if (std::ranges::find(levels, level) != levels.end()) return std::nullopt;
  return refusal_as(
      "bad_field", "unknown_bot",
      {{"detail", protocol::shortened(level)}, {"allowed", protocol::joined(levels)}});
}

bool owns_import(const TableModel& m, PersonId who) { return who && m.host == who && !m.seed; }

bool has_part(const TableModel& m, PersonId who) { return m.is_member(who) || owns_import(m, who); }

bool may_see(const TableModel& m, PersonId who, std::string_view invite) {
  if (m.setup->visibility == api::Visibility::open || m.is_member(who) || (who && m.host == who)) {
    return true;
  }
  return !m.invite.empty() && invite.size() == m.invite.size() &&
         sodium_memcmp(invite.data(), m.invite.data(), invite.size()) == 0;
}

Result<Seat> seat_of(const TableModel& m, PersonId who, int seat) {
  if (!seat_exists(m, seat)) {
    return refused("bad_field", "no_such_seat",
                   {{"detail", std::to_string(seat)},
                    {"allowed", "0 … " + std::to_string(m.seats.size() - 1)}});
  }
  if (!who || seat_at(m, seat).person != who) return refused("forbidden", "not_your_seat");
  return Seat(seat);
}

}  // namespace prestige::server
