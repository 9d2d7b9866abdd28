#include "server/table/reason.h"

namespace prestige::server {

Result<api::Reason> reason_for(const TableModel& m, PersonId person, const api::Why& request,
                               protocol::Language language) {
  const auto seat = seat_of(m, person, request.seat);
  if (!seat) return std::unexpected(seat.error());
  if (!m.game) return std::unexpected(refusal_as("not_now", "table.not_started"));
  const AnyGame& rules = m.codec->rules();
  const auto action = rules.parse(request.action);
  if (!action) return std::unexpected(refusal_as("bad_action", "bad_action"));
  const auto illegal = rules.check(m.game->state, *seat, *action);
  if (!illegal) return api::Reason{.legal = true, .rule = std::nullopt, .text = std::nullopt};
  return api::Reason{.legal = false,
                     .rule = std::string(illegal->rule),
                     .text = m.codec->explain(*illegal).in(language)};
}

}  // namespace prestige::server
