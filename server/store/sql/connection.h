#pragma once

// What SQLite and PostgreSQL have in common, as far as the store needs it. Statements are written
// with $1, $2 … and prepared once for each connection.

#include <functional>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "server/store/sql/value.h"
#include "server/store/store.h"

namespace prestige::server::sql {

class Row {
 public:
  virtual ~Row() = default;
  // Texts are good until the next row.
  virtual Value operator[](int column) const = 0;
};
// False: the row makes no sense.
using RowHandler = std::function<bool(const Row&)>;
using Values = std::vector<Value>;

enum class Mode { read, write };

// A row whose number counts upwards within its table or person.
struct NumberedInsert {
  std::string_view into;     // table
  std::string_view within;   // its column that says of what; the first value
  std::string_view columns;  // after the number
  Values values;             // the first is `within`, then those of the columns
  News::Kind news = News::Kind::chat;
};

class Connection {
 public:
  virtual ~Connection() = default;

  // Gives the number of rows changed.
  virtual Stored<std::int64_t> run(std::string_view sql, std::span<const Value> values,
                                   const RowHandler& row) = 0;
  // The same statement many times.
  virtual Stored<void> run_all(std::string_view sql, std::span<const Values> all) = 0;
  // A great many rows, not held in memory together.
  virtual Stored<void> stream(std::string_view sql, const RowHandler& row) = 0;
  virtual Stored<std::int64_t> insert_numbered(const NumberedInsert& insert) = 0;

  virtual Stored<void> begin(Mode mode) = 0;
  virtual Stored<void> commit() = 0;
  virtual void rollback() = 0;
  // Keeps others off the ratings until the end of the transaction.
  virtual Stored<void> lock_ratings() = 0;
  // Looks for damage.
  virtual Stored<void> check() = 0;
};

// Rolls back unless committed.
class Transaction {
 public:
  explicit Transaction(Connection& connection) : connection_(&connection) {}
  ~Transaction() {
    if (open_) connection_->rollback();
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  Stored<void> begin(Mode mode) {
    auto begun = connection_->begin(mode);
    open_ = begun.has_value();
    return begun;
  }
  // What fails to commit is rolled back at the end.
  Stored<void> commit() {
    auto committed = connection_->commit();
    if (committed) open_ = false;
    return committed;
  }

 private:
  Connection* connection_;
  bool open_ = false;
};

}  // namespace prestige::server::sql
