// The log of a table does not grow for ever, and nobody loses a game by that.

#include "server/table/limits.h"
#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

std::string too_long_words() { return no("not_now", "table.too_long"); }

Decision hands_over(const Desk& desk, int seat) {
  return decide_hand_over(desk.m, person(seat), {.table = {}, .seat = seat, .bot = std::nullopt},
                          desk.now);
}
Decision comes_back(const Desk& desk, int seat) {
  return decide_take_back(desk.m, person(seat), {.table = {}, .seat = seat}, desk.now);
}
// A seat that does not decide now goes and comes back until that is refused.
void fill(Desk& desk, int seat) {
  while (true) {
    const auto next = desk.m.seats[static_cast<std::size_t>(seat)].stood_in
                          ? comes_back(desk, seat)
                          : hands_over(desk, seat);
    if (!next) {
      EXPECT_EQ(said(next), too_long_words());
      return;
    }
    desk.put(next);
    ASSERT_LE(desk.m.version, kEntriesForAll);
  }
}

TEST(TableLogLength, WhoFillsItDoesNotStopTheGame) {
  Rng rng(1);
  Desk desk({{"game", "citadels"}, {"players", 2}, {"friendly", true}});
  desk.begin();
  const int mine = desk.somebody(rng);
  fill(desk, 1 - mine);
  ASSERT_EQ(desk.m.version, kEntriesForAll);
  desk.step(rng, mine);
  EXPECT_EQ(said(desk.undo(mine, mine)), too_long_words());
  EXPECT_EQ(said(hands_over(desk, mine)), too_long_words());
  EXPECT_EQ(said(decide_silence(desk.m, person(0),
                                {.table = {}, .person = to_text(person(1)), .silenced = true},
                                false, desk.now)),
            too_long_words());
  // A game has room enough to be played to its end.
  desk.m.seats[static_cast<std::size_t>(1 - mine)].stood_in = false;
  while (!desk.over()) desk.step(rng);
  EXPECT_EQ(desk.m.ending, api::Ending::finished);
  EXPECT_LT(desk.m.version, kEntriesMax);
}

TEST(TableLogLength, WhatEndsAGameIsAlwaysTaken) {
  Rng rng(2);
  Desk desk(
      {{"game", "citadels"}, {"players", 2}, {"clock", {{"kind", "per_move"}, {"seconds", 30}}}});
  desk.begin();
  const int seat = desk.somebody(rng);
  fill(desk, 1 - seat);
  // Time runs on, and whoever was late comes back.
  desk.now += 30'000;
  desk.put(decide_due(desk.m, desk.now));
  ASSERT_TRUE(desk.m.seats[static_cast<std::size_t>(seat)].stood_in);
  desk.put(comes_back(desk, seat));
  desk.put(decide_leave(desk.m, person(seat), false, desk.now));
  EXPECT_EQ(said(comes_back(desk, seat)), too_long_words());
  EXPECT_TRUE(desk.m.seats[static_cast<std::size_t>(seat)].stood_in);
}

TEST(TableLogLength, AGameThatDoesNotEndIsGivenUp) {
  Rng rng(3);
  for (const bool bot : {false, true}) {
    Desk desk(kCitadels);
    desk.begin();
    const int seat = desk.somebody(rng);
    desk.m.version = kEntriesMax;
    if (bot) {
      desk.m.seats[static_cast<std::size_t>(seat)].stood_in = true;
      const auto action = desk.m.codec->rules().parse(desk.legal(seat).front());
      desk.put(decide_bot_act(desk.m, Seat(seat), *action, desk.m.seen(Seat(seat)), desk.now));
    } else {
      desk.step(rng, seat);
    }
    EXPECT_EQ(desk.m.status, api::Status::over);
    EXPECT_EQ(desk.m.ending, api::Ending::abandoned);
  }
}

TEST(TableLogLength, BeforeTheStartItIsBoundedAsWell) {
  Desk desk(kCitadels);
  desk.put(desk.join(1));
  desk.m.version = kEntriesForAll;
  EXPECT_EQ(said(desk.ready(1)), too_long_words());
  EXPECT_EQ(said(desk.set_seat(0, 1, "random")), too_long_words());
  Desk other = desk;
  other.put(decide_start(other.m, person(0), other.now));
  EXPECT_EQ(other.m.status, api::Status::playing);
  desk.put(decide_leave(desk.m, person(1), false, desk.now));
  EXPECT_EQ(said(desk.join(1)), too_long_words());
}

TEST(TableLogLength, WhatIsSoAlreadyIsNotWrittenAgain) {
  Desk desk({{"game", "citadels"}, {"players", 3}});
  desk.put(desk.join(1));
  EXPECT_TRUE(desk.ready(1, false)->entries.empty());
  desk.put(desk.ready(1));
  EXPECT_TRUE(desk.ready(1)->entries.empty());
  EXPECT_TRUE(desk.set_seat(0, 2, std::nullopt)->entries.empty());
  EXPECT_FALSE(desk.set_seat(0, 1, std::nullopt)->entries.empty());
  EXPECT_FALSE(
      decide_ready(desk.m, person(1), {.table = {}, .ready = true, .entropy = "more"}, desk.now)
          ->entries.empty());
}

TEST(TableLogLength, NobodyTurnsThingsOnAndOffAllTheTime) {
  Hall hall;
  const std::string table = hall.well<api::CreateTable>(0, kCitadels).table;
  const auto turn = [&](int i) {
    return hall.said_to<api::Ready>(0, {{"table", table}, {"ready", i % 2 == 0}});
  };
  for (int i = 0; i < 60; ++i) ASSERT_EQ(turn(i), "ok");
  EXPECT_THAT(turn(60), testing::StartsWith("too_many"));
  hall.scheduler.pass(1'000);
  EXPECT_EQ(turn(60), "ok");
}

}  // namespace
}  // namespace prestige::server::kit
