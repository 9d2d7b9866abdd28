#include "server/table/catch_up.h"

namespace prestige::server {

CatchUp catch_up(TableId table, const std::vector<Entry>& log, ViewRequest view, Millis delay,
                 const PersonNames& names, Millis now) {
  CatchUp told;
  Replayed replayed;
  TableModel& m = replayed.model;
  m.id = table;
  EventTrail missed;
  const auto tell_now = [&] {
    if (view.from > m.seen(view.viewer)) view.from.reset();
    told.now = update_text(m, view, missed.take(), names, now);
  };
  for (const Entry& entry : log) {
    const bool young =
        m.version > 0 && m.status != api::Status::gathering && time_of(entry) + delay > now;
    if (told.now.empty() && young) tell_now();
    const std::int64_t before = m.version > 0 ? m.seen(view.viewer) : 0;
    Folded folded;
    fold(m, entry, &replayed.history, &folded);
    const std::int64_t seen = m.seen(view.viewer);
    if (std::holds_alternative<entry::Undone>(entry)) missed.add(m, entry, {});
    if (seen == before) continue;
    if (!told.now.empty()) {
      ViewRequest next = view;
      next.from = before;
      told.later.emplace_back(time_of(entry) + delay,
                              update_text(m, next, folded.events, names, now));
    } else if (view.from && seen > *view.from) {
      missed.add(m, entry, folded.events);
    }
  }
  if (told.now.empty()) tell_now();
  return told;
}

}  // namespace prestige::server
