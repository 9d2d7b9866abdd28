// How bots think: within their time, measured, and as strong as their level.

#include "server/table/thinker.h"

#include "server/net/system.h"
#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

struct ThinkerTest : testing::Test {
  FakeClock clock;
  DirectScheduler scheduler{clock};

  static BotQuestion question(const std::string& bot) {
    Desk desk(kTrickerion);
    desk.begin();
    Rng rng(4);
    const int seat = desk.somebody(rng);
    return {.game = "trickerion",
            .bot = bot,
            .state = desk.m.game->state,
            .seat = Seat(seat),
            .seed = 7};
  }
  AnyAction answer(BotThinker& thinker, const std::string& bot) {
    std::optional<AnyAction> chosen;
    thinker.think(question(bot), [&](const AnyAction& action) { chosen = action; });
    EXPECT_FALSE(chosen) << "nobody waits for a bot";
    scheduler.run_all();
    EXPECT_TRUE(chosen);
    return chosen.value_or(AnyAction{});
  }
};

TEST_F(ThinkerTest, ChoosesWhatIsLegal) {
  BotThinker thinker(scheduler);
  const BotQuestion asked = question("casual");
  const AnyGame& rules = protocol::find_game("trickerion")->rules();
  EXPECT_FALSE(rules.check(asked.state, asked.seat, answer(thinker, "casual")));
}

TEST_F(ThinkerTest, TellsHowLongItTook) {
  double waited = -1;
  double thought = -1;
  BotThinker thinker(scheduler, {.limit_ms = 1000,
                                 .now_us = net::steady_us,
                                 .measured = [&](double waited_s, double thought_s) {
                                   waited = waited_s;
                                   thought = thought_s;
                                 }});
  answer(thinker, "skilled");
  EXPECT_GE(waited, 0);
  EXPECT_GT(thought, 0);
}

// The limit is the most that a bot may take, not how long it should think: a level is as strong as
// its number of iterations, however much time there is.
TEST_F(ThinkerTest, DoesNotUseTimeThatTheLevelDoesNotNeed) {
  double thought = 60;
  BotThinker thinker(scheduler, {.limit_ms = 60'000,
                                 .now_us = net::steady_us,
                                 .measured = [&](double, double seconds) { thought = seconds; }});
  answer(thinker, "skilled");
  EXPECT_LT(thought, 20);
}

// A clock that shows how often it was looked at, and ends the server at some moment.
BotThinker* ended_thinker = nullptr;
int looks = 0;
int looks_until_end = 0;

std::uint64_t watched_clock() {
  if (++looks == looks_until_end) ended_thinker->stop();
  return static_cast<std::uint64_t>(looks) * 1000;
}

struct EndingThinker : ThinkerTest {
  EndingThinker() {
    ended_thinker = &thinker;
    looks = 0;
    looks_until_end = 0;
  }
  BotThinker thinker{scheduler, {.limit_ms = 60'000, .now_us = watched_clock, .measured = {}}};
};

TEST_F(EndingThinker, WhoThinksStopsAtOnceAndDecidesNothing) {
  looks_until_end = 20;
  bool decided = false;
  thinker.think(question("master"), [&](const AnyAction&) { decided = true; });
  thinker.think(question("master"), [&](const AnyAction&) { decided = true; });
  scheduler.run_all();
  EXPECT_FALSE(decided);
  EXPECT_LT(looks, 30);
}

TEST_F(EndingThinker, WhoIsAskedForAdviceSaysSo) {
  looks_until_end = 20;
  std::vector<bool> advised;
  const auto note = [&](const auto& advice) { advised.push_back(advice.has_value()); };
  thinker.advise(question("master"), 4, note);
  thinker.advise(question("master"), 4, note);
  scheduler.run_all();
  EXPECT_EQ(advised, (std::vector{false, false}));
  EXPECT_LT(looks, 30);
}

TEST_F(EndingThinker, AdviceKeepsToTheLimitAsWell) {
  BotThinker hurried(scheduler, {.limit_ms = 50, .now_us = watched_clock, .measured = {}});
  std::optional<std::vector<Advice>> advice;
  hurried.advise(question("master"), 4, [&](auto got) { advice = std::move(got); });
  scheduler.run_all();
  ASSERT_TRUE(advice);
  EXPECT_FALSE(advice->empty());
  EXPECT_LT(looks, 80);  // each takes a millisecond
}

TEST(BotTime, WhoHasWaitedThinksLess) {
  EXPECT_EQ(BotThinker::time_left(1000, 0), 1000);
  EXPECT_EQ(BotThinker::time_left(1000, 400), 600);
  EXPECT_EQ(BotThinker::time_left(1000, 5000), 100);
  EXPECT_EQ(BotThinker::time_left(5, 5000), 1);
}

}  // namespace
}  // namespace prestige::server::kit
