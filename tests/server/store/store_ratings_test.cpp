#include <thread>

#include "tests/server/store/backend.h"

namespace prestige::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const RatedId kAda{PersonId(1), ""};
const RatedId kBob{PersonId(2), ""};
const RatedId kGreedy{PersonId(), "greedy"};
const RatedId kRandom{PersonId(), "random"};

class RatingsSuite : public StoreSuite {
 protected:
  void SetUp() override {
    StoreSuite::SetUp();
    if (IsSkipped()) return;
    ASSERT_TRUE(store().add_person(some_person(1, "ada")));
    ASSERT_TRUE(store().add_person(some_person(2, "bob")));
  }
};

void count_game(std::span<RatingRow> rows) {
  for (RatingRow& row : rows) ++row.games;
}

TEST_P(RatingsSuite, unknown_players_are_new_and_keep_what_they_got) {
  const std::vector<RatedId> who = {kGreedy, kAda};
  const auto rated = store().rate(TableId(7), "citadels", 2, who, [&](std::span<RatingRow> rows) {
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0], RatingRow{.who = kGreedy});
    EXPECT_EQ(rows[1], RatingRow{.who = kAda});
    rows[0] = {kGreedy, 0.1, 1.0 / 3, 1};
    rows[1] = {kAda, 31.25, 7.5, 1};
  });
  ASSERT_EQ(rated, true) << rated.error().detail;
  const std::vector<RatedId> again = {kAda, kBob, kGreedy};
  ASSERT_TRUE(store().rate(TableId(8), "citadels", 2, again, [&](std::span<RatingRow> rows) {
    EXPECT_EQ(rows[0], (RatingRow{kAda, 31.25, 7.5, 1}));
    EXPECT_EQ(rows[1], RatingRow{.who = kBob});
    EXPECT_EQ(rows[2], (RatingRow{kGreedy, 0.1, 1.0 / 3, 1}));
  }));
}

TEST_P(RatingsSuite, a_table_is_rated_once) {
  const std::vector<RatedId> who = {kAda};
  EXPECT_EQ(store().rate(TableId(7), "citadels", 2, who, count_game), true);
  EXPECT_EQ(store().rate(TableId(7), "citadels", 2, who,
                         [](std::span<RatingRow>) { ADD_FAILURE() << "asked twice"; }),
            false);
  const auto own = store().ratings_of(PersonId(1)).value();
  ASSERT_EQ(own.size(), 1u);
  EXPECT_EQ(own[0].rating.games, 1);
}

TEST_P(RatingsSuite, the_best_are_those_one_can_be_sure_of) {
  const std::vector<RatedId> who = {kAda, kBob, kGreedy, kRandom};
  ASSERT_TRUE(store().rate(TableId(7), "citadels", 4, who, [](std::span<RatingRow> rows) {
    rows[0] = {kAda, 30, 8, 1};     // 6
    rows[1] = {kBob, 25, 2, 1};     // 19
    rows[2] = {kGreedy, 28, 3, 1};  // 19
    rows[3] = {kRandom, 10, 1, 1};  // 7
  }));
  std::vector<RatedId> order;
  const auto best = store().best("citadels", 4, 9).value();
  for (const RatingRow& row : best) order.push_back(row.who);
  EXPECT_THAT(order, ElementsAre(kGreedy, kBob, kRandom, kAda));
  EXPECT_EQ(store().best("citadels", 4, 2)->size(), 2u);
  EXPECT_THAT(*store().best("citadels", 3, 9), IsEmpty());
  EXPECT_THAT(*store().best("trickerion", 4, 9), IsEmpty());
}

TEST_P(RatingsSuite, own_ratings_by_game_and_players) {
  const std::vector<RatedId> who = {kAda, kGreedy};
  ASSERT_TRUE(store().rate(TableId(1), "trickerion", 2, who, count_game));
  ASSERT_TRUE(store().rate(TableId(2), "citadels", 7, who, count_game));
  ASSERT_TRUE(store().rate(TableId(3), "citadels", 2, who, count_game));
  const auto own = store().ratings_of(PersonId(1)).value();
  ASSERT_EQ(own.size(), 3u);
  EXPECT_EQ(own[0].game, "citadels");
  EXPECT_EQ(own[0].players, 2);
  EXPECT_EQ(own[0].rating, (RatingRow{kAda, 25, 25.0 / 3, 1}));
  EXPECT_EQ(own[1].players, 7);
  EXPECT_EQ(own[2].game, "trickerion");
  EXPECT_THAT(*store().ratings_of(PersonId()), IsEmpty());
}

TEST_P(RatingsSuite, ratings_from_two_stores_do_not_get_lost) {
  constexpr int kGames = 25;
  const std::vector<RatedId> who = {kAda, kGreedy};
  const auto play = [&](Store& mine, std::int64_t first) {
    for (std::int64_t i = 0; i < kGames; ++i) {
      const auto rated = mine.rate(TableId(first + i), "citadels", 2, who, count_game);
      ASSERT_TRUE(rated) << rated.error().detail;
    }
  };
  const auto other = backend().open();
  std::thread thread([&] { play(*other, 1000); });
  play(store(), 1);
  thread.join();
  EXPECT_EQ(store().ratings_of(PersonId(1))->front().rating.games, 2 * kGames);
}

PRESTIGE_ON_ALL_STORES(RatingsSuite);

}  // namespace

}  // namespace prestige::server
