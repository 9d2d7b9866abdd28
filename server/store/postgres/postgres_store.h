#pragma once

// The store in a PostgreSQL database, for several servers at once.

#include "server/store/postgres/connection.h"
#include "server/store/postgres/listener.h"
#include "server/store/sql/sql_store.h"

namespace prestige::server::postgres {

class PostgresStore : public sql::SqlStore {
 public:
  explicit PostgresStore(std::unique_ptr<Connection> connection);

  Stored<std::vector<Appended>> append(std::span<const Append> appends) override;
  void listen(Listener listener) override;
  Stored<void> announce(const News& news) override;
  Stored<std::optional<Millis>> time() override;

 protected:
  sql::Connection& sql() override { return *connection_; }

 private:
  std::unique_ptr<Connection> connection_;
  std::unique_ptr<ListenerThread> listener_;
  // The two statements of an append: for new tables and for others.
  std::string make_;
  std::string change_;
};

// Stores with the same origin do not tell each other news. Without one, it is that of the process.
std::expected<std::unique_ptr<PostgresStore>, std::string> open(const std::string& address,
                                                                std::string origin = {});

}  // namespace prestige::server::postgres
