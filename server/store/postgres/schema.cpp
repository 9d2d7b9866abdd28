#include "server/store/postgres/schema.h"

#include <array>

namespace prestige::server::postgres {

namespace {

// Whole numbers are all bigint, so that one binary form fits them. Texts compare by their bytes, as
// in SQLite. Logs and summaries are bytes: nothing that is in them can make a commit fail.
constexpr std::string_view kVersion1 = R"sql(
CREATE TABLE people (
  id bigint PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  password_hash text COLLATE "C" NOT NULL,
  language text COLLATE "C" NOT NULL,
  webhook text COLLATE "C" NOT NULL,
  rated boolean NOT NULL,
  owner bigint NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX people_by_name ON people (name_key) WHERE name_key <> '';
CREATE INDEX people_by_owner ON people (owner) WHERE owner <> 0;

CREATE TABLE sessions (
  id bigint PRIMARY KEY,
  token_hash text COLLATE "C" NOT NULL UNIQUE,
  person bigint NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  label text COLLATE "C" NOT NULL,
  created bigint NOT NULL,
  last_used bigint NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_use ON sessions (last_used);

CREATE TABLE mutes (
  person bigint NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  muted bigint NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  PRIMARY KEY (person, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);

CREATE TABLE tables (
  id bigint PRIMARY KEY,
  version bigint NOT NULL,
  game text COLLATE "C" NOT NULL,
  players bigint NOT NULL,
  status text COLLATE "C" NOT NULL,
  visibility text COLLATE "C" NOT NULL,
  free_seats bigint NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL,
  due bigint,
  summary bytea NOT NULL
);
CREATE INDEX tables_listed ON tables (created, id) WHERE visibility = 'open';
CREATE INDEX tables_by_status ON tables (status, created, id) WHERE visibility = 'open';
CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;

CREATE TABLE entries (
  table_id bigint NOT NULL REFERENCES tables (id),
  version bigint NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (table_id, version)
);

CREATE TABLE snapshots (
  table_id bigint PRIMARY KEY REFERENCES tables (id),
  version bigint NOT NULL,
  data bytea NOT NULL
);

CREATE TABLE members (
  table_id bigint NOT NULL REFERENCES tables (id),
  person bigint NOT NULL,
  to_move boolean NOT NULL,
  PRIMARY KEY (table_id, person)
);
CREATE INDEX members_by_person ON members (person, to_move);

CREATE TABLE chat (
  table_id bigint NOT NULL REFERENCES tables (id),
  number bigint NOT NULL,
  at bigint NOT NULL,
  person bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  room text COLLATE "C" NOT NULL,
  text text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_by_person ON chat (person) WHERE person <> 0;

CREATE TABLE notices (
  person bigint NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  number bigint NOT NULL,
  at bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  table_id bigint NOT NULL,
  read boolean NOT NULL,
  PRIMARY KEY (person, number)
);

CREATE TABLE ratings (
  game text COLLATE "C" NOT NULL,
  players bigint NOT NULL,
  person bigint NOT NULL,
  bot text COLLATE "C" NOT NULL,
  mean double precision NOT NULL,
  deviation double precision NOT NULL,
  games bigint NOT NULL,
  PRIMARY KEY (game, players, person, bot)
);
CREATE INDEX ratings_best ON ratings (game, players, (mean - 3 * deviation));
CREATE INDEX ratings_by_person ON ratings (person) WHERE person <> 0;

CREATE TABLE rated (table_id bigint PRIMARY KEY);
)sql";

// Tables are read from their logs alone.
constexpr std::string_view kVersion2 = "DROP TABLE snapshots;";

constexpr auto kSteps = std::to_array<std::string_view>({kVersion1, kVersion2});

}  // namespace

std::span<const std::string_view> schema_steps() { return kSteps; }

}  // namespace prestige::server::postgres
