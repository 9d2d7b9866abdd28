#include "server/store/backup/backup.h"

#include "server/store/memory/memory_store.h"
#include "server/store/sql/query.h"

namespace prestige::server {

namespace {

using sql::row_values;
using sql::values_of;

// Writes rows under the name of their table.
class Rows {
 public:
  explicit Rows(const std::string& path) : writer_(path) {}

  // Tables come in the order of kTables.
  void table(std::string_view name) {
    while (backup::kTables[index_].name != name) ++index_;
  }
  void add(sql::Values values) { writer_.row(index_, values); }
  // A row that lacks its first columns.
  void add(sql::Values first, const sql::Values& rest) {
    first.insert(first.end(), rest.begin(), rest.end());
    add(std::move(first));
  }
  Stored<void> finish() { return writer_.finish(); }

 private:
  backup::Writer writer_;
  std::size_t index_ = 0;
};

void write_people(const MemoryData& data, Rows& rows) {
  rows.table("people");
  for (const auto& [id, person] : data.people) rows.add(row_values(person));
  rows.table("sessions");
  for (const auto& [id, session] : data.sessions) rows.add(row_values(session));
  rows.table("mutes");
  for (const auto& [person, muted] : data.mutes) rows.add(values_of(person, muted));
}

void write_entries(TableId id, const MemoryData::Table& table, Rows& rows) {
  std::int64_t version = 0;
  for (const std::string& entry : table.entries) rows.add(values_of(id, ++version, entry));
}

void write_tables(const MemoryData& data, Rows& rows) {
  rows.table("tables");
  for (const auto& [id, table] : data.tables) rows.add(row_values(table.row));
  rows.table("entries");
  for (const auto& [id, table] : data.tables) write_entries(id, table, rows);
  rows.table("members");
  for (const auto& [id, table] : data.tables) {
    for (const MemberRow& member : table.members) rows.add(values_of(id), row_values(member));
  }
  rows.table("chat");
  for (const auto& [id, table] : data.tables) {
    for (const ChatRow& line : table.chat) rows.add(values_of(id), row_values(line));
  }
}

}  // namespace

Stored<void> MemoryStore::backup(const std::string& path) {
  const std::lock_guard lock(data_->mutex);
  Rows rows(path);
  write_people(*data_, rows);
  write_tables(*data_, rows);
  rows.table("notices");
  for (const auto& [person, notices] : data_->notices) {
    for (const NoticeRow& notice : notices) {
      rows.add(values_of(person, notice.number, notice.at, notice.kind, notice.table, notice.read));
    }
  }
  rows.table("ratings");
  for (const auto& [key, row] : data_->ratings) {
    rows.add(values_of(std::get<0>(key), std::get<1>(key)), row_values(row));
  }
  rows.table("rated");
  for (const TableId table : data_->rated) rows.add(values_of(table));
  return rows.finish();
}

}  // namespace prestige::server
