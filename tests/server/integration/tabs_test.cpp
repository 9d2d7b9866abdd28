// Several pages of one person, and coming back.

#include "tests/server/integration/tab.h"

namespace prestige::server::integration {
namespace {

class Tabs : public OnEachDatabase {};

TEST_P(Tabs, of_one_seat_stay_in_step) {
  TwoTabs game(site(), {{"game", "citadels"}});
  Tab other(site().port(), game.people[0], {.table = game.table, .seat = 0});
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(game.step());
    ASSERT_TRUE(other.until_version(game.tabs[0]->version()));
    ASSERT_TRUE(game.tabs[0]->until_version(other.version()));
    EXPECT_EQ(other.view().at("observation"), game.tabs[0]->view().at("observation"));
    EXPECT_EQ(other.legal(), game.tabs[0]->legal());
  }
}

TEST_P(Tabs, decisions_are_shown_on_the_page_that_did_not_take_them) {
  TwoTabs game(site(), {{"game", "citadels"}});
  ASSERT_TRUE(game.play_until([&] { return !game.tabs[0]->legal().empty(); }));
  Tab other(site().port(), game.people[0], {.table = game.table, .seat = 0});
  ASSERT_EQ(other.version(), game.tabs[0]->version());
  const Json reply = other.act(other.legal().front(), "from the other page");
  ASSERT_TRUE(reply.at("ok")) << reply;
  EXPECT_TRUE(game.tabs[0]->until_version(reply.at("reply").at("version")));
}

TEST_P(Tabs, whoever_comes_back_gets_what_was_missed_at_once) {
  TwoTabs game(site(), {{"game", "citadels"}});
  const std::int64_t left = game.tabs[0]->version();
  Json missed = Json::array();
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(game.step());
  Tab& first = *game.tabs[0];
  first.until([] { return false; }, 100);
  for (const Json& update : first.updates) {
    if (update.at("version") <= left) continue;
    for (const Json& event : update.at("events")) missed.push_back(event);
  }
  Tab back(site().port(), game.people[0], {.table = game.table, .seat = 0, .after = left});
  ASSERT_EQ(back.updates.size(), 1u);
  EXPECT_EQ(back.view().at("from"), left);
  EXPECT_EQ(back.version(), first.version());
  EXPECT_EQ(back.view().at("events"), missed);
  EXPECT_EQ(back.legal(), first.legal());
}

TEST_P(Tabs, a_decision_with_the_same_key_is_the_same_decision) {
  TwoTabs game(site(), {{"game", "citadels"}});
  ASSERT_TRUE(game.play_until([&] { return !game.tabs[0]->legal().empty(); }));
  Tab& tab = *game.tabs[0];
  Tab other(site().port(), game.people[0], {.table = game.table, .seat = 0});
  const std::int64_t before = tab.version();
  const Json act = {
      {"seat", 0}, {"action", tab.legal().front()}, {"version", before}, {"key", "once"}};
  const Json first = tab.ask("act", act);
  ASSERT_TRUE(first.at("ok")) << first;
  const std::int64_t after = first.at("reply").at("version");
  EXPECT_GT(after, before);
  EXPECT_EQ(tab.ask("act", act).at("reply").at("version"), after);
  EXPECT_EQ(other.ask("act", act).at("reply").at("version"), after);
  EXPECT_EQ(site().post(game.path("moves"), game.people[0], act).at("version"), after);
  Json another = act;
  another["key"] = "another";
  EXPECT_EQ(tab.ask("act", another).at("error").at("code"), "stale");
}

PRESTIGE_ON_EACH_DATABASE(Tabs);

}  // namespace
}  // namespace prestige::server::integration
