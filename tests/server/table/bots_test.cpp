// Bots at a table: that they take their time, and nobody else's.

#include <map>
#include <set>

#include "server/table/bot_seats.h"
#include "server/table/pace.h"
#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

using testing::IsEmpty;
using testing::Not;

// One person with two bots, who are held back until the person has decided something.
struct AgainstBots : testing::Test {
  Hall hall;
  Rng rng{5};
  std::string table;

  void begin(Json more = Json::object()) {
    Json fields{{"game", "citadels"}, {"players", 3}, {"bots", {"random", "random"}}};
    fields.update(more);
    table = hall.begun(fields);
  }
  // Until a bot is asked. The bots before it have decided at once, for nobody looked on.
  void until_bots_think() {
    hall.thinker.hold = true;
    while (hall.thinker.held() == 0) {
      ASSERT_TRUE(stored().waits_for(0));
      hall.step(table, rng);
    }
  }
  TableModel stored() { return hall.stored(table).m; }
  Json seat(const Json& more = Json::object()) const {
    Json fields{{"table", table}, {"seat", 0}};
    fields.update(more);
    return fields;
  }
};

TEST_F(AgainstBots, TheyTakeTheirTimeWhileSomebodyLooksOn) {
  begin();
  const auto watching = hall.watch(0, table, 0);
  until_bots_think();
  hall.thinker.hold = false;
  const std::int64_t before = stored().version;
  watching->sent.clear();
  hall.thinker.let_go();
  hall.scheduler.pass(kPauseMin - 1);
  EXPECT_EQ(stored().version, before);
  EXPECT_THAT(watching->sent, IsEmpty());
  hall.scheduler.pass(kPauseMax - kPauseMin + 1);
  EXPECT_GT(stored().version, before);
  EXPECT_THAT(watching->sent, Not(IsEmpty()));
}

TEST_F(AgainstBots, TheyDecideAtOnceIfTheTableSaysSo) {
  begin({{"bot_pace", "instant"}});
  const auto watching = hall.watch(0, table, 0);
  until_bots_think();
  hall.thinker.hold = false;
  hall.thinker.let_go();
  hall.scheduler.run_all();
  EXPECT_TRUE(stored().waits_for(0) || stored().status == api::Status::over);
}

TEST_F(AgainstBots, ThePaceIsOneOfTwoWords) {
  begin();
  EXPECT_EQ(hall.well<api::GetTable>(0, {{"table", table}}).bot_pace, api::BotPace::natural);
  Json fields = kCitadels;
  fields["bot_pace"] = "slow";
  EXPECT_FALSE(protocol::decoded<api::CreateTable>(fields));
}

