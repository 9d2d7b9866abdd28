#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

using kit::Json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using AccountTest = kit::PeopleTest;

// ---- who I am ----

TEST_F(AccountTest, me) {
  const Identity ada = guest("Ada");
  const auto me = ask_well<api::GetMe>(ada);
  EXPECT_EQ(me.name, "Ada");
  EXPECT_EQ(me.person, to_text(ada.person));
  EXPECT_EQ(
      refused<api::GetMe>(Identity{.person = PersonId(99), .session = SessionId(1), .name = {}}),
      "not_signed_in");
  EXPECT_EQ(refused<api::GetMe>(ada, {{"person", "x"}}), "bad_field");
}

TEST_F(AccountTest, changes_what_is_given_only) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  ask_well<api::ChangeMe>(ada, {{"webhook", "https://example.org/hook"}, {"rated", false}});
  auto me = ask_well<api::ChangeMe>(ada, {{"name", " Countess "}, {"language", "de"}});
  EXPECT_EQ(me.name, "Countess");
  EXPECT_EQ(me.language, "de");
  EXPECT_FALSE(me.rated);
  EXPECT_EQ(me.webhook, "https://example.org/hook");
  me = ask_well<api::ChangeMe>(ada, {{"webhook", ""}, {"rated", true}});
  EXPECT_FALSE(me.webhook);
  EXPECT_TRUE(me.rated);
  EXPECT_EQ(me.name, "Countess");
  EXPECT_EQ(protocol::encoded(ask_well<api::GetMe>(ada)), protocol::encoded(me));
  // The next request knows.
  ASSERT_TRUE(who_has(token));
  EXPECT_EQ(who_has(token)->name, "Countess");
  EXPECT_EQ(who_has(token)->language, protocol::Language::de);
}

TEST_F(AccountTest, bad_changes_change_nothing) {
  const Identity ada = guest("Ada");
  const std::string before = protocol::encoded(ask_well<api::GetMe>(ada));
  const auto code = [&](const Json& fields) { return refused<api::ChangeMe>(ada, fields); };
  EXPECT_EQ(code({{"name", ""}}), "bad_field");
  EXPECT_EQ(code({{"name", " "}}), "bad_field");
  EXPECT_EQ(code({{"name", std::string(49, 'x')}}), "bad_field");
  EXPECT_EQ(code({{"name", "a\u202e"}}), "bad_field");
  EXPECT_EQ(code({{"language", "fr"}}), "bad_field");
  EXPECT_EQ(code({{"language", "deu"}}), "bad_field");
  EXPECT_EQ(code({{"rated", "no"}}), "bad_field");
  EXPECT_EQ(code({{"webhook", "ftp://example.org"}}), "bad_field");
  EXPECT_EQ(code({{"webhook", "http://example.org:99999/"}}), "bad_field");
  EXPECT_EQ(code({{"webhook", "https://example.org/" + std::string(500, 'x')}}), "bad_field");
  EXPECT_EQ(code({{"name", "Fine"}, {"language", "xx"}}), "bad_field");
  EXPECT_EQ(code({{"claimed", true}}), "bad_field");
  EXPECT_EQ(protocol::encoded(ask_well<api::GetMe>(ada)), before);
}

TEST_F(AccountTest, renaming_keeps_the_name_claimed) {
  const Identity ada = claimed("Ada", "correct horse");
  claimed("Bob", "battery staple");
  EXPECT_EQ(refused<api::ChangeMe>(ada, {{"name", "BOB"}}), "taken");
  ask_well<api::ChangeMe>(ada, {{"name", "ADA"}});  // one's own name in another case
  ask_well<api::ChangeMe>(ada, {{"name", "Countess"}});
  signed_in("countess", "correct horse");
  EXPECT_EQ(refused<api::SignIn>({}, {{"name", "Ada"}, {"password", "correct horse"}}),
            "wrong_password");
  guest("Ada");  // free again
  const Identity eve = guest("Eve");
  EXPECT_EQ(refused<api::ChangeMe>(eve, {{"name", "countess"}}), "taken");
}

// ---- claiming ----

TEST_F(AccountTest, claiming_gives_name_and_password) {
  const Identity who = guest("Guest");
  const auto me = ask_well<api::Claim>(who, {{"name", "Ada"}, {"password", "correct horse"}});
  EXPECT_TRUE(me.claimed);
  EXPECT_EQ(me.name, "Ada");
  EXPECT_EQ(me.person, to_text(who.person));
  const auto row = **store_->person(who.person);
  EXPECT_EQ(row.name_key, "ada");
  EXPECT_THAT(row.password_hash, HasSubstr("$argon2id$"));
  EXPECT_EQ(signed_in("Ada", "correct horse").person, who.person);
}

