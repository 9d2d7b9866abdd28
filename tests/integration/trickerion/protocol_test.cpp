// Trickerion as a client of the engine protocol meets it: lines in, lines out.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "protocol/engine_session.h"
#include "protocol/json_line.h"

namespace prestige::protocol {
namespace {

using testing::Contains;

class TrickerionProtocol : public testing::Test {
 protected:
  Json ask(const Json& request) { return Json::parse(engine_.answer(request.dump())); }
  Json ask_well(const Json& request) {
    const Json answer = ask(request);
    EXPECT_EQ(answer["ok"], true) << request.dump() << "\n" << answer.dump();
    return answer;
  }
  Json start(int players, const Json& options) {
    return ask_well({{"cmd", "new"},
                     {"game", "trickerion"},
                     {"players", players},
                     {"options", options},
                     {"seed", 4}});
  }
  Json legal(const Json& seat) { return ask_well({{"cmd", "legal"}, {"seat", seat}})["actions"]; }
  Json apply(const Json& seat, const std::string& action) {
    return ask_well({{"cmd", "apply"}, {"seat", seat}, {"action", action}});
  }
  // Everybody declines or takes the first choice until cards are assigned.
  void go_on_to_assignment() {
    while (true) {
      const Json seat = ask_well({{"cmd", "acting"}})["seats"][0];
      const Json actions = legal(seat);
      const auto first = actions[0].get<std::string>();
      if (first.starts_with("assign")) return;
      const bool may_pass = std::find(actions.begin(), actions.end(), "pass") != actions.end();
      apply(seat, may_pass ? "pass" : first);
    }
  }

  EngineSession engine_;
};

TEST_F(TrickerionProtocol, games_lists_it_with_all_options) {
  const Json games = ask_well({{"cmd", "games"}})["games"];
  ASSERT_EQ(games.size(), 2u);
  EXPECT_EQ(games[1]["id"], "trickerion");
  EXPECT_EQ(games[1]["players"]["max"], 4);
  EXPECT_EQ(games[1]["options"].size(), 69u);
}

TEST_F(TrickerionProtocol, manual_chance_lists_its_outcomes_by_name) {
  const Json begun = ask_well(
      {{"cmd", "new"}, {"game", "trickerion"}, {"players", 2}, {"seed", 1}, {"chance", "manual"}});
  EXPECT_EQ(begun["seats"], Json::array({"chance"}));
  EXPECT_EQ(legal("chance"), Json({"first_seat 0", "first_seat 1"}));
  apply("chance", "first_seat 1");
  EXPECT_THAT(legal("chance"), Contains("enter riverside_03"));
  apply("chance", "enter riverside_03");
  EXPECT_EQ(ask_well({{"cmd", "acting"}})["seats"], Json::array({1}));
}

TEST_F(TrickerionProtocol, assignment_is_open_to_all_and_can_be_withdrawn_until_the_last_confirms) {
  start(2, {{"beginner_setup", true}});
  go_on_to_assignment();
  EXPECT_EQ(ask_well({{"cmd", "acting"}})["seats"], Json::array({0, 1}));
  while (legal(1)[0] != "clear_out") {
    const Json actions = legal(1);
    apply(1, actions.back().get<std::string>());  // "leave ..." stands last
  }
  EXPECT_EQ(apply(1, "confirm")["seats"], Json::array({0}));
  EXPECT_EQ(legal(1), Json({"withdraw"}));
  EXPECT_EQ(apply(1, "withdraw")["seats"], Json::array({0, 1}));
}

TEST_F(TrickerionProtocol, refusals_name_their_rule_and_change_nothing) {
  start(2, {{"beginner_setup", true}});
  const Json before = ask_well({{"cmd", "position"}});
  const Json seat = ask_well({{"cmd", "acting"}})["seats"][0];
  const Json answer = ask({{"cmd", "apply"}, {"seat", seat}, {"action", "advertise"}});
  EXPECT_EQ(answer["ok"], false);
  EXPECT_EQ(answer["error"]["code"], "illegal");
  EXPECT_EQ(answer["error"]["rule"], "T5.3");
  EXPECT_EQ(ask_well({{"cmd", "position"}}), before);
}

TEST_F(TrickerionProtocol, a_game_is_observed_recorded_replayed_and_judged) {
  start(2, {{"dark_alley", true}, {"powers", true}, {"duel", true}, {"beginner_setup", true}});
  for (Json seats = ask_well({{"cmd", "acting"}})["seats"]; !seats.empty();) {
    EXPECT_EQ(ask_well({{"cmd", "outcome"}})["outcome"], Json());
    const Json actions = legal(seats[0]);
    seats = apply(seats[0], actions.back().get<std::string>())["seats"];
  }
  const Json outcome = ask_well({{"cmd", "outcome"}})["outcome"];
  EXPECT_EQ(outcome["scores"].size(), 2u);
  EXPECT_TRUE(ask_well({{"cmd", "observe"}, {"seat", "spectator"}})["observation"].is_object());
  const Json record = ask_well({{"cmd", "record"}})["record"];
  const Json position = ask_well({{"cmd", "position"}});
  ask_well({{"cmd", "replay"}, {"record", record}});
  EXPECT_EQ(ask_well({{"cmd", "position"}}), position);
  EXPECT_EQ(ask_well({{"cmd", "outcome"}})["outcome"], outcome);
}

}  // namespace
}  // namespace prestige::protocol
