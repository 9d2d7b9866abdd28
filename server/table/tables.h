#pragma once

// All tables: finds and keeps those that are in use, and answers what people ask of them.

#include <atomic>
#include <mutex>
#include <unordered_map>

#include "server/table/limits.h"
#include "server/table/person_limit.h"
#include "server/table/table.h"
#include "server/table/watch_book.h"

namespace prestige::server {

class Tables {
 public:
  Tables(const TableParts& parts, Sockets& sockets, const TableLimits& limits = {});
  ~Tables();
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  // ---- lobby ----
  void handle(const Caller& caller, api::Games request, Answer<api::Games> answer);
  void handle(const Caller& caller, api::Tables request, Answer<api::Tables> answer);
  void handle(const Caller& caller, api::CreateTable request, Answer<api::CreateTable> answer);
  void handle(const Caller& caller, api::GetTable request, Answer<api::GetTable> answer);
  void handle(const Caller& caller, api::Join request, Answer<api::Join> answer);
  void handle(const Caller& caller, api::Leave request, Answer<api::Leave> answer);
  void handle(const Caller& caller, api::Ready request, Answer<api::Ready> answer);
  void handle(const Caller& caller, api::SetSeat request, Answer<api::SetSeat> answer);
  void handle(const Caller& caller, api::Start request, Answer<api::Start> answer);
  void handle(const Caller& caller, api::Rematch request, Answer<api::Rematch> answer);

  // ---- play ----
  void handle(const Caller& caller, api::Watch request, Answer<api::Watch> answer);
  void handle(const Caller& caller, api::Unwatch request, Answer<api::Unwatch> answer);
  void handle(const Caller& caller, api::Act request, Answer<api::Act> answer);
  void handle(const Caller& caller, api::Why request, Answer<api::Why> answer);
  void handle(const Caller& caller, api::GetHints request, Answer<api::GetHints> answer);
  void handle(const Caller& caller, api::Undo request, Answer<api::Undo> answer);
  void handle(const Caller& caller, api::AnswerUndo request, Answer<api::AnswerUndo> answer);
  void handle(const Caller& caller, api::HandOver request, Answer<api::HandOver> answer);
  void handle(const Caller& caller, api::TakeBack request, Answer<api::TakeBack> answer);
  void handle(const Caller& caller, api::Say request, Answer<api::Say> answer);
  void handle(const Caller& caller, api::Chat request, Answer<api::Chat> answer);
  void handle(const Caller& caller, api::Silence request, Answer<api::Silence> answer);
  void handle(const Caller& caller, api::GetStory request, Answer<api::GetStory> answer);

  // ---- study ----
  void handle(const Caller& caller, api::GetRecord request, Answer<api::GetRecord> answer);
  void handle(const Caller& caller, api::GetMoment request, Answer<api::GetMoment> answer);
  void handle(const Caller& caller, api::GetTelling request, Answer<api::GetTelling> answer);
  void handle(const Caller& caller, api::GetCourse request, Answer<api::GetCourse> answer);
  void handle(const Caller& caller, api::Import request, Answer<api::Import> answer);
  void handle(const Caller& caller, api::Branch request, Answer<api::Branch> answer);

  // The person gives up all seats and wants no trace; then(true) when all tables have stored it.
  void forget(PersonId person, std::move_only_function<void(bool)> then);
  void set_muted(PersonId person, PersonId other, bool muted);
  // Somebody is called differently from now on.
  void renamed(PersonId person, const std::string& name);
  void closed(const Socket& socket);

  // ---- other processes ----
  void news(TableId table, std::int64_t version);
  void chat_news(TableId table, std::int64_t number);
  void mutes_changed(PersonId person);
  void lobby_news() { lobby_changed(/*here=*/false); }
  void resync();

  // From now on looks after tables that are due and lets go of idle ones.
  void start();
  std::size_t loaded() const;
  const WatchBook& watches() const { return watches_; }

 private:
  struct Entry {
    std::shared_ptr<Table> table;
    Millis used = 0;
  };

  std::shared_ptr<Table> find(TableId id);
  std::shared_ptr<Table> find_loaded(TableId id) const;
  std::vector<std::shared_ptr<Table>> all_loaded() const;
  // The table of a request, or an answer that there is none.
  template <class R>
  std::shared_ptr<Table> find_for(const std::string& id, Answer<R>& answer);
  // A change whose answer is the table.
  template <class R, class F>
  void change(const Caller& caller, const R& request, F decide, Answer<R> answer);
  // A look at the table with its log, for those who may see it.
  template <class R, class F>
  void look_back(const Caller& caller, const R& request, F look, Answer<R> answer);
  // The same for what can be turned on and off at will; whoever does that all the time is refused.
  template <class R, class F>
  void toggle(const Caller& caller, const R& request, F decide, Answer<R> answer);
  template <class R>
  bool too_often(const Caller& caller, Answer<R>& answer);
  template <class R>
  void make(const Caller& caller, TableId id, Table::Before before, Table::Decide decide,
            Answer<R> answer);
  void lobby_changed(bool here);
  void tell_lobby();
  void sweep();
  void look_after(Millis until, const DueRow& after);

  TableParts parts_;
  Sockets& sockets_;
  std::shared_ptr<Strand> strand_;  // of the sweep and the lobby
  std::unique_ptr<Timer> sweep_timer_;
  std::atomic<bool> looking_ = false;  // after those that are due
  std::unique_ptr<Timer> lobby_timer_;
  WatchBook watches_;
  PersonLimit chat_limit_{/*most=*/6, /*refill_ms=*/2000};
  PersonLimit hint_limit_{/*most=*/5, /*refill_ms=*/3000};
  // For what can be done and undone for ever.
  PersonLimit turn_limit_{/*most=*/60, /*refill_ms=*/1000};

  mutable std::mutex mutex_;
  std::unordered_map<TableId, Entry> tables_;
  std::unordered_map<const Socket*, std::weak_ptr<Socket>> in_lobby_;
  bool lobby_dirty_ = false;
  bool lobby_changed_here_ = false;
};

}  // namespace prestige::server
