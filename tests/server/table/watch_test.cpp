// Following a table: what is sent to whom, and when.

#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Json delayed(int seconds) {
  return {{"game", "citadels"}, {"players", 2}, {"spectator_delay_s", seconds}};
}

TEST(TableWatch, WholeViewThenContinuations) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto mine = hall.watch(0, table, 0);
  const auto spectator = hall.watch(-1, table, std::nullopt);
  ASSERT_THAT(mine->sent, SizeIs(1));
  EXPECT_FALSE(mine->last().contains("from"));
  EXPECT_TRUE(mine->last().contains("info"));
  Rng rng(1);
  std::int64_t version = mine->last()["version"].get<std::int64_t>();
  mine->sent.clear();
  for (int i = 0; i < 20; ++i) {
    hall.step(table, rng);
    for (const Json& update : mine->take()) {
      EXPECT_EQ(update["from"], version);
      version = update["version"].get<std::int64_t>();
    }
  }
  EXPECT_EQ(version, hall.stored(table).m.seen(Seat(0)));
  EXPECT_GT(spectator->sent.size(), 5u);
  EXPECT_EQ(hall.said_to<api::Watch>(1, {{"table", table}, {"seat", 0}}, mine),
            no("forbidden", "not_your_seat"));
  EXPECT_EQ(hall.said_to<api::Watch>(1, {{"table", table}, {"seat", 1}}),
            no("not_allowed", "not_allowed", {{"allowed", "WebSocket"}}));
}

TEST(TableWatch, ComingBackMergesWhatWasMissed) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const std::int64_t had = hall.stored(table).m.seen(Seat(0));
  Rng rng(2);
  for (int i = 0; i < 15; ++i) hall.step(table, rng);
  const auto back = hall.watch(0, table, 0, had);
  ASSERT_THAT(back->sent, SizeIs(1));
  EXPECT_EQ(back->last()["from"], had);
  EXPECT_EQ(back->last()["version"], hall.stored(table).m.seen(Seat(0)));
  EXPECT_FALSE(back->last()["events"].empty());
  // Who claims to have seen what there is not yet gets nothing.
  EXPECT_EQ(hall.said_to<api::Watch>(0, {{"table", table}, {"seat", 0}, {"after", 100000}},
                                     std::make_shared<HeardSocket>()),
            no("stale", "stale"));
}

TEST(TableWatch, TwoTabsAndUnwatch) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto a = hall.watch(0, table, 0);
  const auto b = hall.watch(0, table, 0);
  hall.well<api::Watch>(0, {{"table", table}, {"seat", 0}}, a);  // again, not twice
  a->sent.clear();
  b->sent.clear();
  Rng rng(3);
  hall.step(table, rng);
  EXPECT_THAT(a->sent, SizeIs(1));
  EXPECT_EQ(a->sent, b->sent);
  hall.well<api::Unwatch>(0, {{"table", table}, {"seat", 0}}, a);
  hall.step(table, rng);
  EXPECT_THAT(a->sent, SizeIs(1));
  EXPECT_THAT(b->sent, SizeIs(2));
}

TEST(TableWatch, WhoLosesTheSeatSeesNothingFromIt) {
  Hall hall;
  const auto info = hall.well<api::CreateTable>(0, kCitadels);
  hall.well<api::Join>(1, {{"table", info.table}});
  const auto thrown_out = hall.watch(1, info.table, 1);
  hall.well<api::SetSeat>(0, {{"table", info.table}, {"seat", 1}});
  // The last thing is that the seat is gone.
  EXPECT_EQ(thrown_out->last()["info"]["seats"][1]["occupant"], "empty");
  thrown_out->sent.clear();
  hall.well<api::Join>(2, {{"table", info.table}});
  hall.well<api::Start>(0, {{"table", info.table}});
  EXPECT_THAT(thrown_out->sent, IsEmpty());
}

TEST(TableWatch, WhoLosesTheSeatElsewhereSeesNothingFromIt) {
  Hall here;
  Hall there(here.data, 9);
  const auto info = here.well<api::CreateTable>(0, kCitadels);
  here.well<api::Join>(1, {{"table", info.table}});
  const auto thrown_out = here.watch(1, info.table, 1);
  thrown_out->sent.clear();
  there.well<api::SetSeat>(0, {{"table", info.table}, {"seat", 1}});
  there.well<api::Join>(2, {{"table", info.table}});
  there.well<api::Start>(0, {{"table", info.table}});
  here.tables.news(*id_from<TableId>(info.table), 100);
  here.scheduler.run_all();
  for (const Json& update : thrown_out->take()) EXPECT_FALSE(update.contains("observation"));
}

