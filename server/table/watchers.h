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
  std::int64_t told = 0;        // the version that a spectator has been shown
};

// Somebody who has lost the seat it watched from.
struct LostSeat {
  const Socket* socket = nullptr;
  Seat viewer;
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
  // told later (Setup::spectator_delay_s). Whoever has lost the seat it watched from is a watcher
  // no longer.
  std::vector<LostSeat> show(const TableModel& before, const TableModel& now,
                             const std::vector<AnyEvent>& events, bool info_changed,
                             const PersonNames& names, Millis time);

  // When spectators with delay have something to be told; nothing is kept for them until then, for
  // the log has it all.
  std::optional<Millis> late_due() const { return late_due_; }
  void tell_late_at(Millis time);
  // Whether that time has come; from then on somebody looks after it.
  bool take_late_due(Millis time);
  // Tells them, from the whole log of the table.
  void tell_late(const TableModel& m, const std::vector<Entry>& log, const PersonNames& names,
                 Millis time);

  void say(const TableModel& m, const api::ChatLine& line, PersonId by, Millis time);
  // Lets those hear who hear late; when there is more, if there is.
  std::optional<Millis> say_due(const TableModel& m, Millis time);
  void set_muted(PersonId person, PersonId other, bool muted);
  void set_mutes(PersonId person, const std::vector<PersonId>& muted);

 private:
  // A line of chat that spectators do not hear yet.
  struct LateLine {
    Millis due = 0;
    PersonId by;
    Text text;
  };
  std::vector<LostSeat> remove_lost(const TableModel& m);
  enum class Hears { members, others, all };
  void send_line(const TableModel& m, const Text& text, PersonId by, Hears who);

  std::vector<Watch> watchers_;
  std::optional<Millis> late_due_;
  std::deque<LateLine> late_lines_;  // in the order of time
};

}  // namespace prestige::server
