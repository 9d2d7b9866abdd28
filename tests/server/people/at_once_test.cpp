// One person changed at two processes at the same instant: every change is there afterwards, and
// nobody hears of a mistake of the server.

#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

using AtOnceTest = kit::PeopleTest;

// Another process changes the person just before this one stores its change.
TEST_F(AtOnceTest, a_change_of_another_process_is_kept) {
  const Identity ada = guest("Ada");
  store_->before_change = [&](MemoryStore& store) {
    const PersonRow before = **store.person(ada.person);
    PersonRow after = before;
    after.webhook = "https://example.org/hook";
    ASSERT_EQ(store.MemoryStore::change_person(before, after), true);
  };
  const auto me = ask_well<api::ChangeMe>(ada, {{"name", "Countess"}});
  EXPECT_EQ(me.name, "Countess");
  EXPECT_EQ(me.webhook, "https://example.org/hook");
  EXPECT_EQ(store_->before_change, nullptr);
}

TEST_F(AtOnceTest, a_name_that_is_changed_while_it_is_claimed_is_the_claimed_one) {
  const Identity ada = guest("Ada");
  store_->before_change = [&](MemoryStore& store) {
    const PersonRow before = **store.person(ada.person);
    PersonRow after = before;
    after.name = "Countess";
    after.language = "de";
    ASSERT_EQ(store.MemoryStore::change_person(before, after), true);
  };
  const auto me = ask_well<api::Claim>(ada, {{"name", "Ada"}, {"password", "correct horse"}});
  EXPECT_EQ(me.name, "Ada");
  EXPECT_TRUE(me.claimed);
  EXPECT_EQ(me.language, "de");
}

TEST_F(AtOnceTest, of_two_passwords_the_first_one_stays) {
  const Identity ada = claimed("Ada", "correct horse");
  store_->before_change = [&](MemoryStore& store) {
    const PersonRow before = **store.person(ada.person);
    PersonRow after = before;
    after.password_hash = "of another process";
    ASSERT_EQ(store.MemoryStore::change_person(before, after), true);
  };
  EXPECT_EQ(refused<api::Claim>(ada, {{"name", "Ada"},
                                      {"password", "battery staple"},
                                      {"old_password", "correct horse"}}),
            "wrong_password");
  EXPECT_EQ((**store_->person(ada.person)).password_hash, "of another process");
}

TEST_F(AtOnceTest, who_signs_in_while_the_password_changes_needs_the_new_one) {
  const Identity ada = claimed("Ada", "correct horse");
  store_->before_session = [&](MemoryStore& store) {
    const PersonRow before = **store.person(ada.person);
    PersonRow after = before;
    after.password_hash = "of another process";
    ASSERT_TRUE(store.MemoryStore::change_password(before, after, ada.session).value());
  };
  EXPECT_EQ(refused<api::SignIn>({}, {{"name", "Ada"}, {"password", "correct horse"}}),
            "wrong_password");
  EXPECT_EQ(store_->before_session, nullptr);
  EXPECT_EQ(store_->sessions_of(ada.person).value().size(), 1u);
}

TEST_F(AtOnceTest, who_is_deleted_meanwhile_is_not_signed_in_any_more) {
  const Identity ada = guest("Ada");
  store_->before_change = [&](MemoryStore& store) {
    ASSERT_TRUE(store.MemoryStore::delete_person(ada.person));
  };
  EXPECT_EQ(refused<api::ChangeMe>(ada, {{"name", "Countess"}}), "not_signed_in");
  EXPECT_EQ(*store_->person(ada.person), std::nullopt);
}

TEST_F(AtOnceTest, changes_without_end_are_given_up) {
  const Identity ada = guest("Ada");
  int changes = 0;
  std::function<void(MemoryStore&)> again = [&](MemoryStore& store) {
    const PersonRow before = **store.person(ada.person);
    PersonRow after = before;
    after.language = ++changes % 2 == 0 ? "en" : "de";
    ASSERT_EQ(store.MemoryStore::change_person(before, after), true);
    store_->before_change = again;
  };
  store_->before_change = again;
  EXPECT_EQ(refused<api::ChangeMe>(ada, {{"name", "Countess"}}), "unavailable");
  EXPECT_EQ((**store_->person(ada.person)).name, "Ada");
}

}  // namespace
}  // namespace prestige::server
