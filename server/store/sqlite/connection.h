#pragma once

// A connection to an SQLite file with its prepared statements.

#include <sqlite3.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/base/fair_mutex.h"
#include "server/store/sql/connection.h"

namespace prestige::server::sqlite {

// What all connections of this process to one file share.
struct SharedFile {
  FairMutex writers;              // they queue here instead of polling for the file's lock
  std::atomic<int> log_pages{0};  // in the log of writes, since it began anew
};

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
  // In WAL mode, writes go to a log, whose pages have to be copied to the file from time to time.
  // That takes many times as long as a commit. A connection does it behind its own commits unless
  // it is told that another one will.
  void leave_log_to_others() { copies_log_ = false; }
  bool is_log_long() const;
  // Copies the log while others write to it, and keeps them off for the rest only.
  Stored<void> copy_log();
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
  static int after_commit(void* connection, sqlite3* database, const char* name, int log_pages);
  Stored<int> copy_log_once(int mode);  // how many pages are left

  std::unique_ptr<sqlite3, Closer> database_;
  std::unordered_map<std::string, Statement> statements_;
  std::shared_ptr<SharedFile> file_;
  std::unique_lock<FairMutex> writing_;
  bool copies_log_ = true;
};

}  // namespace prestige::server::sqlite
