#include <thread>

#include "tests/server/store/backend.h"

namespace prestige::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::int64_t> ids(const std::vector<TableRow>& rows) {
  std::vector<std::int64_t> all;
  for (const TableRow& row : rows) all.push_back(row.id.number());
  return all;
}

std::vector<std::string> texts(const std::vector<EntryRow>& rows) {
  std::vector<std::string> all;
  for (const EntryRow& row : rows) all.push_back(row.data);
  return all;
}

class TablesSuite : public StoreSuite {
 protected:
  // Lists with all defaults but what `set` changes.
  template <class F>
  std::vector<std::int64_t> listed(F set) {
    TableFilter filter;
    set(filter);
    const auto rows = store().list_tables(filter);
    return rows ? ids(*rows) : std::vector<std::int64_t>{-1};
  }
};

TEST_P(TablesSuite, a_table_is_what_was_appended) {
  Append append = some_append(7, 0, {"one", "two"});
  append.head.due = 99;
  put(append);
  const auto row = store().table(TableId(7));
  ASSERT_TRUE(row && *row);
  EXPECT_EQ(**row, (TableRow{TableId(7), 2, append.head}));

  append = some_append(7, 2, {"three"});
  append.head.status = Status::over;
  append.head.visibility = Visibility::invited;
  put(append);
  EXPECT_EQ(**store().table(TableId(7)), (TableRow{TableId(7), 3, append.head}));
  EXPECT_EQ(*store().table(TableId(8)), std::nullopt);
}

TEST_P(TablesSuite, entries_come_back_in_order_with_every_byte) {
  const std::string odd("\0\xff\xfe quote\" \\ \n end", 19);
  put(some_append(7, 0, {"", odd, "€"}));
  const auto entries = store().entries_after(TableId(7), 0);
  ASSERT_TRUE(entries);
  EXPECT_THAT(*entries, ElementsAre(EntryRow{1, ""}, EntryRow{2, odd}, EntryRow{3, "€"}));
  EXPECT_THAT(texts(*store().entries_after(TableId(7), 2)), ElementsAre("€"));
  EXPECT_THAT(*store().entries_after(TableId(7), 3), IsEmpty());
  EXPECT_THAT(*store().entries_after(TableId(8), 0), IsEmpty());
}

TEST_P(TablesSuite, another_version_is_a_conflict_and_changes_nothing) {
  EXPECT_EQ(tried(some_append(7, 1, {"no table yet"})), Appended::conflict);
  EXPECT_EQ(*store().table(TableId(7)), std::nullopt);
  put(some_append(7, 0, {"one"}));
  const auto before = **store().table(TableId(7));
  for (const std::int64_t expected : {0, 2, -1}) {
    Append late = some_append(7, expected, {"other"});
    late.head.game = "trickerion";
    late.members = {{PersonId(3), true}};
    EXPECT_EQ(tried(late), Appended::conflict) << expected;
  }
  EXPECT_EQ(**store().table(TableId(7)), before);
  EXPECT_THAT(texts(*store().entries_after(TableId(7), 0)), ElementsAre("one"));
  EXPECT_THAT(*store().tables_of(PersonId(3), up_to(10)), IsEmpty());
}

TEST_P(TablesSuite, a_table_begins_with_an_entry_and_has_an_id) {
  EXPECT_EQ(tried(some_append(7, 0, {})), Appended::conflict);
  EXPECT_EQ(tried(some_append(0, 0, {"one"})), Appended::conflict);
  EXPECT_EQ(*store().table(TableId(7)), std::nullopt);
}

TEST_P(TablesSuite, an_append_without_entries_changes_only_the_head) {
  put(some_append(7, 0, {"one"}));
  Append append = some_append(7, 1, {});
  append.head.free_seats = 0;
  put(append);
  EXPECT_EQ(**store().table(TableId(7)), (TableRow{TableId(7), 1, append.head}));
}

TEST_P(TablesSuite, appends_of_one_call_are_taken_in_order_each_by_itself) {
  const std::vector<Append> all = {some_append(9, 0, {"a"}),    some_append(7, 0, {"b"}),
                                   some_append(9, 1, {"c"}),    some_append(9, 1, {"late"}),
                                   some_append(7, 5, {"wild"}), some_append(9, 2, {"d"})};
  const auto appended = store().append(all);
  ASSERT_TRUE(appended) << appended.error().detail;
  using enum Appended;
  EXPECT_THAT(*appended, ElementsAre(stored, stored, stored, conflict, conflict, stored));
  EXPECT_THAT(texts(*store().entries_after(TableId(9), 0)), ElementsAre("a", "c", "d"));
  EXPECT_THAT(texts(*store().entries_after(TableId(7), 0)), ElementsAre("b"));
  EXPECT_THAT(*store().append({}), IsEmpty());
}

