#pragma once

// Statements with values and rows of our own types.

#include <utility>

#include "server/store/sql/connection.h"
#include "server/store/sql/fields.h"

namespace prestige::server::sql {

// The pieces of a statement.
template <class... Parts>
std::string text(const Parts&... parts) {
  std::string out;
  ((out += parts), ...);
  return out;
}

template <class... T>
Values values_of(const T&... values) {
  return {to_value(values)...};
}
template <class Row>
Values row_values(const Row& row) {
  return std::apply([](const auto&... field) { return values_of(field...); }, fields(row));
}

template <class T>
bool read(const Row& row, T& out) {
  int column = 0;
  return std::apply([&](auto&... field) { return (from_value(row[column++], field) && ...); },
                    fields(out));
}

template <class... T>
Stored<std::int64_t> change(Connection& connection, std::string_view sql, const T&... values) {
  return connection.run(sql, values_of(values...), {});
}

template <class Out>
Stored<std::vector<Out>> select_with(Connection& connection, std::string_view sql,
                                     std::span<const Value> values) {
  std::vector<Out> out;
  const auto ran =
      connection.run(sql, values, [&](const Row& row) { return read(row, out.emplace_back()); });
  if (!ran) return std::unexpected(ran.error());
  return out;
}
template <class Out, class... T>
Stored<std::vector<Out>> select(Connection& connection, std::string_view sql, const T&... values) {
  return select_with<Out>(connection, sql, values_of(values...));
}

template <class Out, class... T>
Stored<std::optional<Out>> select_one(Connection& connection, std::string_view sql,
                                      const T&... values) {
  auto rows = select<Out>(connection, sql, values...);
  if (!rows) return std::unexpected(rows.error());
  if (rows->empty()) return std::nullopt;
  return std::move(rows->front());
}

inline Stored<void> done(const Stored<std::int64_t>& changed) {
  if (!changed) return std::unexpected(changed.error());
  return {};
}

// Several statements as one; the first that fails ends it.
template <class F>
Stored<void> in_transaction(Connection& connection, F&& body) {
  Transaction transaction(connection);
  if (auto begun = transaction.begin(Mode::write); !begun) return begun;
  if (Stored<void> ran = body(); !ran) return ran;
  return transaction.commit();
}

inline int at_least_none(int limit) { return std::max(limit, 0); }

}  // namespace prestige::server::sql
