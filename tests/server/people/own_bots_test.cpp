#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

using kit::Json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using OwnBotsTest = kit::PeopleTest;

TEST_F(OwnBotsTest, have_a_token_and_an_owner) {
  const Identity ada = guest("Ada");
  const auto in = ask_well<api::AddBot>(ada, {{"name", " Robbie "}});
  EXPECT_EQ(in.me.name, "Robbie");
  EXPECT_EQ(in.me.owner, to_text(ada.person));
  EXPECT_FALSE(in.me.claimed);
  const auto bot = who_has(in.token);
  ASSERT_TRUE(bot);
  EXPECT_EQ(to_text(bot->person), in.me.person);
  EXPECT_NE(bot->person, ada.person);
  EXPECT_EQ(bot->owner, "Ada");
  EXPECT_EQ(ada.owner, "");
}

TEST_F(OwnBotsTest, are_listed_without_their_tokens) {
  const Identity ada = guest("Ada");
  const Identity bob = guest("Bob");
  const auto in = ask_well<api::AddBot>(ada, {{"name", "Robbie"}});
  const auto list = ask_well<api::Bots>(ada);
  ASSERT_EQ(list.bots.size(), 1u);
  EXPECT_EQ(list.bots[0].person, in.me.person);
  EXPECT_THAT(protocol::encoded(list), Not(HasSubstr(in.token)));
  EXPECT_THAT(ask_well<api::Bots>(bob).bots, IsEmpty());
}

TEST_F(OwnBotsTest, are_ten_at_most) {
  const Identity ada = guest("Ada");
  for (int i = 0; i < 10; ++i) ask_well<api::AddBot>(ada, {{"name", "Bot " + std::to_string(i)}});
  EXPECT_EQ(refused<api::AddBot>(ada, {{"name", "Bot 11"}}), "not_now");
  const auto bots = ask_well<api::Bots>(ada).bots;
  EXPECT_EQ(bots.size(), 10u);
  ask_well<api::RemoveBot>(ada, {{"bot", bots[0].person}});
  ask_well<api::AddBot>(ada, {{"name", "Bot 11"}});
}

TEST_F(OwnBotsTest, may_not_do_what_needs_a_person) {
  const Identity ada = guest("Ada");
  const auto in = ask_well<api::AddBot>(ada, {{"name", "Robbie"}});
  const Identity bot = who_has(in.token).value();
  EXPECT_EQ(refused<api::AddBot>(bot, {{"name", "Child"}}), "forbidden");
  EXPECT_EQ(refused<api::Claim>(bot, {{"name", "Robbie"}, {"password", "correct horse"}}),
            "forbidden");
  EXPECT_EQ(refused<api::DeleteMe>(bot), "forbidden");
  EXPECT_TRUE(who_has(in.token));
  EXPECT_TRUE(store_->person(ada.person).value());
  // But it may change how it appears.
  EXPECT_EQ(ask_well<api::ChangeMe>(bot, {{"name", "Robbie 2"}}).name, "Robbie 2");
}

TEST_F(OwnBotsTest, removed_ones_are_gone_at_once) {
  const Identity ada = guest("Ada");
  const auto in = ask_well<api::AddBot>(ada, {{"name", "Robbie"}});
  const auto socket = socket_of(who_has(in.token).value());
  ask_well<api::RemoveBot>(ada, {{"bot", in.me.person}});
  EXPECT_FALSE(who_has(in.token));
  EXPECT_EQ(socket->closed, Close::signed_out);
  EXPECT_THAT(ask_well<api::Bots>(ada).bots, IsEmpty());
  EXPECT_EQ(refused<api::RemoveBot>(ada, {{"bot", in.me.person}}), "not_found");
}

TEST_F(OwnBotsTest, removed_ones_are_forgotten_by_the_tables_first) {
  const Identity ada = guest("Ada");
  const auto in = ask_well<api::AddBot>(ada, {{"name", "Robbie"}});
  std::vector<std::string> forgotten;
  bool fine = false;
  forget_at_tables_ = [&](PersonId who) {
    EXPECT_TRUE(store_->person(who).value());
    forgotten.push_back(to_text(who));
    return fine;
  };
  EXPECT_EQ(refused<api::RemoveBot>(ada, {{"bot", in.me.person}}), "unavailable");
  EXPECT_TRUE(who_has(in.token));
  fine = true;
  ask_well<api::RemoveBot>(ada, {{"bot", in.me.person}});
  EXPECT_FALSE(who_has(in.token));
  EXPECT_THAT(forgotten, testing::ElementsAre(in.me.person, in.me.person));
  // Nothing happens at the tables of somebody who is not mine.
  const Identity bob = guest("Bob");
  EXPECT_EQ(refused<api::RemoveBot>(ada, {{"bot", to_text(bob.person)}}), "not_found");
  EXPECT_EQ(forgotten.size(), 2u);
}

TEST_F(OwnBotsTest, of_others_stay) {
  const Identity ada = guest("Ada");
  const Identity bob = guest("Bob");
  const auto in = ask_well<api::AddBot>(ada, {{"name", "Robbie"}});
  EXPECT_EQ(refused<api::RemoveBot>(bob, {{"bot", in.me.person}}), "not_found");
  EXPECT_EQ(refused<api::RemoveBot>(bob, {{"bot", to_text(ada.person)}}), "not_found");
  EXPECT_EQ(refused<api::RemoveBot>(bob, {{"bot", to_text(bob.person)}}), "not_found");
  EXPECT_TRUE(who_has(in.token));
}

TEST_F(OwnBotsTest, bad_requests) {
  const Identity ada = claimed("Ada", "correct horse");
  EXPECT_EQ(refused<api::AddBot>(ada), "bad_field");
  EXPECT_EQ(refused<api::AddBot>(ada, {{"name", ""}}), "bad_field");
  EXPECT_EQ(refused<api::AddBot>(ada, {{"name", "\t"}}), "bad_field");
  EXPECT_EQ(refused<api::AddBot>(ada, {{"name", "ada"}}), "taken");
  EXPECT_EQ(refused<api::RemoveBot>(ada), "bad_field");
  EXPECT_EQ(refused<api::RemoveBot>(ada, {{"bot", "?"}}), "not_found");
  EXPECT_EQ(refused<api::Bots>(ada, {{"owner", "x"}}), "bad_field");
}

}  // namespace
}  // namespace prestige::server
