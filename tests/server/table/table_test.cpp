// One live table: what is stored, retried, kept and let go.

#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(TableActor, BothOfTwoProcessesStoreTheirMoves) {
  Hall here;
  Hall there(here.data, 6);
  const std::string table = here.begun(kTrickerion);
  Rng rng(1);
  // Both decide at once (the hidden choices of Trickerion), and the other process is first.
  for (int i = 0; i < 300; ++i) {
    const Desk desk = here.stored(table);
    if (desk.m.waits_for(0) && desk.m.waits_for(1)) break;
    here.step(table, rng);
  }
  const Desk desk = here.stored(table);
  ASSERT_TRUE(desk.m.waits_for(0) && desk.m.waits_for(1));
  const auto fields = [&](int seat) {
    return Json{{"table", table},
                {"seat", seat},
                {"action", desk.legal(seat).front()},
                {"version", desk.m.seen(Seat(seat))},
                {"key", "both"}};
  };
  here.storage.before_append = [&] { there.well<api::Act>(1, fields(1)); };
  here.well<api::Act>(0, fields(0));
  EXPECT_EQ(here.stored(table).m.version, desk.m.version + 2);
  EXPECT_EQ(here.storage.before_append, nullptr);
}

TEST(TableActor, AFailedAppendShowsNothingAndCanBeRepeated) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto watching = hall.watch(0, table, 0);
  watching->sent.clear();
  Rng rng(2);
  const Json fields = hall.decision(table, rng);
  const int seat = fields["seat"].get<int>();
  const std::int64_t version = hall.stored(table).m.version;

  hall.storage.failing = true;
  EXPECT_EQ(hall.said_to<api::Act>(seat, fields), no("unavailable", "unavailable"));
  EXPECT_THAT(watching->sent, IsEmpty());
  EXPECT_EQ(hall.stored(table).m.version, version);

  hall.storage.failing = false;
  hall.well<api::Act>(seat, fields);
  EXPECT_EQ(hall.stored(table).m.version, version + 1);
  EXPECT_EQ(watching->sent.size(), 1u);
}

TEST(TableActor, AnAnswerThatWasLostIsFoundByItsKey) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto watching = hall.watch(0, table, 0);
  watching->sent.clear();
  Rng rng(2);
  const Json fields = hall.decision(table, rng);
  const int seat = fields["seat"].get<int>();
  const std::int64_t version = hall.stored(table).m.version;
  hall.storage.lose_answer = true;
  EXPECT_EQ(hall.said_to<api::Act>(seat, fields), no("unavailable", "unavailable"));
  hall.well<api::Act>(seat, fields);
  EXPECT_EQ(hall.stored(table).m.version, version + 1);
  EXPECT_EQ(watching->sent.size(), 1u);
}

TEST(TableActor, ATableThatWasNeverMadeIsNotFound) {
  Hall hall;
  // The id of a table follows from the maker and the key; the making is refused.
  Json fields = kCitadels;
  fields["key"] = "k";
  const std::string id = hall.well<api::CreateTable>(0, fields).table;

  Hall other({std::make_shared<MemoryData>()});
  fields["language"] = "xx";
  EXPECT_EQ(other.said_to<api::CreateTable>(0, fields),
            no("bad_field", "unknown_language", {{"allowed", "en, de"}}));
  const std::string none = no("not_found", "not_found.table", {{"detail", id}});
  EXPECT_EQ(other.said_to<api::GetTable>(0, {{"table", id}}), none);
  EXPECT_EQ(other.said_to<api::Join>(1, {{"table", id}}), none);
  EXPECT_EQ(other.said_to<api::Leave>(1, {{"table", id}}), none);
  EXPECT_EQ(other.said_to<api::Watch>(1, {{"table", id}}, std::make_shared<HeardSocket>()), none);
  // Who asked too early does not keep it from being made.
  fields["language"] = "de";
  EXPECT_EQ(other.well<api::CreateTable>(0, fields).table, id);
  EXPECT_EQ(other.well<api::CreateTable>(0, fields).table, id);  // the same again
  EXPECT_EQ(other.data->tables.size(), 1u);
}

