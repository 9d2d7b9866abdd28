#pragma once

// The store in one SQLite file.

#include "server/store/sql/sql_store.h"
#include "server/store/sqlite/connection.h"

namespace prestige::server::sqlite {

class SqliteStore : public sql::SqlStore {
 public:
  explicit SqliteStore(std::unique_ptr<Connection> connection)
      : connection_(std::move(connection)) {}

  Stored<std::vector<Appended>> append(std::span<const Append> appends) override;
  void listen(Listener) override {}
  Stored<void> announce(const News&) override { return {}; }
  void leave_upkeep() override { connection_->leave_log_to_others(); }
  bool is_upkeep_due() const override { return connection_->is_log_long(); }
  Stored<void> upkeep() override { return connection_->copy_log(); }

 protected:
  sql::Connection& sql() override { return *connection_; }

 private:
  Stored<Appended> append_one(const Append& append);
  Stored<void> keep_members(const Append& append);

  std::unique_ptr<Connection> connection_;
};

std::expected<std::unique_ptr<SqliteStore>, std::string> open(const std::string& path);

}  // namespace prestige::server::sqlite
