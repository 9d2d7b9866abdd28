#include "server/store/sqlite/schema.h"

#include <array>

namespace prestige::server::sqlite {

namespace {

constexpr std::string_view kVersion1 = R"sql(
CREATE TABLE people (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  language TEXT NOT NULL,
  webhook TEXT NOT NULL,
  rated INTEGER NOT NULL,
  owner INTEGER NOT NULL,
  created INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX people_by_name ON people (name_key) WHERE name_key <> '';
CREATE INDEX people_by_owner ON people (owner) WHERE owner <> 0;

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  created INTEGER NOT NULL,
  last_used INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_use ON sessions (last_used);

CREATE TABLE mutes (
  person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  muted INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  PRIMARY KEY (person, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by_muted ON mutes (muted);

CREATE TABLE tables (
  id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  game TEXT NOT NULL,
  players INTEGER NOT NULL,
  status TEXT NOT NULL,
  visibility TEXT NOT NULL,
  free_seats INTEGER NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  due INTEGER,
  summary TEXT NOT NULL
) STRICT;
CREATE INDEX tables_listed ON tables (created, id) WHERE visibility = 'open';
CREATE INDEX tables_by_status ON tables (status, created, id) WHERE visibility = 'open';
CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;

CREATE TABLE entries (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  version INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  table_id INTEGER PRIMARY KEY REFERENCES tables (id),
  version INTEGER NOT NULL,
  data TEXT NOT NULL
) STRICT;

CREATE TABLE members (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  person INTEGER NOT NULL,
  to_move INTEGER NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_person ON members (person, to_move);

CREATE TABLE chat (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  person INTEGER NOT NULL,
  name TEXT NOT NULL,
  room TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_person ON chat (person) WHERE person <> 0;

CREATE TABLE notices (
  person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  table_id INTEGER NOT NULL,
  read INTEGER NOT NULL,
  PRIMARY KEY (person, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
  game TEXT NOT NULL,
  players INTEGER NOT NULL,
  person INTEGER NOT NULL,
  bot TEXT NOT NULL,
  mean REAL NOT NULL,
  deviation REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (game, players, person, bot)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, players, mean - 3 * deviation);
CREATE INDEX ratings_by_person ON ratings (person) WHERE person <> 0;

CREATE TABLE rated (table_id INTEGER PRIMARY KEY) STRICT;
)sql";

// Tables are read from their logs alone.
constexpr std::string_view kVersion2 = "DROP TABLE snapshots;";

constexpr auto kSteps = std::to_array<std::string_view>({kVersion1, kVersion2});

}  // namespace

std::span<const std::string_view> schema_steps() { return kSteps; }

}  // namespace prestige::server::sqlite
