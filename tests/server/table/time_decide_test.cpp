// Clocks, seats handed over and taken back, tables that nobody comes back to.

#include "tests/server/table/desk.h"

namespace prestige::server::kit {
namespace {

constexpr Millis kSecond = 1000;
constexpr Millis kHour = 3'600'000;

Desk timed(const Json& clock, std::uint64_t seed = 1) {
  Desk desk({{"game", "citadels"}, {"players", 2}, {"clock", clock}}, seed);
  desk.begin();
  return desk;
}
Decision hand_over(const Desk& desk, int seat) {
  return decide_hand_over(desk.m, person(seat), {.table = {}, .seat = seat, .bot = std::nullopt},
                          desk.now);
}
Decision take_back(const Desk& desk, int seat) {
  return decide_take_back(desk.m, person(seat), {.table = {}, .seat = seat}, desk.now);
}

TEST(TableClock, PerMoveStartsAnewWithEachDecision) {
  Rng rng(1);
  Desk desk = timed({{"kind", "per_move"}, {"seconds", 30}});
  for (int i = 0; i < 20; ++i) {
    const int seat = desk.somebody(rng);
    EXPECT_EQ(time_left(desk.m, seat, desk.now), 30 * kSecond);
    EXPECT_EQ(due_time(desk.m), desk.now + 30 * kSecond);
    desk.now += 20 * kSecond;
    EXPECT_EQ(time_left(desk.m, seat, desk.now), 10 * kSecond);
    EXPECT_TRUE(decide_due(desk.m, desk.now)->entries.empty());
    desk.step(rng, seat);
  }
}

TEST(TableClock, FischerPaysAndGetsTheIncrementWhenTheTurnPasses) {
  Rng rng(2);
  Desk desk = timed({{"kind", "fischer"}, {"seconds", 60}, {"increment", 5}});
  const int seat = desk.somebody(rng);
  desk.now += 7 * kSecond;
  while (desk.m.waits_for(seat)) desk.step(rng, seat);
  EXPECT_EQ(time_left(desk.m, seat, desk.now), 58 * kSecond);
  EXPECT_EQ(time_left(desk.m, 1 - seat, desk.now), 60 * kSecond);
}

TEST(TableClock, UndoGainsNoTime) {
  for (const char* kind : {"per_move", "fischer"}) {
    Rng rng(3);
    Desk desk = timed({{"kind", kind}, {"seconds", 60}});
    for (int i = 0; i < 300; ++i) {
      const int seat = desk.somebody(rng);
      desk.now += 2 * kSecond;
      const auto left = time_left(desk.m, seat, desk.now);
      desk.step(rng, seat);
      if (desk.over() || desk.free(seat).empty()) {
        if (desk.over()) break;
        continue;
      }
      desk.put(desk.undo(seat, seat));
      EXPECT_EQ(time_left(desk.m, seat, desk.now), left);
      desk.step(rng, seat);
      if (desk.over()) break;
    }
  }
}

TEST(TableClock, OutOfTimeABotGoesOnAndThePersonComesBack) {
  Rng rng(4);
  Desk desk = timed({{"kind", "fischer"}, {"seconds", 60}});
  const int seat = desk.somebody(rng);
  desk.now += 60 * kSecond;
  const auto due = decide_due(desk.m, desk.now);
  ASSERT_EQ(due->entries.size(), 1u);
  const auto& handed = std::get<entry::HandedOver>(due->entries.front());
  EXPECT_EQ(handed.seat, seat);
  EXPECT_EQ(handed.out_of_time, true);
  desk.put(due);
  EXPECT_TRUE(decide_due(desk.m, desk.now)->entries.empty());
  EXPECT_EQ(said(desk.act(seat, seat, desk.legal(seat).front())), no("not_now", "bot_plays"));
  EXPECT_EQ(said(take_back(desk, 1 - seat)), "ok");  // nothing to take back
  desk.put(take_back(desk, seat));
  EXPECT_FALSE(desk.m.seats[static_cast<std::size_t>(seat)].plays_itself());
  EXPECT_EQ(time_left(desk.m, seat, desk.now), 10 * kSecond);
  desk.put(desk.act(seat, seat, desk.legal(seat).front()));
}

TEST(TableClock, HandingOverAndComingBackGainsNoTime) {
  for (const char* kind : {"per_move", "fischer", "days"}) {
    Rng rng(5);
    Desk desk = timed({{"kind", kind}, {"seconds", 60}});
    const int seat = desk.somebody(rng);
    desk.now += 59 * kSecond;
    desk.put(hand_over(desk, seat));
    EXPECT_TRUE(hand_over(desk, seat)->entries.empty());
    desk.put(take_back(desk, seat));
    EXPECT_EQ(time_left(desk.m, seat, desk.now), 1 * kSecond) << kind;
  }
}

TEST(TableClock, HandingOverInTheTurnOfOthersGainsNoTime) {
  Rng rng(5);
  Desk desk = timed({{"kind", "fischer"}, {"seconds", 60}});
  const int seat = desk.somebody(rng);
  desk.now += 57 * kSecond;
  while (desk.m.waits_for(seat)) desk.step(rng, seat);
  ASSERT_EQ(time_left(desk.m, seat, desk.now), 3 * kSecond);
  desk.put(hand_over(desk, seat));
  desk.put(take_back(desk, seat));
  EXPECT_EQ(time_left(desk.m, seat, desk.now), 3 * kSecond);
}

// A bot has finished the turn meanwhile.
TEST(TableClock, WhoWasLateComesBackWithALittleTime) {
  Rng rng(5);
  Desk desk = timed({{"kind", "fischer"}, {"seconds", 60}});
  const int seat = desk.somebody(rng);
  desk.now += 60 * kSecond;
  desk.put(decide_due(desk.m, desk.now));
  while (desk.m.waits_for(seat)) {
    const auto action = desk.m.codec->rules().parse(desk.legal(seat).front());
    desk.put(decide_bot_act(desk.m, Seat(seat), *action, desk.m.seen(Seat(seat)), desk.now));
  }
  desk.put(take_back(desk, seat));
  EXPECT_EQ(time_left(desk.m, seat, desk.now), 10 * kSecond);
  desk.put(hand_over(desk, seat));
  desk.put(take_back(desk, seat));
  EXPECT_EQ(time_left(desk.m, seat, desk.now), 10 * kSecond);
}

TEST(TableClock, StandsStillWhileFrozen) {
  Rng rng(6);
  Desk desk = timed({{"kind", "per_move"}, {"seconds", 60}});
  const int seat = desk.somebody(rng);
  desk.now += 20 * kSecond;
  desk.put(decide_freeze(desk.m, true, desk.now));
  EXPECT_TRUE(decide_freeze(desk.m, true, desk.now)->entries.empty());
  desk.now += 50 * kHour;
  EXPECT_EQ(time_left(desk.m, seat, desk.now), 40 * kSecond);
  EXPECT_TRUE(decide_due(desk.m, desk.now)->entries.empty());
  EXPECT_EQ(due_time(desk.m), std::nullopt);
  desk.put(decide_freeze(desk.m, false, desk.now));
  EXPECT_EQ(time_left(desk.m, seat, desk.now), 40 * kSecond);
}

bool abandons(const Desk& desk) {
  const auto due = decide_due(desk.m, desk.now);
  return due && due->entries.size() == 1 &&
         std::holds_alternative<entry::Abandoned>(due->entries.front());
}

TEST(TableAbandoned, WhenItNeverStarts) {
  Desk desk({{"game", "citadels"}, {"players", 2}});
  EXPECT_EQ(due_time(desk.m), desk.now + 24 * kHour);
  desk.now += 24 * kHour - 1;
  EXPECT_FALSE(abandons(desk));
  desk.now += 1;
  ASSERT_TRUE(abandons(desk));
  desk.put(decide_due(desk.m, desk.now));
  EXPECT_EQ(desk.m.ending, api::Ending::abandoned);
  EXPECT_EQ(due_time(desk.m), std::nullopt);
}

TEST(TableAbandoned, WhenOnlyBotsAreLeft) {
  Desk desk({{"game", "citadels"}, {"players", 2}});
  desk.begin();
  desk.now += kHour;
  EXPECT_FALSE(abandons(desk));
  desk.put(decide_leave(desk.m, person(0), false, desk.now));
  desk.put(decide_leave(desk.m, person(1), false, desk.now));
  EXPECT_EQ(due_time(desk.m), desk.now + kHour);
  desk.now += kHour;
  EXPECT_TRUE(abandons(desk));
}

TEST(TableAbandoned, WithoutAClockAfterAMonth) {
  Desk desk({{"game", "citadels"}, {"players", 2}});
  desk.begin();
  EXPECT_EQ(due_time(desk.m), desk.now + 30 * 24 * kHour);
  desk.now += 30 * 24 * kHour;
  EXPECT_TRUE(abandons(desk));
}

}  // namespace
}  // namespace prestige::server::kit
