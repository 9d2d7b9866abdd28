#include "server/store/sql/query.h"
#include "server/store/sql/sql_store.h"

namespace prestige::server::sql {

namespace {

StoreError gap(TableId table) {
  return {StoreFault::corrupt, "the log of table " + to_text(table) + " has a gap"};
}

}  // namespace

Stored<std::vector<EntryRow>> SqlStore::entries_after(TableId table, std::int64_t version) {
  auto entries = select<EntryRow>(
      sql(),
      "SELECT version, data FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version",
      table, version);
  if (!entries) return entries;
  for (const EntryRow& entry : *entries) {
    if (entry.version != ++version) return std::unexpected(gap(table));
  }
  return entries;
}

Stored<std::optional<TableRow>> SqlStore::table(TableId table) {
  return select_one<TableRow>(sql(), text("SELECT ", kTable, " FROM tables WHERE id = $1"), table);
}

Stored<std::vector<TableRow>> SqlStore::list_tables(const TableFilter& filter) {
  Values values;
  std::string where = "visibility = 'open'";
  const auto bound = [&](Value value) {
    values.push_back(value);
    return "$" + std::to_string(values.size());
  };
  if (filter.game) where += " AND game = " + bound(to_value(*filter.game));
  if (filter.status) where += " AND status = " + bound(to_value(*filter.status));
  if (filter.players) where += " AND players = " + bound(to_value(*filter.players));
  if (filter.with_free_seat) where += " AND free_seats > 0";
  if (filter.after) {
    where += " AND (created, id) < (" + bound(to_value(filter.after->first));
    where += ", " + bound(to_value(filter.after->second)) + ")";
  }
  const std::string limit = bound(to_value(at_least_none(filter.limit)));
  return select_with<TableRow>(sql(),
                               text("SELECT ", kTable, " FROM tables WHERE ", where,
                                    " ORDER BY created DESC, id DESC LIMIT ", limit),
                               values);
}

Stored<std::vector<OwnTableRow>> SqlStore::tables_of(PersonId person, int limit) {
  return select<OwnTableRow>(
      sql(),
      text("SELECT ", kTable,
           ", to_move FROM members JOIN tables ON id = table_id WHERE person = $1"
           " ORDER BY to_move DESC, updated DESC, id DESC LIMIT $2"),
      person, at_least_none(limit));
}

Stored<std::vector<TableId>> SqlStore::due_tables(Millis until, int limit) {
  return select<TableId>(sql(), "SELECT id FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2",
                         until, at_least_none(limit));
}

Stored<std::vector<TableRow>> SqlStore::all_tables(TableId after, int limit) {
  return select<TableRow>(
      sql(), text("SELECT ", kTable, " FROM tables WHERE id > $1 ORDER BY id LIMIT $2"), after,
      at_least_none(limit));
}

}  // namespace prestige::server::sql
