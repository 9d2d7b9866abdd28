// Rated games count, once, whatever happens between their end and the ratings.

#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

constexpr Millis kLong = 60'000;

std::string rated_table(Hall& hall) {
  Json fields = kCitadels;
  fields["rated"] = true;
  return hall.begun(fields);
}

std::int64_t games_of(Hall& hall, int who) {
  MemoryStore store(hall.data);
  const auto ratings = store.ratings_of(person(who)).value();
  return ratings.empty() ? 0 : ratings.front().rating.games;
}

std::optional<Millis> due(Hall& hall, const std::string& table) {
  return hall.data->tables.at(*id_from<TableId>(table)).row.head.due;
}

// Another process begins where the first one was.
void take_over(const Hall& first, Hall& second) {
  second.clock.set(first.clock.now());
  second.tables.start();
  second.scheduler.pass(kLong);
}

TEST(TableRating, AProcessThatDiesBeforeItIsMadeGoodByTheNext) {
  Hall first;
  const std::string table = rated_table(first);
  Rng rng(1);
  first.storage.dies_first = true;
  first.finish(table, rng);
  first.scheduler.pass(kLong);
  ASSERT_EQ(games_of(first, 0), 0);
  ASSERT_TRUE(due(first, table));

  Hall second(first.data, 7);
  take_over(first, second);
  EXPECT_EQ(games_of(second, 0), 1);
  EXPECT_EQ(games_of(second, 1), 1);
  // And nobody goes on asking.
  EXPECT_FALSE(due(second, table));
  EXPECT_EQ(second.storage.ratings, 1);
  EXPECT_EQ(second.storage.appends, 1);
}

TEST(TableRating, AStoreThatFailsIsAskedAgainNowAndThen) {
  Hall hall;
  const std::string table = rated_table(hall);
  Rng rng(2);
  hall.storage.failing_ratings = true;
  hall.finish(table, rng);
  hall.scheduler.pass(kLong);
  EXPECT_EQ(games_of(hall, 0), 0);
  EXPECT_GT(hall.storage.ratings, 5);
  EXPECT_LT(hall.storage.ratings, 100);
  hall.storage.failing_ratings = false;
  hall.scheduler.pass(kLong);
  EXPECT_EQ(games_of(hall, 0), 1);
  EXPECT_FALSE(due(hall, table));
}

TEST(TableRating, WhatIsRatedAndNotNotedDoesNotCountTwice) {
  Hall first;
  const std::string table = rated_table(first);
  Rng rng(3);
  first.storage.failing_ratings = true;
  first.finish(table, rng);
  first.storage.failing_ratings = false;
  first.storage.failing = true;
  first.scheduler.pass(kLong);
  ASSERT_EQ(games_of(first, 0), 1);
  ASSERT_TRUE(due(first, table));

  Hall second(first.data, 7);
  take_over(first, second);
  EXPECT_EQ(games_of(second, 0), 1);
  EXPECT_FALSE(due(second, table));
}

TEST(TableRating, ItIsNoChangeOfTheTable) {
  Hall hall;
  const std::string table = rated_table(hall);
  const auto watching = hall.watch(0, table, 0);
  Rng rng(4);
  hall.storage.failing_ratings = true;
  hall.finish(table, rng);
  const Millis over = hall.well<api::GetTable>(0, {{"table", table}}).updated;
  watching->sent.clear();
  hall.storage.failing_ratings = false;
  hall.scheduler.pass(kLong);
  ASSERT_EQ(games_of(hall, 0), 1);
  EXPECT_EQ(hall.well<api::GetTable>(0, {{"table", table}}).updated, over);
  EXPECT_TRUE(watching->sent.empty());
}

TEST(TableRating, WhoHasLeftForGoodMeanwhileIsNotRated) {
  Hall hall;
  const std::string table = rated_table(hall);
  Rng rng(5);
  hall.storage.failing_ratings = true;
  hall.finish(table, rng);
  hall.tables.forget(person(1), [](bool) {});
  hall.scheduler.run_all();
  hall.storage.failing_ratings = false;
  hall.scheduler.pass(kLong);
  EXPECT_EQ(games_of(hall, 0), 1);
  EXPECT_EQ(hall.data->ratings.size(), 1u);
}

TEST(TableRating, FriendlyAndAbandonedGamesWaitForNothing) {
  Hall hall;
  Rng rng(6);
  const std::string friendly = hall.begun(kCitadels);
  hall.finish(friendly, rng);
  const std::string left = rated_table(hall);
  hall.well<api::Leave>(0, {{"table", left}});
  hall.well<api::Leave>(1, {{"table", left}});
  hall.tables.start();
  hall.scheduler.pass(2 * 3'600'000);
  EXPECT_EQ(hall.stored(left).m.ending, api::Ending::abandoned);
  EXPECT_EQ(hall.storage.ratings, 0);
  EXPECT_FALSE(due(hall, friendly));
  EXPECT_FALSE(due(hall, left));
}

TEST(TableRating, ABotThatGoesOnForWhoIsDeletedIsNotRated) {
  Hall hall;
  const std::string table = rated_table(hall);
  hall.well<api::HandOver>(1, {{"table", table}, {"seat", 1}, {"bot", "random"}});
  bool forgotten = false;
  hall.tables.forget(person(1), [&](bool fine) { forgotten = fine; });
  hall.scheduler.run_all();
  ASSERT_TRUE(forgotten);
  hall.data->people.erase(person(1));
  Rng rng(4);
  for (int i = 0; i < 3000 && hall.stored(table).m.status == api::Status::playing; ++i) {
    hall.step(table, rng);
  }
  hall.scheduler.pass(kLong);
  ASSERT_EQ(games_of(hall, 0), 1);
  MemoryStore store(hall.data);
  const auto rows = store.best("citadels", 2, 100).value();
  EXPECT_EQ(std::ranges::count(rows, std::string("random"),
                               [](const RatingRow& row) { return row.who.bot; }),
            0);
}

}  // namespace
}  // namespace prestige::server::kit
