#include "server/people/identity_cache.h"
#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

using kit::Json;
using SessionsTest = kit::PeopleTest;

TEST_F(SessionsTest, are_listed_with_the_current_one_marked) {
  const Identity first = claimed("Ada", "correct horse");
  clock_.pass(5000);
  const Identity second = signed_in("Ada", "correct horse");
  const auto list = ask_well<api::Sessions>(second).sessions;
  ASSERT_EQ(list.size(), 2u);
  int current = 0;
  for (const auto& session : list) {
    EXPECT_EQ(session.current, session.session == to_text(second.session));
    EXPECT_EQ(session.created, session.last_used);
    current += session.current;
  }
  EXPECT_EQ(current, 1);
  EXPECT_NE(list[0].created, list[1].created);
  EXPECT_NE(first.session, second.session);
}

TEST_F(SessionsTest, lists_tell_no_secrets) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  const std::string text = protocol::encoded(ask_well<api::Sessions>(ada));
  EXPECT_EQ(text.find(token), std::string::npos);
  EXPECT_EQ(text.find(store_->sessions_of(ada.person).value().at(0).token_hash), std::string::npos);
}

TEST_F(SessionsTest, signing_out_ends_this_one_at_once) {
  std::string first_token;
  std::string second_token;
  const Identity first = claimed("Ada", "correct horse", &first_token);
  const Identity second = signed_in("Ada", "correct horse", &second_token);
  const auto first_socket = socket_of(first);
  const auto second_socket = socket_of(second);
  ASSERT_TRUE(who_has(second_token));
  ask_well<api::SignOut>(second);
  EXPECT_FALSE(who_has(second_token));
  EXPECT_EQ(second_socket->closed, Close::signed_out);
  EXPECT_TRUE(who_has(first_token));
  EXPECT_FALSE(first_socket->closed);
}

TEST_F(SessionsTest, the_answer_to_signing_out_comes_before_the_close) {
  const Identity ada = guest("Ada");
  const auto socket = socket_of(ada);
  bool open = false;
  people_.handle(Caller{.address = {}, .who = ada, .socket = socket}, api::SignOut{},
                 [&](Result<api::Done>) { open = !socket->closed; });
  EXPECT_TRUE(open);
  EXPECT_TRUE(socket->closed);
}

TEST_F(SessionsTest, revoking_ends_another_at_once) {
  std::string first_token;
  const Identity first = claimed("Ada", "correct horse", &first_token);
  const Identity second = signed_in("Ada", "correct horse");
  const auto socket = socket_of(first);
  const auto own = socket_of(second);
  ASSERT_TRUE(who_has(first_token));
  ask_well<api::Revoke>(second, {{"session", to_text(first.session)}});
  EXPECT_FALSE(who_has(first_token));
  EXPECT_EQ(socket->closed, Close::signed_out);
  EXPECT_FALSE(own->closed);
  EXPECT_EQ(ask_well<api::Sessions>(second).sessions.size(), 1u);
}

TEST_F(SessionsTest, only_own_sessions_can_be_revoked) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  const Identity bob = guest("Bob");
  const auto socket = socket_of(ada);
  EXPECT_EQ(refused<api::Revoke>(bob, {{"session", to_text(ada.session)}}), "not_found");
  EXPECT_TRUE(who_has(token));
  EXPECT_FALSE(socket->closed);
}

// ---- of open sockets ----

TEST_F(SessionsTest, are_looked_at_again_without_the_store) {
  const Identity ada = guest("Ada");
  store_->fail_after(0);
  clock_.pass(IdentityCache::kFreshMs - 1);
  EXPECT_EQ(renewed(ada).value().value().name, "Ada");
  clock_.pass(1);
  EXPECT_EQ(renewed(ada).error().code, "unavailable");
  store_->recover();
  EXPECT_EQ(renewed(ada).value().value().session, ada.session);
}

TEST_F(SessionsTest, ended_here_are_over_at_once) {
  const Identity first = claimed("Ada", "correct horse");
  const Identity second = signed_in("Ada", "correct horse");
  ask_well<api::Revoke>(second, {{"session", to_text(first.session)}});
  EXPECT_EQ(renewed(first).value(), std::nullopt);
  EXPECT_TRUE(renewed(second).value());
}

// The other process could not say so, or is a command of whoever runs the server.
TEST_F(SessionsTest, ended_elsewhere_are_over_after_a_while) {
  const Identity ada = guest("Ada");
  const Identity bob = guest("Bob");
  const Identity eve = guest("Eve");
  ASSERT_TRUE(store_->remove_session(ada.person, ada.session).value());
  ASSERT_TRUE(store_->delete_person(bob.person));
  clock_.pass(IdentityCache::kFreshMs);
  EXPECT_EQ(renewed(ada).value(), std::nullopt);
  EXPECT_EQ(renewed(bob).value(), std::nullopt);
  EXPECT_EQ(renewed(eve).value().value().person, eve.person);
}

TEST_F(SessionsTest, know_a_new_name_and_language_at_once) {
  const Identity ada = guest("Ada");
  ask_well<api::ChangeMe>(ada, {{"name", "Countess"}, {"language", "de"}});
  const auto now = renewed(ada).value();
  ASSERT_TRUE(now);
  EXPECT_EQ(now->name, "Countess");
  EXPECT_EQ(now->language, protocol::Language::de);
}

TEST_F(SessionsTest, count_as_used_while_a_socket_is_open) {
  const Identity ada = guest("Ada");
  clock_.pass(2 * 3'600'000);
  ASSERT_TRUE(renewed(ada).value());
  EXPECT_EQ(store_->sessions_of(ada.person).value().at(0).last_used, clock_.now());
}

TEST_F(SessionsTest, bad_revocations) {
  const Identity ada = guest("Ada");
  EXPECT_EQ(refused<api::Revoke>(ada, {{"session", "!"}}), "not_found");
  EXPECT_EQ(refused<api::Revoke>(ada, {{"session", "000000000000"}}), "not_found");
  EXPECT_EQ(refused<api::Revoke>(ada, {{"session", to_text(SessionId(99))}}), "not_found");
  EXPECT_EQ(refused<api::Revoke>(ada, {{"session", ""}}), "bad_field");
  EXPECT_EQ(refused<api::Revoke>(ada), "bad_field");
  EXPECT_EQ(refused<api::SignOut>(ada, {{"session", "x"}}), "bad_field");
  EXPECT_EQ(refused<api::Sessions>(ada, {{"person", "x"}}), "bad_field");
}

}  // namespace
}  // namespace prestige::server