TEST(TableActor, UndoWorksAfterARestartAndIsSeenByOtherProcesses) {
  Hall first;
  const std::string table = first.begun(kCitadels);
  Rng rng(3);
  int seat = -1;
  for (int i = 0; i < 200 && seat < 0; ++i) {
    const int mover = first.step(table, rng);
    if (!first.stored(table).free(mover).empty()) seat = mover;
  }
  ASSERT_GE(seat, 0);
  const auto steps = first.stored(table).free(seat).back().steps;
  const auto watching = first.watch(seat, table, seat);
  Hall second(first.data, 7);
  second.well<api::Undo>(seat, {{"table", table}, {"seat", seat}, {"key", "u"}});
  const Desk desk = second.stored(table);
  EXPECT_EQ(desk.m.game->steps, steps);
  // The first process hears of it and shows it.
  watching->sent.clear();
  first.tables.news(*id_from<TableId>(table), desk.m.version);
  first.scheduler.run_all();
  ASSERT_EQ(watching->sent.size(), 1u);
  EXPECT_EQ(watching->last()["version"], desk.m.seen(Seat(seat)));
  EXPECT_EQ(watching->last()["observation"],
            desk.m.codec->observation(desk.m.game->state, Seat(seat),
                                      protocol::GameCodec::Options::left_out));
}

TEST(TableActor, LeavesTheMemoryWhenNobodyNeedsIt) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  hall.tables.start();
  const auto watching = hall.watch(0, table, 0);
  hall.scheduler.pass(130'000);
  EXPECT_EQ(hall.tables.loaded(), 1u);
  hall.well<api::Unwatch>(0, {{"table", table}, {"seat", 0}}, watching);
  hall.scheduler.pass(130'000);
  EXPECT_EQ(hall.tables.loaded(), 0u);
  hall.well<api::GetTable>(0, {{"table", table}});
}

TEST(TableActor, ASocketThatClosesWhileTheTableIsReadLeavesNothingBehind) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  Hall other(hall.data, 8);
  auto socket = std::make_shared<HeardSocket>();
  other.post<api::Watch>(0, {{"table", table}, {"seat", 0}}, socket);
  other.tables.closed(*socket);
  other.scheduler.run_all();
  EXPECT_THAT(socket->sent, IsEmpty());
  EXPECT_EQ(socket.use_count(), 1);
}

