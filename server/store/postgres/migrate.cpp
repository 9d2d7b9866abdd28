#include "server/store/postgres/schema.h"
#include "server/store/sql/query.h"

namespace prestige::server::postgres {

namespace {

Stored<std::int64_t> number(Connection& connection, std::string_view sql) {
  std::int64_t value = 0;
  const auto ran =
      connection.run(sql, {}, [&](const sql::Row& row) { return sql::from_value(row[0], value); });
  if (!ran) return std::unexpected(ran.error());
  return value;
}

// 0 for a new database.
Stored<std::int64_t> schema_version(Connection& connection) {
  const auto exists = number(
      connection, "SELECT count(*) FROM pg_class WHERE oid = to_regclass('prestige_schema')");
  if (!exists || *exists == 0) return exists;
  return number(connection, "SELECT version FROM prestige_schema");
}

Stored<void> take_steps(Connection& connection, std::int64_t version,
                        std::span<const std::string_view> steps) {
  if (auto unbound = connection.script("SET LOCAL statement_timeout = 0"); !unbound) return unbound;
  for (auto i = static_cast<std::size_t>(version); i < steps.size(); ++i) {
    if (auto ran = connection.script(std::string(steps[i])); !ran) return ran;
  }
  return connection.script(
      "CREATE TABLE IF NOT EXISTS prestige_schema (version bigint NOT NULL);"
      "DELETE FROM prestige_schema; INSERT INTO prestige_schema VALUES (" +
      std::to_string(steps.size()) + ")");
}

std::string newer(std::int64_t version, std::size_t known) {
  return "its data has version " + std::to_string(version) +
         ", but this program knows only up to " + std::to_string(known) +
         "; a newer program is needed";
}

}  // namespace

std::expected<void, std::string> migrate(Connection& connection,
                                         std::span<const std::string_view> steps) {
  const auto known = static_cast<std::int64_t>(steps.size());
  std::int64_t version = 0;
  bool current = false;
  const auto migrated = sql::in_transaction(connection, [&]() -> Stored<void> {
    const auto before = schema_version(connection);
    if (!before) return std::unexpected(before.error());
    current = *before == known;
    if (current) return {};
    // One after the other: several servers may start at once.
    const auto locked = connection.run("SELECT pg_advisory_xact_lock(2)", {}, {});
    if (!locked) return sql::done(locked);
    const auto now = schema_version(connection);
    if (!now) return std::unexpected(now.error());
    version = *now;
    return version < known ? take_steps(connection, version, steps) : Stored<void>();
  });
  if (!migrated) return std::unexpected(migrated.error().detail);
  if (!current && version > known) return std::unexpected(newer(version, steps.size()));
  return {};
}

}  // namespace prestige::server::postgres
