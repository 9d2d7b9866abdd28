#include <algorithm>

#include "server/store/memory/memory_store.h"

namespace prestige::server {

namespace {

std::unexpected<StoreError> fault(StoreFault kind, std::string detail) {
  return std::unexpected(StoreError{kind, std::move(detail)});
}

bool name_is_taken(const MemoryData& data, const PersonRow& person) {
  return !person.name_key.empty() && std::ranges::any_of(data.people, [&](const auto& entry) {
    return entry.first != person.id && entry.second.name_key == person.name_key;
  });
}

Stored<bool> change(MemoryData& data, const PersonRow& before, const PersonRow& after) {
  const auto found = data.people.find(before.id);
  if (found == data.people.end() || found->second != before) return false;
  if (name_is_taken(data, after)) return fault(StoreFault::taken, "the name is taken");
  found->second = after;
  return true;
}

void forget(MemoryData& data, PersonId person) {
  std::erase_if(data.sessions, [&](const auto& entry) { return entry.second.person == person; });
  std::erase_if(data.mutes,
                [&](const auto& mute) { return mute.first == person || mute.second == person; });
  std::erase_if(data.ratings, [&](const auto& entry) { return entry.second.who.person == person; });
  data.notices.erase(person);
  data.people.erase(person);
  for (auto& [id, table] : data.tables) {
    std::erase_if(table.members, [&](const MemberRow& member) { return member.person == person; });
    for (ChatRow& line : table.chat) {
      if (line.person != person) continue;
      line.person = {};
      line.name.clear();
    }
  }
}

}  // namespace

Stored<void> MemoryStore::add_person(const PersonRow& person) {
  const std::lock_guard lock(data_->mutex);
  if (name_is_taken(*data_, person) || !data_->people.emplace(person.id, person).second) {
    return fault(StoreFault::taken, "a person with this name or id exists");
  }
  return {};
}

Stored<bool> MemoryStore::change_person(const PersonRow& before, const PersonRow& after) {
  const std::lock_guard lock(data_->mutex);
  return change(*data_, before, after);
}

Stored<std::optional<std::vector<SessionId>>> MemoryStore::change_password(const PersonRow& before,
                                                                           const PersonRow& after,
                                                                           SessionId keep) {
  const std::lock_guard lock(data_->mutex);
  const auto changed = change(*data_, before, after);
  if (!changed) return std::unexpected(changed.error());
  if (!*changed) return std::nullopt;
  std::vector<SessionId> ended;
  for (const auto& [id, session] : data_->sessions) {
    if (session.person == before.id && id != keep) ended.push_back(id);
  }
  for (const SessionId id : ended) data_->sessions.erase(id);
  return ended;
}

Stored<void> MemoryStore::delete_person(PersonId person) {
  const std::lock_guard lock(data_->mutex);
  if (!person) return {};  // nobody owns everybody who is no bot
  std::vector<PersonId> all;
  for (const auto& [id, row] : data_->people) {
    if (id == person || row.owner == person) all.push_back(id);
  }
  for (const PersonId id : all) forget(*data_, id);
  return {};
}

Stored<std::optional<PersonRow>> MemoryStore::person(PersonId person) {
  const std::lock_guard lock(data_->mutex);
  const auto found = data_->people.find(person);
  if (found == data_->people.end()) return std::nullopt;
  return found->second;
}

Stored<std::optional<PersonRow>> MemoryStore::person_named(const std::string& name_key) {
  const std::lock_guard lock(data_->mutex);
  if (name_key.empty()) return std::nullopt;
  for (const auto& [id, person] : data_->people) {
    if (person.name_key == name_key) return person;
  }
  return std::nullopt;
}

Stored<std::vector<PersonRow>> MemoryStore::bots_of(PersonId owner) {
  const std::lock_guard lock(data_->mutex);
  std::vector<PersonRow> bots;
  for (const auto& [id, person] : data_->people) {
    if (owner && person.owner == owner) bots.push_back(person);
  }
  std::ranges::sort(bots, {}, [](const PersonRow& bot) { return std::pair(bot.created, bot.id); });
  return bots;
}

Stored<void> MemoryStore::set_muted(PersonId person, PersonId muted, bool on) {
  const std::lock_guard lock(data_->mutex);
  if (!on) {
    data_->mutes.erase({person, muted});
    return {};
  }
  if (!data_->people.contains(person) || !data_->people.contains(muted)) {
    return fault(StoreFault::gone, "no such person");
  }
  data_->mutes.emplace(person, muted);
  return {};
}

Stored<std::vector<PersonId>> MemoryStore::muted_by(PersonId person) {
  const std::lock_guard lock(data_->mutex);
  std::vector<PersonId> all;
  for (const auto& [who, muted] : data_->mutes) {
    if (who == person) all.push_back(muted);
  }
  return all;
}

Stored<void> MemoryStore::add_session(const SessionRow& session) {
  const std::lock_guard lock(data_->mutex);
  if (!data_->people.contains(session.person)) {
    return fault(StoreFault::gone, "no person " + to_text(session.person));
  }
  const bool taken = std::ranges::any_of(data_->sessions, [&](const auto& entry) {
    return entry.second.token_hash == session.token_hash;
  });
  if (taken || !data_->sessions.emplace(session.id, session).second) {
    return fault(StoreFault::taken, "a session with this token or id exists");
  }
  return {};
}

Stored<std::optional<SessionRow>> MemoryStore::session(const std::string& token_hash) {
  const std::lock_guard lock(data_->mutex);
  for (const auto& [id, session] : data_->sessions) {
    if (session.token_hash == token_hash) return session;
  }
  return std::nullopt;
}

Stored<std::vector<SessionRow>> MemoryStore::sessions_of(PersonId person) {
  const std::lock_guard lock(data_->mutex);
  std::vector<SessionRow> all;
  for (const auto& [id, session] : data_->sessions) {
    if (session.person == person) all.push_back(session);
  }
  std::ranges::sort(all, {}, [](const SessionRow& row) { return std::pair(row.created, row.id); });
  return all;
}

Stored<void> MemoryStore::touch_session(SessionId session, Millis last_used) {
  const std::lock_guard lock(data_->mutex);
  const auto found = data_->sessions.find(session);
  if (found != data_->sessions.end()) found->second.last_used = last_used;
  return {};
}

Stored<bool> MemoryStore::remove_session(PersonId person, SessionId session) {
  const std::lock_guard lock(data_->mutex);
  const auto found = data_->sessions.find(session);
  if (found == data_->sessions.end() || found->second.person != person) return false;
  data_->sessions.erase(found);
  return true;
}

Stored<int> MemoryStore::remove_sessions_unused_since(Millis time) {
  const std::lock_guard lock(data_->mutex);
  return static_cast<int>(std::erase_if(
      data_->sessions, [&](const auto& entry) { return entry.second.last_used < time; }));
}

}  // namespace prestige::server
