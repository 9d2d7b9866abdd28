#include "server/store/sql/query.h"
#include "server/store/sql/sql_store.h"

namespace prestige::server::sql {

namespace {

StoreError gap(TableId table) {
  return {StoreFault::corrupt, "the log of table " + to_text(table) + " has a gap"};
}

// What follows WHERE, with the values of its parameters.
struct Conditions {
  explicit Conditions(std::string first) : all(std::move(first)) {}

  std::string bound(Value value) {
    values.push_back(value);
    return "$" + std::to_string(values.size());
  }
  void add(const TableFilter& filter) {
    if (filter.game) all += " AND game = " + bound(to_value(*filter.game));
    if (filter.status) all += " AND status = " + bound(to_value(*filter.status));
    if (filter.players) all += " AND players = " + bound(to_value(*filter.players));
    if (filter.with_free_seat) all += " AND status = 'gathering' AND free_seats > 0";
  }

  std::string all;
  Values values;
};

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
  Conditions where("visibility = 'open'");
  where.add(filter);
  if (filter.after) {
    where.all += " AND (created, id) < (" + where.bound(to_value(filter.after->at)) + ", " +
                 where.bound(to_value(filter.after->id)) + ")";
  }
  const std::string limit = where.bound(to_value(at_least_none(filter.limit)));
  return select_with<TableRow>(sql(),
                               text("SELECT ", kTable, " FROM tables WHERE ", where.all,
                                    " ORDER BY created DESC, id DESC LIMIT ", limit),
                               where.values);
}

Stored<std::vector<OwnTableRow>> SqlStore::tables_of(PersonId person, const TableFilter& filter) {
  Conditions where("");
  where.all = "person = " + where.bound(to_value(person));
  where.add(filter);
  if (filter.after) {
    where.all += " AND (to_move, updated, id) < (" + where.bound(to_value(filter.after->to_move)) +
                 ", " + where.bound(to_value(filter.after->at)) + ", " +
                 where.bound(to_value(filter.after->id)) + ")";
  }
  const std::string limit = where.bound(to_value(at_least_none(filter.limit)));
  return select_with<OwnTableRow>(
      sql(),
      text("SELECT ", kTable, ", to_move FROM members JOIN tables ON id = table_id WHERE ",
           where.all, " ORDER BY to_move DESC, updated DESC, id DESC LIMIT ", limit),
      where.values);
}

Stored<std::vector<DueRow>> SqlStore::due_tables(Millis until, const DueRow& after, int limit) {
  return select<DueRow>(sql(),
                        "SELECT due, id FROM tables WHERE due <= $1 AND (due, id) > ($2, $3)"
                        " ORDER BY due, id LIMIT $4",
                        until, after.due, after.id, at_least_none(limit));
}

Stored<std::vector<TableRow>> SqlStore::all_tables(TableId after, int limit) {
  return select<TableRow>(
      sql(), text("SELECT ", kTable, " FROM tables WHERE id > $1 ORDER BY id LIMIT $2"), after,
      at_least_none(limit));
}

}  // namespace prestige::server::sql
