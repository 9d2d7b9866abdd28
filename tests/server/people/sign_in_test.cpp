#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

using kit::Json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using SignInTest = kit::PeopleTest;

constexpr Millis kHour = 3'600'000;

TEST_F(SignInTest, guests_begin_at_once) {
  const auto in =
      ask_well<api::Guest>({}, {{"name", " Ada "}, {"language", "de"}, {"label", "Laptop"}});
  EXPECT_THAT(in.token, MatchesRegex("[A-Za-z0-9_-]{43}"));
  EXPECT_EQ(in.me.name, "Ada");
  EXPECT_EQ(in.me.language, "de");
  EXPECT_FALSE(in.me.claimed);
  EXPECT_TRUE(in.me.rated);
  EXPECT_FALSE(in.me.webhook);
  EXPECT_FALSE(in.me.owner);
  const auto who = who_has(in.token);
  ASSERT_TRUE(who);
  EXPECT_EQ(to_text(who->person), in.me.person);
  EXPECT_EQ(who->name, "Ada");
  EXPECT_EQ(who->language, protocol::Language::de);
  EXPECT_EQ(ask_well<api::Sessions>(*who).sessions.at(0).label, "Laptop");
}

TEST_F(SignInTest, guests_without_a_name_get_one_in_their_language) {
  EXPECT_THAT(ask_well<api::Guest>({}).me.name, MatchesRegex("Guest-[0-9A-Z]{4}"));
  EXPECT_THAT(ask_well<api::Guest>({}, {{"language", "de"}}).me.name,
              MatchesRegex("Gast-[0-9A-Z]{4}"));
  EXPECT_NE(ask_well<api::Guest>({}).me.name, ask_well<api::Guest>({}).me.name);
}

TEST_F(SignInTest, bad_guests) {
  EXPECT_EQ(refused<api::Guest>({}, {{"name", ""}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"name", "   "}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"name", "a\nb"}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"name", std::string(49, 'x')}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"name", 5}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"language", "fr"}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"language", "english"}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"label", std::string(81, 'x')}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"label", "a\x01"}}), "bad_field");
  EXPECT_EQ(refused<api::Guest>({}, {{"password", "12345678"}}), "bad_field");
}

TEST_F(SignInTest, guests_cannot_take_a_claimed_name) {
  claimed("Ada Lovelace", "correct horse");
  EXPECT_EQ(refused<api::Guest>({}, {{"name", "ADA  lovelace"}}), "taken");
  // Two guests may have the same name: neither has claimed it.
  guest("Bob");
  guest("Bob");
}

TEST_F(SignInTest, name_and_password_begin_a_session) {
  const Identity ada = claimed("Ada", "correct horse");
  const auto in = ask_well<api::SignIn>(
      {}, {{"name", " aDA"}, {"password", "correct horse"}, {"label", "Phone"}});
  const auto who = who_has(in.token);
  ASSERT_TRUE(who);
  EXPECT_EQ(who->person, ada.person);
  EXPECT_NE(who->session, ada.session);
  EXPECT_TRUE(in.me.claimed);
}

TEST_F(SignInTest, wrong_passwords_and_unknown_names_look_the_same) {
  claimed("Ada", "correct horse");
  guest("Bob");  // not claimed
  const auto wrong = ask<api::SignIn>({}, {{"name", "Ada"}, {"password", "wrong horse"}});
  const auto unknown = ask<api::SignIn>({}, {{"name", "Eve"}, {"password", "wrong horse"}});
  const auto unclaimed = ask<api::SignIn>({}, {{"name", "Bob"}, {"password", "wrong horse"}});
  for (const auto* answer : {&wrong, &unknown, &unclaimed}) {
    ASSERT_FALSE(*answer);
    EXPECT_EQ(answer->error().code, "wrong_password");
    EXPECT_EQ(answer->error().text.en, wrong.error().text.en);
  }
}

