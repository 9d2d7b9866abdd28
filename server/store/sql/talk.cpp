#include "server/store/sql/query.h"
#include "server/store/sql/sql_store.h"

namespace prestige::server::sql {

Stored<ChatRow> SqlStore::add_chat(TableId table, const ChatRow& line) {
  ChatRow stored = line;
  const auto number = sql().insert_numbered(
      {.into = "chat",
       .within = "table_id",
       .columns = "at, person, name, room, text",
       .values = values_of(table, line.at, line.person, line.name, line.room, line.text),
       .news = News::Kind::chat});
  if (!number) return std::unexpected(number.error());
  stored.number = *number;
  return stored;
}

Stored<std::vector<ChatRow>> SqlStore::chat(TableId table, ChatRoom room, std::int64_t after,
                                            int limit) {
  auto rows = select<ChatRow>(sql(),
                              text("SELECT ", kChat,
                                   " FROM chat WHERE table_id = $1 AND room = $2 AND number > $3"
                                   " ORDER BY number DESC LIMIT $4"),
                              table, room, after, at_least_none(limit));
  if (rows) std::ranges::reverse(*rows);
  return rows;
}

Stored<std::vector<Store::OwnChat>> SqlStore::chat_by(PersonId person, int limit) {
  auto rows = select<OwnChat>(sql(),
                              text("SELECT table_id, ", kChat,
                                   " FROM chat WHERE person = $1"
                                   " ORDER BY at DESC, table_id DESC, number DESC LIMIT $2"),
                              person, at_least_none(limit));
  if (rows) std::ranges::reverse(*rows);
  return rows;
}

Stored<NoticeRow> SqlStore::add_notice(PersonId person, const NoticeRow& notice) {
  NoticeRow stored = notice;
  const auto number = sql().insert_numbered(
      {.into = "notices",
       .within = "person",
       .columns = "at, kind, table_id, read",
       .values = values_of(person, notice.at, notice.kind, notice.table, notice.read),
       .news = News::Kind::notice});
  if (!number) return std::unexpected(number.error());
  stored.number = *number;
  return stored;
}

Stored<std::vector<NoticeRow>> SqlStore::add_notices(std::span<const AddressedNotice> notices) {
  std::vector<NoticeRow> rows;
  const auto ran = in_transaction(sql(), [&]() -> Stored<void> {
    for (const auto& [person, notice] : notices) {
      auto row = add_notice(person, notice);
      if (!row) return std::unexpected(row.error());
      rows.push_back(std::move(*row));
    }
    return {};
  });
  if (!ran) return std::unexpected(ran.error());
  return rows;
}

Stored<std::vector<NoticeRow>> SqlStore::notices(PersonId person, std::int64_t after, int limit) {
  auto rows = select<NoticeRow>(sql(),
                                text("SELECT ", kNotice,
                                     " FROM notices WHERE person = $1 AND number > $2"
                                     " ORDER BY number DESC LIMIT $3"),
                                person, after, at_least_none(limit));
  if (rows) std::ranges::reverse(*rows);
  return rows;
}

Stored<void> SqlStore::mark_read(PersonId person, std::int64_t upto) {
  return done(change(
      sql(), "UPDATE notices SET read = true WHERE person = $1 AND number <= $2 AND NOT read",
      person, upto));
}

// Found before they are removed: looking through all of them must not hold up those who write.
Stored<int> SqlStore::remove_read_notices(Millis before, int limit) {
  std::vector<Values> old;
  const auto found = sql().run(
      "SELECT person, number FROM notices WHERE read AND at < $1 AND number <"
      " (SELECT max(number) FROM notices AS own WHERE own.person = notices.person) LIMIT $2",
      values_of(before, at_least_none(limit)), [&](const Row& row) {
        std::int64_t number = 0;
        PersonId person;
        const bool sound = from_value(row[0], person) && from_value(row[1], number);
        old.push_back(values_of(person, number));
        return sound;
      });
  if (!found) return std::unexpected(found.error());
  const auto removed = in_transaction(sql(), [&] {
    return sql().run_all("DELETE FROM notices WHERE person = $1 AND number = $2", old);
  });
  if (!removed) return std::unexpected(removed.error());
  return static_cast<int>(old.size());
}

}  // namespace prestige::server::sql
