// Who may decide when: keys, views, simultaneous choices, undo.

#include "server/table/catch_up.h"
#include "tests/server/table/desk.h"

namespace prestige::server::kit {
namespace {

const Json kTrickerionForThree{{"game", "trickerion"}, {"players", 3}};

int number_acting(const Desk& desk) {
  int count = 0;
  desk.m.acting().for_each([&](Seat) { ++count; });
  return count;
}

// Plays until so many decide at once.
bool play_until_acting(Desk& desk, Rng& rng, int count) {
  for (int i = 0; i < 2000 && !desk.over(); ++i) {
    if (number_acting(desk) >= count) return true;
    desk.step(rng);
  }
  return false;
}

TEST(TableAct, ChecksSeatStatusAndAction) {
  Desk desk(kCitadels);
  EXPECT_EQ(said(desk.act(0, 0, "x")), no("not_now", "table.not_started"));
  desk.begin();
  Rng rng(1);
  const int seat = desk.somebody(rng);
  const std::string legal = desk.legal(seat).front();
  EXPECT_EQ(said(desk.act(1 - seat, seat, legal)), no("forbidden", "not_your_seat"));
  EXPECT_TRUE(said(desk.act(seat, 7, legal, 0)).starts_with("bad_field"));
  EXPECT_TRUE(said(desk.act(seat, seat, "gibberish!")).starts_with("bad_action"));
  const auto illegal = desk.act(1 - seat, 1 - seat, legal);
  ASSERT_FALSE(illegal);
  EXPECT_EQ(illegal.error().code, "illegal");
  EXPECT_FALSE(illegal.error().rule.empty());
  desk.put(decide_freeze(desk.m, true, desk.now));
  EXPECT_EQ(said(desk.act(seat, seat, legal)), no("not_now", "table.frozen"));
  desk.put(decide_freeze(desk.m, false, desk.now));
  desk.put(desk.act(seat, seat, legal));
}

TEST(TableAct, TheSameKeyActsOnce) {
  Desk desk(kCitadels);
  desk.begin();
  Rng rng(1);
  const int seat = desk.somebody(rng);
  const std::string legal = desk.legal(seat).front();
  desk.put(desk.act(seat, seat, legal, {}, "mine"));
  const std::int64_t version = desk.m.seen(Seat(seat));
  const auto again = desk.act(seat, seat, legal, 0, "mine");
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->entries.empty());
  EXPECT_EQ(again->known_version, version);
}

TEST(TableAct, OldViewsAreStaleAndUnknownOnesMakeItLook) {
  Desk desk(kCitadels);
  desk.begin();
  Rng rng(3);
  for (int i = 0; i < 12; ++i) {
    const int seat = desk.somebody(rng);
    const std::int64_t before = desk.m.seen(Seat(seat));
    desk.step(rng, seat);
    const int next = desk.somebody(rng);
    if (next != seat) continue;
    EXPECT_EQ(said(desk.act(seat, seat, desk.legal(seat).front(), before)), no("stale", "stale"));
  }
  const int seat = desk.somebody(rng);
  const auto ahead = desk.act(seat, seat, desk.legal(seat).front(), desk.m.seen(Seat(seat)) + 1);
  ASSERT_TRUE(ahead);
  EXPECT_TRUE(ahead->behind);
}

TEST(TableAct, HiddenStepsOfOthersChangeNothingForMe) {
  Rng rng(5);
  Desk desk(kTrickerionForThree);
  desk.begin();
  int hidden = 0;
  while (hidden < 20 && play_until_acting(desk, rng, 2)) {
    const TableModel before = desk.m;
    const int mover = desk.somebody(rng);
    const auto events = desk.step(rng, mover);
    if (desk.over() || desk.m.acting() != before.acting()) continue;
    const AnyGame& rules = desk.m.codec->rules();
    for (int i = 0; i < 3; ++i) {
      const bool seen =
          std::ranges::any_of(events, [&](const AnyEvent& e) { return rules.visible(e, Seat(i)); });
      if (seen || !rules.same_view(before.game->state, desk.m.game->state, Seat(i))) continue;
      EXPECT_EQ(desk.m.seen(Seat(i)), before.seen(Seat(i)));
      if (!desk.m.waits_for(i)) continue;
      EXPECT_EQ(said(desk.act(i, i, desk.legal(i).front(), before.seen(Seat(i)))), "ok");
      ++hidden;
    }
  }
  EXPECT_GE(hidden, 20);
}

TEST(TableAct, TheOrderOfSimultaneousChoicesChangesNothing) {
  Rng rng(6);
  Desk desk(kTrickerionForThree);
  desk.begin();
  int compared = 0;
  for (; compared < 15 && play_until_acting(desk, rng, 2); ++compared) {
    std::vector<int> seats;
    desk.m.acting().for_each([&](Seat s) { seats.push_back(s.index()); });
    const std::string a = desk.legal(seats[0]).back();
    const std::string b = desk.legal(seats[1]).back();
    Desk other = desk;
    desk.put(desk.act(seats[0], seats[0], a));
    other.put(other.act(seats[1], seats[1], b));
    const bool both = desk.m.waits_for(seats[1]) && other.m.waits_for(seats[0]);
    if (!both) continue;
    desk.put(desk.act(seats[1], seats[1], b));
    other.put(other.act(seats[0], seats[0], a));
    EXPECT_TRUE(desk.m.codec->rules().same(desk.m.game->state, other.m.game->state));
    for (int i = 0; i < 3; ++i) EXPECT_EQ(desk.m.seen(Seat(i)), other.m.seen(Seat(i)));
  }
  EXPECT_GE(compared, 15);
}

// ---- undo ----

// Plays on until a seat has just decided something that it may take back freely.
std::optional<int> play_until_free(Desk& desk, Rng& rng, std::size_t decisions = 1) {
  for (int i = 0; i < 5000 && !desk.over(); ++i) {
    const int seat = desk.somebody(rng);
    desk.step(rng, seat);
    if (!desk.over() && desk.free(seat).size() >= decisions) return seat;
  }
  return std::nullopt;
}

TEST(TableUndo, TakesSeveralFreeDecisionsBackInARow) {
  for (const Json& game : {kCitadels, kTrickerionForThree}) {
    Rng rng(7);
    Desk desk(game);
    desk.begin();
    const auto seat = play_until_free(desk, rng, 2);
    ASSERT_TRUE(seat);
    const auto points = desk.free(*seat);
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
      const AnyState expected = state_after(*desk.m.codec, desk.history, point->steps);
      const std::int64_t seen = desk.m.seen(Seat(*seat));
      desk.put(desk.undo(*seat, *seat));
      EXPECT_TRUE(desk.m.codec->rules().same(desk.m.game->state, expected));
      EXPECT_EQ(desk.m.game->steps, point->steps);
      EXPECT_GT(desk.m.seen(Seat(*seat)), seen);
      EXPECT_TRUE(desk.m.waits_for(*seat));
    }
    EXPECT_TRUE(desk.free(*seat).empty());
    desk.step(rng, *seat);  // and it goes on
  }
}