TEST_P(TablesSuite, lists_show_open_tables_the_newest_first) {
  Append hidden = some_append(5, 0, {"x"});
  hidden.head.visibility = Visibility::invited;
  Append twin = some_append(2, 0, {"x"});
  twin.head.created = 1003;
  for (const Append& append : {some_append(1, 0, {"x"}), some_append(3, 0, {"x"}), hidden, twin,
                               some_append(4, 0, {"x"})}) {
    put(append);
  }
  EXPECT_THAT(listed([](TableFilter&) {}), ElementsAre(4, 3, 2, 1));
  EXPECT_THAT(listed([](TableFilter& f) { f.limit = 2; }), ElementsAre(4, 3));
  EXPECT_THAT(listed([](TableFilter& f) { f.limit = -1; }), IsEmpty());
  EXPECT_THAT(listed([](TableFilter& f) {
                f.limit = 1;
                f.after = {false, 1003, TableId(3)};
              }),
              ElementsAre(2));
  EXPECT_THAT(listed([](TableFilter& f) { f.after = {false, 1003, TableId(2)}; }), ElementsAre(1));
}

TEST_P(TablesSuite, lists_are_filtered) {
  Append full = some_append(2, 0, {"x"});
  full.head.free_seats = 0;
  Append other = some_append(3, 0, {"x"});
  other.head.game = "trickerion";
  Append small = some_append(4, 0, {"x"});
  small.head.players = 2;
  Append playing = some_append(5, 0, {"x"});
  playing.head.status = Status::playing;
  for (const Append& append : {some_append(1, 0, {"x"}), full, other, small, playing}) put(append);
  EXPECT_THAT(listed([](TableFilter& f) { f.game = "citadels"; }), ElementsAre(5, 4, 2, 1));
  EXPECT_THAT(listed([](TableFilter& f) { f.players = 2; }), ElementsAre(4));
  EXPECT_THAT(listed([](TableFilter& f) { f.status = Status::playing; }), ElementsAre(5));
  EXPECT_THAT(listed([](TableFilter& f) { f.with_free_seat = true; }), ElementsAre(4, 3, 1));
  EXPECT_THAT(listed([](TableFilter& f) {
                f.game = "citadels";
                f.status = Status::gathering;
                f.players = 4;
                f.with_free_seat = true;
                f.after = {false, 1009, TableId(9)};
              }),
              ElementsAre(1));
}

TEST_P(TablesSuite, own_tables_that_wait_come_first) {
  const auto with = [](std::int64_t table, std::vector<MemberRow> members, Millis updated) {
    Append append = some_append(table, 0, {"x"});
    append.members = std::move(members);
    append.head.updated = updated;
    append.head.visibility = Visibility::invited;
    return append;
  };
  const PersonId ada(1);
  const PersonId bob(2);
  put(with(10, {{ada, false}, {bob, true}}, 500));
  put(with(11, {{ada, true}}, 100));
  put(with(12, {{ada, false}, {ada, true}, {bob, false}}, 200));  // two seats count as one
  put(with(13, {{ada, false}}, 500));
  put(with(14, {{bob, false}}, 900));
  const auto own = [&](PersonId person, int limit) {
    std::vector<std::pair<std::int64_t, bool>> all;
    const auto rows = store().tables_of(person, up_to(limit)).value();
    for (const OwnTableRow& row : rows) {
      all.emplace_back(row.table.id.number(), row.to_move);
    }
    return all;
  };
  using Own = std::pair<std::int64_t, bool>;
  EXPECT_THAT(own(ada, 10),
              ElementsAre(Own(12, true), Own(11, true), Own(13, false), Own(10, false)));
  EXPECT_THAT(own(ada, 2), ElementsAre(Own(12, true), Own(11, true)));
  EXPECT_THAT(own(bob, 10), ElementsAre(Own(10, true), Own(14, false), Own(12, false)));

  // The next append names all members anew.
  Append append = some_append(12, 1, {"y"});
  append.members = {{bob, true}, {PersonId(3), false}};
  append.head.updated = 1000;
  put(append);
  EXPECT_THAT(own(ada, 10), ElementsAre(Own(11, true), Own(13, false), Own(10, false)));
  EXPECT_THAT(own(bob, 10), ElementsAre(Own(12, true), Own(10, true), Own(14, false)));
  EXPECT_THAT(own(PersonId(3), 10), ElementsAre(Own(12, false)));
}

