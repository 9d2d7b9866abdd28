#pragma once

// A connection to a PostgreSQL server with its prepared statements. When it is lost, the call under
// way fails as unavailable and the next one connects anew.

#include <string>
#include <unordered_map>
#include <vector>

#include "server/store/postgres/link.h"
#include "server/store/sql/connection.h"

namespace prestige::server::postgres {

struct Call {
  std::string_view sql;
  sql::Values values;
};

class Connection : public sql::Connection {
 public:
  // origin: names this process to others; letters and digits.
  Connection(std::string address, std::string origin, Link link);

  Stored<std::int64_t> run(std::string_view sql, std::span<const sql::Value> values,
                           const sql::RowHandler& row) override;
  Stored<void> run_all(std::string_view sql, std::span<const sql::Values> all) override;
  Stored<void> stream(std::string_view sql, const sql::RowHandler& row) override;
  Stored<std::int64_t> insert_numbered(const sql::NumberedInsert& insert) override;

  Stored<void> begin(sql::Mode mode) override;
  Stored<void> commit() override;
  void rollback() override;
  Stored<void> lock_ratings() override;
  Stored<void> check() override { return {}; }  // the server's own business

  // All calls in one transaction and one round trip.
  Stored<std::vector<Result>> run_together(std::span<const Call> calls);
  // Several statements, not kept.
  Stored<void> script(const std::string& text);

  const std::string& address() const { return address_; }
  const std::string& origin() const { return origin_; }

 private:
  Stored<void> ensure_open();
  Stored<void> set_session();
  Stored<const char*> prepared(std::string_view sql);
  StoreError error(const PGresult* result);
  void drop();

  // Sends calls without waiting, then gathers a result for each.
  Stored<std::vector<Result>> pipeline(std::span<const Call> calls, bool own_transaction);
  bool send(const Call& call);
  bool send_plain(const char* sql);
  Stored<std::vector<Result>> gather(std::size_t count);

  std::string address_;
  std::string origin_;
  Link link_;
  std::unordered_map<std::string, std::string> statements_;  // text, name
  bool in_transaction_ = false;
};

}  // namespace prestige::server::postgres