TEST(TableUndo, IsRefusedOnceSomethingWasShownOrSomebodyElseDecided) {
  Rng rng(8);
  Desk desk(kCitadels);
  desk.begin();
  int refused = 0;
  for (int i = 0; i < 200 && !desk.over(); ++i) {
    const int seat = desk.somebody(rng);
    const auto events = desk.step(rng, seat);
    if (desk.over()) break;
    const bool shown = std::ranges::any_of(
        events, [&](const AnyEvent& e) { return desk.m.codec->reveals(e, desk.m.game->state); });
    EXPECT_EQ(said(desk.undo(seat, seat)), shown ? no("not_now", "undo_too_late") : "ok");
    if (desk.m.seats[static_cast<std::size_t>(1 - seat)].decided_at) {
      EXPECT_EQ(said(desk.undo(1 - seat, 1 - seat)), no("not_now", "undo_too_late"));
      ++refused;
    }
  }
  EXPECT_GT(refused, 20);
}

// C12.3: the next one sees what was passed on, and would learn what was taken instead.
TEST(TableUndo, ACharacterIsKeptOnceAnotherSeatChooses) {
  Rng rng(3);
  for (const int players : {4, 5, 7}) {
    Desk desk({{"game", "citadels"}, {"players", players}});
    desk.begin();
    for (int i = 0; i < players; ++i) {
      const int seat = desk.somebody(rng);
      ASSERT_TRUE(desk.legal(seat).front().starts_with("keep "));
      desk.step(rng, seat);
      EXPECT_EQ(said(desk.undo(seat, seat)), no("not_now", "undo_too_late"));
    }
  }
}

