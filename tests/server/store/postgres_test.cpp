// What only PostgreSQL can be asked.

#include "tests/server/kit/postgres.h"

#include <chrono>
#include <condition_variable>
#include <fstream>
#include <mutex>
#include <sstream>

#include "server/net/system.h"
#include "server/store/postgres/postgres_store.h"
#include "server/store/postgres/schema.h"
#include "tests/server/store/backend.h"

namespace prestige::server {

namespace {

using testing::HasSubstr;

// Gathers what a listener hears.
class Ear {
 public:
  Store::Listener listener() {
    return {.news =
                [this](const News& news) {
                  const std::lock_guard lock(mutex_);
                  heard_.emplace_back(static_cast<int>(news.kind), news.id, news.version);
                  changed_.notify_all();
                },
            .resync =
                [this] {
                  const std::lock_guard lock(mutex_);
                  ++resyncs_;
                  changed_.notify_all();
                }};
  }
  using Heard = std::tuple<int, std::int64_t, std::int64_t>;
  std::vector<Heard> wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, kLongest, [&] { return heard_.size() >= count; });
    return heard_;
  }
  bool wait_for_resync() {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, kLongest, [&] { return resyncs_ > 0; });
  }

 private:
  static constexpr auto kLongest = std::chrono::seconds(20);
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Heard> heard_;
  int resyncs_ = 0;
};

class PostgresDatabase : public testing::Test {
 protected:
  void SetUp() override {
    server_ = kit::Postgres::instance();
    ASSERT_NE(server_, nullptr) << kit::kPostgresMissing;
    address_ = server_->new_database();
  }
  std::unique_ptr<Store> open_as(const std::string& origin) {
    auto store = postgres::open(address_, origin);
    EXPECT_TRUE(store) << store.error();
    return store ? std::move(*store) : nullptr;
  }
  static Stored<std::vector<Appended>> append(Store& store, const Append& append) {
    return store.append(std::span(&append, 1));
  }
  std::expected<void, std::string> migrated(std::span<const std::string_view> steps) {
    auto link = postgres::connect(address_);
    if (!link) return std::unexpected(link.error());
    postgres::Connection connection(address_, "test", std::move(*link));
    return postgres::migrate(connection, steps);
  }

  kit::Postgres* server_ = nullptr;
  std::string address_;
};

TEST_F(PostgresDatabase, tells_other_processes_and_not_ones_own) {
  Ear ear;
  const auto here = open_as("here");
  const auto also_here = open_as("here");
  const auto there = open_as("there");
  here->listen(ear.listener());
  ASSERT_TRUE(append(*also_here, some_append(5, 0, {"own"})));
  ASSERT_TRUE(append(*there, some_append(7, 0, {"one", "two"})));
  ASSERT_TRUE(append(*there, some_append(7, 0, {"conflict: no news"})));
  ASSERT_TRUE(there->add_chat(TableId(7), some_line(1, "hi")));
  ASSERT_TRUE(there->add_person(some_person(3, "ada")));
  ASSERT_TRUE(there->add_notice(PersonId(3), {}));
  ASSERT_TRUE(there->announce({.kind = News::Kind::session, .id = 11, .version = 0}));
  ASSERT_TRUE(there->announce({.kind = News::Kind::lobby, .id = 0, .version = 0}));
  using Heard = Ear::Heard;
  EXPECT_THAT(ear.wait_for(5), testing::ElementsAre(Heard(0, 7, 2), Heard(1, 7, 1), Heard(2, 3, 1),
                                                    Heard(3, 11, 0), Heard(5, 0, 0)));
}

TEST_F(PostgresDatabase, knows_what_time_it_is) {
  const Millis before = net::SystemClock().now();
  const auto time = open_as("here")->time();
  ASSERT_TRUE(time && *time);
  EXPECT_GE(**time, before);
  EXPECT_LE(**time, net::SystemClock().now());
}

TEST_F(PostgresDatabase, comes_back_after_the_server_was_lost) {
  Ear ear;
  const auto here = open_as("here");
  const auto there = open_as("there");
  here->listen(ear.listener());
  ASSERT_TRUE(append(*here, some_append(7, 0, {"one"})));

  server_->kill();
  const auto lost = append(*here, some_append(7, 1, {"two"}));
  ASSERT_FALSE(lost);
  EXPECT_EQ(lost.error().fault, StoreFault::unavailable);
  EXPECT_EQ(lost.error().detail.find('\n'), std::string::npos);
  EXPECT_EQ(here->table(TableId(7)).error().fault, StoreFault::unavailable);
  EXPECT_EQ(here->backup("/dev/null/x").error().fault, StoreFault::unavailable);
  EXPECT_THAT(open_store(address_).error(), HasSubstr("cannot open the PostgreSQL database"));
  server_->start();

  EXPECT_TRUE(ear.wait_for_resync());
  EXPECT_EQ(here->entries_after(TableId(7), 0)->size(), 1u) << "what was acknowledged is there";
  EXPECT_FALSE(there->ping()) << "its connection is gone, which it notices now";
  const auto back = there->ping();
  ASSERT_TRUE(back) << back.error().detail;
  ASSERT_TRUE(append(*there, some_append(7, 1, {"two"})));
  EXPECT_THAT(ear.wait_for(1), testing::ElementsAre(Ear::Heard(0, 7, 2)));
}