// Not the time is measured here (see Secrets), but that both take the same way.
TEST_F(SignInTest, unknown_names_are_computed_for_as_well) {
  claimed("Ada", "correct horse");
  scheduler_.compute_at_once(false);
  for (const char* name : {"Ada", "Eve"}) {
    std::string code;
    people_.handle(Caller{}, api::SignIn{.name = name, .password = "wrong horse", .label = {}},
                   [&](Result<api::SignedIn> answer) { code = answer.error().code; });
    EXPECT_EQ(code, "") << "answered without computing";
    EXPECT_EQ(scheduler_.run_all(), 1) << name;
    EXPECT_EQ(code, "wrong_password");
  }
}

TEST_F(SignInTest, password_changed_while_it_was_checked) {
  const Identity ada = claimed("Ada", "correct horse");
  // The sign-in has looked the old hash up; then the password changes.
  scheduler_.compute_at_once(false);
  std::string code;
  people_.handle(Caller{}, api::SignIn{.name = "Ada", .password = "correct horse", .label = {}},
                 [&](Result<api::SignedIn> answer) { code = answer ? "in" : answer.error().code; });
  scheduler_.compute_at_once();
  ask_well<api::Claim>(
      ada, {{"name", "Ada"}, {"password", "battery staple"}, {"old_password", "correct horse"}});
  scheduler_.run_all();
  EXPECT_EQ(code, "wrong_password");
}

TEST_F(SignInTest, bad_sign_ins) {
  EXPECT_EQ(refused<api::SignIn>({}, {{"name", "Ada"}}), "bad_field");
  EXPECT_EQ(refused<api::SignIn>({}, {{"password", "correct horse"}}), "bad_field");
  EXPECT_EQ(refused<api::SignIn>({}, {{"name", "Ada"}, {"password", "short"}}), "bad_field");
  EXPECT_EQ(refused<api::SignIn>({}, {{"name", "Ada"}, {"password", std::string(257, 'x')}}),
            "bad_field");
  EXPECT_EQ(refused<api::SignIn>({}, {{"name", "\n"}, {"password", "correct horse"}}),
            "wrong_password");
  EXPECT_EQ(
      refused<api::SignIn>({}, {{"name", "Ada"}, {"password", "correct horse"}, {"label", "\n"}}),
      "bad_field");
}

TEST_F(SignInTest, only_the_hash_of_a_token_is_kept) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  const auto sessions = store_->sessions_of(ada.person).value();
  ASSERT_EQ(sessions.size(), 1u);
  EXPECT_THAT(sessions[0].token_hash, MatchesRegex("[0-9a-f]{64}"));
  EXPECT_THAT(sessions[0].token_hash, Not(HasSubstr(token)));
}

TEST_F(SignInTest, other_tokens_are_nobody) {
  std::string token;
  guest("Ada", &token);
  EXPECT_TRUE(who_has(token));
  EXPECT_FALSE(who_has(""));
  EXPECT_FALSE(who_has("short"));
  EXPECT_FALSE(who_has(std::string(43, 'a')));
  token.front() = token.front() == 'a' ? 'b' : 'a';
  EXPECT_FALSE(who_has(token));
}

TEST_F(SignInTest, use_is_noted_once_an_hour) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  const Millis start = clock_.now();
  const auto last_used = [&] { return store_->sessions_of(ada.person).value().at(0).last_used; };
  EXPECT_EQ(last_used(), start);
  clock_.pass(kHour - 1);
  who_has(token);
  EXPECT_EQ(last_used(), start);
  clock_.pass(kHour);
  who_has(token);
  EXPECT_EQ(last_used(), start + 2 * kHour - 1);
  clock_.pass(60'000);
  who_has(token);
  EXPECT_EQ(last_used(), start + 2 * kHour - 1);
}

TEST_F(SignInTest, what_other_processes_end_is_over_soon) {
  std::string token;
  const Identity ada = guest("Ada", &token);
  EXPECT_TRUE(who_has(token));
  EXPECT_TRUE(store_->remove_session(ada.person, ada.session).value());  // behind our back
  clock_.pass(30'000);
  EXPECT_FALSE(who_has(token));
}

}  // namespace
}  // namespace prestige::server
