#include "server/store/sqlite/sqlite_store.h"

#include "server/store/append.h"
#include "server/store/sql/query.h"
#include "server/store/sqlite/schema.h"

namespace prestige::server::sqlite {

using sql::change;

namespace {

constexpr std::string_view kMake =
    "INSERT INTO tables (id, version, game, players, status, visibility, free_seats, created,"
    " updated, due, summary) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
    " ON CONFLICT (id) DO NOTHING";
constexpr std::string_view kChange =
    "UPDATE tables SET version = $2, game = $3, players = $4, status = $5, visibility = $6,"
    " free_seats = $7, created = $8, updated = $9, due = $10,"
    " summary = CASE WHEN $11 = '' THEN summary ELSE $11 END"
    " WHERE id = $1 AND version = $12";

}  // namespace

Stored<void> SqliteStore::keep_members(const Append& append) {
  const auto members = distinct_members(append);
  const auto before = sql::select<MemberRow>(
      sql(), "SELECT person, to_move FROM members WHERE table_id = $1 ORDER BY person",
      append.table);
  if (!before) return std::unexpected(before.error());
  // Most appends change little: only differences are written.
  for (const MemberRow& old : *before) {
    if (std::ranges::binary_search(members, old.person, {}, &MemberRow::person)) continue;
    const auto gone = change(sql(), "DELETE FROM members WHERE table_id = $1 AND person = $2",
                             append.table, old.person);
    if (!gone) return sql::done(gone);
  }
  for (const MemberRow& member : members) {
    if (std::ranges::find(*before, member) != before->end()) continue;
    const auto kept = change(sql(),
                             "INSERT INTO members (table_id, person, to_move) VALUES ($1, $2, $3)"
                             " ON CONFLICT DO UPDATE SET to_move = excluded.to_move",
                             append.table, member.person, member.to_move);
    if (!kept) return sql::done(kept);
  }
  return {};
}

Stored<Appended> SqliteStore::append_one(const Append& append) {
  if (!makes_sense(append)) return Appended::conflict;
  const TableRow row{append.table, version_after(append), append.head};
  sql::Values values = sql::row_values(row);
  if (append.expected > 0) values.push_back(append.expected);
  const auto changed = sql().run(append.expected == 0 ? kMake : kChange, values, {});
  if (!changed) return std::unexpected(changed.error());
  if (*changed == 0) return Appended::conflict;

  std::int64_t version = append.expected;
  for (const std::string& entry : append.entries) {
    const auto logged =
        change(sql(), "INSERT INTO entries (table_id, version, data) VALUES ($1, $2, $3)",
               append.table, ++version, entry);
    if (!logged) return std::unexpected(logged.error());
  }
  if (!append.members) return Appended::stored;
  if (const auto kept = keep_members(append); !kept) return std::unexpected(kept.error());
  return Appended::stored;
}

Stored<std::vector<Appended>> SqliteStore::append(std::span<const Append> appends) {
  std::vector<Appended> all;
  const auto ran = sql::in_transaction(sql(), [&]() -> Stored<void> {
    for (const Append& append : appends) {
      const auto appended = append_one(append);
      if (!appended) return std::unexpected(appended.error());
      all.push_back(*appended);
    }
    return {};
  });
  if (!ran) return std::unexpected(ran.error());
  return all;
}

std::expected<std::unique_ptr<SqliteStore>, std::string> open(const std::string& path) {
  auto connection = Connection::open(path);
  if (!connection) return std::unexpected(connection.error());
  const auto refused = [&](const std::string& why) {
    return std::unexpected("cannot open the SQLite file " + path + ": " + why);
  };
  if (const auto version = schema_version(**connection); !version) return refused(version.error());
  if (const auto set = (*connection)->use_wal(); !set) return refused(set.error().detail);
  const auto migrated = migrate(**connection, schema_steps());
  if (!migrated) return refused(migrated.error());
  return std::make_unique<SqliteStore>(std::move(*connection));
}

}  // namespace prestige::server::sqlite
