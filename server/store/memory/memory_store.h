#pragma once

// A store for tests and simulations. Objects that share their data behave like processes on one
// database; keeping the data while the objects go is a restart.

#include <map>
#include <mutex>
#include <set>
#include <tuple>

#include "server/store/store.h"

namespace prestige::server {

struct MemoryData {
  struct Table {
    TableRow row;
    std::vector<std::string> entries;
    std::vector<MemberRow> members;  // in the order of ids
    std::vector<ChatRow> chat;
  };
  using RatingKey = std::tuple<std::string, int, PersonId, std::string>;  // game, players, who

  std::mutex mutex;
  std::map<TableId, Table> tables;
  std::map<PersonId, PersonRow> people;
  std::map<SessionId, SessionRow> sessions;
  std::set<std::pair<PersonId, PersonId>> mutes;
  std::map<PersonId, std::vector<NoticeRow>> notices;
  std::map<RatingKey, RatingRow> ratings;
  std::set<TableId> rated;
};

class MemoryStore : public Store {
 public:
  explicit MemoryStore(std::shared_ptr<MemoryData> data = std::make_shared<MemoryData>())
      : data_(std::move(data)) {}

  Stored<std::vector<Appended>> append(std::span<const Append> appends) override;
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

  void listen(Listener) override {}
  Stored<void> announce(const News&) override { return {}; }
  Stored<void> backup(const std::string& path) override;
  Stored<void> ping() override { return {}; }

 private:
  std::shared_ptr<MemoryData> data_;
};

}  // namespace prestige::server
