// `prestige admin`, beside a server that runs.

#include <gmock/gmock.h>

#include <fstream>

#include "tests/server/kit/postgres.h"
#include "tests/server/kit/temporary.h"
#include "tests/server/ops/guest.h"
#include "tests/server/ops/program.h"

namespace prestige::server::ops {
namespace {

using prestige::kit::Postgres;
using testing::HasSubstr;
using testing::Not;

constexpr int kSignedOut = 4001;  // a close code

class Admin : public testing::Test {
 protected:
  // Runs a command that must succeed.
  std::string admin(std::vector<std::string> arguments) {
    const Ran ran = attempt(std::move(arguments));
    EXPECT_EQ(ran.code, 0) << ran.err;
    return ran.out;
  }
  Ran attempt(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"admin", place_[0], place_[1]});
    return run_program(arguments);
  }

  prestige::kit::TemporaryFolder folder_;
  std::vector<std::string> place_ = {"--data", folder_.file("data")};
};

TEST_F(Admin, lists_tables_for_people_and_programs) {
  RunningServer server(place_);
  ASSERT_GT(server.port(), 0);
  const std::string table = Guest(server.port()).open_table();
  ASSERT_NE(table, "");
  EXPECT_THAT(admin({"list"}), HasSubstr(table));
  EXPECT_THAT(admin({"list"}), HasSubstr("Ada"));
  const Json line = Json::parse(admin({"list", "--json"}));
  EXPECT_EQ(line["table"], table);
  EXPECT_EQ(line["status"], "playing");
  EXPECT_EQ(line["frozen"], false);
  EXPECT_FALSE(line["info"].contains("invite"));
  EXPECT_THAT(admin({"list", "--status", "playing"}), HasSubstr(table));
  EXPECT_THAT(admin({"list", "--status", "over"}), Not(HasSubstr(table)));
  EXPECT_THAT(admin({"list", "--frozen"}), Not(HasSubstr(table)));
}

TEST_F(Admin, what_is_wrong_is_said) {
  EXPECT_EQ(attempt({"list"}).code, 1);  // no data yet
  RunningServer server(place_);
  ASSERT_GT(server.port(), 0);
  EXPECT_EQ(attempt({}).code, 2);
  EXPECT_EQ(attempt({"freeze"}).code, 2);
  EXPECT_EQ(attempt({"list", "--status", "tired"}).code, 2);
  const Ran no_id = attempt({"freeze", "?"});
  EXPECT_EQ(no_id.code, 1);
  EXPECT_THAT(no_id.err, HasSubstr("is not the id of a table"));
  const Ran no_table = attempt({"thaw", "000000000001"});
  EXPECT_EQ(no_table.code, 1);
  EXPECT_THAT(no_table.err, HasSubstr("there is no table"));
  EXPECT_THAT(attempt({"delete-person", "000000000001"}).err, HasSubstr("there is no person"));
}

// SQLite brings no news: the server notices when somebody does something.
TEST_F(Admin, a_running_server_follows_freeze_and_thaw) {
  RunningServer server(place_);
  ASSERT_GT(server.port(), 0);
  Guest ada(server.port());
  const std::string table = ada.open_table();
  const Json view = ada.decision(table);
  ASSERT_FALSE(view.is_null());

  EXPECT_THAT(admin({"freeze", table}), HasSubstr("is frozen"));
  EXPECT_THAT(admin({"freeze", table}), HasSubstr("was frozen already"));
  EXPECT_THAT(admin({"list", "--frozen"}), HasSubstr(table));
  const Json refused = ada.act(view);
  EXPECT_EQ(refused["ok"], false) << refused;
  EXPECT_EQ(refused["error"]["code"], "not_now") << refused;
  EXPECT_THAT(refused["error"]["text"].get<std::string>(), HasSubstr("stopped"));

  EXPECT_THAT(admin({"thaw", table}), HasSubstr("goes on"));
  EXPECT_THAT(admin({"thaw", table}), HasSubstr("was not frozen"));
  const Json again = ada.decision(table);
  ASSERT_FALSE(again.is_null());
  const Json taken = ada.act(again);
  EXPECT_EQ(taken["ok"], true) << taken;
  EXPECT_EQ(server.stop(), 0);
}

// A program that comes and goes must not take anything of SQLite's files along.
TEST_F(Admin, what_a_server_stores_after_a_command_is_kept) {
  RunningServer server(place_);
  ASSERT_GT(server.port(), 0);
  Guest ada(server.port());
  const std::string table = ada.open_table();
  const Json view = ada.decision(table);
  admin({"list"});
  ASSERT_EQ(run_program({"backup", place_[0], place_[1], folder_.file("backup")}).code, 0);
  ASSERT_EQ(ada.act(view)["ok"], true);
  EXPECT_THAT(admin({"export", table, "--open"}), HasSubstr(view["legal"][0].get<std::string>()));
}

