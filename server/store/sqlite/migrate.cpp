#include "server/store/sql/query.h"
#include "server/store/sqlite/schema.h"

namespace prestige::server::sqlite {

namespace {

// Marks the file as ours: "PRES".
constexpr std::int64_t kApplication = 0x50524553;

std::string newer(std::int64_t version, std::size_t known) {
  return "its data has version " + std::to_string(version) +
         ", but this program knows only up to " + std::to_string(known) +
         "; a newer program is needed";
}

Stored<void> take_steps(Connection& connection, std::int64_t version,
                        std::span<const std::string_view> steps) {
  for (auto i = static_cast<std::size_t>(version); i < steps.size(); ++i) {
    if (auto ran = connection.script(std::string(steps[i])); !ran) return ran;
  }
  return connection.script("PRAGMA application_id = " + std::to_string(kApplication) +
                           "; PRAGMA user_version = " + std::to_string(steps.size()));
}

}  // namespace

std::expected<std::int64_t, std::string> schema_version(Connection& connection) {
  const auto application = connection.number("PRAGMA application_id");
  const auto version = connection.number("PRAGMA user_version");
  const auto objects = connection.number("SELECT count(*) FROM sqlite_schema");
  if (!application || !version || !objects) {
    const auto& bad = !application ? application : !version ? version : objects;
    return std::unexpected(bad.error().detail);
  }
  if (*application == kApplication) return *version;
  if (*objects == 0 && *application == 0) return 0;
  return std::unexpected("it is an SQLite file of another program");
}
std::expected<void, std::string> migrate(Connection& connection,
                                         std::span<const std::string_view> steps) {
  auto version = schema_version(connection);
  if (!version) return std::unexpected(version.error());
  const auto known = static_cast<std::int64_t>(steps.size());
  if (*version == known) return {};

  sql::Transaction transaction(connection);
  if (const auto begun = transaction.begin(sql::Mode::write); !begun) {
    return std::unexpected(begun.error().detail);
  }
  // Another process may have been faster.
  version = schema_version(connection);
  if (!version) return std::unexpected(version.error());
  if (*version > known) return std::unexpected(newer(*version, steps.size()));
  if (const auto taken = take_steps(connection, *version, steps); !taken) {
    return std::unexpected(taken.error().detail);
  }
  if (const auto committed = transaction.commit(); !committed) {
    return std::unexpected(committed.error().detail);
  }
  return {};
}

}  // namespace prestige::server::sqlite
