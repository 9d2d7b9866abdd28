#include "server/store/sql/query.h"
#include "server/store/sql/sql_store.h"

namespace prestige::server::sql {

Stored<std::vector<RatingRow>> SqlStore::ratings(const std::string& game, int players,
                                                 std::span<const RatedId> who) {
  std::vector<RatingRow> rows;
  for (const RatedId& id : who) {
    auto row = select_one<RatingRow>(
        sql(),
        text("SELECT ", kRating,
             " FROM ratings WHERE game = $1 AND players = $2 AND person = $3 AND bot = $4"),
        game, players, id.person, id.bot);
    if (!row) return std::unexpected(row.error());
    rows.push_back(row->value_or(RatingRow{.who = id}));
  }
  return rows;
}

// Who has been deleted meanwhile does not come back.
Stored<void> SqlStore::keep_rating(const std::string& game, int players, const RatingRow& row) {
  if (row.who.person) {
    const auto known =
        select_one<PersonId>(sql(), "SELECT id FROM people WHERE id = $1", row.who.person);
    if (!known) return std::unexpected(known.error());
    if (!*known) return {};
  }
  return done(change(sql(),
                     "INSERT INTO ratings (game, players, person, bot, mean, deviation, games)"
                     " VALUES ($1, $2, $3, $4, $5, $6, $7)"
                     " ON CONFLICT (game, players, person, bot) DO UPDATE SET mean = excluded.mean,"
                     " deviation = excluded.deviation, games = excluded.games",
                     game, players, row.who.person, row.who.bot, row.mean, row.deviation,
                     row.games));
}

Stored<bool> SqlStore::rate(TableId table, const std::string& game, int players,
                            std::span<const RatedId> who,
                            const std::function<void(std::span<RatingRow>)>& change_ratings) {
  bool first = true;
  const auto ran = in_transaction(sql(), [&]() -> Stored<void> {
    if (const auto locked = sql().lock_ratings(); !locked) return locked;
    const auto noted =
        change(sql(), "INSERT INTO rated (table_id) VALUES ($1) ON CONFLICT DO NOTHING", table);
    if (!noted) return done(noted);
    first = *noted > 0;
    if (!first) return {};
    auto rows = ratings(game, players, who);
    if (!rows) return std::unexpected(rows.error());
    change_ratings(*rows);
    for (const RatingRow& row : *rows) {
      if (const auto kept = keep_rating(game, players, row); !kept) return kept;
    }
    return {};
  });
  if (!ran) return std::unexpected(ran.error());
  return first;
}

Stored<std::vector<RatingRow>> SqlStore::best(const std::string& game, int players, int limit) {
  return select<RatingRow>(sql(),
                           text("SELECT ", kRating,
                                " FROM ratings WHERE game = $1 AND players = $2"
                                " ORDER BY mean - 3 * deviation DESC, person, bot LIMIT $3"),
                           game, players, at_least_none(limit));
}

Stored<std::vector<Store::OwnRating>> SqlStore::ratings_of(PersonId person) {
  return select<OwnRating>(sql(),
                           text("SELECT game, players, ", kRating,
                                " FROM ratings WHERE person = $1 AND person <> 0"
                                " ORDER BY game, players"),
                           person);
}

}  // namespace prestige::server::sql
