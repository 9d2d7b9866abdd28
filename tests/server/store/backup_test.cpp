#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "server/store/memory/memory_store.h"
#include "tests/server/kit/postgres.h"
#include "tests/server/store/backend.h"

namespace prestige::server {

namespace {

using prestige::kit::content;
using testing::HasSubstr;

void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

// Something in every table.
void fill(Store& store) {
  PersonRow bot = some_person(3, "bot \"3\"");
  bot.owner = PersonId(1);
  for (const PersonRow& row : {some_person(1, "ada"), some_person(2, "Jörg"), bot}) {
    ASSERT_TRUE(store.add_person(row));
    ASSERT_TRUE(store.add_session(some_session(10 + row.id.number(), row.id.number())));
  }
  ASSERT_TRUE(store.set_muted(PersonId(1), PersonId(2), true));
  Append append = some_append(7, 0, {"one", std::string("\0\xff\n", 3), "{\"a\":\"€\"}"});
  append.head.due = 1234567890123;
  append.members = {{PersonId(1), true}, {PersonId(2), false}};
  const std::vector<Append> appends = {append, some_append(7, 3, {"four"}),
                                       some_append((std::int64_t{1} << 60) - 1, 0, {"x"})};
  ASSERT_TRUE(store.append(appends));
  ASSERT_TRUE(store.add_chat(TableId(7), some_line(1, "hi\n\t\"there\"")));
  ASSERT_TRUE(store.add_notice(PersonId(1), {.at = 4, .table = TableId(7)}));
  ASSERT_TRUE(store.mark_read(PersonId(1), 1));
  ASSERT_TRUE(
      store.add_notice(PersonId(1), {.at = 5, .kind = NoticeKind::rematch, .table = TableId(7)}));
  const std::vector<RatedId> who = {{PersonId(1), ""}, {PersonId(), "greedy"}};
  ASSERT_TRUE(store.rate(TableId(7), "citadels", 2, who, [](std::span<RatingRow> rows) {
    rows[0].mean = 0.1 + 0.2;
    rows[1].deviation = 1e-300;
  }));
}

class BackupSuite : public StoreSuite {
 protected:
  std::string backup_of(Store& from, const std::string& name) {
    const std::string path = folder_.file(name);
    const auto stored = from.backup(path);
    EXPECT_TRUE(stored) << stored.error().detail;
    return path;
  }
};

// The same rows give the same file, so equal files mean that nothing got lost on the way.
TEST_P(BackupSuite, goes_into_every_other_store_and_comes_back_the_same) {
  fill(store());
  const std::string path = backup_of(store(), "first");
  struct stat file{};
  ASSERT_EQ(::stat(path.c_str(), &file), 0);
  EXPECT_EQ(file.st_mode & 0777u, 0600u) << "it holds hashes of passwords";
  for (const std::string kind : {"sqlite", "postgres"}) {
    const auto other = make_backend(kind);
    ASSERT_NE(other, nullptr) << kit::kPostgresMissing;
    const auto restored = restore_backup(path, other->address());
    ASSERT_TRUE(restored) << kind << ": " << restored.error();
    const auto copy = other->open();
    EXPECT_EQ(content(backup_of(*copy, kind)), content(path)) << kind;
    // The copy is alive.
    EXPECT_EQ(copy->add_chat(TableId(7), some_line(2, "more"))->number, 2);
    EXPECT_EQ(copy->add_notice(PersonId(1), {})->number, 3);
    EXPECT_EQ(copy->entries_after(TableId(7), 0)->size(), 4u);
    // And it is not filled a second time.
    const auto again = restore_backup(path, other->address());
    ASSERT_FALSE(again);
    EXPECT_THAT(again.error(), HasSubstr("not empty"));
  }
}

TEST_P(BackupSuite, that_cannot_be_written_leaves_nothing_behind) {
  const auto stored = store().backup(folder_.file("missing/backup"));
  ASSERT_FALSE(stored);
  EXPECT_THAT(stored.error().detail, HasSubstr("No such file or directory"));
  std::filesystem::create_directory(folder_.file("taken"));
  EXPECT_FALSE(store().backup(folder_.file("taken")));
  EXPECT_FALSE(std::filesystem::exists(folder_.file("taken.part")));
  EXPECT_TRUE(store().ping());
}

PRESTIGE_ON_ALL_STORES(BackupSuite);

class DamagedBackup : public testing::Test {
 protected:
  void SetUp() override {
    MemoryStore store;
    fill(store);
    ASSERT_TRUE(store.backup(path_));
    text_ = content(path_);
  }
  // Why a file with this text is refused.
  std::string refusal(const std::string& text) {
    write(path_, text);
    const auto restored = restore_backup(path_, address_);
    if (restored) return "it was taken";
    EXPECT_EQ(restored.error().find('\n'), std::string::npos);
    return restored.error();
  }

  kit::TemporaryFolder folder_;
  std::string path_ = folder_.file("backup");
  std::string address_ = "sqlite:" + folder_.file("store.db");
  std::string text_;
};

TEST_F(DamagedBackup, is_refused_wherever_it_is_cut_off) {
  for (std::size_t size = 0; size + 1 < text_.size(); size += 37) {
    EXPECT_THAT(refusal(text_.substr(0, size)), HasSubstr("cannot be used")) << size;
  }
  EXPECT_FALSE(std::filesystem::exists(folder_.file("store.db"))) << "refused before anything";
}

TEST_F(DamagedBackup, is_refused_when_anything_is_changed) {
  for (std::size_t at = 0; at < text_.size(); at += 41) {
    std::string changed = text_;
    changed[at] = changed[at] == 'x' ? 'y' : 'x';
    EXPECT_THAT(refusal(changed), HasSubstr("cannot be used")) << at;
  }
  EXPECT_THAT(refusal(text_ + "[\"rated\",5]\n"), HasSubstr("its end is missing"));
  const auto second = text_.find('\n') + 1;
  const auto third = text_.find('\n', second) + 1;
  EXPECT_THAT(refusal(text_.substr(0, second) + text_.substr(third)), HasSubstr("damaged"));
}

TEST_F(DamagedBackup, says_what_is_wrong) {
  EXPECT_THAT(refusal(""), HasSubstr("it is empty"));
  EXPECT_THAT(refusal("hello\n"), HasSubstr("no backup of Prestige"));
  EXPECT_THAT(refusal("{\"format\":\"prestige-backup\",\"version\":2}\n"),
              HasSubstr("format version 2"));
  EXPECT_THAT(restore_backup(folder_.file("none"), address_).error(),
              HasSubstr("cannot be opened"));
  EXPECT_THAT(restore_backup(folder_.path(), address_).error(), HasSubstr("cannot be opened"));
  write(path_, text_);
  EXPECT_THAT(restore_backup(path_, "memory:").error(), HasSubstr("must be sqlite:PATH"));
  EXPECT_TRUE(restore_backup(path_, address_));
}

}  // namespace

}  // namespace prestige::server
