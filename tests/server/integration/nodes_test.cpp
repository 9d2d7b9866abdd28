// Two servers on one database: people at one table need not be at the same of them.

#include "tests/server/integration/player.h"
#include "tests/server/integration/recorded.h"
#include "tests/server/integration/tab.h"
#include "tests/server/kit/postgres.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server::integration {
namespace {

TEST(Nodes, share_tables_and_take_over_from_each_other) {
  if (!is_there(Database::postgres)) FAIL() << prestige::kit::kPostgresMissing;
  Site site(Database::postgres);
  site.start();
  const auto second = site.process();
  ASSERT_GT(site.port(), 0);
  ASSERT_GT(second->port(), 0);
  const std::vector<Person> people{site.guest("Ann"), site.guest("Bob")};
  const std::string table = site.table(people, {{"game", "citadels"}});
  std::atomic<int> other = second->port();
  const auto here = [&] { return site.port(); };
  const auto there = [&] { return other.load(); };
  std::vector<std::unique_ptr<Player>> players;
  players.push_back(std::make_unique<Player>(here, people[0], table, 0));
  players.push_back(std::make_unique<Player>(there, people[1], table, 1));
  players.push_back(std::make_unique<Player>(there, Person{}, table, std::nullopt));
  for (const auto& player : players) player->start();
  // Neither goes on unless it hears of the other's decisions.
  ASSERT_TRUE(kit::eventually(
      [&] { return players[0]->decisions() >= 15 && players[1]->decisions() >= 15; }, 30'000));
  second->kill();
  other = site.port();
  expect_finished(players);
  const Json record = site.get(at_table(table, "record")).at("record");
  expect_moves(record, 0, players[0]->acknowledged());
  expect_moves(record, 1, players[1]->acknowledged());
  EXPECT_EQ(players[0]->reconnects(), 0);
  EXPECT_GE(players[1]->reconnects(), 1);
}

TEST(Nodes, carry_talk_and_notices) {
  if (!is_there(Database::postgres)) FAIL() << prestige::kit::kPostgresMissing;
  Site site(Database::postgres);
  site.start();
  const auto second = site.process();
  const std::vector<Person> people{site.guest("Ann"), site.guest("Bob")};
  kit::WsClient lobby(second->port());
  ASSERT_EQ(lobby.hello(people[1].token).value("type", ""), "hello");
  const std::string table = site.table(people, {{"game", "citadels"}});
  Json notice;
  do notice = lobby.receive_json();
  while (notice.is_object() && notice.at("type") != "notice");
  ASSERT_TRUE(notice.is_object()) << "no notice came";
  EXPECT_EQ(notice.at("notice").at("kind"), "game_started");
  Tab ann(site.port(), people[0], {.table = table, .seat = 0});
  Tab bob(second->port(), people[1], {.table = table, .seat = 1});
  const Json said = ann.ask("say", {{"room", "table"}, {"text", "Good luck!"}});
  ASSERT_TRUE(said.at("ok")) << said;
  EXPECT_TRUE(bob.until([&] {
    return std::ranges::any_of(bob.pushes,
                               [](const Json& push) { return push.at("type") == "chat"; });
  }));
}

TEST(Nodes, tell_each_others_lists) {
  if (!is_there(Database::postgres)) FAIL() << prestige::kit::kPostgresMissing;
  Site site(Database::postgres);
  site.start();
  const auto second = site.process();
  const Person ann = site.guest("Ann");
  kit::WsClient elsewhere(second->port());
  ASSERT_EQ(elsewhere.hello().value("type", ""), "hello");
  ASSERT_TRUE(elsewhere.ask("tables").at("ok"));
  site.post("/api/v1/tables", ann, {{"game", "citadels"}});
  EXPECT_EQ(elsewhere.receive_json().value("type", ""), "lobby");
}

// What was said meanwhile nobody knows: whoever comes again is told.
TEST(Nodes, let_people_come_again_after_news_were_lost) {
  if (!is_there(Database::postgres)) FAIL() << prestige::kit::kPostgresMissing;
  Site site(Database::postgres);
  site.start();
  const Person ann = site.guest("Ann");
  kit::WsClient socket(site.port());
  ASSERT_EQ(socket.hello(ann.token).value("type", ""), "hello");
  ASSERT_TRUE(prestige::kit::Postgres::instance()->run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"));
  EXPECT_EQ(socket.close_code(), 1013);
  kit::WsClient again(site.port());
  EXPECT_EQ(again.hello(ann.token).value("type", ""), "hello");
}

TEST(Nodes, end_sessions_at_each_other) {
  if (!is_there(Database::postgres)) FAIL() << prestige::kit::kPostgresMissing;
  Site site(Database::postgres);
  site.start();
  const auto second = site.process();
  const Person ann = site.guest("Ann");
  kit::WsClient elsewhere(second->port());
  ASSERT_EQ(elsewhere.hello(ann.token).value("type", ""), "hello");
  kit::WsClient here(site.port());
  ASSERT_EQ(here.hello(ann.token).value("type", ""), "hello");
  ASSERT_TRUE(here.ask("sign_out").at("ok"));
  EXPECT_GT(elsewhere.close_code(), 0);
}

}  // namespace
}  // namespace prestige::server::integration
