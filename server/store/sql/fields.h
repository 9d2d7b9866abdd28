#pragma once

// The fields of the rows in the order of the columns that are named beside them.

#include <concepts>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "server/store/store.h"

namespace prestige::server::sql {

template <class T, class Row>
concept Either = std::same_as<std::remove_const_t<T>, Row>;

template <class T>
  requires std::integral<std::remove_const_t<T>>
auto fields(T& number) {
  return std::tie(number);
}
template <class Tag>
auto fields(Id<Tag>& id) {
  return std::tie(id);
}
template <class Tag>
auto fields(const Id<Tag>& id) {
  return std::tie(id);
}

inline constexpr std::string_view kPerson =
    "id, name, name_key, password_hash, language, webhook, rated, owner, created";
template <Either<PersonRow> T>
auto fields(T& row) {
  return std::tie(row.id, row.name, row.name_key, row.password_hash, row.language, row.webhook,
                  row.rated, row.owner, row.created);
}

inline constexpr std::string_view kSession = "id, token_hash, person, label, created, last_used";
template <Either<SessionRow> T>
auto fields(T& row) {
  return std::tie(row.id, row.token_hash, row.person, row.label, row.created, row.last_used);
}

inline constexpr std::string_view kTable =
    "id, version, game, players, status, visibility, free_seats, created, updated, due, summary";
template <Either<TableRow> T>
auto fields(T& row) {
  auto& head = row.head;
  return std::tie(row.id, row.version, head.game, head.players, head.status, head.visibility,
                  head.free_seats, head.created, head.updated, head.due, head.summary);
}
template <Either<OwnTableRow> T>
auto fields(T& row) {
  return std::tuple_cat(fields(row.table), std::tie(row.to_move));
}

template <Either<DueRow> T>
auto fields(T& row) {
  return std::tie(row.due, row.id);
}

inline constexpr std::string_view kEntry = "version, data";
template <Either<EntryRow> T>
auto fields(T& row) {
  return std::tie(row.version, row.data);
}

inline constexpr std::string_view kMember = "person, to_move";
template <Either<MemberRow> T>
auto fields(T& row) {
  return std::tie(row.person, row.to_move);
}

inline constexpr std::string_view kChat = "number, at, person, name, room, text";
template <Either<ChatRow> T>
auto fields(T& row) {
  return std::tie(row.number, row.at, row.person, row.name, row.room, row.text);
}

template <Either<Store::OwnChat> T>
auto fields(T& row) {
  return std::tuple_cat(std::tie(row.table), fields(row.line));
}

inline constexpr std::string_view kNotice = "number, at, kind, table_id, read";
template <Either<NoticeRow> T>
auto fields(T& row) {
  return std::tie(row.number, row.at, row.kind, row.table, row.read);
}

inline constexpr std::string_view kRating = "person, bot, mean, deviation, games";
template <Either<RatingRow> T>
auto fields(T& row) {
  return std::tie(row.who.person, row.who.bot, row.mean, row.deviation, row.games);
}
template <Either<Store::OwnRating> T>
auto fields(T& row) {
  return std::tuple_cat(std::tie(row.game, row.players), fields(row.rating));
}

}  // namespace prestige::server::sql