TEST(TableUndo, BetweenKeepingAndPuttingAsideNobodyElseHasLooked) {
  Rng rng(3);
  Desk desk(kCitadels);
  desk.begin();
  const int first = desk.somebody(rng);
  desk.step(rng, first);
  EXPECT_TRUE(desk.free(first).empty());
  const int second = 1 - first;
  desk.step(rng, second);
  ASSERT_TRUE(desk.legal(second).front().starts_with("put_aside "));
  EXPECT_EQ(desk.free(second).size(), 1u);
  desk.step(rng, second);
  EXPECT_EQ(said(desk.undo(second, second)), no("not_now", "undo_too_late"));
}

TEST(TableUndo, NothingToTakeBackAndBotsInTheSeat) {
  Rng rng(8);
  Desk desk(kCitadels);
  EXPECT_EQ(said(desk.undo(0, 0)), no("not_now", "table.not_started"));
  desk.begin();
  EXPECT_EQ(said(desk.undo(0, 0)), no("not_now", "nothing_to_undo"));
  EXPECT_EQ(said(desk.answer(0, 0, true)), no("not_now", "no_undo_asked"));
  const auto seat = play_until_free(desk, rng);
  ASSERT_TRUE(seat);
  desk.put(decide_hand_over(desk.m, person(*seat),
                            {.table = {}, .seat = *seat, .bot = std::nullopt}, desk.now));
  EXPECT_EQ(said(desk.undo(*seat, *seat)), no("not_now", "bot_plays"));
  EXPECT_EQ(said(desk.act(*seat, *seat, "x")), no("not_now", "bot_plays"));
}

// A friendly game in which the decision of `seat` can no longer be taken back freely.
int friendly_until_late(Desk& desk, Rng& rng) {
  for (int i = 0; i < 500; ++i) {
    const int seat = desk.somebody(rng);
    desk.step(rng, seat);
    if (i > 10 && desk.free(seat).empty()) return seat;
  }
  return -1;
}

TEST(TableUndo, AFriendlyTableAsksEverybody) {
  Rng rng(9);
  Desk desk({{"game", "citadels"}, {"players", 3}, {"friendly", true}});
  desk.begin();
  const int seat = friendly_until_late(desk, rng);
  ASSERT_GE(seat, 0);
  const auto steps = *desk.m.seats[static_cast<std::size_t>(seat)].decided_at;
  const AnyState expected = state_after(*desk.m.codec, desk.history, steps);
  const int a = (seat + 1) % 3;
  const int b = (seat + 2) % 3;
  desk.put(desk.undo(seat, seat, "please"));
  ASSERT_TRUE(desk.m.undo_request);
  EXPECT_EQ(said(desk.answer(seat, seat, true)), no("forbidden", "own_undo"));
  desk.put(desk.answer(a, a, false));
  EXPECT_FALSE(desk.m.undo_request);
  EXPECT_FALSE(desk.m.codec->rules().same(desk.m.game->state, expected));
  // The same request again is known; a new one is asked anew.
  EXPECT_TRUE(desk.undo(seat, seat, "please")->known_version);
  desk.put(desk.undo(seat, seat));
  desk.put(desk.answer(a, a, true));
  ASSERT_TRUE(desk.m.undo_request);
  desk.put(desk.answer(b, b, true));
  EXPECT_FALSE(desk.m.undo_request);
  EXPECT_TRUE(desk.m.codec->rules().same(desk.m.game->state, expected));
}