// ---- spectators with delay ----

TEST(TableDelay, NothingIsSeenEarly) {
  Hall hall;
  const std::string table = hall.begun(delayed(60));
  const auto spectator = hall.watch(-1, table, std::nullopt);
  Rng rng(4);
  std::vector<std::pair<Millis, std::int64_t>> happened;  // when, and the version then
  std::size_t told = 0;
  const auto check = [&] {
    for (const Json& update : spectator->take()) {
      const auto version = update["version"].get<std::int64_t>();
      for (const auto& [at, seen] : happened) {
        if (seen <= version) {
          EXPECT_LE(at + 60'000, hall.clock.now());
        }
      }
      ++told;
    }
  };
  spectator->sent.clear();
  for (int i = 0; i < 40; ++i) {
    hall.step(table, rng);
    happened.emplace_back(hall.clock.now(), hall.stored(table).m.spectator_seen);
    check();
    hall.scheduler.pass(7'000);
    check();
  }
  EXPECT_GT(told, 20u);
  const Desk desk = hall.stored(table);
  // Neither by coming back, whatever the spectator claims to have.
  for (std::int64_t after = 1; after <= desk.m.spectator_seen; after += 3) {
    const auto back = hall.watch(-1, table, std::nullopt, after);
    for (const Json& update : back->take()) {
      for (const auto& [at, seen] : happened) {
        if (seen <= update["version"].get<std::int64_t>()) {
          EXPECT_LE(at + 60'000, hall.clock.now());
        }
      }
    }
  }
  EXPECT_EQ(hall.said_to<api::GetStory>(-1, {{"table", table}}), no("not_now", "story_delayed"));
  hall.scheduler.pass(61'000);
  check();
  EXPECT_EQ(hall.watch(-1, table, std::nullopt)->last()["version"], desk.m.spectator_seen);
}

TEST(TableDelay, LateComersGetTheRestInOrderAndOnce) {
  Hall hall;
  const std::string table = hall.begun(delayed(60));
  Rng rng(5);
  const auto early = hall.watch(-1, table, std::nullopt);
  for (int i = 0; i < 5; ++i) {
    hall.step(table, rng);
    hall.scheduler.pass(5'000);
  }
  const auto late = hall.watch(-1, table, std::nullopt);
  // Leaving and coming back must not tell anything twice.
  hall.well<api::Unwatch>(-1, {{"table", table}}, late);
  hall.well<api::Watch>(-1, {{"table", table}}, late);
  late->sent.erase(late->sent.begin());
  for (int i = 0; i < 5; ++i) {
    hall.step(table, rng);
    hall.scheduler.pass(5'000);
  }
  hall.scheduler.pass(61'000);
  for (const auto& socket : {early, late}) {
    std::optional<std::int64_t> version;
    for (const Json& update : socket->take()) {
      if (version) {
        EXPECT_EQ(update["from"], *version);
      }
      version = update["version"].get<std::int64_t>();
    }
    EXPECT_EQ(version, hall.stored(table).m.spectator_seen);
  }
}

TEST(TableDelay, HoldsForMovesOfAnotherProcessAfterTheStart) {
  Hall here;
  Hall there(here.data, 10);
  const auto info = here.well<api::CreateTable>(0, delayed(60));
  here.well<api::Join>(1, {{"table", info.table}});
  const auto spectator = here.watch(-1, info.table, std::nullopt);
  there.well<api::Start>(0, {{"table", info.table}});
  const std::int64_t start = here.stored(info.table).m.spectator_seen;
  Rng rng(6);
  for (int i = 0; i < 10; ++i) there.step(info.table, rng);
  here.tables.news(*id_from<TableId>(info.table), 1000);
  here.scheduler.run_all();
  EXPECT_EQ(spectator->last()["version"], start);
  here.scheduler.pass(60'001);
  EXPECT_EQ(spectator->last()["version"], here.stored(info.table).m.spectator_seen);
}

// Nothing is kept for those who look on late: what they are told comes from the log.
TEST(TableDelay, WhatIsDueTogetherIsOneMessage) {
  Hall hall;
  const std::string table = hall.begun(delayed(60));
  const auto early = hall.watch(-1, table, std::nullopt);
  Rng rng(5);
  const std::int64_t start = hall.stored(table).m.spectator_seen;
  for (int i = 0; i < 40; ++i) hall.step(table, rng);
  const auto late = hall.watch(-1, table, std::nullopt);
  early->sent.clear();
  late->sent.clear();
  hall.scheduler.pass(59'999);
  EXPECT_THAT(early->sent, IsEmpty());
  hall.scheduler.pass(1'000);
  for (const auto& socket : {early, late}) {
    ASSERT_THAT(socket->sent, SizeIs(1));
    EXPECT_EQ(socket->last()["from"], start);
    EXPECT_EQ(socket->last()["version"], hall.stored(table).m.spectator_seen);
    EXPECT_GT(socket->last()["events"].size(), 20u);
  }
}

TEST(TableDelay, AStoreThatFailsIsAskedAgain) {
  Hall hall;
  const std::string table = hall.begun(delayed(60));
  const auto spectator = hall.watch(-1, table, std::nullopt);
  Rng rng(5);
  for (int i = 0; i < 5; ++i) hall.step(table, rng);
  hall.storage.failing_reads = true;
  hall.scheduler.pass(70'000);
  hall.storage.failing_reads = false;
  hall.scheduler.pass(2'000);
  EXPECT_EQ(spectator->last()["version"], hall.stored(table).m.spectator_seen);
}

TEST(TableDelay, KeepsOnlySoManyLinesOfChat) {
  Hall hall;
  const std::string table = hall.begun(delayed(3600));
  const auto spectator = hall.watch(-1, table, std::nullopt);
  spectator->sent.clear();
  const Json line{{"table", table}, {"room", "table"}, {"text", "hello"}};
  for (int i = 0; i < 300; ++i) {
    for (const int who : {0, 1}) hall.well<api::Say>(who, line);
    hall.scheduler.pass(2'000);
  }
  // Whoever comes meanwhile hears the rest as well.
  const auto late = hall.watch(-1, table, std::nullopt);
  late->sent.clear();
  hall.scheduler.pass(3'600'000);
  for (const auto& socket : {spectator, late}) {
    ASSERT_THAT(socket->sent, SizeIs(500));
    EXPECT_EQ(socket->last()["line"]["number"], 600);
  }
}

TEST(TableDelay, HoldsForWhatPlayersSay) {
  Hall hall;
  const std::string table = hall.begun(delayed(60));
  const auto spectator = hall.watch(-1, table, std::nullopt);
  const auto player = hall.watch(1, table, 1);
  spectator->sent.clear();
  player->sent.clear();
  const Json chat{{"table", table}, {"room", "table"}};
  hall.well<api::Say>(0, {{"table", table}, {"room", "table"}, {"text", "I have the thief"}});
  EXPECT_THAT(player->sent, SizeIs(1));
  EXPECT_THAT(spectator->sent, IsEmpty());
  EXPECT_THAT(hall.well<api::Chat>(-1, chat).lines, IsEmpty());
  EXPECT_THAT(hall.well<api::Chat>(1, chat).lines, SizeIs(1));
  hall.scheduler.pass(60'001);
  EXPECT_THAT(spectator->sent, SizeIs(1));
  EXPECT_THAT(hall.well<api::Chat>(-1, chat).lines, SizeIs(1));
}

// ---- how many ----

TEST(TableWatchLimit, ASocketFollowsSoManyTablesAtOnce) {
  Hall hall;
  const int most = hall.tables.watches().tables_max();
  ASSERT_EQ(most, 64);
  std::vector<std::string> tables;
  for (int i = 0; i < most + 1; ++i)
    tables.push_back(hall.well<api::CreateTable>(0, kCitadels).table);
  const auto socket = std::make_shared<HeardSocket>();
  const auto watch = [&](const std::string& table, std::optional<int> seat = std::nullopt) {
    Json fields{{"table", table}};
    if (seat) fields["seat"] = *seat;
    return hall.said_to<api::Watch>(0, fields, socket);
  };
  for (int i = 0; i < most; ++i) ASSERT_EQ(watch(tables[static_cast<std::size_t>(i)]), "ok");
  const std::string full = no("too_many", "too_many_tables", {{"allowed", "64"}});
  EXPECT_EQ(watch(tables.back()), full);
  // The same again, or from a seat, is no further table.
  EXPECT_EQ(watch(tables.front()), "ok");
  EXPECT_EQ(watch(tables.front(), 0), "ok");
  hall.well<api::Unwatch>(0, {{"table", tables.front()}}, socket);
  EXPECT_EQ(watch(tables.back()), full);  // the seat still watches
  hall.well<api::Unwatch>(0, {{"table", tables.front()}, {"seat", 0}}, socket);
  EXPECT_EQ(watch(tables.back()), "ok");
  // Others have their own count.
  hall.watch(1, tables.front(), std::nullopt);
}

TEST(TableWatchLimit, NothingIsLeftOfWhatWasRefusedOrEnded) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto socket = std::make_shared<HeardSocket>();
  const auto followed = [&] { return hall.tables.watches().tables_of(socket.get()); };
  for (int i = 1; i <= 100; ++i) {
    EXPECT_THAT(hall.said_to<api::Watch>(5, {{"table", to_text(TableId(i))}}, socket),
                testing::StartsWith("not_found"));
  }
  EXPECT_EQ(hall.said_to<api::Watch>(5, {{"table", table}, {"seat", 0}}, socket),
            no("forbidden", "not_your_seat"));
  EXPECT_EQ(followed(), 0u);
  hall.well<api::Watch>(5, {{"table", table}}, socket);
  EXPECT_EQ(followed(), 1u);
  hall.well<api::Unwatch>(5, {{"table", table}}, socket);
  EXPECT_EQ(followed(), 0u);
  // Two at once, and the end of the socket while both are on their way.
  const auto first = hall.post<api::Watch>(5, {{"table", table}}, socket);
  const auto second = hall.post<api::Watch>(5, {{"table", table}}, socket);
  hall.tables.closed(*socket);
  hall.scheduler.run_all();
  EXPECT_EQ(followed(), 0u);
  EXPECT_TRUE(first->has_value() && second->has_value());
  // Nobody holds on to the socket, and the table leaves the memory with those that never were.
  hall.tables.start();
  hall.scheduler.pass(5 * 60'000);
  EXPECT_EQ(socket.use_count(), 1);
  EXPECT_EQ(hall.tables.loaded(), 0u);
}

TEST(TableWatchLimit, NothingIsLeftOfWhatWasGivenUpOnItsWay) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto socket = std::make_shared<HeardSocket>();
  const auto followed = [&] { return hall.tables.watches().tables_of(socket.get()); };
  const Json fields{{"table", table}};
  const auto given_up = hall.post<api::Watch>(5, fields, socket);
  const auto gone = hall.post<api::Unwatch>(5, fields, socket);
  hall.scheduler.run_all();
  EXPECT_TRUE(given_up->has_value() && gone->has_value());
  EXPECT_EQ(followed(), 0u);
  EXPECT_THAT(socket->sent, IsEmpty());
  // What comes after it counts.
  hall.post<api::Watch>(5, fields, socket);
  hall.post<api::Unwatch>(5, fields, socket);
  hall.post<api::Watch>(5, fields, socket);
  hall.scheduler.run_all();
  EXPECT_EQ(followed(), 1u);
  EXPECT_THAT(socket->sent, SizeIs(1));
  hall.well<api::Unwatch>(5, fields, socket);
  EXPECT_EQ(followed(), 0u);
}

TEST(TableWatchLimit, NothingIsLeftOfASeatThatWasLost) {
  Hall hall;
  const auto info = hall.well<api::CreateTable>(0, kCitadels);
  hall.well<api::Join>(1, {{"table", info.table}});
  const auto socket = hall.watch(1, info.table, 1);
  EXPECT_EQ(hall.tables.watches().tables_of(socket.get()), 1u);
  hall.well<api::SetSeat>(0, {{"table", info.table}, {"seat", 1}});
  EXPECT_EQ(hall.tables.watches().tables_of(socket.get()), 0u);
}

// A watch that is refused leaves the earlier one as it was.
TEST(TableWatchLimit, AnEarlierWatchIsForgottenWithItsSocket) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto socket = hall.watch(0, table, 0);
  EXPECT_THAT(hall.said_to<api::Watch>(0, {{"table", table}, {"seat", 1}}, socket),
              testing::StartsWith("forbidden"));
  EXPECT_EQ(hall.tables.watches().tables_of(socket.get()), 1u);
  hall.tables.closed(*socket);
  hall.scheduler.run_all();
  EXPECT_EQ(socket.use_count(), 1);
}

// ---- talking ----

TEST(TableTalk, MutedAndSilencedPeople) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto say = [&](int who) {
    return hall.said_to<api::Say>(who, {{"table", table}, {"room", "table"}, {"text", "hello"}});
  };
  hall.data->mutes.insert({person(1), person(0)});
  const auto socket = hall.watch(1, table, 1);  // has muted person 0 before it came
  socket->sent.clear();
  EXPECT_EQ(say(0), "ok");
  EXPECT_THAT(socket->sent, IsEmpty());
  hall.tables.set_muted(person(1), person(0), false);
  EXPECT_EQ(say(0), "ok");
  EXPECT_THAT(socket->sent, SizeIs(1));
  EXPECT_EQ(say(5), no("forbidden", "not_at_table"));
  hall.well<api::Silence>(0,
                          {{"table", table}, {"person", to_text(person(1))}, {"silenced", true}});
  EXPECT_EQ(say(1), no("forbidden", "silenced"));
}

TEST(TableTalk, LinesOfAClockThatIsAheadAreHeardAtOnce) {
  Hall ahead;
  const std::string table = ahead.begun(kCitadels);
  Hall hall(ahead.data, 10);
  ahead.clock.pass(200);
  ahead.well<api::Say>(0, {{"table", table}, {"room", "table"}, {"text", "Hello"}});
  const Json chat{{"table", table}, {"room", "table"}};
  EXPECT_THAT(hall.well<api::Chat>(1, chat).lines, SizeIs(1));
  EXPECT_THAT(hall.well<api::Chat>(7, chat).lines, SizeIs(1)) << "who looks on without delay";
}

TEST(TableTalk, OnlyWhoIsHeardCanBeSilenced) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto silence = [&](int whom) {
    return hall.said_to<api::Silence>(
        0, {{"table", table}, {"person", to_text(person(whom))}, {"silenced", true}});
  };
  EXPECT_EQ(silence(5), no("bad_field", "no_such_person"));
  const Json line{{"table", table}, {"room", "spectators"}, {"text", "psst"}};
  hall.well<api::Say>(5, line);
  EXPECT_EQ(silence(5), "ok");
  EXPECT_EQ(hall.said_to<api::Say>(5, line), no("forbidden", "silenced"));
  EXPECT_EQ(silence(6), no("bad_field", "no_such_person"));
}

TEST(TableTalk, NobodyTalksAtAFrozenTable) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const TableId id = *id_from<TableId>(table);
  MemoryStore store(hall.data);
  const Desk desk = hall.stored(table);
  Append append{.table = id,
                .expected = desk.m.version,
                .entries = {to_text(entry::Frozen{.at = desk.now, .frozen = true})},
                .head = head_of(desk.m, nullptr),
                .members = std::nullopt};
  ASSERT_TRUE(store.append({&append, 1}));
  hall.tables.news(id, desk.m.version + 1);
  const Json line{{"table", table}, {"room", "table"}, {"text", "hello"}};
  EXPECT_EQ(hall.said_to<api::Say>(0, line), no("not_now", "table.frozen"));
  EXPECT_EQ(hall.said_to<api::Leave>(0, {{"table", table}}), no("not_now", "table.frozen"));
  EXPECT_THAT(hall.well<api::Chat>(0, {{"table", table}, {"room", "table"}}).lines, IsEmpty());
}

TEST(TableTalk, PlayersNeitherHearNorJoinTheSpectators) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto player = hall.watch(0, table, 0);
  const auto spectator = hall.watch(5, table, std::nullopt);
  player->sent.clear();
  spectator->sent.clear();
  const Json line{{"table", table}, {"room", "spectators"}, {"text", "psst"}};
  hall.well<api::Say>(5, line);
  EXPECT_THAT(player->sent, IsEmpty());
  EXPECT_THAT(spectator->sent, SizeIs(1));
  EXPECT_EQ(hall.said_to<api::Say>(0, line), no("forbidden", "players_and_spectators"));
  EXPECT_EQ(hall.said_to<api::Chat>(0, {{"table", table}, {"room", "spectators"}}),
            no("forbidden", "players_and_spectators"));
}

TEST(TableStory, TellsWhatHappenedSinceTheLastDecision) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  Rng rng(7);
  for (int i = 0; i < 30; ++i) hall.step(table, rng);
  for (int seat : {0, 1}) {
    const auto story = hall.well<api::GetStory>(seat, {{"table", table}, {"seat", seat}});
    EXPECT_EQ(story.version, hall.stored(table).m.seen(Seat(seat)));
    const auto all =
        hall.well<api::GetStory>(seat, {{"table", table}, {"seat", seat}, {"after", 0}});
    EXPECT_GT(all.sentences.size(), story.sentences.size());
  }
  EXPECT_EQ(hall.said_to<api::GetStory>(0, {{"table", table}, {"seat", 1}}),
            no("forbidden", "not_your_seat"));
}

}  // namespace
}  // namespace prestige::server::kit
