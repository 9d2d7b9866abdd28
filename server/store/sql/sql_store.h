#pragma once

// All of the store that is the same statement for every database.

#include "server/store/backup/backup.h"
#include "server/store/sql/connection.h"

namespace prestige::server::sql {

class SqlStore : public Store {
 public:
  Stored<std::vector<EntryRow>> entries_after(TableId table, std::int64_t version) override;
  Stored<std::optional<TableRow>> table(TableId table) override;
  Stored<std::vector<TableRow>> list_tables(const TableFilter& filter) override;
  Stored<std::vector<OwnTableRow>> tables_of(PersonId person, const TableFilter& filter) override;
  Stored<std::vector<DueRow>> due_tables(Millis until, const DueRow& after, int limit) override;
  Stored<std::vector<TableRow>> all_tables(TableId after, int limit) override;

  Stored<void> add_person(const PersonRow& person) override;
  Stored<bool> change_person(const PersonRow& before, const PersonRow& after) override;
  Stored<std::optional<std::vector<SessionId>>> change_password(const PersonRow& before,
                                                                const PersonRow& after,
                                                                SessionId keep) override;
  Stored<void> delete_person(PersonId person) override;
  Stored<std::optional<PersonRow>> person(PersonId person) override;
  Stored<std::optional<PersonRow>> person_named(const std::string& name_key) override;
  Stored<std::vector<PersonRow>> bots_of(PersonId owner) override;
  Stored<void> set_muted(PersonId person, PersonId muted, bool on) override;
  Stored<std::vector<PersonId>> muted_by(PersonId person) override;

  Stored<void> add_session(const SessionRow& session) override;
  Stored<std::optional<SessionRow>> session(const std::string& token_hash) override;
  Stored<std::vector<SessionRow>> sessions_of(PersonId person) override;
  Stored<void> touch_session(SessionId session, Millis last_used) override;
  Stored<bool> remove_session(PersonId person, SessionId session) override;
  Stored<int> remove_sessions_unused_since(Millis time) override;

  Stored<ChatRow> add_chat(TableId table, const ChatRow& line) override;
  Stored<std::vector<ChatRow>> chat(TableId table, ChatRoom room, std::int64_t after,
                                    int limit) override;
  Stored<std::vector<OwnChat>> chat_by(PersonId person, int limit) override;
  Stored<NoticeRow> add_notice(PersonId person, const NoticeRow& notice) override;
  Stored<std::vector<NoticeRow>> add_notices(std::span<const AddressedNotice> notices) override;
  Stored<std::vector<NoticeRow>> notices(PersonId person, std::int64_t after, int limit) override;
  Stored<void> mark_read(PersonId person, std::int64_t upto) override;
  Stored<int> remove_read_notices(Millis before, int limit) override;

  Stored<bool> rate(TableId table, const std::string& game, int players,
                    std::span<const RatedId> who,
                    const std::function<void(std::span<RatingRow>)>& change) override;
  Stored<std::vector<RatingRow>> best(const std::string& game, int players, int limit) override;
  Stored<std::vector<OwnRating>> ratings_of(PersonId person) override;

  Stored<void> backup(const std::string& path) override;
  Stored<void> ping() override;

  // Only into an empty store: false when it is not. All or nothing.
  Stored<bool> fill(backup::Reader& from);

 protected:
  virtual Connection& sql() = 0;

 private:
  Stored<std::vector<RatingRow>> ratings(const std::string& game, int players,
                                         std::span<const RatedId> who);
  Stored<void> keep_rating(const std::string& game, int players, const RatingRow& row);
};

}  // namespace prestige::server::sql
