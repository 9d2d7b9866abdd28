#include "server/store/postgres/postgres_store.h"

#include <sodium.h>

#include "server/store/postgres/news_text.h"
#include "server/store/postgres/schema.h"
#include "server/store/sql/query.h"

namespace prestige::server::postgres {

namespace {

// What follows when the version was as expected; `head` is then the table's id and otherwise empty.
constexpr std::string_view kRest = R"sql(
, logged AS (
  INSERT INTO entries (table_id, version, data)
  SELECT head.id, $12 + entry.place, entry.data
  FROM head, unnest($13::bytea[]) WITH ORDINALITY AS entry (data, place)
), gone AS (
  -- By the parameter and not by a join, which would read all members while there are few.
  DELETE FROM members
  WHERE table_id = $1 AND NOT person = ANY ($14::bigint[]) AND EXISTS (SELECT FROM head)
    AND $16::boolean
), there AS (
  INSERT INTO members (table_id, person, to_move)
  SELECT head.id, member.person, member.to_move
  FROM head, unnest($14::bigint[], $15::boolean[]) AS member (person, to_move)
  ON CONFLICT (table_id, person) DO UPDATE SET to_move = excluded.to_move
  WHERE members.to_move <> excluded.to_move
)
)sql";
constexpr std::string_view kMake = R"sql(
WITH head AS (
  INSERT INTO tables (id, version, game, players, status, visibility, free_seats, created,
                      updated, due, summary)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (id) DO NOTHING RETURNING id
)
)sql";
constexpr std::string_view kChange = R"sql(
WITH head AS (
  UPDATE tables SET version = $2, game = $3, players = $4, status = $5, visibility = $6,
                    free_seats = $7, created = $8, updated = $9, due = $10,
                    summary = CASE WHEN octet_length($11::bytea) = 0 THEN summary
                                   ELSE $11::bytea END
  WHERE id = $1 AND version = $12::bigint RETURNING id
)
)sql";

std::string tell(const std::string& origin) {
  return sql::text("SELECT pg_notify('", kChannel,
                   "', 'table:' || id || ':' || $2::bigint || ':", origin, "') FROM head");
}

std::string process_origin() {
  static const std::string origin = [] {
    [[maybe_unused]] const int ready = sodium_init();
    std::array<unsigned char, 8> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, 2 * bytes.size() + 1> text{};
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    return std::string(text.data());
  }();
  return origin;
}

}  // namespace

PostgresStore::PostgresStore(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)),
      make_(sql::text(kMake, kRest, tell(connection_->origin()))),
      change_(sql::text(kChange, kRest, tell(connection_->origin()))) {}

void PostgresStore::listen(Listener listener) {
  listener_.reset();
  listener_ = std::make_unique<ListenerThread>(connection_->address(), connection_->origin(),
                                               std::move(listener));
}

Stored<void> PostgresStore::announce(const News& news) {
  return sql::done(sql::change(*connection_, sql::text("SELECT pg_notify('", kChannel, "', $1)"),
                               news_text(news, connection_->origin())));
}

Stored<std::optional<Millis>> PostgresStore::time() {
  return sql::select_one<Millis>(
      *connection_, "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint");
}

std::expected<std::unique_ptr<PostgresStore>, std::string> open(const std::string& address,
                                                                std::string origin) {
  const auto refused = [](const std::string& why) {
    return std::unexpected("cannot open the PostgreSQL database: " + why);
  };
  auto link = connect(address);
  if (!link) return refused(link.error());
  if (origin.empty()) origin = process_origin();
  auto connection = std::make_unique<Connection>(address, std::move(origin), std::move(*link));
  const auto migrated = migrate(*connection, schema_steps());
  if (!migrated) return refused(migrated.error());
  return std::make_unique<PostgresStore>(std::move(connection));
}

}  // namespace prestige::server::postgres
