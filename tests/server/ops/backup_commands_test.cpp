// `prestige backup` and `prestige restore`.

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/server/kit/postgres.h"
#include "tests/server/kit/temporary.h"
#include "tests/server/ops/guest.h"
#include "tests/server/ops/program.h"

namespace prestige::server::ops {
namespace {

using prestige::kit::content;
using prestige::kit::Postgres;
using testing::HasSubstr;

class BackupCommands : public testing::Test {
 protected:
  BackupCommands() {
    if (std::string_view(PRESTIGE_BINARY).empty()) std::abort();
  }

  // Data of a server with one running game.
  void make_data() {
    RunningServer server({"--data", data_});
    ASSERT_GT(server.port(), 0);
    ASSERT_NE(Guest(server.port()).open_table(), "");
    ASSERT_EQ(server.stop(), 0);
  }
  // A backup that must succeed.
  std::string backup(const std::string& option, const std::string& value, const std::string& name) {
    const Ran ran = run_program({"backup", option, value, folder_.file(name)});
    EXPECT_EQ(ran.code, 0) << ran.err;
    return content(folder_.file(name));
  }

  prestige::kit::TemporaryFolder folder_;
  std::string data_ = folder_.file("data");
};

TEST_F(BackupCommands, a_backup_of_a_running_server_is_restored_whole) {
  RunningServer server({"--data", data_});
  ASSERT_GT(server.port(), 0);
  const std::string table = Guest(server.port()).open_table();
  ASSERT_NE(table, "");
  const std::string first = backup("--data", data_, "first");
  EXPECT_THAT(first, HasSubstr("created"));
  struct stat file{};
  ASSERT_EQ(::stat(folder_.file("first").c_str(), &file), 0);
  EXPECT_EQ(file.st_mode & 0777u, 0600u);

  const std::string copy = folder_.file("deep/copy");
  const Ran restored = run_program({"restore", folder_.file("first"), "--data", copy});
  EXPECT_EQ(restored.code, 0) << restored.err;
  ASSERT_EQ(::stat(copy.c_str(), &file), 0);
  EXPECT_EQ(file.st_mode & 0777u, 0700u);
  EXPECT_EQ(backup("--data", copy, "second"), first);
  RunningServer again({"--data", copy});
  EXPECT_GT(again.port(), 0);
  EXPECT_THAT(run_program({"admin", "--data", copy, "list"}).out, HasSubstr(table));
}

TEST_F(BackupCommands, goes_to_postgresql_and_back) {
  Postgres* postgres = Postgres::instance();
  ASSERT_NE(postgres, nullptr) << "PostgreSQL is not installed; scripts/setup quick does it";
  make_data();
  const std::string first = backup("--data", data_, "first");
  const std::string address = postgres->new_database();
  const Ran restored = run_program({"restore", "--database", address, folder_.file("first")});
  ASSERT_EQ(restored.code, 0) << restored.err;
  EXPECT_EQ(backup("--database", address, "second"), first);
  EXPECT_EQ(run_program({"admin", "--database", address, "list", "--json"}).out,
            run_program({"admin", "--data", data_, "list", "--json"}).out);
}

TEST_F(BackupCommands, a_file_is_replaced_only_by_force) {
  make_data();
  const std::string path = folder_.file("precious");
  std::ofstream(path) << "precious";
  const Ran refused = run_program({"backup", "--data", data_, path});
  EXPECT_EQ(refused.code, 1);
  EXPECT_THAT(refused.err, HasSubstr("exists already; --force"));
  EXPECT_EQ(content(path), "precious");
  EXPECT_EQ(run_program({"backup", "--data", data_, path, "--force"}).code, 0);
  EXPECT_NE(content(path), "precious");
}

TEST_F(BackupCommands, nothing_is_overwritten_by_restoring) {
  make_data();
  const std::string before = backup("--data", data_, "first");
  const Ran refused = run_program({"restore", "--data", data_, folder_.file("first")});
  EXPECT_EQ(refused.code, 1);
  EXPECT_THAT(refused.err, HasSubstr("not empty"));
  EXPECT_EQ(backup("--data", data_, "second"), before);
}

TEST_F(BackupCommands, what_is_wrong_is_said) {
  const Ran nothing = run_program({"backup", "--data", data_, folder_.file("x")});
  EXPECT_EQ(nothing.code, 1);
  EXPECT_THAT(nothing.err, HasSubstr("there is no data of a server"));
  EXPECT_FALSE(std::filesystem::exists(data_)) << "it made a store by mistake";

  const Ran no_file = run_program({"restore", "--data", data_, folder_.file("nowhere")});
  EXPECT_EQ(no_file.code, 1);
  EXPECT_THAT(no_file.err, HasSubstr("there is no file"));
  EXPECT_FALSE(std::filesystem::exists(data_));

  std::ofstream(folder_.file("junk")) << "junk\n";
  EXPECT_EQ(run_program({"restore", "--data", data_, folder_.file("junk")}).code, 1);

  make_data();
  const Ran nowhere = run_program({"backup", "--data", data_, folder_.file("no/such/x")});
  EXPECT_EQ(nowhere.code, 1);
  EXPECT_THAT(nowhere.err, HasSubstr("No such file"));

  EXPECT_EQ(run_program({"backup", "--data", data_}).code, 2);
  EXPECT_EQ(run_program({"restore"}).code, 2);
  const Ran both = run_program({"backup", "--data", "a", "--database", "b", "c"});
  EXPECT_EQ(both.code, 2);
  const Ran strange = run_program({"backup", "--database", "punchcards:x", folder_.file("x")});
  EXPECT_EQ(strange.code, 1);
  EXPECT_THAT(strange.err, HasSubstr("sqlite:PATH or postgresql://"));
}

}  // namespace
}  // namespace prestige::server::ops
