#include <algorithm>

#include "server/store/append.h"
#include "server/store/memory/memory_store.h"

namespace prestige::server {

namespace {

Appended append_one(MemoryData& data, const Append& append) {
  if (!makes_sense(append)) return Appended::conflict;
  const auto found = data.tables.find(append.table);
  const bool exists = found != data.tables.end();
  if ((exists ? found->second.row.version : 0) != append.expected) return Appended::conflict;

  MemoryData::Table& table = exists ? found->second : data.tables[append.table];
  std::string summary = std::move(table.row.head.summary);
  table.row = {append.table, version_after(append), append.head};
  if (append.head.summary.empty()) table.row.head.summary = std::move(summary);
  table.entries.insert(table.entries.end(), append.entries.begin(), append.entries.end());
  if (append.members) table.members = distinct_members(append);
  return Appended::stored;
}

std::vector<EntryRow> entries_from(const MemoryData::Table& table, std::int64_t version) {
  std::vector<EntryRow> rows;
  for (auto i = static_cast<std::size_t>(std::max<std::int64_t>(version, 0));
       i < table.entries.size(); ++i) {
    rows.push_back({static_cast<std::int64_t>(i) + 1, table.entries[i]});
  }
  return rows;
}

bool is_listed(const TableRow& row, const TableFilter& filter) {
  const TableHead& head = row.head;
  return head.visibility == Visibility::open && (!filter.game || head.game == *filter.game) &&
         (!filter.status || head.status == *filter.status) &&
         (!filter.players || head.players == *filter.players) &&
         (!filter.with_free_seat || head.free_seats > 0) &&
         (!filter.after || std::pair(head.created, row.id) < *filter.after);
}

// Sorted by what `key` gives, the greatest first, and no more than the limit.
template <class T, class Key>
std::vector<T> greatest(std::vector<T> rows, int limit, Key key) {
  std::ranges::sort(rows, std::ranges::greater(), key);
  rows.resize(std::min(rows.size(), static_cast<std::size_t>(std::max(limit, 0))));
  return rows;
}

}  // namespace

Stored<std::vector<Appended>> MemoryStore::append(std::span<const Append> appends) {
  const std::lock_guard lock(data_->mutex);
  std::vector<Appended> all;
  for (const Append& append : appends) all.push_back(append_one(*data_, append));
  return all;
}

Stored<std::vector<EntryRow>> MemoryStore::entries_after(TableId table, std::int64_t version) {
  const std::lock_guard lock(data_->mutex);
  const auto found = data_->tables.find(table);
  if (found == data_->tables.end()) return {};
  return entries_from(found->second, version);
}

Stored<std::optional<TableRow>> MemoryStore::table(TableId table) {
  const std::lock_guard lock(data_->mutex);
  const auto found = data_->tables.find(table);
  if (found == data_->tables.end()) return std::nullopt;
  return found->second.row;
}

Stored<std::vector<TableRow>> MemoryStore::list_tables(const TableFilter& filter) {
  const std::lock_guard lock(data_->mutex);
  std::vector<TableRow> rows;
  for (const auto& [id, table] : data_->tables) {
    if (is_listed(table.row, filter)) rows.push_back(table.row);
  }
  return greatest(std::move(rows), filter.limit,
                  [](const TableRow& row) { return std::pair(row.head.created, row.id); });
}

Stored<std::vector<OwnTableRow>> MemoryStore::tables_of(PersonId person, int limit) {
  const std::lock_guard lock(data_->mutex);
  std::vector<OwnTableRow> rows;
  for (const auto& [id, table] : data_->tables) {
    const auto member = std::ranges::find(table.members, person, &MemberRow::person);
    if (member != table.members.end()) rows.push_back({table.row, member->to_move});
  }
  return greatest(std::move(rows), limit, [](const OwnTableRow& row) {
    return std::tuple(row.to_move, row.table.head.updated, row.table.id);
  });
}

Stored<std::vector<TableId>> MemoryStore::due_tables(Millis until, int limit) {
  const std::lock_guard lock(data_->mutex);
  std::vector<std::pair<Millis, TableId>> due;
  for (const auto& [id, table] : data_->tables) {
    if (table.row.head.due && *table.row.head.due <= until) {
      due.emplace_back(*table.row.head.due, id);
    }
  }
  std::ranges::sort(due);
  std::vector<TableId> ids;
  for (const auto& [time, id] : due) {
    if (std::cmp_greater_equal(ids.size(), std::max(limit, 0))) break;
    ids.push_back(id);
  }
  return ids;
}

Stored<std::vector<TableRow>> MemoryStore::all_tables(TableId after, int limit) {
  const std::lock_guard lock(data_->mutex);
  std::vector<TableRow> rows;
  for (auto i = data_->tables.upper_bound(after); i != data_->tables.end(); ++i) {
    if (std::cmp_greater_equal(rows.size(), std::max(limit, 0))) break;
    rows.push_back(i->second.row);
  }
  return rows;
}

}  // namespace prestige::server
