#include "server/people/identity_cache.h"

#include <gtest/gtest.h>

namespace prestige::server {
namespace {

Identity identity(std::int64_t person, std::int64_t session) {
  return {.person = PersonId(person), .session = SessionId(session), .name = "Ada"};
}

TEST(IdentityCache, knows_for_a_while) {
  IdentityCache cache;
  cache.add("hash", identity(1, 2), 1000, cache.generation());
  ASSERT_TRUE(cache.find("hash", 1000));
  EXPECT_EQ(cache.find("hash", 1000)->person, PersonId(1));
  EXPECT_TRUE(cache.find("hash", 1000 + IdentityCache::kFreshMs - 1));
  EXPECT_FALSE(cache.find("hash", 1000 + IdentityCache::kFreshMs));
  EXPECT_FALSE(cache.find("other", 1000));
}

TEST(IdentityCache, forgets_sessions_and_people) {
  IdentityCache cache;
  cache.add("a", identity(1, 2), 0, cache.generation());
  cache.add("b", identity(1, 3), 0, cache.generation());
  cache.add("c", identity(4, 5), 0, cache.generation());
  cache.forget(SessionId(2));
  EXPECT_FALSE(cache.find("a", 0));
  EXPECT_TRUE(cache.find("b", 0));
  cache.forget(PersonId(1));
  EXPECT_FALSE(cache.find("b", 0));
  EXPECT_TRUE(cache.find("c", 0));
}

TEST(IdentityCache, what_was_read_before_a_revocation_does_not_come_back) {
  IdentityCache cache;
  const auto before = cache.generation();  // the store is asked …
  cache.forget(SessionId(2));              // … meanwhile the session ends …
  cache.add("a", identity(1, 2), 0, before);
  EXPECT_FALSE(cache.find("a", 0));
}

TEST(IdentityCache, stays_small) {
  IdentityCache cache;
  for (std::size_t i = 0; i <= IdentityCache::kEntriesMax; ++i) {
    cache.add(std::to_string(i), identity(1, 2), 0, cache.generation());
  }
  EXPECT_FALSE(cache.find("0", 0));
  EXPECT_TRUE(cache.find(std::to_string(IdentityCache::kEntriesMax), 0));
}

}  // namespace
}  // namespace prestige::server
