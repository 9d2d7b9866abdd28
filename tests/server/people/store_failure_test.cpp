// A store that stops working in the middle of a request: the answer says so, whichever call it was,
// and whoever was signed in still is.

#include "server/people/identity_cache.h"
#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

using kit::Json;

class StoreFailure : public kit::PeopleTest {
 protected:
  // Asks with a store that fails after 0, 1, 2 … calls, until it lasts long enough.
  template <class R>
  void expect_unavailable_until_it_lasts(const Identity& who, const Json& fields) {
    for (int good = 0; good < 20; ++good) {
      store_->fail_after(good);
      const auto answer = ask<R>(who, fields);
      store_->recover();
      if (answer) {
        EXPECT_GT(good, 0) << R::kName << " asked nobody";
        return;
      }
      EXPECT_EQ(answer.error().code, "unavailable") << R::kName << " after " << good;
    }
    FAIL() << R::kName << " never works";
  }
};

TEST_F(StoreFailure, is_said_by_every_request) {
  const Identity ada = guest("Ada");
  const Identity bob = guest("Bob");
  expect_unavailable_until_it_lasts<api::Guest>({}, {{"name", "Eve"}});
  expect_unavailable_until_it_lasts<api::GetMe>(ada, Json::object());
  expect_unavailable_until_it_lasts<api::ChangeMe>(ada, {{"name", "Countess"}});
  expect_unavailable_until_it_lasts<api::Sessions>(ada, Json::object());
  expect_unavailable_until_it_lasts<api::ExportMe>(ada, Json::object());
  expect_unavailable_until_it_lasts<api::AddBot>(ada, {{"name", "Robbie"}});
  expect_unavailable_until_it_lasts<api::Bots>(ada, Json::object());
  const std::string bot = ask_well<api::Bots>(ada).bots.at(0).person;
  expect_unavailable_until_it_lasts<api::RemoveBot>(ada, {{"bot", bot}});
  expect_unavailable_until_it_lasts<api::Mute>(ada,
                                               {{"person", to_text(bob.person)}, {"muted", true}});
  expect_unavailable_until_it_lasts<api::Claim>(ada,
                                                {{"name", "Ada"}, {"password", "correct horse"}});
  expect_unavailable_until_it_lasts<api::Revoke>(ada, {{"session", to_text(ada.session)}});
  expect_unavailable_until_it_lasts<api::SignIn>({},
                                                 {{"name", "Ada"}, {"password", "correct horse"}});
  expect_unavailable_until_it_lasts<api::DeleteMe>(ada, {{"password", "correct horse"}});
  expect_unavailable_until_it_lasts<api::SignOut>(bob, Json::object());
}

// Whoever took it for the end of the session would begin another, and lose the first.
TEST_F(StoreFailure, makes_nobody_of_no_one) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  clock_.pass(IdentityCache::kFreshMs);
  for (int good = 0; good < 2; ++good) {
    store_->fail_after(good);
    const Known who = known(token);
    ASSERT_FALSE(who) << "after " << good;
    EXPECT_EQ(who.error().code, "unavailable");
  }
  store_->recover();
  EXPECT_EQ(who_has(token).value().person, ada.person);
  EXPECT_FALSE(who_has(token + "x"));
}

TEST_F(StoreFailure, ends_no_session) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  const auto socket = socket_of(ada);
  store_->fail_after(0);
  EXPECT_EQ(refused<api::SignOut>(ada), "unavailable");
  EXPECT_EQ(refused<api::Revoke>(ada, {{"session", to_text(ada.session)}}), "unavailable");
  EXPECT_EQ(refused<api::DeleteMe>(ada), "unavailable");
  EXPECT_EQ(known(token).error().code, "unavailable");
  store_->recover();
  EXPECT_TRUE(who_has(token));
  EXPECT_FALSE(socket->closed);
}

}  // namespace
}  // namespace prestige::server
