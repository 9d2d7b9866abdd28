#include "server/store/sqlite/connection.h"

#include "server/store/sql/query.h"

namespace prestige::server::sqlite {

namespace {

// How long the log of writes may become before it is copied to the file, and when those who leave
// that to others do it all the same. A page has 4 KB.
constexpr int kLogPages = 10'000;
constexpr int kLogPagesMax = 50'000;

StoreFault fault_of(int code) {
  switch (code) {
    case SQLITE_CONSTRAINT_UNIQUE:
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
      return StoreFault::taken;
    case SQLITE_CONSTRAINT_FOREIGNKEY:
      return StoreFault::gone;
    default:
      break;
  }
  switch (code & 0xff) {
    case SQLITE_CONSTRAINT:
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_MISMATCH:
    case SQLITE_ERROR:
      return StoreFault::corrupt;
    default:
      return StoreFault::unavailable;
  }
}

int bind(sqlite3_stmt* statement, int place, const sql::Value& value) {
  if (const auto* text = std::get_if<std::string_view>(&value)) {
    // An empty view may point nowhere, which would mean NULL.
    const char* bytes = text->empty() ? "" : text->data();
    return sqlite3_bind_text64(statement, place, bytes, text->size(), SQLITE_STATIC, SQLITE_UTF8);
  }
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    return sqlite3_bind_int64(statement, place, *number);
  }
  if (const auto* real = std::get_if<double>(&value)) {
    return sqlite3_bind_double(statement, place, *real);
  }
  if (const auto* truth = std::get_if<bool>(&value)) {
    return sqlite3_bind_int(statement, place, *truth ? 1 : 0);
  }
  return sqlite3_bind_null(statement, place);
}

class SqliteRow : public sql::Row {
 public:
  explicit SqliteRow(sqlite3_stmt* statement) : statement_(statement) {}

  sql::Value operator[](int column) const override {
    switch (sqlite3_column_type(statement_, column)) {
      case SQLITE_INTEGER:
        return std::int64_t{sqlite3_column_int64(statement_, column)};
      case SQLITE_FLOAT:
        return sqlite3_column_double(statement_, column);
      case SQLITE_NULL:
        return {};
      default: {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
        return bytes == nullptr ? std::string_view() : std::string_view(bytes, size);
      }
    }
  }

 private:
  sqlite3_stmt* statement_;
};

}  // namespace

StoreError Connection::error(int code) const {
  return {fault_of(code), std::string("SQLite: ") + sqlite3_errmsg(database_.get())};
}

Stored<Connection::Statement*> Connection::prepared(std::string_view sql) {
  std::string key(sql);
  if (const auto found = statements_.find(key); found != statements_.end()) return &found->second;
  sqlite3_stmt* handle = nullptr;
  const int code = sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  if (code != SQLITE_OK) return std::unexpected(error(code));
  Statement statement;
  statement.handle.reset(handle);
  const int count = sqlite3_bind_parameter_count(handle);
  for (int i = 1; i <= count; ++i) {
    const std::string name = "$" + std::to_string(i);
    statement.places.push_back(sqlite3_bind_parameter_index(handle, name.c_str()));
  }
  return &statements_.emplace(std::move(key), std::move(statement)).first->second;
}

Stored<void> Connection::step(Statement& statement, const sql::RowHandler& row) {
  const SqliteRow current(statement.handle.get());
  while (true) {
    const int code = sqlite3_step(statement.handle.get());
    if (code == SQLITE_DONE) return {};
    if (code != SQLITE_ROW) return std::unexpected(error(code));
    if (row && !row(current)) {
      return std::unexpected(
          StoreError{StoreFault::corrupt,
                     std::string("a row makes no sense: ") + sqlite3_sql(statement.handle.get())});
    }
  }
}

Stored<std::int64_t> Connection::execute(Statement& statement, std::span<const sql::Value> values,
                                         const sql::RowHandler& row) {
  sqlite3_stmt* handle = statement.handle.get();
  int bound = SQLITE_OK;
  for (std::size_t i = 0; i < values.size() && bound == SQLITE_OK; ++i) {
    bound =
        i < statement.places.size() ? bind(handle, statement.places[i], values[i]) : SQLITE_RANGE;
  }
  Stored<void> stepped = bound == SQLITE_OK ? step(statement, row) : std::unexpected(error(bound));
  sqlite3_reset(handle);
  sqlite3_clear_bindings(handle);
  if (!stepped) return std::unexpected(stepped.error());
  return sqlite3_changes64(database_.get());
}