TEST(TableUndo, ADecisionEndsTheQuestionForEverybodyToSee) {
  Rng rng(9);
  Desk desk({{"game", "trickerion"}, {"players", 3}, {"friendly", true}});
  desk.begin();
  ASSERT_TRUE(play_until_acting(desk, rng, 3));
  const int asker = desk.somebody(rng);
  desk.step(rng, asker);
  while (!desk.free(asker).empty()) desk.step(rng);
  ASSERT_TRUE(desk.m.seats[static_cast<std::size_t>(asker)].decided_at);
  desk.put(desk.undo(asker, asker));
  ASSERT_TRUE(desk.m.undo_request);
  const TableModel before = desk.m;
  desk.step(rng);
  EXPECT_FALSE(desk.m.undo_request);
  for (int i = 0; i < 3; ++i) EXPECT_GT(desk.m.seen(Seat(i)), before.seen(Seat(i)));
}

TEST(TableUndo, AloneWithBotsNobodyIsAsked) {
  Rng rng(10);
  Desk desk({{"game", "citadels"}, {"players", 2}, {"friendly", true}, {"bots", {"random"}}});
  desk.begin();
  for (int i = 0; i < 30; ++i) {
    const int seat = desk.somebody(rng);
    if (seat == 0) {
      desk.step(rng, 0);
      continue;
    }
    const auto action = desk.m.codec->rules().parse(desk.legal(1).front());
    // A bot's choice of before it was asked, or for a seat of a person, is dropped.
    EXPECT_TRUE(decide_bot_act(desk.m, Seat(1), *action, desk.m.seats[1].asked_at - 1, desk.now)
                    ->entries.empty());
    desk.put(decide_bot_act(desk.m, Seat(1), *action, desk.m.seen(Seat(1)), desk.now));
  }
  const auto steps = *desk.m.seats[0].decided_at;
  desk.put(desk.undo(0, 0));
  EXPECT_EQ(desk.m.game->steps, steps);
}

// Two seats decide at the same time and in secret: neither learns from its undo that the other has
// decided, and what the other has decided stays.
TEST(TableUndo, OneOfSeveralHiddenDecisionsLeavesTheOthers) {
  Rng rng(12);
  Desk desk(kTrickerionForThree);
  desk.begin();
  int tried = 0;
  for (int i = 0; i < 400 && tried < 10 && play_until_acting(desk, rng, 2); ++i) {
    const int first = desk.somebody(rng);
    const TableModel before = desk.m;
    desk.step(rng, first);
    if (desk.over() || desk.free(first).size() != 1 || !desk.m.waits_for(first)) continue;
    int second = first;
    while (second == first) second = desk.somebody(rng);
    const TableModel between = desk.m;
    desk.step(rng, second);
    if (desk.over() || desk.m.seen(Seat(first)) != between.seen(Seat(first))) continue;
    ASSERT_EQ(desk.free(first).size(), 1u);
    // As if the second one had decided alone.
    AnyState alone = before.game->state;
    const GameStep step = desk.history.steps.back();
    if (desk.m.codec->rules().check(alone, step.seat, step.action)) continue;
    desk.m.codec->rules().apply(alone, step.seat, step.action, nullptr);
    const TableModel after = desk.m;
    desk.put(desk.undo(first, first));
    ++tried;
    EXPECT_TRUE(desk.m.codec->rules().same(desk.m.game->state, alone));
    EXPECT_EQ(desk.m.game->steps, before.game->steps + 1);
    EXPECT_EQ(desk.m.seen(Seat(second)), after.seen(Seat(second)));
    ASSERT_EQ(desk.free(second).size(),
              after.seats[static_cast<std::size_t>(second)].undo_to.size());
    if (!desk.free(second).empty()) {
      EXPECT_EQ(desk.free(second).back().steps, before.game->steps);
      desk.put(desk.undo(second, second));
      EXPECT_TRUE(desk.m.codec->rules().same(desk.m.game->state, before.game->state));
    }
    desk.step(rng, first);
  }
  EXPECT_EQ(tried, 10);
}

