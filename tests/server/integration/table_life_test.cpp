// What people do at a table beside playing: taking back, leaving seats to bots and coming back,
// clocks, talking, and another game.

#include <gmock/gmock.h>

#include "tests/server/integration/player.h"
#include "tests/server/integration/tab.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server::integration {
namespace {

using testing::Contains;
using testing::ElementsAre;

class TableLife : public OnEachDatabase {
 protected:
  std::vector<std::string> notices(const Person& who) const {
    std::vector<std::string> kinds;
    const Json list = site().get("/api/v1/notices", who);
    for (const Json& notice : list.at("notices")) {
      kinds.push_back(notice.at("kind"));
    }
    return kinds;
  }
  // Both play in threads of their own until the game is over.
  void finish(TwoTabs& game) const {
    std::vector<std::unique_ptr<Player>> players;
    for (const int seat : {0, 1}) {
      const Person& who = game.people[static_cast<std::size_t>(seat)];
      players.push_back(
          std::make_unique<Player>([this] { return site().port(); }, who, game.table, seat));
      players.back()->start();
    }
    expect_finished(players);
  }
};

TEST_P(TableLife, own_decisions_are_taken_back) {
  TwoTabs game(site(), {{"game", "citadels"}});
  ASSERT_TRUE(game.play_until([&] {
    for (const auto& tab : game.tabs) {
      if (tab->can_undo()) return true;
    }
    return false;
  }));
  const auto seat = static_cast<std::size_t>(game.last_actor);
  Tab& tab = *game.tabs[seat];
  ASSERT_TRUE(tab.can_undo());
  ASSERT_GE(tab.updates.size(), 2u);
  const Json earlier = tab.updates[tab.updates.size() - 2];
  const std::int64_t version = tab.version();
  const Json undo = {{"seat", seat}, {"key", "back"}};
  const Json reply = tab.ask("undo", undo);
  ASSERT_TRUE(reply.at("ok")) << reply;
  ASSERT_TRUE(tab.until_version(reply.at("reply").at("version")));
  EXPECT_GT(tab.version(), version);
  EXPECT_EQ(tab.view().at("legal"), earlier.at("legal"));
  EXPECT_EQ(tab.ask("undo", undo).at("reply"), reply.at("reply"));  // the same key: once
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(game.step());
}

TEST_P(TableLife, undo_that_others_see_needs_their_consent) {
  TwoTabs game(site(), {{"game", "citadels"}, {"friendly", true}});
  const auto ask = [&](std::size_t seat, const std::string& key) {
    const Json reply = game.tabs[seat]->ask("undo", {{"seat", seat}, {"key", key}});
    EXPECT_TRUE(reply.at("ok")) << reply;
  };
  const auto asked_by = [&](std::size_t viewer, std::size_t seat) {
    return game.tabs[viewer]->until([&] {
      return game.tabs[viewer]->view().value("undo_asked_by", -1) == static_cast<int>(seat);
    });
  };
  const auto answer = [&](std::size_t seat, bool agree) {
    const Json reply = game.tabs[seat]->ask("answer_undo", {{"seat", seat}, {"agree", agree}});
    EXPECT_TRUE(reply.at("ok")) << reply;
  };
  // Both have decided, and who decided before the last one wants it back.
  ASSERT_TRUE(game.play_until([&] { return game.last_actor == 0; }));
  ASSERT_TRUE(game.play_until([&] { return game.last_actor == 1 && !game.tabs[0]->can_undo(); }));
  ask(0, "please");
  ASSERT_TRUE(asked_by(1, 0));
  EXPECT_EQ(game.tabs[0]->ask("answer_undo", {{"seat", 0}, {"agree", true}}).at("error").at("code"),
            "forbidden");
  answer(1, false);
  EXPECT_TRUE(game.tabs[1]->until([&] { return !game.tabs[1]->view().contains("undo_asked_by"); }));
  ask(0, "pretty please");
  ASSERT_TRUE(asked_by(1, 0));
  answer(1, true);
  EXPECT_TRUE(game.tabs[0]->until([&] {
    return !game.tabs[0]->view().contains("undo_asked_by") && !game.tabs[0]->legal().empty();
  }));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(game.step());
}

TEST_P(TableLife, at_other_tables_undo_comes_too_late) {
  TwoTabs game(site(), {{"game", "citadels"}});
  ASSERT_TRUE(game.play_until([&] { return game.last_actor == 0; }));
  ASSERT_TRUE(game.play_until([&] { return game.last_actor == 1 && !game.tabs[0]->can_undo(); }));
  EXPECT_EQ(game.tabs[0]->ask("undo", {{"seat", 0}, {"key", "x"}}).at("error").at("code"),
            "not_now");
}

TEST_P(TableLife, a_removed_bot_of_ones_own_leaves_its_seat) {
  const Person ann = site().guest("Ann");
  const Json in = site().post("/api/v1/me/bots", ann, {{"name", "Engine"}});
  const Person engine{in.at("me").at("person"), in.at("token")};
  const std::string table = site().table({ann, engine}, {{"game", "citadels"}});
  ASSERT_EQ(site().get(at_table(table, ""), ann).at("seats")[1].at("person"), engine.id);
  ASSERT_EQ(site().ask("DELETE", "/api/v1/me/bots/" + engine.id, {}, ann).status, 200);
  const Json info = site().get(at_table(table, ""), ann);
  EXPECT_EQ(info.at("status"), "playing");
  EXPECT_TRUE(info.at("seats")[1].contains("bot")) << info;  // which plays on
  EXPECT_FALSE(info.at("seats")[1].contains("person")) << info;
  EXPECT_EQ(site().ask("GET", "/api/v1/me", {}, engine).status, 401);
}

TEST_P(TableLife, seats_are_handed_over_and_taken_back) {
  TwoTabs game(site(), {{"game", "citadels"}, {"bot_pace", "instant"}});
  Tab& ann = *game.tabs[0];
  Tab& bob = *game.tabs[1];
  const Json handed = site().post(game.path("seats/0/bot"), game.people[0], {{"bot", "random"}});
  EXPECT_EQ(handed.at("seats")[0].at("bot"), "random");
  // Bob alone decides, and the game goes on.
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(bob.until([&] { return !bob.legal().empty(); }));
    const Json reply = bob.act(bob.legal().front(), "alone" + std::to_string(i));
    ASSERT_TRUE(reply.at("ok")) << reply;
    ASSERT_TRUE(bob.until_version(reply.at("reply").at("version")));
  }
  const Json back = site().post(game.path("seats/0/back"), game.people[0]);
  EXPECT_FALSE(back.at("seats")[0].contains("bot"));
  ASSERT_TRUE(ann.until([&] { return !ann.info().at("seats")[0].contains("bot"); }));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(game.step());
}

