#pragma once

#include "server/table/log.h"

namespace prestige::server {

// What a viewer is told who comes late, comes back or looks on with delay.
struct CatchUp {
  std::string now;
  std::int64_t version = 0;    // the view that it has then
  std::optional<Millis> next;  // when there may be more to tell
};

// From the whole log of a table. view.from: the version that the viewer has. What is younger than
// `delay` is not told yet; the time before the game starts is nobody's secret.
CatchUp catch_up(TableId table, const std::vector<Entry>& log, ViewRequest view, Millis delay,
                 const PersonNames& names, Millis now);

}  // namespace prestige::server