TEST_F(AccountTest, claimed_names_are_taken) {
  claimed("Ada Lovelace", "correct horse");
  const Identity eve = guest("Eve");
  for (const char* name :
       {"Ada Lovelace", "ada lovelace", "ADA   LOVELACE", " Ada\u00a0Lovelace "}) {
    EXPECT_EQ(refused<api::Claim>(eve, {{"name", name}, {"password", "battery staple"}}), "taken")
        << name;
  }
  EXPECT_FALSE(ask_well<api::GetMe>(eve).claimed);
}

TEST_F(AccountTest, two_claims_at_once_one_wins) {
  const Identity ada = guest("Ada");
  const Identity eve = guest("Eve");
  scheduler_.compute_at_once(false);
  std::vector<std::string> codes;
  for (const Identity& who : {ada, eve}) {
    people_.handle(Caller{.address = {}, .who = who, .socket = nullptr},
                   api::Claim{.name = "Queen", .password = "correct horse", .old_password = {}},
                   [&](Result<api::Me> me) { codes.push_back(me ? "mine" : me.error().code); });
  }
  scheduler_.run_all();
  EXPECT_THAT(codes, testing::ElementsAre("mine", "taken"));
}

TEST_F(AccountTest, changing_the_password_needs_the_old_one) {
  const Identity ada = claimed("Ada", "correct horse");
  EXPECT_EQ(refused<api::Claim>(ada, {{"name", "Ada"}, {"password", "battery staple"}}),
            "wrong_password");
  EXPECT_EQ(
      refused<api::Claim>(
          ada, {{"name", "Ada"}, {"password", "battery staple"}, {"old_password", "wrong horse"}}),
      "wrong_password");
  ask_well<api::Claim>(
      ada, {{"name", "Ada"}, {"password", "battery staple"}, {"old_password", "correct horse"}});
  signed_in("Ada", "battery staple");
  EXPECT_EQ(refused<api::SignIn>({}, {{"name", "Ada"}, {"password", "correct horse"}}),
            "wrong_password");
}

TEST_F(AccountTest, changing_the_password_ends_all_other_sessions) {
  std::string first_token;
  std::string second_token;
  const Identity first = claimed("Ada", "correct horse", &first_token);
  const Identity second = signed_in("Ada", "correct horse", &second_token);
  const auto first_socket = socket_of(first);
  const auto second_socket = socket_of(second);
  ask_well<api::Claim>(
      second, {{"name", "Ada"}, {"password", "battery staple"}, {"old_password", "correct horse"}});
  EXPECT_FALSE(who_has(first_token));
  EXPECT_EQ(first_socket->closed, Close::signed_out);
  EXPECT_TRUE(who_has(second_token));
  EXPECT_FALSE(second_socket->closed);
}

TEST_F(AccountTest, a_password_that_is_not_changed_ends_no_session) {
  std::string first_token;
  const Identity first = claimed("Ada", "correct horse", &first_token);
  const Identity second = signed_in("Ada", "correct horse");
  claimed("Bob", "battery staple");
  const auto socket = socket_of(first);
  const Json taken{{"name", "Bob"}, {"password", "new staple"}, {"old_password", "correct horse"}};
  EXPECT_EQ(refused<api::Claim>(second, taken), "taken");
  // Somebody takes the name after it was found free.
  store_->before_change = [](MemoryStore& store) {
    PersonRow eve;
    eve.id = PersonId(77);
    eve.name_key = "eve";
    ASSERT_TRUE(store.MemoryStore::add_person(eve));
  };
  const Json late{{"name", "Eve"}, {"password", "new staple"}, {"old_password", "correct horse"}};
  EXPECT_EQ(refused<api::Claim>(second, late), "taken");
  const Json fine{{"name", "Ada"}, {"password", "new staple"}, {"old_password", "correct horse"}};
  for (int good = 0; good < 4; ++good) {
    store_->fail_after(good);
    EXPECT_EQ(refused<api::Claim>(second, fine), "unavailable") << good;
    store_->recover();
  }
  EXPECT_TRUE(who_has(first_token));
  EXPECT_FALSE(socket->closed);
  signed_in("Ada", "correct horse");
}

TEST_F(AccountTest, bad_claims) {
  const Identity ada = guest("Ada");
  const auto code = [&](const Json& fields) { return refused<api::Claim>(ada, fields); };
  EXPECT_EQ(code({{"name", "Ada"}}), "bad_field");
  EXPECT_EQ(code({{"password", "correct horse"}}), "bad_field");
  EXPECT_EQ(code({{"name", "Ada"}, {"password", "1234567"}}), "bad_field");
  EXPECT_EQ(code({{"name", "Ada"}, {"password", std::string(257, 'x')}}), "bad_field");
  EXPECT_EQ(code({{"name", "\u200b"}, {"password", "correct horse"}}), "bad_field");
  EXPECT_EQ(code({{"name", "  "}, {"password", "correct horse"}}), "bad_field");
  EXPECT_FALSE(ask_well<api::GetMe>(ada).claimed);
}