Stored<std::int64_t> Connection::run(std::string_view sql, std::span<const sql::Value> values,
                                     const sql::RowHandler& row) {
  const auto statement = prepared(sql);
  if (!statement) return std::unexpected(statement.error());
  std::unique_lock<FairMutex> alone;
  if (!writing_ && sqlite3_stmt_readonly((*statement)->handle.get()) == 0) {
    alone = std::unique_lock(file_->writers);
  }
  return execute(**statement, values, row);
}

Stored<void> Connection::run_all(std::string_view sql, std::span<const sql::Values> all) {
  for (const sql::Values& values : all) {
    if (const auto ran = run(sql, values, {}); !ran) return std::unexpected(ran.error());
  }
  return {};
}

Stored<void> Connection::stream(std::string_view sql, const sql::RowHandler& row) {
  return sql::done(run(sql, {}, row));
}

Stored<std::int64_t> Connection::insert_numbered(const sql::NumberedInsert& insert) {
  std::string places;
  for (std::size_t i = 2; i <= insert.values.size(); ++i) places += ", $" + std::to_string(i);
  std::int64_t number = 0;
  const auto ran =
      run(sql::text("INSERT INTO ", insert.into, " (", insert.within, ", number, ", insert.columns,
                    ") VALUES ($1, (SELECT coalesce(max(number), 0) + 1 FROM ", insert.into,
                    " WHERE ", insert.within, " = $1)", places, ") RETURNING number"),
          insert.values, [&](const sql::Row& row) { return sql::from_value(row[0], number); });
  if (!ran) return std::unexpected(ran.error());
  return number;
}

Stored<void> Connection::begin(sql::Mode mode) {
  if (mode == sql::Mode::read) return sql::done(run("BEGIN", {}, {}));
  writing_ = std::unique_lock(file_->writers);
  auto begun = sql::done(run("BEGIN IMMEDIATE", {}, {}));
  if (!begun) writing_ = {};
  return begun;
}

Stored<void> Connection::commit() {
  auto committed = sql::done(run("COMMIT", {}, {}));
  if (committed) writing_ = {};
  return committed;
}

void Connection::rollback() {
  // Some faults have rolled back already.
  if (sqlite3_get_autocommit(database_.get()) == 0) run("ROLLBACK", {}, {});
  writing_ = {};
}

// Called by SQLite after each commit, still within it.
int Connection::after_commit(void* connection, sqlite3* database, const char* name, int log_pages) {
  auto& self = *static_cast<Connection*>(connection);
  self.file_->log_pages = log_pages;
  if (log_pages < (self.copies_log_ ? kLogPages : kLogPagesMax)) return SQLITE_OK;
  // What fails is tried again after the next commit; this one is durable already.
  sqlite3_wal_checkpoint_v2(database, name, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  return SQLITE_OK;
}

bool Connection::is_log_long() const { return file_->log_pages >= kLogPages; }

Stored<int> Connection::copy_log_once(int mode) {
  int pages = 0;
  int copied = 0;
  const int code = sqlite3_wal_checkpoint_v2(database_.get(), nullptr, mode, &pages, &copied);
  if (code != SQLITE_OK && code != SQLITE_BUSY) return std::unexpected(error(code));
  return pages - copied;
}

Stored<void> Connection::copy_log() {
  // What is written meanwhile is left, and less each time.
  constexpr int kFewPages = 100;
  constexpr int kRounds = 3;
  for (int round = 0; round < kRounds; ++round) {
    const auto left = copy_log_once(SQLITE_CHECKPOINT_PASSIVE);
    if (!left) return std::unexpected(left.error());
    if (*left <= kFewPages) break;
  }
  // The rest, so that the next write begins the log anew; waits for who reads in it.
  const std::unique_lock alone(file_->writers);
  const auto left = copy_log_once(SQLITE_CHECKPOINT_RESTART);
  if (!left) return std::unexpected(left.error());
  if (*left == 0) file_->log_pages = 0;
  return {};
}

Stored<void> Connection::check() {
  std::string found;
  const auto ran = run("PRAGMA integrity_check(1)", {},
                       [&](const sql::Row& row) { return sql::from_value(row[0], found); });
  if (!ran) return std::unexpected(ran.error());
  if (found != "ok") return std::unexpected(StoreError{StoreFault::corrupt, found});
  return {};
}

Stored<void> Connection::script(const std::string& text) {
  const int code = sqlite3_exec(database_.get(), text.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return std::unexpected(error(sqlite3_extended_errcode(database_.get())));
  return {};
}

Stored<std::int64_t> Connection::number(std::string_view sql) {
  std::int64_t value = 0;
  const auto ran =
      run(sql, {}, [&](const sql::Row& row) { return sql::from_value(row[0], value); });
  if (!ran) return std::unexpected(ran.error());
  return value;
}

}  // namespace prestige::server::sqlite
