// Lists of tables, and what keeps them up to date.

#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

constexpr Millis kDay = 24 * 3'600'000;

std::vector<std::string> ids(const api::TableList& list) {
  std::vector<std::string> all;
  for (const JsonText& table : list.tables) all.push_back(Json::parse(table.text).at("table"));
  return all;
}

// Tables that person 0 has opened, one after the other.
struct Opened : testing::Test {
  Hall hall;

  std::string open(const Json& fields = kCitadels) {
    hall.clock.pass(1000);
    return hall.well<api::CreateTable>(0, fields).table;
  }
  std::vector<std::string> listed(const Json& fields) {
    return ids(hall.well<api::Tables>(0, fields));
  }
};

TEST_F(Opened, OwnTablesAreFilteredBeforeTheListIsCut) {
  const std::string gathering = open();
  hall.clock.pass(1000);
  const std::string playing = hall.begun(kTrickerion);
  EXPECT_THAT(listed({{"mine", true}, {"limit", 1}}), ElementsAre(playing));
  EXPECT_THAT(listed({{"mine", true}, {"status", "gathering"}, {"limit", 1}}),
              ElementsAre(gathering));
  EXPECT_THAT(listed({{"mine", true}, {"game", "citadels"}, {"limit", 1}}), ElementsAre(gathering));
  EXPECT_THAT(listed({{"mine", true}, {"free", true}, {"limit", 1}}), ElementsAre(gathering));
}

TEST_F(Opened, OwnTablesComeInPartsThoseThatWaitFirst) {
  hall.begun(kTrickerion);
  for (int i = 0; i < 4; ++i) open();
  std::vector<std::string> got;
  Json fields{{"mine", true}, {"limit", 2}};
  for (int part = 0; part < 5; ++part) {
    const auto list = hall.well<api::Tables>(0, fields);
    for (const std::string& id : ids(list)) got.push_back(id);
    if (!list.next) break;
    fields["after"] = *list.next;
  }
  EXPECT_THAT(got, SizeIs(5));
  EXPECT_EQ(got, listed({{"mine", true}, {"limit", 100}}));
  EXPECT_THAT(hall.said_to<api::Tables>(0, {{"mine", true}, {"after", "w12"}}),
              no("bad_field", "bad_bookmark"));
}

TEST_F(Opened, AFreeSeatIsOneThatCanBeTaken) {
  const std::string left = open();
  const std::string gathering = open();
  hall.well<api::Leave>(0, {{"table", left}});
  EXPECT_THAT(listed({{"free", true}}), ElementsAre(gathering));
}

TEST_F(Opened, TablesAreLookedAfterHoweverManyAreDueBefore) {
  const std::string table = open();
  for (int i = 0; i < 1100; ++i) {  // nobody can ever help them
    MemoryData::Table& broken = hall.data->tables[TableId(1 + i)];
    broken.row.id = TableId(1 + i);
    broken.row.version = 1;
    broken.row.head.due = 1;
    broken.entries = {"broken"};
  }
  hall.clock.pass(kDay + 1);
  hall.tables.start();
  hall.scheduler.pass(3'000);
  EXPECT_EQ(hall.stored(table).m.status, api::Status::over);
}

// ---- what those who look at a list are told ----

struct Lobby : Opened {
  std::shared_ptr<HeardSocket> looking = std::make_shared<HeardSocket>();

  void SetUp() override {
    hall.well<api::Tables>(1, Json::object(), looking);
    looking->take();
  }
  int told() {
    hall.scheduler.pass(2'000);
    return static_cast<int>(looking->take().size());
  }
};

TEST_F(Lobby, IsToldOfTablesThatOpenFillAndStart) {
  const std::string table = open();
  EXPECT_EQ(told(), 1);
  hall.well<api::Join>(1, {{"table", table}});
  EXPECT_EQ(told(), 1);
  hall.well<api::Start>(0, {{"table", table}});
  EXPECT_EQ(told(), 1);
  Rng rng(1);
  hall.step(table, rng);
  EXPECT_EQ(told(), 0) << "decisions change no list";
}

TEST_F(Lobby, IsToldOfGamesThatEnd) {
  const std::string table = hall.begun(kCitadels);
  told();
  Rng rng(1);
  hall.finish(table, rng);
  EXPECT_EQ(told(), 1);
}

TEST_F(Lobby, IsToldOfTablesThatAreAbandoned) {
  open();
  told();
  hall.clock.pass(kDay);
  hall.tables.start();
  EXPECT_EQ(told(), 1);
}

TEST_F(Lobby, HearsOfOtherProcessesAndDoesNotTellThemBack) {
  hall.tables.lobby_news();
  hall.tables.lobby_news();
  EXPECT_EQ(told(), 1);
  EXPECT_EQ(hall.storage.announced, 0);
  open();
  open();
  told();
  EXPECT_EQ(hall.storage.announced, 1);
}

}  // namespace
}  // namespace prestige::server::kit