TEST(TableUndo, OfAHiddenStepIsHidden) {
  Rng rng(11);
  Desk desk(kTrickerionForThree);
  desk.begin();
  int tried = 0;
  for (int i = 0; i < 400 && tried < 5 && play_until_acting(desk, rng, 2); ++i) {
    const int mover = desk.somebody(rng);
    const TableModel before = desk.m;
    desk.step(rng, mover);
    if (desk.over() || desk.m.acting() != before.acting() || desk.free(mover).empty()) continue;
    const int next = (mover + 1) % 3;
    if (desk.m.seen(Seat(next)) != before.seen(Seat(next))) continue;  // others saw the step
    desk.put(desk.undo(mover, mover));
    ++tried;
    for (int other = 0; other < 3; ++other) {
      if (other == mover) continue;
      EXPECT_EQ(desk.m.seen(Seat(other)), before.seen(Seat(other)));
      EXPECT_EQ(desk.m.seats[static_cast<std::size_t>(other)].asked_at,
                before.seats[static_cast<std::size_t>(other)].asked_at);
    }
    desk.step(rng, mover);
  }
  EXPECT_EQ(tried, 5);
}

// ---- what is told of it ----

TEST(TableCatchUp, APlayerSeesWhatAClockThatIsAheadHasWritten) {
  Rng rng(12);
  Desk desk(kCitadels);
  desk.begin();
  for (int i = 0; i < 10; ++i) {
    desk.now += 100;
    desk.step(rng);
  }
  const Millis behind = desk.now - 450;
  const auto told = catch_up(kDeskId, desk.log, seen_by(Seat(0), 1), 0, {}, behind);
  EXPECT_EQ(told.version, desk.m.seen(Seat(0)));
  EXPECT_EQ(Json::parse(told.now)["version"], desk.m.seen(Seat(0)));
}

TEST(TableUndo, CatchUpEndsAtTheRightViewWithoutWhatWasTakenBack) {
  for (const Json& game : {kCitadels, kTrickerionForThree}) {
    Rng rng(12);
    Desk desk(game);
    desk.begin();
    const auto seat = play_until_free(desk, rng);
    ASSERT_TRUE(seat);
    const Seat viewer(*seat);
    desk.put(desk.undo(*seat, *seat));
    desk.step(rng, *seat);
    // Somebody who comes back from any version ends where the table is.
    for (std::int64_t from = 1; from <= desk.m.seen(viewer); ++from) {
      const auto told = catch_up(kDeskId, desk.log, seen_by(viewer, from), 0, {}, desk.now);
      const Json update = Json::parse(told.now);
      EXPECT_EQ(update["version"], desk.m.seen(viewer));
      EXPECT_EQ(update["from"], from);
      EXPECT_EQ(update["observation"],
                desk.m.codec->observation(desk.m.game->state, viewer,
                                          protocol::GameCodec::Options::left_out));
      EXPECT_FALSE(told.next);
    }
    // The events are those of the steps that count.
    AnyState state = desk.history.start;
    std::vector<AnyEvent> events;
    for (const GameStep& step : desk.history.steps) {
      desk.m.codec->rules().apply(state, step.seat, step.action, &events);
    }
    const auto all = catch_up(kDeskId, desk.log, seen_by(viewer, 1), 0, {}, desk.now);
    EXPECT_EQ(Json::parse(all.now)["events"],
              Json::parse(events_text(*desk.m.codec, events, viewer).text));
  }
}

}  // namespace
}  // namespace prestige::server::kit
