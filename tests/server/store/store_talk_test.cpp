#include <thread>

#include "tests/server/store/backend.h"

namespace prestige::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class TalkSuite : public StoreSuite {
 protected:
  std::vector<std::string> lines(ChatRoom room, std::int64_t after, int limit) {
    std::vector<std::string> all;
    const auto rows = store().chat(TableId(7), room, after, limit).value();
    for (const ChatRow& row : rows) all.push_back(std::to_string(row.number) + row.text);
    return all;
  }
};

TEST_P(TalkSuite, tells_what_a_person_has_said) {
  put(some_append(7, 0, {"x"}));
  put(some_append(8, 0, {"x"}));
  ASSERT_TRUE(store().add_chat(TableId(8), some_line(1, "first")));
  ASSERT_TRUE(store().add_chat(TableId(7), some_line(2, "of another")));
  ASSERT_TRUE(store().add_chat(TableId(7), some_line(1, "second")));
  const auto own = store().chat_by(PersonId(1), 9).value();
  ASSERT_EQ(own.size(), 2u);
  EXPECT_EQ(own[0].line.text == "first" ? own[0].table : own[1].table, TableId(8));
  EXPECT_EQ(store().chat_by(PersonId(1), 1)->size(), 1u);
  EXPECT_TRUE(store().chat_by(PersonId(3), 9)->empty());
}

TEST_P(TalkSuite, chat_is_numbered_at_each_table) {
  put(some_append(7, 0, {"x"}));
  put(some_append(8, 0, {"x"}));
  ChatRow line = some_line(1, "grüß Gott");
  line.number = 55;  // is given by the store
  auto stored = store().add_chat(TableId(7), line);
  ASSERT_TRUE(stored) << stored.error().detail;
  line.number = 1;
  EXPECT_EQ(*stored, line);
  line.room = ChatRoom::spectators;
  EXPECT_EQ(store().add_chat(TableId(7), line)->number, 2);
  EXPECT_EQ(store().add_chat(TableId(8), line)->number, 1);
  EXPECT_EQ(store().add_chat(TableId(7), some_line(1, "c"))->number, 3);
  EXPECT_EQ(store().chat(TableId(7), ChatRoom::table, 0, 9)->front(), *stored);
  EXPECT_THAT(lines(ChatRoom::spectators, 0, 9), ElementsAre("2grüß Gott"));
  EXPECT_FALSE(store().add_chat(TableId(9), line));
}

TEST_P(TalkSuite, the_newest_lines_come_in_order) {
  put(some_append(7, 0, {"x"}));
  for (const char* text : {"a", "b", "c", "d"}) {
    ASSERT_TRUE(store().add_chat(TableId(7), some_line(1, text)));
  }
  EXPECT_THAT(lines(ChatRoom::table, 0, 2), ElementsAre("3c", "4d"));
  EXPECT_THAT(lines(ChatRoom::table, 1, 9), ElementsAre("2b", "3c", "4d"));
  EXPECT_THAT(lines(ChatRoom::table, 4, 9), IsEmpty());
  EXPECT_THAT(lines(ChatRoom::spectators, 0, 9), IsEmpty());
}

TEST_P(TalkSuite, two_stores_never_give_one_number_twice) {
  constexpr int kLines = 40;
  put(some_append(7, 0, {"x"}));
  const auto talk = [](Store& mine) {
    for (int i = 0; i < kLines; ++i) {
      const auto added = mine.add_chat(TableId(7), some_line(1, ""));
      ASSERT_TRUE(added) << added.error().detail;
    }
  };
  const auto other = backend().open();
  std::thread thread([&] { talk(*other); });
  talk(store());
  thread.join();
  const auto all = store().chat(TableId(7), ChatRoom::table, 0, 1000).value();
  ASSERT_EQ(all.size(), 2u * kLines);
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(all[i].number, static_cast<std::int64_t>(i) + 1);
  }
}