TEST_F(PostgresDatabase, does_not_go_on_with_half_a_transaction) {
  const auto store = open_as("here");
  ASSERT_TRUE(store->add_person(some_person(1, "ada")));
  const std::vector<RatedId> who = {{PersonId(1), ""}};
  const auto rated = store->rate(TableId(7), "citadels", 2, who, [&](std::span<RatingRow>) {
    server_->run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
        "pg_backend_pid() AND application_name = 'prestige'");
  });
  ASSERT_FALSE(rated);
  EXPECT_EQ(rated.error().fault, StoreFault::unavailable);
  EXPECT_TRUE(store->ratings_of(PersonId(1))->empty());
  EXPECT_EQ(store->rate(TableId(7), "citadels", 2, who, [](std::span<RatingRow>) {}), true);
}

TEST_F(PostgresDatabase, that_cannot_be_used_is_refused_in_words) {
  ASSERT_TRUE(server_->run("DROP ROLE IF EXISTS guarded"));
  ASSERT_TRUE(server_->run("CREATE ROLE guarded LOGIN PASSWORD 'right'"));
  const std::string wrong = server_->address("postgres", "guarded:wrong");
  const std::pair<std::string, std::string> cases[] = {
      {wrong, "password authentication failed"},
      {server_->address("postgres", "guarded"), "no password supplied"},
      {server_->address("missing"), "database \"missing\" does not exist"},
      {"postgresql://127.0.0.1:1/x", "refused"},
      {"postgresql://%zz", "%zz"},
      {"postgresql:///x?nonsense=1", "nonsense"},
  };
  for (const auto& [address, reason] : cases) {
    const auto store = open_store(address);
    ASSERT_FALSE(store) << address;
    EXPECT_THAT(store.error(), HasSubstr(reason));
    EXPECT_EQ(store.error().find('\n'), std::string::npos);
    EXPECT_EQ(store.error().find("wrong"), std::string::npos)
        << "the password is nobody's business";
  }
}

TEST_F(PostgresDatabase, refuses_texts_that_it_cannot_hold) {
  const auto store = open_as("here");
  const auto added = store->add_person(some_person(1, "\xff\xfe"));
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().fault, StoreFault::corrupt);
  EXPECT_TRUE(store->add_person(some_person(1, "ada")));
}

TEST_F(PostgresDatabase, of_a_newer_program_is_refused) {
  ASSERT_NE(open_as("here"), nullptr);
  ASSERT_TRUE(server_->run("UPDATE prestige_schema SET version = 99", address_));
  EXPECT_THAT(open_store(address_).error(), HasSubstr("a newer program is needed"));
}

TEST_F(PostgresDatabase, of_every_released_version_opens) {
  for (std::size_t version = 1; version <= postgres::schema_steps().size(); ++version) {
    const std::string name = "postgres_v" + std::to_string(version) + ".sql";
    std::ostringstream sql;
    const std::ifstream file(PRESTIGE_SOURCE_DIR "/tests/server/store/fixtures/" + name);
    ASSERT_TRUE(file) << name;
    sql << file.rdbuf();
    const std::string address = server_->new_database();
    ASSERT_TRUE(server_->run(sql.str(), address));
    const auto store = open_store(address);
    ASSERT_TRUE(store) << store.error();
    EXPECT_EQ((*store)->entries_after(TableId(7), 0)->size(), 2u);
    EXPECT_EQ((*store)->chat_by(PersonId(1), 9)->size(), 1u);
    EXPECT_EQ((*(*store)->person_named("ada"))->name, "Ada");
    EXPECT_EQ((*store)->tables_of(PersonId(1), up_to(9))->size(), 1u);
    EXPECT_TRUE((*store)->add_session(some_session(9, 1)));
  }
}

TEST_F(PostgresDatabase, takes_only_the_steps_it_lacks) {
  constexpr std::string_view kFirst = "CREATE TABLE a (x int); INSERT INTO a VALUES (1);";
  constexpr std::string_view kSecond = "ALTER TABLE a ADD COLUMN y int; UPDATE a SET y = x + 1;";
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
  EXPECT_TRUE(server_->run("SELECT 1 / (sum(x * 10 + y) = 12)::int FROM a", address_));
}

}  // namespace

}  // namespace prestige::server
