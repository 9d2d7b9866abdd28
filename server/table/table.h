#pragma once

// One live table. All its work happens on one strand, in the order in which it was asked for; a
// change is decided on a copy, stored, and only then becomes true and is shown to anybody.

#include <list>
#include <memory>

#include "server/api/caller.h"
#include "server/base/scheduler.h"
#include "server/people/notices.h"
#include "server/rating/ratings.h"
#include "server/store/storage.h"
#include "server/table/bot_seats.h"
#include "server/table/decide.h"
#include "server/table/log.h"
#include "server/table/thinker.h"
#include "server/table/view.h"
#include "server/table/watch_book.h"
#include "server/table/watchers.h"

namespace prestige::server {

struct TableParts {
  Clock& clock;
  Entropy& entropy;
  Scheduler& scheduler;
  Storage& storage;
  Notices& notices;
  Ratings& ratings;
  Thinker& thinker;
  std::function<void()> lists_changed = {};
};

// A table as somebody finds it when it is their turn to ask.
struct TableLook {
  const TableModel& model;
  const PersonNames& names;
  const std::vector<Entry>* log;  // only for those who asked for it
  std::optional<std::int64_t> known_version;
};

class Table : public std::enable_shared_from_this<Table> {
 public:
  using Decide = std::move_only_function<Decision(const TableLook&, Millis now)>;
  using Done = std::move_only_function<void(Result<TableLook>)>;

  Table(TableId id, const TableParts& parts, WatchBook& watches);

  // All of these may be called from any thread and answer on the strand.

  // Decides what to change, and tells how it went once that is stored. Nothing to change is fine.
  void ask(Decide decide, Done done, bool with_log = false);
  // The same for a table that need not exist yet: `decide` then finds version 0 and nothing else.
  // Whoever made up the id just now knows that there is no such table.
  enum class Before { nothing, unknown };
  void make(Before before, Decide decide, Done done);
  void watch(Watch watch, Answer<api::Watch> answer);
  void unwatch(const Socket* socket, std::optional<Seat> viewer);
  // Another process has stored something.
  void news(std::int64_t version);
  // Looks whether time alone has brought something about.
  void look_after();
  // A line of chat for those who may hear it.
  void say(const api::ChatLine& line, PersonId by);
  // A person hears another no longer, or again.
  void set_muted(PersonId person, PersonId other, bool muted);
  // All that it does not hear.
  void set_mutes(PersonId person, std::vector<PersonId> muted);
  void set_name(PersonId person, PersonName name);
  // The same for somebody who may not be known here.
  void rename(PersonId person, std::string name);

  // Whether nobody needs it to stay in memory; asked on the strand.
  void if_idle(Task then);

  // The server ends, and no strand runs any more: lets go of those whom it would have answered, who
  // hold on to it in turn.
  void abandon();

  TableId id() const { return model_.id; }

 private:
  struct Job {
    Decide decide;
    Done done;
    bool with_log = false;
    bool makes = false;      // is content with a table that does not exist
    bool known_new = false;  // and need not look whether it does
    int attempts = 0;
    bool refreshed = false;  // has looked at the store because it may know more
  };
  enum class State { ready, busy };

  void add(Job job);
  void pump();
  void run_front();
  void answer_front(Result<TableLook> look);

  void refresh();
  void refresh_soon();
  void load();
  void loaded(std::int64_t after, Stored<TableLog> log);
  bool rebuild(std::int64_t after, TableLog log);
  void store(Decided decided);
  void stored(Stored<Appended> result);
  // The table is from now on as stored; `here`: by this process.
  void become(TableModel next, const std::vector<Entry>& entries,
              const std::vector<AnyEvent>& events, bool here);

  void arrive(std::shared_ptr<Watch> watch, Answer<api::Watch> answer);
  bool still_wanted(const std::shared_ptr<Watch>& watch);
  void attach(Watch watch, const TableLook& look);
  void attach_late(Watch watch, const TableLook& look);
  void tell_late();
  void tell(const TableModel& before);
  void rate();
  void rated(bool counts);
  std::optional<Millis> next_due() const;
  // When the next thing is due, but not before `earliest`.
  void set_timer(Millis earliest = 0);
  void on_timer();

  bool bots_play() const;
  void start_bots();
  void wake_bots();
  void start_bot(Seat seat);
  void bot_chose(Seat seat, const AnyAction& action);
  void bot_acts(Seat seat);

  TableParts parts_;
  WatchBook& watches_;  // knows who follows which tables
  std::shared_ptr<Strand> strand_;
  State state_ = State::ready;
  bool outdated_ = false;  // the store may know more: look there before the next job
  TableModel model_;       // version 0: not loaded
  PersonNames names_;
  std::list<Job> jobs_;  // most tables have none, and a deque would take half a kilobyte then
  std::optional<std::vector<Entry>> log_;  // while the first job needs it
  std::unique_ptr<History> history_;       // while an undo needs it
  bool history_wanted_ = false;
  // What is being stored.
  struct Storing {
    TableModel next;
    std::vector<Entry> entries;
    std::vector<AnyEvent> events;
    std::optional<std::int64_t> known_version;
  };
  std::unique_ptr<Storing> storing_;
  Watchers watchers_;
  std::vector<std::shared_ptr<Watch>> arriving_;  // want to watch and are not shown anything yet
  std::unique_ptr<Timer> timer_;
  std::unique_ptr<Timer> refresh_;
  BotSeats bots_;
  bool rating_ = false;  // the ratings are being told of the game
  bool leads_ = false;   // this process has brought the newest about: bots go on here
};

}  // namespace prestige::server
