#pragma once

#include <limits>

#include "server/store/memory/memory_store.h"

namespace prestige::server::kit {

// A store in memory that stops working after so many calls about people, until it recovers. A call
// that fails has changed nothing.
class FailingStore final : public MemoryStore {
 public:
  void fail_after(int calls) { left_ = calls; }
  void recover() { left_ = std::numeric_limits<int>::max(); }

  // What another process does just before the next change of a person is stored; once.
  std::function<void(MemoryStore&)> before_change;
  // The same just before a session begins.
  std::function<void(MemoryStore&)> before_session;

  Stored<std::vector<OwnTableRow>> tables_of(PersonId person, const TableFilter& filter) override {
    return attempt([&] { return MemoryStore::tables_of(person, filter); });
  }
  Stored<void> add_person(const PersonRow& row) override {
    return attempt([&] { return MemoryStore::add_person(row); });
  }
  Stored<bool> change_person(const PersonRow& before, const PersonRow& after) override {
    if (before_change) std::exchange(before_change, nullptr)(*this);
    return attempt([&] { return MemoryStore::change_person(before, after); });
  }
  Stored<std::optional<std::vector<SessionId>>> change_password(const PersonRow& before,
                                                                const PersonRow& after,
                                                                SessionId keep) override {
    if (before_change) std::exchange(before_change, nullptr)(*this);
    return attempt([&] { return MemoryStore::change_password(before, after, keep); });
  }
  Stored<void> delete_person(PersonId id) override {
    return attempt([&] { return MemoryStore::delete_person(id); });
  }
  Stored<std::optional<PersonRow>> person(PersonId id) override {
    return attempt([&] { return MemoryStore::person(id); });
  }
  Stored<std::optional<PersonRow>> person_named(const std::string& name_key) override {
    return attempt([&] { return MemoryStore::person_named(name_key); });
  }
  Stored<std::vector<PersonRow>> bots_of(PersonId owner) override {
    return attempt([&] { return MemoryStore::bots_of(owner); });
  }
  Stored<void> set_muted(PersonId id, PersonId muted, bool on) override {
    return attempt([&] { return MemoryStore::set_muted(id, muted, on); });
  }
  Stored<std::vector<PersonId>> muted_by(PersonId id) override {
    return attempt([&] { return MemoryStore::muted_by(id); });
  }
  Stored<void> add_session(const SessionRow& row) override {
    if (before_session) std::exchange(before_session, nullptr)(*this);
    return attempt([&] { return MemoryStore::add_session(row); });
  }
  Stored<std::optional<SessionRow>> session(const std::string& token_hash) override {
    return attempt([&] { return MemoryStore::session(token_hash); });
  }
  Stored<std::vector<SessionRow>> sessions_of(PersonId id) override {
    return attempt([&] { return MemoryStore::sessions_of(id); });
  }
  Stored<void> touch_session(SessionId id, Millis last_used) override {
    return attempt([&] { return MemoryStore::touch_session(id, last_used); });
  }
  Stored<bool> remove_session(PersonId id, SessionId session_id) override {
    return attempt([&] { return MemoryStore::remove_session(id, session_id); });
  }
  Stored<std::vector<NoticeRow>> add_notices(std::span<const AddressedNotice> notices) override {
    return attempt([&] { return MemoryStore::add_notices(notices); });
  }
  Stored<std::vector<NoticeRow>> notices(PersonId id, std::int64_t after, int limit) override {
    return attempt([&] { return MemoryStore::notices(id, after, limit); });
  }
  Stored<int> remove_sessions_unused_since(Millis time) override {
    return attempt([&] { return MemoryStore::remove_sessions_unused_since(time); });
  }
  Stored<void> mark_read(PersonId id, std::int64_t upto) override {
    return attempt([&] { return MemoryStore::mark_read(id, upto); });
  }
  Stored<int> remove_read_notices(Millis before, int limit) override {
    return attempt([&] { return MemoryStore::remove_read_notices(before, limit); });
  }
  Stored<bool> rate(TableId table, const std::string& game, int players,
                    std::span<const RatedId> who,
                    const std::function<void(std::span<RatingRow>)>& change) override {
    return attempt([&] { return MemoryStore::rate(table, game, players, who, change); });
  }
  Stored<std::vector<RatingRow>> best(const std::string& game, int players, int limit) override {
    return attempt([&] { return MemoryStore::best(game, players, limit); });
  }
  Stored<std::vector<OwnRating>> ratings_of(PersonId id) override {
    return attempt([&] { return MemoryStore::ratings_of(id); });
  }

 private:
  template <class F>
  auto attempt(F&& call) -> decltype(call()) {
    if (left_ <= 0) return std::unexpected(StoreError{StoreFault::unavailable, "told to fail"});
    --left_;
    return call();
  }

  int left_ = std::numeric_limits<int>::max();
};

}  // namespace prestige::server::kit