TEST_F(AgainstBots, NobodyWaitsForABotThatThinks) {
  begin();
  const auto watching = hall.watch(0, table, 0);
  until_bots_think();
  watching->sent.clear();
  hall.well<api::Say>(0, {{"table", table}, {"room", "table"}, {"text", "Take your time"}});
  hall.well<api::GetTable>(0, {{"table", table}});
  EXPECT_THAT(watching->sent, Not(IsEmpty()));
  const std::string other = hall.begun(kCitadels);
  for (int i = 0; i < 20; ++i) hall.step(other, rng);
  hall.scheduler.pass(60'000);  // longer than a bot may be gone before others take over
  EXPECT_EQ(hall.thinker.held(), 1u) << "the same question must not be asked twice";
}

TEST_F(AgainstBots, AThoughtIsDroppedWhenItsQuestionIsTakenBack) {
  begin({{"game", "trickerion"}});
  until_bots_think();
  for (int i = 0; i < 50 && hall.stored(table).free(0).empty(); ++i) {
    hall.thinker.hold = false;
    hall.thinker.let_go();
    hall.scheduler.run_all();
    until_bots_think();
  }
  ASSERT_FALSE(hall.stored(table).free(0).empty());
  const auto steps = hall.stored(table).free(0).back().steps;
  hall.well<api::Undo>(0, seat({{"key", "back"}}));
  hall.thinker.let_go();
  hall.scheduler.pass(kPauseMax);
  EXPECT_EQ(stored().game->steps, steps);
  EXPECT_TRUE(stored().waits_for(0));
}

TEST_F(AgainstBots, AThoughtIsDroppedWhenThePersonComesBack) {
  begin();
  hall.thinker.hold = true;
  ASSERT_TRUE(stored().waits_for(0));
  // Somebody must play, or the bots rest.
  const auto watching = hall.watch(0, table, 0);
  hall.well<api::HandOver>(0, seat());
  ASSERT_EQ(hall.thinker.held(), 1u);
  hall.well<api::TakeBack>(0, seat());
  const std::int64_t version = stored().version;
  hall.thinker.let_go();
  hall.scheduler.pass(kPauseMax);
  EXPECT_EQ(stored().version, version);
  hall.step(table, rng);
}

TEST_F(AgainstBots, AServerThatEndsWhileTheyThinkLosesNothing) {
  begin();
  until_bots_think();
  const std::int64_t version = stored().version;
  Hall next(hall.data, 9);  // as after a restart; what the old one had in mind never comes
  next.clock.set(hall.clock.now());
  next.tables.start();
  next.scheduler.pass(3 * kBotLostMs);
  EXPECT_GT(stored().version, version);
  // Should the old one come back after all, its thought is outdated.
  const std::int64_t now = stored().version;
  hall.thinker.let_go();
  hall.scheduler.run_all();
  EXPECT_EQ(stored().version, now);
}

TEST_F(AgainstBots, TheyGoOnAmongThemselvesOnlyForWhoeverLooksOn) {
  begin();
  hall.well<api::HandOver>(0, seat({{"bot", "random"}}));
  hall.scheduler.pass(60'000);
  const std::int64_t resting = stored().version;
  hall.scheduler.pass(60'000);
  EXPECT_EQ(stored().version, resting) << "nobody looks on";

  const auto watching = hall.watch(5, table, std::nullopt);
  hall.scheduler.pass(60'000);
  const std::int64_t played = stored().version - resting;
  EXPECT_GE(played, 60'000 / kPauseMax);
  EXPECT_LE(played, 60'000 / kPauseMin);

  hall.well<api::Unwatch>(5, {{"table", table}}, watching);
  hall.scheduler.pass(kPauseMax);
  const std::int64_t gone = stored().version;
  hall.scheduler.pass(60'000);
  EXPECT_EQ(stored().version, gone);
}

// The process where nobody looks on lets them rest; another one must notice.
TEST_F(AgainstBots, TheyGoOnAtTheProcessWhereSomebodyLooksOn) {
  begin();
  const auto watching = hall.watch(0, table, 0);
  hall.well<api::HandOver>(0, seat({{"bot", "random"}}));
  Hall there(hall.data, 6);
  const auto spectator = there.watch(5, table, std::nullopt);
  hall.scheduler.pass(2 * kPauseMax);
  hall.well<api::Unwatch>(0, seat(), watching);
  hall.scheduler.pass(kPauseMax);
  const std::int64_t version = stored().version;
  there.clock.set(hall.clock.now());
  there.tables.news(*id_from<TableId>(table), version);
  there.scheduler.run_all();
  EXPECT_EQ(stored().version, version) << "the other one has the lead";
  there.scheduler.pass(3 * kBotLostMs);
  EXPECT_GT(stored().version, version);
}

// The fields of a decision of a seat that acts.
Json first_choice(Hall& hall, const std::string& table, int seat, int number) {
  const Desk desk = hall.stored(table);
  return {{"table", table},
          {"seat", seat},
          {"action", desk.legal(seat).front()},
          {"version", desk.m.seen(Seat(seat))},
          {"key", "c" + std::to_string(number)}};
}

int moves_of(const Desk& desk, int seat) {
  return static_cast<int>(std::ranges::count_if(desk.log, [&](const Entry& entry) {
    const auto* moved = std::get_if<entry::Moved>(&entry);
    return moved != nullptr && moved->seat == seat;
  }));
}

TEST(SimultaneousBots, ThinkAtTheSameTime) {
  Hall hall;
  hall.thinker.hold = true;
  const std::string table =
      hall.begun({{"game", "trickerion"}, {"players", 3}, {"bots", {"random", "random"}}});
  int decisions = 0;
  const auto all_act = [&] {
    const TableModel m = hall.stored(table).m;
    return m.waits_for(0) && m.waits_for(1) && m.waits_for(2);
  };
  while (!all_act() && decisions < 200) {
    hall.thinker.let_go();
    hall.scheduler.run_all();
    if (!all_act() && hall.stored(table).m.waits_for(0)) {
      hall.well<api::Act>(0, first_choice(hall, table, 0, ++decisions));
    }
  }
  ASSERT_TRUE(all_act());
  EXPECT_EQ(hall.thinker.held(), 2u);
  // What the person decides beside them does not make their thoughts worthless.
  const Desk before = hall.stored(table);
  const int asked = hall.thinker.questions;
  hall.well<api::Act>(0, first_choice(hall, table, 0, ++decisions));
  EXPECT_EQ(hall.thinker.questions, asked);
  hall.thinker.let_go();
  hall.scheduler.run_all();
  const Desk after = hall.stored(table);
  for (const int seat : {1, 2}) EXPECT_EQ(moves_of(after, seat), moves_of(before, seat) + 1);
}

TEST(NaturalPause, StaysInBoundsAndIsShorterForWhoGoesOn) {
  const auto mean = [](Pondering about) {
    Millis sum = 0;
    for (std::uint32_t random = 0; random < 1000; ++random) {
      const Millis pause = natural_pause(about, random * 2654435761u);
      EXPECT_GE(pause, kPauseMin);
      EXPECT_LE(pause, kPauseMax);
      sum += pause;
    }
    return sum / 1000;
  };
  EXPECT_LT(mean({.goes_on = true}), mean({}));
  EXPECT_NE(natural_pause({}, 1), natural_pause({}, 50));
}

// C12.24: a pause is the same for whoever has one choice and for whoever has many.
TEST(NaturalPause, DoesNotDependOnHowMuchThereIsToChoose) {
  Desk desk(kCitadels);
  desk.begin();
  Rng rng(4);
  std::map<std::pair<bool, bool>, Millis> seen;  // by what everybody sees
  std::set<std::size_t> choices;
  std::optional<int> last;
  for (int i = 0; i < 300 && !desk.over(); ++i) {
    const int seat = desk.somebody(rng);
    choices.insert(desk.legal(seat).size());
    const auto open = std::pair(last == seat, desk.m.codec->hides_choices(desk.m.game->state));
    const Millis pause = pause_of(desk.m, Seat(seat), 7);
    EXPECT_EQ(seen.try_emplace(open, pause).first->second, pause);
    desk.step(rng, seat);
    last = seat;
  }
  EXPECT_TRUE(choices.contains(1));
  EXPECT_GT(choices.size(), 5u);
}

// C12.25: the Magistrate's "pass" takes as long after an unsigned warrant as after a signed one.
TEST(NaturalPause, OfASecretAnswerCoversThinkingAtAnyPace) {
  for (const std::string_view pace : {"instant", "natural"}) {
    Desk desk({{"game", "citadels"},
               {"players", 4},
               {"bot_pace", pace},
               {"options",
                {{"cast",
                  {"magistrate", "thief", "magician", "king", "bishop", "merchant", "architect",
                   "warlord"}}}}});
    desk.begin();
    Rng rng(6);
    int asked = 0;
    for (int i = 0; i < 5000 && asked < 5 && !desk.over(); ++i) {
      const int seat = desk.somebody(rng);
      const auto legal = desk.legal(seat);
      if (std::ranges::find(legal, "pass") != legal.end()) {
        ++asked;
        for (std::uint32_t random = 0; random < 100; ++random) {
          EXPECT_GE(pause_of(desk.m, Seat(seat), random), kSecretPauseMin);
        }
      }
      desk.step(rng, seat);
    }
    EXPECT_GT(asked, 0);
  }
}

}  // namespace
}  // namespace prestige::server::kit
