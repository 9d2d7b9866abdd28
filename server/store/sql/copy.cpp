// Backups: all rows out, all rows in.

#include "server/store/sql/query.h"
#include "server/store/sql/sql_store.h"

namespace prestige::server::sql {

namespace {

constexpr std::size_t kRowsAtOnce = 256;

std::string insert_statement(const backup::Table& table) {
  std::string places;
  for (std::size_t i = 1; i <= table.kinds.size(); ++i) {
    places += (i > 1 ? ", $" : "$") + std::to_string(i);
  }
  return text("INSERT INTO ", table.name, " (", table.columns, ") VALUES (", places, ")");
}

// Rows of one table that wait to be stored together.
class Batch {
 public:
  explicit Batch(Connection& connection) : connection_(&connection) {}

  Stored<void> add(backup::Line line) {
    if (line.table != table_ || lines_.size() >= kRowsAtOnce) {
      if (auto flushed = flush(); !flushed) return flushed;
    }
    table_ = line.table;
    lines_.push_back(std::move(line));
    return {};
  }
  Stored<void> flush() {
    if (lines_.empty()) return {};
    std::vector<Values> rows;
    for (const backup::Line& line : lines_) rows.push_back(line.values);
    auto ran = connection_->run_all(insert_statement(backup::kTables[table_]), rows);
    lines_.clear();
    return ran;
  }

 private:
  Connection* connection_;
  std::size_t table_ = 0;
  std::vector<backup::Line> lines_;
};

Stored<bool> is_empty(Connection& connection) {
  bool empty = true;
  for (const backup::Table& table : backup::kTables) {
    const auto ran = connection.run(text("SELECT 1 FROM ", table.name, " LIMIT 1"), {},
                                    [&](const Row&) { return !(empty = false); });
    if (!ran) return std::unexpected(ran.error());
  }
  return empty;
}

Stored<void> copy_rows(Connection& connection, backup::Reader& from) {
  Batch batch(connection);
  backup::Line line;
  while (true) {
    const auto more = from.next(line);
    if (!more) return std::unexpected(StoreError{StoreFault::corrupt, more.error()});
    if (!*more) return batch.flush();
    if (auto added = batch.add(std::move(line)); !added) return added;
  }
}

}  // namespace

Stored<void> SqlStore::backup(const std::string& path) {
  if (auto sound = sql().check(); !sound) return sound;
  Transaction transaction(sql());
  if (auto begun = transaction.begin(Mode::read); !begun) return begun;
  backup::Writer writer(path);
  for (std::size_t i = 0; i < backup::kTables.size(); ++i) {
    const backup::Table& table = backup::kTables[i];
    Values values(table.kinds.size());
    const auto read = sql().stream(
        text("SELECT ", table.columns, " FROM ", table.name, " ORDER BY ", table.order),
        [&](const Row& row) {
          for (std::size_t k = 0; k < values.size(); ++k) values[k] = row[static_cast<int>(k)];
          writer.row(i, values);
          return true;
        });
    if (!read) return read;
  }
  if (auto ended = transaction.commit(); !ended) return ended;
  return writer.finish();
}

Stored<bool> SqlStore::fill(backup::Reader& from) {
  bool empty = false;
  const auto ran = in_transaction(sql(), [&]() -> Stored<void> {
    const auto checked = is_empty(sql());
    if (!checked) return std::unexpected(checked.error());
    empty = *checked;
    return empty ? copy_rows(sql(), from) : Stored<void>();
  });
  if (!ran) return std::unexpected(ran.error());
  return empty;
}

Stored<void> SqlStore::ping() { return done(sql().run("SELECT 1", {}, {})); }

}  // namespace prestige::server::sql
