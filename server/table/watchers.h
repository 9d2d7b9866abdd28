#pragma once

// Those who follow a table over a socket. Used on the table's strand only.

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "server/api/socket.h"
#include "server/base/scheduler.h"
#include "server/table/view.h"

namespace prestige::server {

// Somebody who wants to follow a table.
struct Watch {
  std::shared_ptr<Socket> socket;
  PersonId person;
  Seat viewer = Seat::spectator();
  std::optional<std::int64_t> after;  // the version it has; none: nothing
  std::optional<protocol::Language> words;
  std::string invite;
  std::vector<PersonId> muted;  // does not hear these
};

class Watchers {
 public:
  // The same socket and viewer again replaces the earlier watch.
  void add(Watch watch);
  // Without a viewer all of the socket.
  void remove(const Socket* socket, std::optional<Seat> viewer);
  bool empty() const { return watchers_.empty(); }
  bool has(PersonId person) const;
  // Everybody who sits there looks.
  bool has_all(const TableModel& m) const;

  // Sends each watcher how its view has changed between two states of the table. Spectators may be
  // told later (Setup::spectator_delay_s): those messages are kept until then. Whoever has lost the
  // seat it watched from is a watcher no longer.
  void show(const TableModel& before, const TableModel& now, const std::vector<AnyEvent>& events,
            bool info_changed, const PersonNames& names, Millis time);
  // Sends what was kept and is due; the time of the next, if any.
  std::optional<Millis> send_due(Millis time);
  // Keeps a message for one watcher.
  void send_later(const Watch& watch, Text message, Millis due);

  void say(const TableModel& m, const api::ChatLine& line, PersonId by, Millis time);
  void set_muted(PersonId person, PersonId other, bool muted);
  void set_mutes(PersonId person, const std::vector<PersonId>& muted);

 private:
  struct Later {
    Millis due = 0;
    std::weak_ptr<Socket> socket;
    const Socket* key = nullptr;
    Seat viewer = Seat::spectator();
    Text message;
  };
  std::vector<Watch> watchers_;
  std::vector<Later> later_;  // in the order of time
};

}  // namespace prestige::server