// ---- leaving ----

TEST_F(AccountTest, guests_leave_without_a_password) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  const auto socket = socket_of(ada);
  ASSERT_TRUE(who_has(token));
  ask_well<api::DeleteMe>(ada);
  EXPECT_FALSE(who_has(token));
  EXPECT_EQ(socket->closed, Close::signed_out);
  EXPECT_FALSE(store_->person(ada.person).value());
  EXPECT_THAT(store_->sessions_of(ada.person).value(), IsEmpty());
  EXPECT_EQ(refused<api::GetMe>(ada), "not_signed_in");
  EXPECT_EQ(refused<api::DeleteMe>(ada), "not_signed_in");
}

TEST_F(AccountTest, who_has_claimed_a_name_leaves_with_the_password) {
  std::string first_token;
  const Identity first = claimed("Ada", "correct horse", &first_token);
  const Identity second = signed_in("Ada", "correct horse");
  const auto socket = socket_of(first);
  EXPECT_EQ(refused<api::DeleteMe>(second), "wrong_password");
  EXPECT_EQ(refused<api::DeleteMe>(second, {{"password", "wrong horse"}}), "wrong_password");
  EXPECT_EQ(refused<api::DeleteMe>(second, {{"password", "short"}}), "bad_field");
  ASSERT_TRUE(who_has(first_token));
  ask_well<api::DeleteMe>(second, {{"password", "correct horse"}});
  EXPECT_FALSE(who_has(first_token));
  EXPECT_EQ(socket->closed, Close::signed_out);
  // The name is free.
  claimed("ada", "battery staple");
}

TEST_F(AccountTest, bots_leave_with_their_owner) {
  const Identity ada = guest("Ada");
  const auto bot = ask_well<api::AddBot>(ada, {{"name", "Robbie"}});
  const auto bot_socket = socket_of(who_has(bot.token).value());
  ask_well<api::DeleteMe>(ada);
  EXPECT_FALSE(who_has(bot.token));
  EXPECT_EQ(bot_socket->closed, Close::signed_out);
}

// ---- muting ----

TEST_F(AccountTest, muting) {
  const Identity ada = guest("Ada");
  const Identity bob = guest("Bob");
  ask_well<api::Mute>(ada, {{"person", to_text(bob.person)}, {"muted", true}});
  ask_well<api::Mute>(ada, {{"person", to_text(bob.person)}, {"muted", true}});
  EXPECT_THAT(store_->muted_by(ada.person).value(), testing::ElementsAre(bob.person));
  EXPECT_THAT(store_->muted_by(bob.person).value(), IsEmpty());
  const auto list = ask_well<api::Muted>(ada).people;
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].person, to_text(bob.person));
  EXPECT_EQ(list[0].name, "Bob");
  EXPECT_THAT(ask_well<api::Muted>(bob).people, IsEmpty());
  ask_well<api::Mute>(ada, {{"person", to_text(bob.person)}, {"muted", false}});
  EXPECT_THAT(store_->muted_by(ada.person).value(), IsEmpty());
}

TEST_F(AccountTest, nobody_mutes_the_whole_world) {
  const Identity ada = guest("Ada");
  const auto mute = [](PersonId person, bool on) {
    return Json{{"person", to_text(person)}, {"muted", on}};
  };
  constexpr int kMost = 1'000;
  for (int i = 0; i <= kMost; ++i) {
    PersonRow other;
    other.id = PersonId(5'000 + i);
    ASSERT_TRUE(store_->add_person(other));
    if (i < kMost) ask_well<api::Mute>(ada, mute(other.id, true));
  }
  const PersonId last(5'000 + kMost);
  EXPECT_EQ(refused<api::Mute>(ada, mute(last, true)), "not_now");
  ask_well<api::Mute>(ada, mute(PersonId(5'000), true));  // who is muted stays so
  ask_well<api::Mute>(ada, mute(PersonId(5'000), false));
  ask_well<api::Mute>(ada, mute(last, true));
  EXPECT_EQ(store_->muted_by(ada.person)->size(), static_cast<std::size_t>(kMost));
}

TEST_F(AccountTest, bad_mutes) {
  const Identity ada = guest("Ada");
  EXPECT_EQ(refused<api::Mute>(ada, {{"person", to_text(ada.person)}, {"muted", true}}),
            "bad_field");
  EXPECT_EQ(refused<api::Mute>(ada, {{"person", "?"}, {"muted", true}}), "not_found");
  EXPECT_EQ(refused<api::Mute>(ada, {{"person", to_text(PersonId(5))}, {"muted", true}}),
            "not_found");
  EXPECT_EQ(refused<api::Mute>(ada, {{"person", to_text(PersonId(5))}}), "bad_field");
  EXPECT_EQ(refused<api::Mute>(ada, {{"muted", true}}), "bad_field");
}

}  // namespace
}  // namespace prestige::server
