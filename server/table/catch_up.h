#pragma once

#include "server/table/log.h"

namespace prestige::server {

// What a viewer is told who comes late, or comes back.
struct CatchUp {
  std::string now;
  std::vector<std::pair<Millis, std::string>> later;  // with the time when it may be told
};

// From the whole log of a table. view.from: the version that the viewer has. What is younger than
// `delay` is told later; the time before the game starts is nobody's secret.
CatchUp catch_up(TableId table, const std::vector<Entry>& log, ViewRequest view, Millis delay,
                 const PersonNames& names, Millis now);

}  // namespace prestige::server
