#pragma once

// Who the sessions of the last requests belong to, so that not every request asks the store. What
// this process changes is forgotten at once; changes of other processes show after kFreshMs.

#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/api/caller.h"
#include "server/base/clock.h"

namespace prestige::server {

class IdentityCache {
 public:
  static constexpr Millis kFreshMs = 30'000;
  static constexpr std::size_t kEntriesMax = 20'000;

  std::optional<Identity> find(const std::string& token_hash, Millis now) const {
    const std::lock_guard lock(mutex_);
    const auto found = by_token_.find(token_hash);
    if (found == by_token_.end()) return std::nullopt;
    return fresh(found->second, now);
  }
  std::optional<Identity> find(SessionId session, Millis now) const {
    const std::lock_guard lock(mutex_);
    return fresh(session, now);
  }

  // Taken before the store is asked. What is forgotten meanwhile must not come back by an answer
  // that was read before.
  std::uint64_t generation() const {
    const std::lock_guard lock(mutex_);
    return generation_;
  }
  void add(const Identity& identity, Millis now, std::uint64_t generation) {
    const std::lock_guard lock(mutex_);
    if (generation == generation_) put(identity, now);
  }
  void add(const std::string& token_hash, const Identity& identity, Millis now,
           std::uint64_t generation) {
    const std::lock_guard lock(mutex_);
    if (generation != generation_) return;
    put(identity, now);
    by_token_.insert_or_assign(token_hash, identity.session);
  }

  void forget(SessionId session) {
    const std::lock_guard lock(mutex_);
    ++generation_;
    entries_.erase(session);
  }
  void forget(PersonId person) {
    const std::lock_guard lock(mutex_);
    ++generation_;
    std::erase_if(entries_,
                  [&](const auto& entry) { return entry.second.identity.person == person; });
  }
  void forget_all() {
    const std::lock_guard lock(mutex_);
    ++generation_;
    entries_.clear();
  }

 private:
  struct Entry {
    Identity identity;
    Millis since = 0;
  };
  std::optional<Identity> fresh(SessionId session, Millis now) const {
    const auto found = entries_.find(session);
    if (found == entries_.end() || now - found->second.since >= kFreshMs) return std::nullopt;
    return found->second.identity;
  }
  void put(const Identity& identity, Millis now) {
    if (entries_.size() >= kEntriesMax || by_token_.size() >= kEntriesMax) {
      entries_.clear();
      by_token_.clear();
    }
    entries_.insert_or_assign(identity.session, Entry{identity, now});
  }

  mutable std::mutex mutex_;
  std::uint64_t generation_ = 0;
  std::unordered_map<SessionId, Entry> entries_;
  std::unordered_map<std::string, SessionId> by_token_;  // some of them are forgotten already
};

}  // namespace prestige::server