TEST_P(TableLife, a_bot_goes_on_when_time_is_up) {
  TwoTabs game(site(), {{"game", "citadels"}, {"clock", {{"kind", "per_move"}, {"seconds", 1}}}});
  EXPECT_EQ(game.tabs[0]->view().at("time_left_ms").size(), 2u);
  const auto stood_in = [&](std::size_t seat) {
    return game.tabs[0]->info().at("seats").at(seat).contains("bot");
  };
  ASSERT_TRUE(game.tabs[0]->until([&] { return stood_in(0) || stood_in(1); }, 5'000));
  const std::size_t late = stood_in(0) ? 0 : 1;
  Tab& tab = *game.tabs[late];
  // The bot decides without the person.
  EXPECT_TRUE(tab.until([&] {
    return std::ranges::any_of(tab.updates, [&](const Json& update) {
      return update.contains("from") && !update.at("events").empty();
    });
  }));
  // Time may be up again before a slow machine has decided.
  const auto decides_again = [&] {
    const std::string seat = std::to_string(late);
    const Json back = site().post(game.path("seats/" + seat + "/back"), game.people[late]);
    EXPECT_FALSE(back.at("seats").at(late).contains("bot"));
    if (!tab.until([&] { return !tab.legal().empty(); }, 2'500)) return false;
    return tab.act(tab.legal().front(), "again").at("ok").get<bool>();
  };
  EXPECT_TRUE(kit::eventually(decides_again, 10'000));
}

TEST_P(TableLife, talk_is_heard_limited_and_muted) {
  TwoTabs game(site(), {{"game", "citadels"}});
  const auto say = [&](std::size_t seat, const std::string& text) {
    return game.tabs[seat]->ask("say", {{"room", "table"}, {"text", text}});
  };
  const auto heard = [&](std::size_t seat) {
    std::vector<std::string> lines;
    for (const Json& push : game.tabs[seat]->pushes) {
      if (push.at("type") == "chat") lines.push_back(push.at("line").at("text"));
    }
    return lines;
  };
  ASSERT_TRUE(say(0, "Hello!").at("ok"));
  ASSERT_TRUE(game.tabs[1]->until([&] { return !heard(1).empty(); }));
  EXPECT_THAT(heard(1), ElementsAre("Hello!"));
  site().post("/api/v1/me/muted/" + game.people[0].id, game.people[1], {{"muted", true}});
  int refused = 0;
  for (int i = 0; i < 8; ++i) {
    const Json reply = say(0, "line " + std::to_string(i));
    if (!reply.at("ok")) refused += reply.at("error").at("code") == "too_many" ? 1 : 0;
  }
  EXPECT_GE(refused, 1);
  EXPECT_LE(refused, 3);
  ASSERT_TRUE(say(1, "Are you there?").at("ok"));
  ASSERT_TRUE(game.tabs[1]->until([&] { return heard(1).size() >= 2; }));
  EXPECT_THAT(heard(1), ElementsAre("Hello!", "Are you there?"));
  const Json log = site().get(game.path("chat?room=table"), game.people[1]);
  EXPECT_EQ(log.at("lines").size(), 1u) << log;
  // Spectators have a room of their own, which players do not enter while they play.
  const Person carl = site().guest("Carl");
  EXPECT_EQ(site().ask("POST", game.path("chat"), {{"room", "table"}, {"text", "!"}}, carl).status,
            403);
  site().post(game.path("chat"), carl, {{"room", "spectators"}, {"text", "Ann will win."}});
  EXPECT_EQ(site().ask("GET", game.path("chat?room=spectators"), {}, game.people[0]).status, 403);
}

TEST_P(TableLife, games_have_a_story_and_a_rematch) {
  TwoTabs game(site(), {{"game", "citadels"}});
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(game.step());
  const Json story = site().get(game.path("story?seat=0&after=0&language=de"), game.people[0]);
  EXPECT_GT(story.at("sentences").size(), 5u);
  EXPECT_EQ(site().ask("GET", game.path("story?seat=1"), {}, game.people[0]).status, 403);
  EXPECT_EQ(site().ask("POST", game.path("rematch"), {}, game.people[0]).status, 409);
  finish(game);
  const Json again = site().post(game.path("rematch"), game.people[1]);
  EXPECT_EQ(site().post(game.path("rematch"), game.people[0]).at("table"), again.at("table"));
  EXPECT_EQ(site().get(game.path(""), game.people[0]).at("rematch"), again.at("table"));
  const std::string next = again.at("table");
  for (const Person& who : game.people) {
    site().post(at_table(next, "ready"), who, {{"ready", true}});
  }
  EXPECT_EQ(site().get(at_table(next, ""), game.people[0]).at("status"), "playing");
  EXPECT_TRUE(kit::eventually(
      [&] { return testing::Matches(Contains("rematch"))(notices(game.people[0])); }));
}

// Only whoever does not look at the table is told.
TEST_P(TableLife, notices_are_for_who_is_away_and_can_be_read) {
  TwoTabs game(site(), {{"game", "citadels"}, {"friendly", true}});
  const Person& bob = game.people[1];
  ASSERT_TRUE(
      kit::eventually([&] { return testing::Matches(Contains("game_started"))(notices(bob)); }));
  ASSERT_TRUE(game.play_until([&] { return game.last_actor == 0; }));
  ASSERT_TRUE(game.play_until([&] { return game.last_actor == 1 && !game.tabs[0]->can_undo(); }));
  game.tabs[1].reset();
  const auto told = [&] {
    game.tabs[0]->ask("undo", {{"seat", 0}, {"key", "back"}});
    return testing::Matches(Contains("undo_asked"))(notices(bob));
  };
  EXPECT_TRUE(told() || kit::eventually(told));
  const Json all = site().get("/api/v1/notices", bob).at("notices");
  EXPECT_FALSE(all.back().at("read"));
  site().post("/api/v1/notices/read", bob, {{"upto", all.back().at("number")}});
  const Json read = site().get("/api/v1/notices", bob).at("notices");
  EXPECT_TRUE(std::ranges::all_of(read.begin(), read.begin() + static_cast<long>(all.size()),
                                  [](const Json& notice) { return notice.at("read") == true; }))
      << read;
}

TEST_P(TableLife, people_play_against_bots_of_the_server) {
  const Person ann = site().guest("Ann");
  const Json made = site().post("/api/v1/tables", ann,
                                {{"game", "citadels"},
                                 {"players", 4},
                                 {"bots", {"random", "greedy", "random"}},
                                 {"bot_pace", "instant"}});
  EXPECT_EQ(made.at("bot_pace"), "instant");
  const std::string table = made.at("table");
  EXPECT_EQ(site().post(at_table(table, "start"), ann).at("status"), "playing");
  std::vector<std::unique_ptr<Player>> players;
  players.push_back(std::make_unique<Player>([this] { return site().port(); }, ann, table, 0));
  players.back()->start();
  expect_finished(players);
  EXPECT_GT(players[0]->decisions(), 5);
}

TEST_P(TableLife, bots_of_ones_own_play_like_people) {
  const Person ann = site().guest("Ann");
  const Json added = site().post("/api/v1/me/bots", ann, {{"name", "Engine"}});
  EXPECT_EQ(added.at("me").at("owner"), ann.id);
  const Person engine{added.at("me").at("person"), added.at("token")};
  const std::string table = site().table({ann, engine}, {{"game", "citadels"}});
  std::vector<std::unique_ptr<Player>> players;
  players.push_back(std::make_unique<Player>([this] { return site().port(); }, ann, table, 0));
  players.push_back(std::make_unique<Player>([this] { return site().port(); }, engine, table, 1));
  for (const auto& player : players) player->start();
  expect_finished(players);
  EXPECT_EQ(site().ask("DELETE", "/api/v1/me/bots/" + engine.id, {}, ann).status, 200);
  EXPECT_EQ(site().ask("GET", "/api/v1/me", {}, engine).status, 401);
}

PRESTIGE_ON_EACH_DATABASE(TableLife);

}  // namespace
}  // namespace prestige::server::integration
