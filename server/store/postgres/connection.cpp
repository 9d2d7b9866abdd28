#include "server/store/postgres/connection.h"

#include <cstdlib>

#include "server/store/postgres/news_text.h"
#include "server/store/postgres/parameters.h"
#include "server/store/sql/query.h"

namespace prestige::server::postgres {

namespace {

constexpr int kBinary = 1;

StoreFault fault_of(std::string_view state) {
  if (state == "23505") return StoreFault::taken;  // unique
  if (state == "23503") return StoreFault::gone;   // foreign key
  // Other broken constraints, values that cannot be, statements that do not fit the tables.
  for (const std::string_view bad : {"22", "23", "42"}) {
    if (state.starts_with(bad)) return StoreFault::corrupt;
  }
  return StoreFault::unavailable;
}

bool is_good(const PGresult* result) {
  const auto status = PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_SINGLE_TUPLE;
}

// After these the connection is of no use, even if it has not been closed yet.
bool is_last(const PGresult* result, std::string_view state) {
  if (state.empty()) return true;     // not from the server: libpq itself is at a loss
  if (state == "25006") return true;  // a server that only reads has been replaced by another
  const char* field = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
  const std::string_view severity = field == nullptr ? "" : field;
  return severity == "FATAL" || severity == "PANIC";
}

Stored<void> each_row(const PGresult* result, const sql::RowHandler& row) {
  const int count = row ? PQntuples(result) : 0;
  for (int i = 0; i < count; ++i) {
    if (row(ResultRow(result, i))) continue;
    return std::unexpected(StoreError{StoreFault::corrupt, "PostgreSQL: a row makes no sense"});
  }
  return {};
}

}  // namespace

Connection::Connection(std::string address, std::string origin, Link link)
    : address_(std::move(address)), origin_(std::move(origin)), link_(std::move(link)) {
  // A fault shows again in the first call.
  if (!set_session()) drop();
}

void Connection::drop() {
  link_.reset();
  statements_.clear();
}

StoreError Connection::error(const PGresult* result) {
  const char* state = result == nullptr ? nullptr : PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view code = state == nullptr ? "" : state;
  StoreError error{fault_of(code), "PostgreSQL: " + one_line(PQerrorMessage(link_.get()))};
  if (result != nullptr && !code.empty()) {
    error.detail = "PostgreSQL: " + one_line(PQresultErrorMessage(result));
  }
  if (PQstatus(link_.get()) != CONNECTION_OK || is_last(result, code)) drop();
  return error;
}

Stored<void> Connection::set_session() {
  return script(
      "SET synchronous_commit = on; SET lock_timeout = '10s'; SET statement_timeout = '30s';"
      " SET idle_in_transaction_session_timeout = '60s'");
}

Stored<void> Connection::ensure_open() {
  if (link_ && PQstatus(link_.get()) == CONNECTION_OK) return {};
  drop();
  if (in_transaction_) {
    // What came before is lost: going on elsewhere would store half of it.
    return std::unexpected(StoreError{StoreFault::unavailable, "PostgreSQL: connection lost"});
  }
  auto link = connect(address_);
  if (!link) {
    return std::unexpected(StoreError{StoreFault::unavailable, "PostgreSQL: " + link.error()});
  }
  link_ = std::move(*link);
  return set_session();
}

Stored<const char*> Connection::prepared(std::string_view sql) {
  std::string key(sql);
  if (const auto found = statements_.find(key); found != statements_.end()) {
    return found->second.c_str();
  }
  std::string name = "s" + std::to_string(statements_.size());
  const Result result(PQprepare(link_.get(), name.c_str(), key.c_str(), 0, nullptr));
  if (!is_good(result.get())) return std::unexpected(error(result.get()));
  return statements_.emplace(std::move(key), std::move(name)).first->second.c_str();
}

Stored<void> Connection::script(const std::string& text) {
  const Result result(PQexec(link_.get(), text.c_str()));
  if (!is_good(result.get())) return std::unexpected(error(result.get()));
  return {};
}

Stored<std::int64_t> Connection::run(std::string_view sql, std::span<const sql::Value> values,
                                     const sql::RowHandler& row) {
  if (const auto open = ensure_open(); !open) return std::unexpected(open.error());
  const auto name = prepared(sql);
  if (!name) return std::unexpected(name.error());
  const Parameters given(values);
  const Result result(PQexecPrepared(link_.get(), *name, given.count(), given.pointers(),
                                     given.lengths(), given.formats(), kBinary));
  if (!is_good(result.get())) return std::unexpected(error(result.get()));
  if (const auto read = each_row(result.get(), row); !read) return std::unexpected(read.error());
  return std::strtoll(PQcmdTuples(result.get()), nullptr, 10);
}

Stored<void> Connection::run_all(std::string_view sql, std::span<const sql::Values> all) {
  std::vector<Call> calls;
  for (const sql::Values& values : all) calls.push_back({sql, values});
  const auto ran = pipeline(calls, !in_transaction_);
  if (!ran) return std::unexpected(ran.error());
  return {};
}

Stored<void> Connection::stream(std::string_view sql, const sql::RowHandler& row) {
  if (auto open = ensure_open(); !open) return open;
  const std::string text(sql);
  if (PQsendQueryParams(link_.get(), text.c_str(), 0, nullptr, nullptr, nullptr, nullptr,
                        kBinary) == 0) {
    return std::unexpected(error(nullptr));
  }
  PQsetSingleRowMode(link_.get());
  // All results are taken even after a fault, or the connection could not be used again.
  Stored<void> outcome;
  while (const Result result{link_ ? PQgetResult(link_.get()) : nullptr}) {
    if (!outcome) continue;
    outcome =
        is_good(result.get()) ? each_row(result.get(), row) : std::unexpected(error(result.get()));
  }
  return outcome;
}

Stored<std::int64_t> Connection::insert_numbered(const sql::NumberedInsert& insert) {
  std::string places;
  for (std::size_t i = 2; i <= insert.values.size(); ++i) places += ", $" + std::to_string(i);
  const std::string_view kind = news_word(insert.news);
  // Whoever has the lock sees the number before.
  const std::string text =
      sql::text("INSERT INTO ", insert.into, " (", insert.within, ", number, ", insert.columns,
                ") VALUES ($1, (SELECT coalesce(max(number), 0) + 1 FROM ", insert.into, " WHERE ",
                insert.within, " = $1)", places, ") RETURNING number, pg_notify('", kChannel,
                "', '", kind, ":' || ", insert.within, " || ':' || number || ':", origin_, "')");
  const std::array calls = {Call{"SELECT pg_advisory_xact_lock($1)", {insert.values.front()}},
                            Call{text, insert.values}};
  const auto results = in_transaction_ ? pipeline(calls, false) : run_together(calls);
  if (!results) return std::unexpected(results.error());
  std::int64_t number = 0;
  const auto read = each_row((*results)[1].get(),
                             [&](const sql::Row& row) { return sql::from_value(row[0], number); });
  if (!read) return std::unexpected(read.error());
  return number;
}

Stored<void> Connection::begin(sql::Mode mode) {
  if (auto open = ensure_open(); !open) return open;
  // Copying everything takes its time.
  auto begun = script(mode == sql::Mode::write ? "BEGIN"
                                               : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;"
                                                 " SET LOCAL statement_timeout = 0");
  in_transaction_ = begun.has_value();
  return begun;
}

Stored<void> Connection::commit() {
  if (auto open = ensure_open(); !open) return open;
  const Result result(PQexec(link_.get(), "COMMIT"));
  if (!is_good(result.get())) return std::unexpected(error(result.get()));
  in_transaction_ = false;
  if (std::string_view(PQcmdStatus(result.get())) == "COMMIT") return {};
  return std::unexpected(StoreError{StoreFault::unavailable, "PostgreSQL: rolled back"});
}

void Connection::rollback() {
  in_transaction_ = false;
  if (link_ && PQtransactionStatus(link_.get()) != PQTRANS_IDLE) {
    if (!script("ROLLBACK")) drop();
  }
}

Stored<void> Connection::lock_ratings() {
  return sql::done(run("SELECT pg_advisory_xact_lock(1)", {}, {}));
}

}  // namespace prestige::server::postgres
