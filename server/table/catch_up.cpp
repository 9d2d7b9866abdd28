#include "server/table/catch_up.h"

namespace prestige::server {

CatchUp catch_up(TableId table, const std::vector<Entry>& log, ViewRequest view, Millis delay,
                 const PersonNames& names, Millis now) {
  CatchUp told;
  Replayed replayed;
  TableModel& m = replayed.model;
  m.id = table;
  EventTrail missed;
  for (const Entry& entry : log) {
    // Without delay nothing is too young, although the clock of another process may be ahead.
    const bool young = delay > 0 && m.version > 0 && m.status != api::Status::gathering &&
                       time_of(entry) + delay > now;
    if (young) {
      told.next = time_of(entry) + delay;
      break;
    }
    const std::int64_t before = m.version > 0 ? m.seen(view.viewer) : 0;
    Folded folded;
    fold(m, entry, &replayed.history, &folded);
    const std::int64_t seen = m.seen(view.viewer);
    if (std::holds_alternative<entry::Undone>(entry)) missed.add(m, entry, {});
    if (seen != before && view.from && seen > *view.from) missed.add(m, entry, folded.events);
  }
  told.version = m.seen(view.viewer);
  if (view.from > told.version) view.from.reset();
  // Clocks are shown as they stood then.
  told.now = update_text(m, view, missed.take(), names, now - delay);
  return told;
}

}  // namespace prestige::server
