// Everything that is kept about a person, in one object. Hashes of tokens and passwords are not for
// anybody's eyes; everything else is.

#include "server/people/shared.h"

namespace prestige::server {

namespace {

using protocol::Json;

constexpr int kRowsMax = 100'000;

template <class E>
std::string_view word(E value) {
  return protocol::Words<E>::kWords[static_cast<std::size_t>(value)];
}

Json person_json(const PersonRow& person) {
  Json out = {{"person", to_text(person.id)},
              {"name", person.name},
              {"claimed", !person.password_hash.empty()},
              {"language", person.language},
              {"webhook", person.webhook},
              {"rated", person.rated},
              {"created", person.created}};
  if (person.owner) out["owner"] = to_text(person.owner);
  return out;
}

Json session_json(const SessionRow& session) {
  return {{"session", to_text(session.id)},
          {"label", session.label},
          {"created", session.created},
          {"last_used", session.last_used}};
}

Json table_json(const OwnTableRow& own) {
  const TableHead& head = own.table.head;
  return {{"table", to_text(own.table.id)}, {"game", head.game},       {"players", head.players},
          {"status", word(head.status)},    {"created", head.created}, {"updated", head.updated},
          {"your_move", own.to_move}};
}

Json rating_json(const Store::OwnRating& own) {
  return {{"game", own.game},
          {"players", own.players},
          {"mean", own.rating.mean},
          {"deviation", own.rating.deviation},
          {"games", own.rating.games}};
}

Json notice_json(const NoticeRow& notice) {
  return {{"number", notice.number},
          {"at", notice.at},
          {"kind", word(notice.kind)},
          {"table", to_text(notice.table)},
          {"read", notice.read}};
}

Json chat_json(const Store::OwnChat& own) {
  return {{"table", to_text(own.table)},
          {"at", own.line.at},
          {"room", word(own.line.room)},
          {"text", own.line.text}};
}

Json muted_json(const PersonId& person) { return to_text(person); }

// All rows under one key.
template <class Row>
Result<void> add(Json& out, const char* key, const Stored<std::vector<Row>>& rows,
                 Json (*to_json)(const Row&)) {
  if (!rows) return refuse(rows.error());
  Json& list = out[key] = Json::array();
  for (const Row& row : *rows) list.push_back(to_json(row));
  return {};
}

Result<api::Export> everything(Store& store, PersonId who) {
  const auto person = person_behind(store, who);
  if (!person) return std::unexpected(person.error());
  Json out = {{"person", person_json(*person)}};
  Result<void> done;
  const auto next = [&](Result<void> result) {
    if (done) done = std::move(result);
  };
  next(add(out, "sessions", store.sessions_of(who), session_json));
  next(add(out, "tables", store.tables_of(who, up_to(kRowsMax)), table_json));
  next(add(out, "ratings", store.ratings_of(who), rating_json));
  next(add(out, "notices", store.notices(who, 0, kRowsMax), notice_json));
  next(add(out, "chat", store.chat_by(who, kRowsMax), chat_json));
  next(add(out, "bots", store.bots_of(who), person_json));
  next(add(out, "muted", store.muted_by(who), muted_json));
  if (!done) return std::unexpected(done.error());
  return api::Export{.data = {out.dump()}};
}

}  // namespace

void People::handle(const Caller& caller, api::ExportMe, Answer<api::ExportMe> answer) {
  shared_->parts.storage.run([who = caller.who.person, answer = std::move(answer)](
                                 Store& store) mutable { answer(everything(store, who)); });
}

}  // namespace prestige::server
