#include "server/table/watch_book.h"

namespace prestige::server {

bool WatchBook::begin(const Socket* socket, TableId table, Seat viewer) {
  const std::lock_guard lock(mutex_);
  Tables& tables = sockets_[socket];
  const bool full = tables_max_ > 0 && tables.size() >= static_cast<std::size_t>(tables_max_);
  if (full && !tables.contains(table)) return false;
  ++tables[table][viewer.index()].tried;
  return true;
}

// Changes a place that is in the book, and strikes it out if nothing is left of it.
template <class Change>
void WatchBook::change(const Socket* socket, TableId table, Seat viewer, Change change) {
  const std::lock_guard lock(mutex_);
  const auto tables = sockets_.find(socket);
  if (tables == sockets_.end()) return;
  const auto places = tables->second.find(table);
  if (places == tables->second.end()) return;
  const auto place = places->second.find(viewer.index());
  if (place == places->second.end()) return;
  change(place->second);
  if (place->second.tried > 0 || place->second.watches) return;
  places->second.erase(place);
  if (places->second.empty()) tables->second.erase(places);
  if (tables->second.empty()) sockets_.erase(tables);
}

void WatchBook::end(const Socket* socket, TableId table, Seat viewer, bool watches) {
  change(socket, table, viewer, [&](Place& place) {
    --place.tried;
    if (place.given_up > 0) {
      --place.given_up;
    } else {
      place.watches = place.watches || watches;
    }
  });
}

void WatchBook::remove(const Socket* socket, TableId table, Seat viewer) {
  change(socket, table, viewer, [](Place& place) {
    place.watches = false;
    place.given_up = place.tried;
  });
}

void WatchBook::lost(const Socket* socket, TableId table, Seat viewer) {
  change(socket, table, viewer, [](Place& place) { place.watches = false; });
}

std::vector<TableId> WatchBook::take(const Socket* socket) {
  const std::lock_guard lock(mutex_);
  std::vector<TableId> tables;
  if (const auto found = sockets_.extract(socket)) {
    for (const auto& [table, places] : found.mapped()) tables.push_back(table);
  }
  return tables;
}

std::size_t WatchBook::tables_of(const Socket* socket) const {
  const std::lock_guard lock(mutex_);
  const auto found = sockets_.find(socket);
  return found == sockets_.end() ? 0 : found->second.size();
}

}  // namespace prestige::server