TEST(TableActor, TimeRunsOutByItself) {
  Hall hall;
  Json fields = kCitadels;
  fields["clock"] = {{"kind", "per_move"}, {"seconds", 30}};
  const std::string table = hall.begun(fields);
  Rng rng(4);
  const auto seat = static_cast<std::size_t>(hall.stored(table).somebody(rng));
  hall.scheduler.pass(29'999);
  EXPECT_FALSE(hall.stored(table).m.seats[seat].stood_in);
  hall.scheduler.pass(2);
  EXPECT_TRUE(hall.stored(table).m.seats[seat].stood_in);
}

TEST(TableActor, AStoreThatFailsIsNotAskedAllTheTime) {
  Hall hall;
  Json fields = kCitadels;
  fields["clock"] = {{"kind", "per_move"}, {"seconds", 30}};
  const std::string table = hall.begun(fields);
  hall.storage.failing = true;
  hall.scheduler.pass(40'000);
  hall.storage.failing = false;
  hall.scheduler.pass(1'500);
  const Desk desk = hall.stored(table);
  EXPECT_TRUE(desk.m.seats[0].stood_in || desk.m.seats[1].stood_in);
}

TEST(TableActor, BotsPlayTheirSeats) {
  Hall hall;
  const std::string table =
      hall.begun({{"game", "citadels"}, {"players", 3}, {"bots", {"random", "random"}}});
  Rng rng(5);
  for (int i = 0; i < 10; ++i) {
    const Desk desk = hall.stored(table);
    ASSERT_TRUE(desk.m.waits_for(0));
    hall.step(table, rng);
  }
}

TEST(TableNotices, OnlyForThoseWhoDoNotLook) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  EXPECT_THAT(hall.notices(0), Contains(NoticeKind::game_started));
  EXPECT_THAT(hall.notices(1), Contains(NoticeKind::game_started));
  hall.data->notices.clear();
  const auto watching = hall.watch(0, table, 0);
  Rng rng(6);
  for (int i = 0; i < 30; ++i) hall.step(table, rng);
  EXPECT_THAT(hall.notices(0), IsEmpty());
  EXPECT_THAT(hall.notices(1), Contains(NoticeKind::your_move));
}

TEST(TableNotices, WhoAsksForUndoIsNotAskedItself) {
  Hall hall;
  const std::string table = hall.begun({{"game", "citadels"}, {"players", 2}, {"friendly", true}});
  Rng rng(7);
  int seat = -1;
  for (int i = 0; i < 100 && seat < 0; ++i) {
    const int mover = hall.step(table, rng);
    if (hall.stored(table).free(mover).empty()) seat = mover;
  }
  ASSERT_GE(seat, 0);
  hall.data->notices.clear();
  hall.well<api::Undo>(seat, {{"table", table}, {"seat", seat}, {"key", "u"}});
  EXPECT_THAT(hall.notices(seat), IsEmpty());
  EXPECT_THAT(hall.notices(1 - seat), ElementsAre(NoticeKind::undo_asked));
}

class TableAfterwards : public testing::TestWithParam<Json> {};
INSTANTIATE_TEST_SUITE_P(Games, TableAfterwards, testing::Values(kCitadels, kTrickerion),
                         [](const auto& game) {
                           return game.param["game"].template get<std::string>();
                         });

TEST_P(TableAfterwards, RatedOnceRematchRecordMomentsBranch) {
  Hall hall;
  Json fields = GetParam();
  fields["rated"] = true;
  const std::string table = hall.begun(fields);
  Rng rng(8);
  EXPECT_EQ(hall.said_to<api::GetRecord>(0, {{"table", table}}), no("not_now", "table.not_over"));
  EXPECT_EQ(hall.said_to<api::GetCourse>(0, {{"table", table}}), no("not_now", "table.not_over"));
  EXPECT_EQ(hall.said_to<api::Rematch>(0, {{"table", table}}), no("not_now", "table.not_over"));
  EXPECT_EQ(hall.said_to<api::Branch>(0, {{"table", table}, {"step", 3}}),
            no("not_now", "table.not_over"));
  hall.finish(table, rng);
  EXPECT_EQ(hall.data->rated.size(), 1u);

  EXPECT_EQ(hall.said_to<api::Rematch>(5, {{"table", table}}), no("forbidden", "not_at_table"));
  const auto again = hall.well<api::Rematch>(1, {{"table", table}});
  EXPECT_EQ(hall.well<api::Rematch>(0, {{"table", table}}).table, again.table);
  EXPECT_EQ(again.seats[1].person, to_text(person(0)));  // everybody moves on by one seat
  EXPECT_EQ(hall.stored(table).m.rematch, id_from<TableId>(again.table));

  const auto record = hall.well<api::GetRecord>(-1, {{"table", table}});
  const auto imported = hall.well<api::Import>(3, {{"record", Json::parse(record.record.text)}});
  EXPECT_EQ(imported.status, api::Status::over);
  EXPECT_EQ(hall.said_to<api::GetTable>(4, {{"table", imported.table}}),
            no("not_found", "not_found.table", {{"detail", imported.table}}));
  EXPECT_EQ(hall.said_to<api::GetTable>(-1, {{"table", imported.table}}),
            no("not_found", "not_found.table", {{"detail", imported.table}}));

  const auto moment = hall.well<api::GetMoment>(3, {{"table", imported.table}, {"step", 40}});
  EXPECT_EQ(moment.step, 40);
  EXPECT_TRUE(
      hall.said_to<api::GetMoment>(3, {{"table", imported.table}, {"step", moment.steps + 1}})
          .starts_with("bad_field"));
  const auto told = hall.well<api::GetTelling>(-1, {{"table", table}, {"language", "de"}});
  for (const api::ToldStep& step : told.steps) {
    if (step.step > 60) break;
    const auto there =
        hall.well<api::GetMoment>(-1, {{"table", table}, {"step", step.step}, {"language", "de"}});
    EXPECT_EQ(step.sentences, there.sentences);
  }
  EXPECT_GT(told.steps.size(), 30u);
  EXPECT_TRUE(
      hall.said_to<api::GetTelling>(-1, {{"table", table}, {"seat", 5}}).starts_with("bad_field"))
      << hall.said_to<api::GetTelling>(-1, {{"table", table}, {"seat", 5}});
  const auto course = hall.well<api::GetCourse>(-1, {{"table", table}});
  ASSERT_EQ(course.measures.front(), "points");
  const std::size_t size = course.measures.size() * 2;
  EXPECT_TRUE(
      std::ranges::all_of(course.rows, [&](const auto& r) { return r.values.size() == size; }));
  EXPECT_TRUE(std::ranges::is_sorted(course.rows, {}, &api::CourseRow::step));
  EXPECT_EQ(course.rows.front().step, 0);
  EXPECT_LE(course.rows.back().step, moment.steps);
  const Desk old = hall.stored(table);
  const Json outcome = old.m.codec->outcome(old.m.game->state);
  EXPECT_EQ(course.rows.back().values[0], outcome["scores"][0]["total"]);
  EXPECT_FALSE(moment.outcome || moment.position);
  const auto last = hall.well<api::GetMoment>(-1, {{"table", table}, {"step", moment.steps}});
  ASSERT_TRUE(last.outcome);
  EXPECT_EQ(Json::parse(last.outcome->text), outcome);
  const auto branch = hall.well<api::Branch>(4, {{"table", table}, {"step", moment.steps / 2}});
  hall.well<api::Start>(4, {{"table", branch.table}});
  const Desk next = hall.stored(branch.table);
  EXPECT_TRUE(next.m.codec->rules().same(next.history.start,
                                         state_after(*old.m.codec, old.history, moment.steps / 2)));
  EXPECT_EQ(next.m.status, api::Status::playing);
}

TEST(TableForgetting, PeopleLeaveTheirSeats) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  std::optional<bool> fine;
  hall.tables.forget(person(1), [&](bool ok) { fine = ok; });
  hall.scheduler.run_all();
  EXPECT_EQ(fine, true);
  const Desk desk = hall.stored(table);
  EXPECT_FALSE(desk.m.is_member(person(1)));
  EXPECT_TRUE(desk.m.seats[1].plays_itself());
}

// ---- names ----

TEST(TableNames, FollowWhoIsRenamed) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  const auto name = [&](Hall& at) {
    return at.well<api::GetTable>(0, {{"table", table}}).seats[1].name;
  };
  EXPECT_EQ(name(hall), "P1");
  hall.tables.renamed(person(1), "Zoe");
  EXPECT_EQ(name(hall), "Zoe");
  // At another process it shows when the table is read again.
  hall.data->people[person(1)].name = "Yve";
  hall.well<api::GetStory>(0, {{"table", table}, {"seat", 0}, {"after", 0}});
  EXPECT_EQ(name(hall), "Yve");
}

TEST(TableNames, TellWhoAnswersForABot) {
  Hall hall;
  const std::string table = hall.begun(kCitadels);
  Hall next(hall.data, 7);
  hall.data->people[person(1)].owner = person(4);
  const auto info = next.well<api::GetTable>(0, {{"table", table}});
  EXPECT_EQ(info.seats[0].owner, std::nullopt);
  EXPECT_EQ(info.seats[1].owner, "P4");
}

}  // namespace
}  // namespace prestige::server::kit