TEST_P(TalkSuite, notices_are_numbered_for_each_person_and_read) {
  for (const std::int64_t id : {1, 2}) {
    ASSERT_TRUE(store().add_person(some_person(id, "p" + std::to_string(id))));
  }
  const NoticeRow notice{.number = 9, .at = 5, .kind = NoticeKind::rematch, .table = TableId(7)};
  for (std::int64_t number = 1; number <= 3; ++number) {
    const auto stored = store().add_notice(PersonId(1), notice);
    ASSERT_TRUE(stored) << stored.error().detail;
    EXPECT_EQ(stored->number, number);
  }
  EXPECT_EQ(store().add_notice(PersonId(2), notice)->number, 1);
  EXPECT_FALSE(store().add_notice(PersonId(3), notice));

  ASSERT_TRUE(store().mark_read(PersonId(1), 2));
  const auto rows = store().notices(PersonId(1), 0, 9).value();
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows[0], (NoticeRow{1, 5, NoticeKind::rematch, TableId(7), true}));
  EXPECT_EQ(rows[1].read, true);
  EXPECT_EQ(rows[2], (NoticeRow{3, 5, NoticeKind::rematch, TableId(7), false}));
  EXPECT_THAT(*store().notices(PersonId(1), 2, 9), ElementsAre(rows[2]));
  EXPECT_THAT(*store().notices(PersonId(1), 0, 2), ElementsAre(rows[1], rows[2]));
  EXPECT_EQ(store().notices(PersonId(2), 0, 9)->front().read, false);
}

TEST_P(TalkSuite, read_notices_are_removed_when_they_are_old) {
  for (const std::int64_t id : {1, 2, 3}) {
    ASSERT_TRUE(store().add_person(some_person(id, "p" + std::to_string(id))));
  }
  const auto tell = [&](std::int64_t person, Millis at) {
    return store().add_notice(PersonId(person), {.at = at, .table = TableId(7)})->number;
  };
  const auto numbers = [&](std::int64_t person) {
    std::vector<std::int64_t> all;
    const auto rows = store().notices(PersonId(person), 0, 99).value();
    for (const NoticeRow& row : rows) all.push_back(row.number);
    return all;
  };
  for (const Millis at : {10, 20, 30, 40, 50}) tell(1, at);
  for (const Millis at : {10, 20}) tell(2, at);
  ASSERT_TRUE(store().mark_read(PersonId(1), 4));
  ASSERT_TRUE(store().mark_read(PersonId(2), 2));

  EXPECT_EQ(store().remove_read_notices(40, 0), 0);
  EXPECT_EQ(store().remove_read_notices(40, 2), 2);
  EXPECT_EQ(store().remove_read_notices(40, 99), 2);
  EXPECT_EQ(store().remove_read_notices(40, 99), 0);
  EXPECT_THAT(numbers(1), ElementsAre(4, 5));  // too new, and not read
  EXPECT_THAT(numbers(2), ElementsAre(2));     // the newest stays …
  EXPECT_EQ(tell(2, 60), 3);                   // … so that no number comes again
  EXPECT_EQ(store().remove_read_notices(99, 99), 2);
  EXPECT_THAT(numbers(1), ElementsAre(5));
  EXPECT_THAT(numbers(2), ElementsAre(3));
}

TEST_P(TalkSuite, several_notices_are_added_together_or_not_at_all) {
  for (const std::int64_t id : {1, 2}) {
    ASSERT_TRUE(store().add_person(some_person(id, "p" + std::to_string(id))));
  }
  const NoticeRow notice{.at = 5, .kind = NoticeKind::your_move, .table = TableId(7)};
  const std::vector<Store::AddressedNotice> with_a_stranger{{PersonId(1), notice},
                                                            {PersonId(3), notice}};
  EXPECT_FALSE(store().add_notices(with_a_stranger));
  EXPECT_TRUE(store().notices(PersonId(1), 0, 9)->empty());

  const std::vector<Store::AddressedNotice> good{
      {PersonId(1), notice}, {PersonId(1), notice}, {PersonId(2), notice}};
  const auto rows = store().add_notices(good);
  ASSERT_TRUE(rows) << rows.error().detail;
  ASSERT_EQ(rows->size(), 3u);
  EXPECT_EQ((*rows)[0].number, 1);
  EXPECT_EQ((*rows)[1].number, 2);
  EXPECT_EQ((*rows)[2].number, 1);
  EXPECT_EQ(store().notices(PersonId(1), 0, 9)->size(), 2u);
}

PRESTIGE_ON_ALL_STORES(TalkSuite);

}  // namespace

}  // namespace prestige::server
