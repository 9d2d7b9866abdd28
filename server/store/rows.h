#pragma once

// What is kept, as plain rows. What the entries of a table mean is up to server/table.

#include <optional>
#include <string>
#include <vector>

#include "protocol/api/words.h"
#include "server/base/clock.h"
#include "server/base/id.h"

namespace prestige::server {

using protocol::api::ChatRoom;
using protocol::api::NoticeKind;
using protocol::api::Status;
using protocol::api::Visibility;

struct PersonRow {
  PersonId id;
  std::string name;
  std::string name_key;  // for comparing; empty while the name is not claimed. Unique otherwise
  std::string password_hash;  // empty: none
  std::string language;
  std::string webhook;  // empty: none
  bool rated = true;
  PersonId owner;  // of a bot; else nobody
  Millis created = 0;
  friend bool operator==(const PersonRow&, const PersonRow&) = default;
};

struct SessionRow {
  SessionId id;
  std::string token_hash;  // unique
  PersonId person;
  std::string label;
  Millis created = 0;
  Millis last_used = 0;
  friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

// One line of a table's log. The log is the truth about a table; versions count from 1 without
// gaps.
struct EntryRow {
  std::int64_t version = 0;
  std::string data;
  friend bool operator==(const EntryRow&, const EntryRow&) = default;
};

// What lists and timers need to know of a table without reading its log. Derived from the log.
struct TableHead {
  std::string game;
  int players = 0;
  Status status = Status::gathering;
  Visibility visibility = Visibility::open;
  int free_seats = 0;
  Millis created = 0;
  Millis updated = 0;
  std::optional<Millis> due;  // when somebody must look after the table even if nobody asks
  std::string summary;        // the public TableInfo as JSON; empty in an append: as before
  friend bool operator==(const TableHead&, const TableHead&) = default;
};

// Who has a part in a table.
struct MemberRow {
  PersonId person;
  bool to_move = false;
  friend bool operator==(const MemberRow&, const MemberRow&) = default;
};

struct TableRow {
  TableId id;
  std::int64_t version = 0;
  TableHead head;
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

// In a person's own list.
struct OwnTableRow {
  TableRow table;
  bool to_move = false;
};

// New entries of one table and what follows from them, all or nothing.
struct Append {
  TableId table;
  std::int64_t expected = 0;  // the version before; 0 makes the table
  std::vector<std::string> entries;
  TableHead head;
  std::optional<std::vector<MemberRow>>
      members;  // all of them, replacing those before; none: as before
};
enum class Appended { stored, conflict };  // conflict: the table is at another version by now

// A row of a list, after which the next part of the list goes on.
struct ListMark {
  bool to_move = false;  // only in a person's own list
  Millis at = 0;         // created; in a person's own list: updated
  TableId id;
  friend auto operator<=>(const ListMark&, const ListMark&) = default;
};

struct TableFilter {
  std::optional<std::string> game;
  std::optional<Status> status;
  std::optional<int> players;
  bool with_free_seat = false;  // that somebody can still take
  int limit = 50;
  std::optional<ListMark> after;
};
inline TableFilter up_to(int limit) {
  TableFilter filter;
  filter.limit = limit;
  return filter;
}

// A table that somebody must look after. In the order of a list of them.
struct DueRow {
  Millis due = 0;
  TableId id;
  friend auto operator<=>(const DueRow&, const DueRow&) = default;
};

struct ChatRow {
  std::int64_t number = 0;  // counts from 1 at each table; given by the store
  Millis at = 0;
  PersonId person;
  std::string name;
  ChatRoom room = ChatRoom::table;
  std::string text;
  friend bool operator==(const ChatRow&, const ChatRow&) = default;
};

struct NoticeRow {
  std::int64_t number = 0;  // counts upwards for each person; given by the store
  Millis at = 0;
  NoticeKind kind = NoticeKind::your_move;
  TableId table;
  bool read = false;
  friend bool operator==(const NoticeRow&, const NoticeRow&) = default;
};

// A rated player: a person or a bot level.
struct RatedId {
  PersonId person;  // nobody: a bot
  std::string bot;
  friend bool operator==(const RatedId&, const RatedId&) = default;
};

struct RatingRow {
  RatedId who;
  double mean = 25;
  double deviation = 25.0 / 3;
  std::int64_t games = 0;
  friend bool operator==(const RatingRow&, const RatingRow&) = default;
};

}  // namespace prestige::server
