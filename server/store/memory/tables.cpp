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

bool passes(const TableRow& row, const TableFilter& filter) {
  const TableHead& head = row.head;
  const bool free = head.status == Status::gathering && head.free_seats > 0;
  return (!filter.game || head.game == *filter.game) &&
         (!filter.status || head.status == *filter.status) &&
         (!filter.players || head.players == *filter.players) && (!filter.with_free_seat || free);
}

// Sorted by the mark that `mark` gives, the greatest first, after one and no more than the limit.
template <class T, class Mark>
std::vector<T> greatest(std::vector<T> rows, const TableFilter& filter, Mark mark) {
  std::erase_if(rows, [&](const T& row) { return filter.after && mark(row) >= *filter.after; });
  std::ranges::sort(rows, std::ranges::greater(), mark);
  rows.resize(std::min(rows.size(), static_cast<std::size_t>(std::max(filter.limit, 0))));
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
    const bool open = table.row.head.visibility == Visibility::open;
    if (open && passes(table.row, filter)) rows.push_back(table.row);
  }
  return greatest(std::move(rows), filter,
                  [](const TableRow& row) { return ListMark{false, row.head.created, row.id}; });
}

Stored<std::vector<OwnTableRow>> MemoryStore::tables_of(PersonId person,
                                                        const TableFilter& filter) {
  const std::lock_guard lock(data_->mutex);
  std::vector<OwnTableRow> rows;
  for (const auto& [id, table] : data_->tables) {
    const auto member = std::ranges::find(table.members, person, &MemberRow::person);
    if (member == table.members.end() || !passes(table.row, filter)) continue;
    rows.push_back({table.row, member->to_move});
  }
  return greatest(std::move(rows), filter, [](const OwnTableRow& row) {
    return ListMark{row.to_move, row.table.head.updated, row.table.id};
  });
}

Stored<std::vector<DueRow>> MemoryStore::due_tables(Millis until, const DueRow& after, int limit) {
  const std::lock_guard lock(data_->mutex);
  std::vector<DueRow> due;
  for (const auto& [id, table] : data_->tables) {
    if (!table.row.head.due) continue;
    const DueRow row{*table.row.head.due, id};
    if (row.due <= until && row > after) due.push_back(row);
  }
  std::ranges::sort(due);
  due.resize(std::min(due.size(), static_cast<std::size_t>(std::max(limit, 0))));
  return due;
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
