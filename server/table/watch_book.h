#pragma once

// Which tables each socket follows, so that it can be forgotten at all of them when it goes, and
// nobody follows more than one server can keep in memory. Safe to call from any thread.

#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "engine/core/seat.h"
#include "server/api/socket.h"

namespace prestige::server {

class WatchBook {
 public:
  explicit WatchBook(int tables_max) : tables_max_(tables_max) {}  // 0: any number

  // The socket wants to follow a table; false: it follows as many as it may.
  bool begin(const Socket* socket, TableId table, Seat viewer);
  // How that went. Nothing is left of what was only tried.
  void end(const Socket* socket, TableId table, Seat viewer, bool watches);
  // It follows no longer, whatever becomes of what it has tried up to now.
  void remove(const Socket* socket, TableId table, Seat viewer);
  // The table has struck it out: it has lost the seat.
  void lost(const Socket* socket, TableId table, Seat viewer);
  // The tables of a socket that has gone.
  std::vector<TableId> take(const Socket* socket);

  int tables_max() const { return tables_max_; }
  std::size_t tables_of(const Socket* socket) const;

 private:
  struct Place {
    int tried = 0;     // attempts whose end is not known yet
    int given_up = 0;  // those among them that were not waited for
    bool watches = false;
  };
  using Places = std::map<int, Place>;  // by seat; spectators have one as well
  using Tables = std::unordered_map<TableId, Places>;

  template <class Change>
  void change(const Socket* socket, TableId table, Seat viewer, Change change);

  const int tables_max_;
  mutable std::mutex mutex_;
  std::unordered_map<const Socket*, Tables> sockets_;
};

}  // namespace prestige::server
