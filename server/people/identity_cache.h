#pragma once

// Who the tokens of the last requests belong to, so that not every request asks the store. What
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
    const auto found = entries_.find(token_hash);
    if (found == entries_.end() || now - found->second.since >= kFreshMs) return std::nullopt;
    return found->second.identity;
  }

  // Taken before the store is asked. What is forgotten meanwhile must not come back by an answer
  // that was read before.
  std::uint64_t generation() const {
    const std::lock_guard lock(mutex_);
    return generation_;
  }
  void add(const std::string& token_hash, const Identity& identity, Millis now,
           std::uint64_t generation) {
    const std::lock_guard lock(mutex_);
    if (generation != generation_) return;
    if (entries_.size() >= kEntriesMax) entries_.clear();
    entries_.insert_or_assign(token_hash, Entry{identity, now});
  }

  void forget(SessionId session) {
    forget_if([&](const Identity& identity) { return identity.session == session; });
  }
  void forget(PersonId person) {
    forget_if([&](const Identity& identity) { return identity.person == person; });
  }

 private:
  struct Entry {
    Identity identity;
    Millis since = 0;
  };
  void forget_if(auto&& which) {
    const std::lock_guard lock(mutex_);
    ++generation_;
    std::erase_if(entries_, [&](const auto& entry) { return which(entry.second.identity); });
  }

  mutable std::mutex mutex_;
  std::uint64_t generation_ = 0;
  std::unordered_map<std::string, Entry> entries_;
};

}  // namespace prestige::server
