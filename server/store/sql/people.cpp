#include "server/store/sql/query.h"
#include "server/store/sql/sql_store.h"

namespace prestige::server::sql {

Stored<void> SqlStore::add_person(const PersonRow& person) {
  return done(sql().run(
      text("INSERT INTO people (", kPerson, ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"),
      row_values(person), {}));
}

Stored<bool> SqlStore::change_person(const PersonRow& before, const PersonRow& after) {
  const auto changed =
      change(sql(),
             "UPDATE people SET name = $2, name_key = $3, password_hash = $4, language = $5,"
             " webhook = $6, rated = $7 WHERE id = $1 AND name = $8 AND name_key = $9"
             " AND password_hash = $10 AND language = $11 AND webhook = $12 AND rated = $13",
             before.id, after.name, after.name_key, after.password_hash, after.language,
             after.webhook, after.rated, before.name, before.name_key, before.password_hash,
             before.language, before.webhook, before.rated);
  if (!changed) return std::unexpected(changed.error());
  return *changed > 0;
}

Stored<std::optional<std::vector<SessionId>>> SqlStore::change_password(const PersonRow& before,
                                                                        const PersonRow& after,
                                                                        SessionId keep) {
  std::optional<std::vector<SessionId>> ended;
  const auto ran = in_transaction(sql(), [&]() -> Stored<void> {
    const auto changed = change_person(before, after);
    if (!changed) return std::unexpected(changed.error());
    if (!*changed) return {};
    auto others = select<SessionId>(
        sql(), "DELETE FROM sessions WHERE person = $1 AND id <> $2 RETURNING id", before.id, keep);
    if (!others) return std::unexpected(others.error());
    ended = std::move(*others);
    return {};
  });
  if (!ran) return std::unexpected(ran.error());
  return ended;
}

// What is not named here goes by foreign keys.
Stored<void> SqlStore::delete_person(PersonId person) {
  static constexpr std::string_view kStatements[] = {
      "UPDATE chat SET person = 0, name = ''"
      " WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)",
      "DELETE FROM ratings WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)",
      "DELETE FROM members WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)",
      "DELETE FROM people WHERE id = $1 OR owner = $1",
  };
  if (!person) return {};  // nobody owns everybody who is no bot
  return in_transaction(sql(), [&]() -> Stored<void> {
    for (const std::string_view statement : kStatements) {
      if (const auto ran = change(sql(), statement, person); !ran) return done(ran);
    }
    return {};
  });
}

Stored<std::optional<PersonRow>> SqlStore::person(PersonId person) {
  return select_one<PersonRow>(sql(), text("SELECT ", kPerson, " FROM people WHERE id = $1"),
                               person);
}

Stored<std::optional<PersonRow>> SqlStore::person_named(const std::string& name_key) {
  return select_one<PersonRow>(
      sql(), text("SELECT ", kPerson, " FROM people WHERE name_key = $1 AND name_key <> ''"),
      name_key);
}

Stored<std::vector<PersonRow>> SqlStore::bots_of(PersonId owner) {
  return select<PersonRow>(
      sql(),
      text("SELECT ", kPerson, " FROM people WHERE owner = $1 AND owner <> 0 ORDER BY created, id"),
      owner);
}

Stored<void> SqlStore::set_muted(PersonId person, PersonId muted, bool on) {
  return done(change(sql(),
                     on ? "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                        : "DELETE FROM mutes WHERE person = $1 AND muted = $2",
                     person, muted));
}

Stored<std::vector<PersonId>> SqlStore::muted_by(PersonId person) {
  return select<PersonId>(sql(), "SELECT muted FROM mutes WHERE person = $1 ORDER BY muted",
                          person);
}

Stored<void> SqlStore::add_session(const SessionRow& session) {
  return done(
      sql().run(text("INSERT INTO sessions (", kSession, ") VALUES ($1, $2, $3, $4, $5, $6)"),
                row_values(session), {}));
}

Stored<std::optional<SessionRow>> SqlStore::session(const std::string& token_hash) {
  return select_one<SessionRow>(
      sql(), text("SELECT ", kSession, " FROM sessions WHERE token_hash = $1"), token_hash);
}

Stored<std::vector<SessionRow>> SqlStore::sessions_of(PersonId person) {
  return select<SessionRow>(
      sql(), text("SELECT ", kSession, " FROM sessions WHERE person = $1 ORDER BY created, id"),
      person);
}

Stored<void> SqlStore::touch_session(SessionId session, Millis last_used) {
  return done(
      change(sql(), "UPDATE sessions SET last_used = $2 WHERE id = $1", session, last_used));
}

Stored<bool> SqlStore::remove_session(PersonId person, SessionId session) {
  const auto removed =
      change(sql(), "DELETE FROM sessions WHERE id = $1 AND person = $2", session, person);
  if (!removed) return std::unexpected(removed.error());
  return *removed > 0;
}

Stored<int> SqlStore::remove_sessions_unused_since(Millis time) {
  const auto removed = change(sql(), "DELETE FROM sessions WHERE last_used < $1", time);
  if (!removed) return std::unexpected(removed.error());
  return static_cast<int>(*removed);
}

}  // namespace prestige::server::sql