// With PostgreSQL it is told at once.
TEST_F(Admin, servers_on_postgresql_hear_of_it) {
  Postgres* postgres = Postgres::instance();
  ASSERT_NE(postgres, nullptr) << "PostgreSQL is not installed; scripts/setup quick does it";
  place_ = {"--database", postgres->new_database()};
  RunningServer server(place_);
  ASSERT_GT(server.port(), 0);
  Guest ada(server.port());
  const std::string table = ada.open_table();
  ASSERT_FALSE(ada.decision(table).is_null());
  admin({"freeze", table});
  EXPECT_TRUE(ada.sees_frozen(true));
  admin({"thaw", table});
  EXPECT_TRUE(ada.sees_frozen(false));
}

// Whoever is deleted is gone at every server at once, with the connections that are open.
TEST_F(Admin, servers_on_postgresql_close_the_sockets_of_a_deleted_person) {
  Postgres* postgres = Postgres::instance();
  ASSERT_NE(postgres, nullptr) << "PostgreSQL is not installed; scripts/setup quick does it";
  place_ = {"--database", postgres->new_database()};
  RunningServer server(place_);
  RunningServer other(place_);
  ASSERT_GT(server.port(), 0);
  ASSERT_GT(other.port(), 0);
  Guest ada(server.port());
  kit::WsClient elsewhere(other.port());
  ASSERT_EQ(elsewhere.hello(ada.token()).value("type", ""), "hello");
  admin({"delete-person", ada.person()});
  EXPECT_EQ(ada.close_code(), kSignedOut);
  EXPECT_EQ(elsewhere.close_code(), kSignedOut);
}

TEST_F(Admin, exports_of_running_games_keep_secrets_unless_opened) {
  RunningServer server(place_);
  ASSERT_GT(server.port(), 0);
  Guest ada(server.port());
  const std::string table = ada.open_table();
  ASSERT_EQ(ada.act(ada.decision(table))["ok"], true);

  const Json known = Json::parse(admin({"export", table}));
  EXPECT_EQ(known["table"], table);
  EXPECT_EQ(known["info"]["status"], "playing");
  EXPECT_EQ(known["entries"][0]["entry"], "created");
  EXPECT_FALSE(known["info"].contains("invite"));
  EXPECT_FALSE(known["info"]["fairness"].contains("seed"));
  for (const char* secret : {"seed", "invite", "draws", "action", "moved", "entropy", "key"}) {
    EXPECT_THAT(known["entries"].dump(), Not(HasSubstr(secret)));
  }
  const Json all = Json::parse(admin({"export", table, "--open"}));
  EXPECT_TRUE(all["entries"][0].contains("seed"));
  EXPECT_TRUE(all["record"].contains("actions"));
  EXPECT_THAT(run_program({"admin", "export", "--help"}).out, HasSubstr("must not play"));
}

TEST_F(Admin, exports_records_of_finished_games_that_can_be_verified) {
  RunningServer server(place_);
  ASSERT_GT(server.port(), 0);
  Guest ada(server.port());
  const std::string table = ada.open_table();
  ASSERT_TRUE(ada.play(table));
  const std::string record = admin({"export", table});
  EXPECT_EQ(Json::parse(record)["table"], table);
  const std::string path = folder_.file("record.json");
  std::ofstream(path) << record;
  const Ran verified = run_program({"verify", path});
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_THAT(verified.out, HasSubstr("draws verified"));
  const Ran told = run_program({"replay", path});
  EXPECT_EQ(told.code, 0);
  EXPECT_THAT(told.out, HasSubstr("Ada"));
  Json half = Json::parse(record);
  half["actions"].erase(half["actions"].begin() + 20, half["actions"].end());
  std::ofstream(path) << half;
  EXPECT_THAT(run_program({"replay", path, "--lang", "de"}).out, HasSubstr("geht weiter"));
}

TEST_F(Admin, deletes_people_without_a_trace) {
  RunningServer server(place_);
  ASSERT_GT(server.port(), 0);
  Guest ada(server.port());
  const std::string table = ada.open_table();
  ASSERT_NE(table, "");
  EXPECT_THAT(admin({"delete-person", ada.person()}), HasSubstr("is deleted"));
  EXPECT_THAT(admin({"list"}), Not(HasSubstr("Ada")));
  EXPECT_EQ(attempt({"delete-person", ada.person()}).code, 1);
}

}  // namespace
}  // namespace prestige::server::ops
