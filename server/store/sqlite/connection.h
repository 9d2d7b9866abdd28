#pragma once

// A connection to an SQLite file with its prepared statements.

#include <sqlite3.h>

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/base/fair_mutex.h"
#include "server/store/sql/connection.h"

namespace prestige::server::sqlite {

class Connection : public sql::Connection {
 public:
  static std::expected<std::unique_ptr<Connection>, std::string> open(const std::string& path);

  Stored<std::int64_t> run(std::string_view sql, std::span<const sql::Value> values,
                           const sql::RowHandler& row) override;
  Stored<void> run_all(std::string_view sql, std::span<const sql::Values> all) override;
  Stored<void> stream(std::string_view sql, const sql::RowHandler& row) override;
  Stored<std::int64_t> insert_numbered(const sql::NumberedInsert& insert) override;

  Stored<void> begin(sql::Mode mode) override;
  Stored<void> commit() override;
  void rollback() override;
  // A writer keeps all others off anyway.
  Stored<void> lock_ratings() override { return {}; }
  Stored<void> check() override;

  // Readers and a writer side by side. Stays with the file, so it is only asked for our own.
  Stored<void> use_wal();
  // Several statements, not kept.
  Stored<void> script(const std::string& text);
  Stored<std::int64_t> number(std::string_view sql);  // the first value of the first row

 private:
  struct Closer {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  struct Finalizer {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  struct Statement {
    std::unique_ptr<sqlite3_stmt, Finalizer> handle;
    std::vector<int> places;  // of $1, $2 …
  };

  Connection() = default;
  Stored<Statement*> prepared(std::string_view sql);
  Stored<std::int64_t> execute(Statement& statement, std::span<const sql::Value> values,
                               const sql::RowHandler& row);
  Stored<void> step(Statement& statement, const sql::RowHandler& row);
  StoreError error(int code) const;

  std::unique_ptr<sqlite3, Closer> database_;
  std::unordered_map<std::string, Statement> statements_;
  // Writers of one process queue here instead of polling for the file's lock.
  std::shared_ptr<FairMutex> writers_;
  std::unique_lock<FairMutex> writing_;
};

}  // namespace prestige::server::sqlite