TEST_P(TablesSuite, own_tables_are_filtered_before_they_are_counted) {
  const PersonId ada(1);
  const auto mine = [&](std::int64_t table, bool to_move, auto set) {
    Append append = some_append(table, 0, {"x"});
    append.head.updated = 100 * table;
    append.head.visibility = Visibility::invited;
    append.members = {{ada, to_move}};
    set(append.head);
    put(append);
  };
  mine(1, false, [](TableHead&) {});
  mine(2, true, [](TableHead& head) { head.status = Status::playing; });
  mine(3, false, [](TableHead& head) { head.game = "trickerion"; });
  mine(4, true, [](TableHead& head) { head.players = 2; });
  mine(5, false, [](TableHead& head) { head.free_seats = 0; });
  mine(6, false, [](TableHead& head) { head.status = Status::over; });
  const auto own = [&](auto set) {
    TableFilter filter = up_to(10);
    set(filter);
    std::vector<std::int64_t> all;
    const auto rows = store().tables_of(ada, filter).value();
    for (const OwnTableRow& row : rows) all.push_back(row.table.id.number());
    return all;
  };
  EXPECT_THAT(own([](TableFilter&) {}), ElementsAre(4, 2, 6, 5, 3, 1));
  EXPECT_THAT(own([](TableFilter& f) {
                f.status = Status::gathering;
                f.limit = 2;
              }),
              ElementsAre(4, 5));
  EXPECT_THAT(own([](TableFilter& f) { f.game = "trickerion"; }), ElementsAre(3));
  EXPECT_THAT(own([](TableFilter& f) { f.players = 2; }), ElementsAre(4));
  EXPECT_THAT(own([](TableFilter& f) { f.with_free_seat = true; }), ElementsAre(4, 3, 1));
  EXPECT_THAT(own([](TableFilter& f) { f.after = {true, 400, TableId(4)}; }),
              ElementsAre(2, 6, 5, 3, 1));
  EXPECT_THAT(own([](TableFilter& f) { f.after = {true, 200, TableId(2)}; }),
              ElementsAre(6, 5, 3, 1));
  EXPECT_THAT(own([](TableFilter& f) {
                f.after = {false, 500, TableId(5)};
                f.limit = 1;
              }),
              ElementsAre(3));
}

TEST_P(TablesSuite, due_tables_come_the_most_urgent_first) {
  for (const auto& [table, due] : {std::pair(1, 300), {2, 100}, {3, 200}, {4, 400}, {6, 100}}) {
    Append append = some_append(table, 0, {"x"});
    append.head.due = due;
    put(append);
  }
  put(some_append(5, 0, {"never"}));
  const auto due = [&](Millis until, const DueRow& after, int limit) {
    return *store().due_tables(until, after, limit);
  };
  const DueRow two{100, TableId(2)};
  const DueRow six{100, TableId(6)};
  const DueRow three{200, TableId(3)};
  EXPECT_THAT(due(300, {}, 10), ElementsAre(two, six, three, DueRow(300, TableId(1))));
  EXPECT_THAT(due(300, {}, 2), ElementsAre(two, six));
  EXPECT_THAT(due(300, two, 2), ElementsAre(six, three));
  EXPECT_THAT(due(99, {}, 10), IsEmpty());
  put(some_append(2, 1, {"done"}));
  EXPECT_THAT(due(150, {}, 10), ElementsAre(six));
}

TEST_P(TablesSuite, all_tables_come_page_by_page) {
  for (const std::int64_t table : {5, 1, 3}) put(some_append(table, 0, {"x"}));
  EXPECT_THAT(ids(*store().all_tables(TableId(), 2)), ElementsAre(1, 3));
  EXPECT_THAT(ids(*store().all_tables(TableId(3), 2)), ElementsAre(5));
  EXPECT_THAT(*store().all_tables(TableId(5), 2), IsEmpty());
}

// Two writers race for every version of some tables: each version has one winner.
TEST_P(TablesSuite, of_two_stores_one_wins_each_version) {
  constexpr int kRounds = 60;
  constexpr int kTables = 3;
  const auto race = [&](Store& mine, const std::string& name, int& won) {
    for (int round = 0; round < kRounds; ++round) {
      std::vector<Append> group;
      for (int i = 0; i < kTables; ++i) {
        // Opposite orders would lock each other out if the store let them.
        const std::int64_t table = name == "a" ? 1 + i : kTables - i;
        const auto now = mine.table(TableId(table)).value();
        group.push_back(some_append(table, now ? now->version : 0, {name, name}));
      }
      const auto appended = mine.append(group);
      ASSERT_TRUE(appended) << appended.error().detail;
      won += static_cast<int>(std::ranges::count(*appended, Appended::stored));
    }
  };
  const auto other = backend().open();
  int won_here = 0;
  int won_there = 0;
  std::thread thread([&] { race(*other, "b", won_there); });
  race(store(), "a", won_here);
  thread.join();

  std::size_t entries = 0;
  for (int table = 1; table <= kTables; ++table) {
    const auto log = store().entries_after(TableId(table), 0).value();
    for (std::size_t i = 0; i < log.size(); ++i) {
      ASSERT_EQ(log[i].version, static_cast<std::int64_t>(i) + 1);
      ASSERT_EQ(log[i].data, log[i - i % 2].data) << "halves of two appends";
    }
    ASSERT_EQ((**store().table(TableId(table))).version, static_cast<std::int64_t>(log.size()));
    entries += log.size();
  }
  EXPECT_EQ(entries, 2u * static_cast<std::size_t>(won_here + won_there));
  EXPECT_GE(won_here + won_there, kRounds * kTables);
}

TEST_P(TablesSuite, a_store_opened_later_sees_everything) {
  put(some_append(7, 0, {"one"}));
  store_.reset();
  store_ = backend().open();
  EXPECT_THAT(texts(*store().entries_after(TableId(7), 0)), ElementsAre("one"));
  EXPECT_TRUE(store().ping());
}

PRESTIGE_ON_ALL_STORES(TablesSuite);

}  // namespace

}  // namespace prestige::server
