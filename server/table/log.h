#pragma once

// Reading a table's log from the store, and looking back over it.

#include "server/store/store.h"
#include "server/table/model.h"
#include "server/table/view.h"

namespace prestige::server {

struct TableLog {
  bool exists = false;
  std::vector<Entry> entries;  // after the version that was asked for
  PersonNames names;           // of everybody in them
};

// Blocks: for threads of the storage.
Stored<TableLog> read_log(Store& store, TableId table, std::int64_t after);

// A table as it was folded from its whole log.
struct Replayed {
  TableModel model;
  History history;
};
// After each entry calls seen(model, entry, events). False: the log is corrupt.
template <class F>
bool replay(TableId id, const std::vector<Entry>& log, Replayed& out, F&& seen) {
  out.model.id = id;
  for (const Entry& entry : log) {
    Folded folded;
    if (fold(out.model, entry, &out.history, &folded) != Fold::done) return false;
    seen(out.model, entry, folded.events);
  }
  return true;
}

// The events of several entries, without those of decisions that were taken back.
class EventTrail {
 public:
  // `after`: the table with the entry.
  void add(const TableModel& after, const Entry& entry, const std::vector<AnyEvent>& events);
  std::vector<AnyEvent> take();

 private:
  struct Part {
    std::int64_t steps = 0;  // of the game when it had happened
    int mover = -1;          // the seat that brought it about
    AnyEvent event;
  };
  std::vector<Part> parts_;
};

// What the store keeps beside the log: for lists, timers and people's own tables. Without names the
// summary is left as it was.
TableHead head_of(const TableModel& m, const PersonNames* names);
std::vector<MemberRow> members_of(const TableModel& m);

}  // namespace prestige::server
