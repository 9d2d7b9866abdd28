#pragma once

// Where everything is kept. Calls block; each either happens wholly and durably before it returns,
// or not at all. One object is used by one thread at a time; several objects (and several
// processes) may be open on the same data.
//
// tests/server/store holds the one suite that every implementation passes.

#include <expected>
#include <functional>
#include <memory>
#include <span>

#include "server/store/rows.h"

namespace prestige::server {

enum class StoreFault {
  unavailable,  // disk full, connection lost …: the caller may try again. For a write: not stored,
                // or stored and not known to be; appends find out by their version
  taken,        // a name or token exists already
  gone,         // whom a row belongs to has been deleted meanwhile
  corrupt,      // what is stored makes no sense
};
struct StoreError {
  StoreFault fault = StoreFault::unavailable;
  std::string detail;  // for the log, not for people
};
template <class T>
using Stored = std::expected<T, StoreError>;

// News of other processes on the same data.
struct News {
  enum class Kind { table, chat, notice, session, mutes, lobby } kind = Kind::table;
  // The table; for notices and mutes the person; a session that has ended; of the lobby nothing.
  std::int64_t id = 0;
  std::int64_t version = 0;  // of the table; of chat and notices their number
};

class Store {
 public:
  virtual ~Store() = default;

  // ---- tables ----
  // One durable commit for all of them. Each is stored or refused by itself. Two appends to the
  // same table in one call are taken in order.
  virtual Stored<std::vector<Appended>> append(std::span<const Append> appends) = 0;
  // None for a table that is not there. A log with a gap is corrupt.
  virtual Stored<std::vector<EntryRow>> entries_after(TableId table, std::int64_t version) = 0;
  virtual Stored<std::optional<TableRow>> table(TableId table) = 0;
  // Open tables only, newest first.
  virtual Stored<std::vector<TableRow>> list_tables(const TableFilter& filter) = 0;
  // Those that wait for the person first, then by time of change, newest first.
  virtual Stored<std::vector<OwnTableRow>> tables_of(PersonId person,
                                                     const TableFilter& filter) = 0;
  // Tables to look after by then, the most urgent first; those after a row.
  virtual Stored<std::vector<DueRow>> due_tables(Millis until, const DueRow& after, int limit) = 0;
  // Every table, in the order of ids, for admin and export.
  virtual Stored<std::vector<TableRow>> all_tables(TableId after, int limit) = 0;

  // ---- people ----
  virtual Stored<void> add_person(const PersonRow& person) = 0;
  // False when the person is not as `before` any more, or is gone; `taken` by name_key.
  virtual Stored<bool> change_person(const PersonRow& before, const PersonRow& after) = 0;
  // The same together with the end of all sessions of the person but one; says which. None when the
  // person is not as `before`.
  virtual Stored<std::optional<std::vector<SessionId>>> change_password(const PersonRow& before,
                                                                        const PersonRow& after,
                                                                        SessionId keep) = 0;
  // With sessions, mutes, ratings, notices, memberships and the person's bots. Chat lines stay
  // without a name.
  virtual Stored<void> delete_person(PersonId person) = 0;
  virtual Stored<std::optional<PersonRow>> person(PersonId person) = 0;
  virtual Stored<std::optional<PersonRow>> person_named(const std::string& name_key) = 0;
  virtual Stored<std::vector<PersonRow>> bots_of(PersonId owner) = 0;
  virtual Stored<void> set_muted(PersonId person, PersonId muted, bool on) = 0;
  virtual Stored<std::vector<PersonId>> muted_by(PersonId person) = 0;

  // ---- sessions ----
  virtual Stored<void> add_session(const SessionRow& session) = 0;
  virtual Stored<std::optional<SessionRow>> session(const std::string& token_hash) = 0;
  virtual Stored<std::vector<SessionRow>> sessions_of(PersonId person) = 0;
  virtual Stored<void> touch_session(SessionId session, Millis last_used) = 0;
  // Only a session of that person.
  virtual Stored<bool> remove_session(PersonId person, SessionId session) = 0;
  virtual Stored<int> remove_sessions_unused_since(Millis time) = 0;

  // ---- chat and notices ----
  virtual Stored<ChatRow> add_chat(TableId table, const ChatRow& line) = 0;
  virtual Stored<std::vector<ChatRow>> chat(TableId table, ChatRoom room, std::int64_t after,
                                            int limit) = 0;  // the newest, in order
  struct OwnChat {
    TableId table;
    ChatRow line;
  };
  // What a person has said, the newest, in order of time.
  virtual Stored<std::vector<OwnChat>> chat_by(PersonId person, int limit) = 0;
  virtual Stored<NoticeRow> add_notice(PersonId person, const NoticeRow& notice) = 0;
  struct AddressedNotice {
    PersonId person;
    NoticeRow notice;
  };
  // All or none; in ascending order of people, so that processes do not wait for each other.
  virtual Stored<std::vector<NoticeRow>> add_notices(std::span<const AddressedNotice> notices) = 0;
  virtual Stored<std::vector<NoticeRow>> notices(PersonId person, std::int64_t after,
                                                 int limit) = 0;
  virtual Stored<void> mark_read(PersonId person, std::int64_t upto) = 0;
  // Those that have been read and are from before that time, so many at most; says how many. Each
  // person keeps the newest, after which the next is numbered.
  virtual Stored<int> remove_read_notices(Millis before, int limit) = 0;

  // ---- ratings ----
  // Reads the ratings of those who played (unknown ones as new), lets `change` alter them, and
  // stores them, once for each table: false when the table has been rated before.
  virtual Stored<bool> rate(TableId table, const std::string& game, int players,
                            std::span<const RatedId> who,
                            const std::function<void(std::span<RatingRow>)>& change) = 0;
  // By mean minus three deviations, best first.
  virtual Stored<std::vector<RatingRow>> best(const std::string& game, int players, int limit) = 0;
  struct OwnRating {
    std::string game;
    int players = 0;
    RatingRow rating;
  };
  virtual Stored<std::vector<OwnRating>> ratings_of(PersonId person) = 0;

  // ---- other processes ----
  // Calls back, on a thread of the store, for each change that another process has made; until the
  // store is destroyed. Stores that only one server uses never call. `resync` means: anything may
  // have been missed.
  struct Listener {
    std::function<void(const News&)> news;
    std::function<void()> resync;
  };
  virtual void listen(Listener listener) = 0;
  // Tells the other processes what no other call does: that a session has ended, whom a person
  // does not hear any more, that lists of tables have changed.
  virtual Stored<void> announce(const News& news) = 0;

  // ---- upkeep ----
  // A consistent copy while others go on; restored by restore_backup().
  virtual Stored<void> backup(const std::string& path) = 0;
  virtual Stored<void> ping() = 0;
  // What commits leave to be put in order is from now on left to upkeep() of another object on the
  // same data, which does it while this one goes on.
  virtual void leave_upkeep() {}
  virtual bool is_upkeep_due() const { return false; }
  virtual Stored<void> upkeep() { return {}; }
  // What time it is for all processes on the data; none for a store without a clock of its own.
  virtual Stored<std::optional<Millis>> time() { return std::nullopt; }
};

// Opens (and makes, and migrates) what an address names: "sqlite:PATH", "postgresql://…" or
// "memory:". Refuses with words for people.
std::expected<std::unique_ptr<Store>, std::string> open_store(const std::string& address);
// Fills an empty store from a backup.
std::expected<void, std::string> restore_backup(const std::string& path,
                                                const std::string& address);

}  // namespace prestige::server
