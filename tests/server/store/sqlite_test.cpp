// What only SQLite can be asked.

#include <signal.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "server/store/sqlite/schema.h"
#include "server/store/sqlite/sqlite_store.h"
#include "tests/server/store/backend.h"

namespace prestige::server {

namespace {

using testing::HasSubstr;

class SqliteFile : public testing::Test {
 protected:
  void run(const std::string& sql) {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(path_.c_str(), &database), SQLITE_OK);
    char* fault = nullptr;
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &fault), SQLITE_OK) << fault;
    sqlite3_free(fault);
    sqlite3_close(database);
  }
  std::string refusal() {
    const auto store = open_store("sqlite:" + path_);
    if (store) return "it was opened";
    EXPECT_EQ(store.error().find('\n'), std::string::npos);
    return store.error();
  }
  std::expected<void, std::string> migrated(std::span<const std::string_view> steps) {
    auto connection = sqlite::Connection::open(path_);
    if (!connection) return std::unexpected(connection.error());
    return sqlite::migrate(**connection, steps);
  }

  kit::TemporaryFolder folder_;
  std::string path_ = folder_.file("store.db");
};

TEST_F(SqliteFile, is_for_the_server_alone) {
  ASSERT_TRUE(open_store("sqlite:" + path_));
  struct stat file{};
  ASSERT_EQ(::stat(path_.c_str(), &file), 0);
  EXPECT_EQ(file.st_mode & 0777u, 0600u);
}

TEST_F(SqliteFile, that_cannot_be_used_is_refused_in_words) {
  EXPECT_THAT(open_store("sqlite:").error(), HasSubstr("must be sqlite:PATH"));
  EXPECT_THAT(open_store("mysql://x").error(), HasSubstr("must be sqlite:PATH"));
  EXPECT_THAT(open_store("").error(), HasSubstr("must be sqlite:PATH"));
  EXPECT_THAT(open_store("sqlite:" + folder_.path()).error(), HasSubstr("Is a directory"));
  EXPECT_THAT(open_store("sqlite:/dev/null").error(), HasSubstr("no file"));
  std::ofstream(path_) << std::string(5000, 'x');
  EXPECT_THAT(refusal(), HasSubstr("not a database"));
}

TEST_F(SqliteFile, of_another_program_is_left_as_it_is) {
  run("CREATE TABLE other (x); PRAGMA user_version = 1");
  EXPECT_THAT(refusal(), HasSubstr("another program"));
  EXPECT_FALSE(std::filesystem::exists(path_ + "-wal"));
}

TEST_F(SqliteFile, of_a_newer_program_is_refused) {
  ASSERT_TRUE(open_store("sqlite:" + path_));
  run("PRAGMA user_version = 99");
  EXPECT_THAT(refusal(), HasSubstr("a newer program is needed"));
}

TEST_F(SqliteFile, of_every_released_version_opens) {
  for (std::size_t version = 1; version <= sqlite::schema_steps().size(); ++version) {
    const std::string name = "sqlite_v" + std::to_string(version) + ".sql";
    std::ostringstream sql;
    const std::ifstream file(PRESTIGE_SOURCE_DIR "/tests/server/store/fixtures/" + name);
    ASSERT_TRUE(file) << name;
    sql << file.rdbuf();
    std::filesystem::remove(path_);
    run(sql.str());
    const auto store = open_store("sqlite:" + path_);
    ASSERT_TRUE(store) << store.error();
    EXPECT_EQ((*store)->entries_after(TableId(7), 0)->size(), 2u);
    EXPECT_EQ((*store)->chat_by(PersonId(1), 9)->size(), 1u);
    EXPECT_EQ((*(*store)->person_named("ada"))->name, "Ada");
    EXPECT_EQ((*store)->tables_of(PersonId(1), up_to(9))->size(), 1u);
    EXPECT_TRUE((*store)->add_session(some_session(9, 1)));
  }
}

TEST_F(SqliteFile, takes_only_the_steps_it_lacks) {
  constexpr std::string_view kFirst = "CREATE TABLE a (x); INSERT INTO a VALUES (1);";
  constexpr std::string_view kSecond = "ALTER TABLE a ADD COLUMN y; UPDATE a SET y = x + 1;";
  constexpr std::string_view kBroken = "INSERT INTO a VALUES (5, 5); nonsense;";
  const std::array one = {kFirst};
  const std::array two = {kFirst, kSecond};
  const std::array broken = {kFirst, kSecond, kBroken};
  ASSERT_TRUE(migrated(one));
  ASSERT_TRUE(migrated(one));
  EXPECT_FALSE(migrated(broken)) << "all or nothing";
  ASSERT_TRUE(migrated(two));
  ASSERT_TRUE(migrated(two));
  EXPECT_THAT(migrated(one).error(), HasSubstr("version 2, but this program knows only up to 1"));
  auto connection = sqlite::Connection::open(path_);
  EXPECT_EQ((*connection)->number("SELECT sum(x * 10 + y) FROM a"), 12);
  EXPECT_EQ((*connection)->number("PRAGMA user_version"), 2);
}

TEST_F(SqliteFile, with_a_hole_in_a_log_is_corrupt) {
  const auto store = open_store("sqlite:" + path_).value();
  const std::vector<Append> appends = {some_append(7, 0, {"a", "b", "c"})};
  ASSERT_TRUE(store->append(appends));
  run("DELETE FROM entries WHERE version = 2");
  EXPECT_EQ(store->entries_after(TableId(7), 0).error().fault, StoreFault::corrupt);
  run("UPDATE tables SET status = 'nonsense'");
  EXPECT_EQ(store->table(TableId(7)).error().fault, StoreFault::corrupt);
}

// Appends for ever and says each version once it is stored.
[[noreturn]] void append_for_ever(const std::string& path, int to) {
  auto store = open_store("sqlite:" + path);
  for (std::int64_t version = 0; store; ++version) {
    const std::vector<Append> appends = {some_append(7, version, {std::to_string(version)})};
    const auto appended = (*store)->append(appends);
    if (!appended || appended->front() != Appended::stored) break;
    if (::write(to, &version, sizeof version) != sizeof version) break;
  }
  ::_exit(1);
}

TEST_F(SqliteFile, has_every_append_that_was_acknowledged_before_a_kill) {
  for (int round = 0; round < 3; ++round) {
    std::filesystem::remove(path_);
    std::filesystem::remove(path_ + "-wal");
    std::filesystem::remove(path_ + "-shm");
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) append_for_ever(path_, ends[1]);
    ::close(ends[1]);
    std::int64_t last = -1;
    std::int64_t version = 0;
    while (last < 50 + 37 * round && ::read(ends[0], &version, sizeof version) > 0) last = version;
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (::read(ends[0], &version, sizeof version) > 0) last = version;
    ::close(ends[0]);

    ASSERT_GE(last, 50);
    const auto store = open_store("sqlite:" + path_);
    ASSERT_TRUE(store) << store.error();
    const auto entries = (*store)->entries_after(TableId(7), 0);
    ASSERT_TRUE(entries) << entries.error().detail;
    const auto stored = static_cast<std::int64_t>(entries->size());
    EXPECT_GE(stored, last + 1);
    EXPECT_LE(stored, last + 2) << "at most the one under way";
    const std::vector<Append> next = {some_append(7, stored, {"on"})};
    EXPECT_EQ((*store)->append(next)->front(), Appended::stored);
  }
}

}  // namespace

}  // namespace prestige::server
