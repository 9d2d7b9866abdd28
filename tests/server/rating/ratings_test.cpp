#include "server/rating/ratings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/message/decode.h"
#include "tests/server/kit/direct_storage.h"
#include "tests/server/people/failing_store.h"

namespace prestige::server {
namespace {

using kit::FailingStore;
using protocol::Json;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

class RatingsTest : public testing::Test {
 protected:
  PersonId person(const std::string& name, bool rated = true) {
    const PersonId id(++last_id_);
    PersonRow row;
    row.id = id;
    row.name = name;
    row.language = "en";
    row.rated = rated;
    EXPECT_TRUE(store_->add_person(row));
    return id;
  }
  void opt_out(PersonId id) {
    const auto before = **store_->person(id);
    auto row = before;
    row.rated = false;
    EXPECT_EQ(store_->change_person(before, row), true);
  }
  static RatedId of(PersonId id) { return {.person = id, .bot = {}}; }
  static RatedId bot(std::string level) { return {.person = {}, .bot = std::move(level)}; }

  // Whether the ratings know of the game now.
  bool finished(TableId table, std::string game, std::vector<RatedId> who,
                std::vector<int> places) {
    std::optional<bool> counts;
    ratings_.finished(table, std::move(game), std::move(who), std::move(places),
                      [&](bool now) { counts = now; });
    EXPECT_TRUE(counts) << "no answer";
    return counts.value_or(false);
  }

  Result<api::RatingList> ask(const Json& fields) {
    auto request = protocol::decoded<api::Ratings>(fields);
    if (!request) return std::unexpected(request.error());
    std::optional<Result<api::RatingList>> got;
    ratings_.handle(Caller{}, *request,
                    [&](Result<api::RatingList> list) { got = std::move(list); });
    EXPECT_TRUE(got) << "no answer";
    return std::move(*got);
  }
  std::string code(const Json& fields) {
    const auto list = ask(fields);
    return list ? "" : list.error().code;
  }
  std::vector<std::string> names(const Json& fields) {
    std::vector<std::string> out;
    const auto list = ask(fields).value();
    for (const auto& rating : list.ratings) out.push_back(rating.name);
    return out;
  }

  std::unique_ptr<FailingStore> store_ = std::make_unique<FailingStore>();
  kit::DirectStorage storage_{*store_};
  Ratings ratings_{storage_};
  std::int64_t last_id_ = 0;
};

TEST_F(RatingsTest, a_game_moves_the_ratings) {
  const PersonId ada = person("Ada");
  const PersonId bob = person("Bob");
  finished(TableId(1), "citadels", {of(bob), of(ada)}, {2, 1});
  const auto list = ask({{"game", "citadels"}, {"players", 2}}).value().ratings;
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].name, "Ada");
  EXPECT_EQ(list[0].person, to_text(ada));
  EXPECT_FALSE(list[0].bot);
  EXPECT_NEAR(list[0].mean, 27.63523138347365, 1e-9);
  EXPECT_NEAR(list[0].deviation, 8.065506316323548, 1e-9);
  EXPECT_EQ(list[0].games, 1);
  EXPECT_EQ(list[1].name, "Bob");
  EXPECT_NEAR(list[1].mean, 22.36476861652635, 1e-9);
}

TEST_F(RatingsTest, each_table_counts_once) {
  const PersonId ada = person("Ada");
  const PersonId bob = person("Bob");
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(finished(TableId(1), "citadels", {of(ada), of(bob)}, {1, 2}));
  }
  EXPECT_EQ(ask({{"person", to_text(ada)}}).value().ratings.at(0).games, 1);
  finished(TableId(2), "citadels", {of(ada), of(bob)}, {1, 2});
  EXPECT_EQ(ask({{"person", to_text(ada)}}).value().ratings.at(0).games, 2);
}

TEST_F(RatingsTest, games_and_numbers_of_players_are_apart) {
  const PersonId ada = person("Ada");
  const PersonId bob = person("Bob");
  const PersonId eve = person("Eve");
  finished(TableId(1), "citadels", {of(ada), of(bob)}, {1, 2});
  finished(TableId(2), "citadels", {of(ada), of(bob), of(eve)}, {3, 2, 1});
  finished(TableId(3), "trickerion", {of(eve), of(ada)}, {2, 1});
  EXPECT_THAT(names({{"game", "citadels"}, {"players", 2}}), ElementsAre("Ada", "Bob"));
  EXPECT_THAT(names({{"game", "citadels"}, {"players", 3}}), ElementsAre("Eve", "Bob", "Ada"));
  EXPECT_THAT(names({{"game", "trickerion"}}), ElementsAre("Ada", "Eve"));
  EXPECT_THAT(names({{"game", "trickerion"}, {"players", 4}}), IsEmpty());
  EXPECT_EQ(ask(Json::object()).value().ratings.size(), 7u);
  EXPECT_EQ(ask({{"limit", 4}}).value().ratings.size(), 4u);
  EXPECT_EQ(ask({{"person", to_text(ada)}}).value().ratings.size(), 3u);
  EXPECT_EQ(ask({{"person", to_text(ada)}, {"game", "citadels"}}).value().ratings.size(), 2u);
}

TEST_F(RatingsTest, lists_over_everything_are_in_order) {
  const PersonId ada = person("Ada");
  const PersonId bob = person("Bob");
  finished(TableId(1), "citadels", {of(ada), of(bob)}, {1, 2});
  finished(TableId(2), "trickerion", {of(ada), of(bob)}, {1, 2});
  finished(TableId(3), "trickerion", {of(ada), of(bob)}, {1, 2});
  const auto list = ask(Json::object()).value().ratings;
  ASSERT_EQ(list.size(), 4u);
  EXPECT_EQ(list[0].game, "trickerion");
  for (std::size_t i = 1; i < list.size(); ++i) {
    EXPECT_GE(list[i - 1].mean - 3 * list[i - 1].deviation, list[i].mean - 3 * list[i].deviation);
  }
}

TEST_F(RatingsTest, bots_are_listed_by_level) {
  const PersonId ada = person("Ada");
  finished(TableId(1), "citadels", {of(ada), bot("greedy")}, {2, 1});
  const auto list = ask({{"game", "citadels"}}).value().ratings;
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].bot, "greedy");
  EXPECT_EQ(list[0].name, "greedy");
  EXPECT_FALSE(list[0].person);
}

TEST_F(RatingsTest, one_level_in_several_seats_gets_the_mean) {
  const PersonId ada = person("Ada");
  finished(TableId(1), "citadels", {bot("greedy"), of(ada), bot("greedy")}, {1, 2, 3});
  const auto list = ask({{"game", "citadels"}}).value().ratings;
  ASSERT_EQ(list.size(), 2u);
  const auto& greedy = list[0].bot ? list[0] : list[1];
  EXPECT_NEAR(greedy.mean, (27.868876552746237 + 21.413904309067206) / 2, 1e-9);
  EXPECT_NEAR(greedy.deviation, (8.204837030780652 + 8.057829747583874) / 2, 1e-9);
  EXPECT_EQ(greedy.games, 2);
}

TEST_F(RatingsTest, who_is_not_rated_counts_for_the_others_only) {
  const PersonId ada = person("Ada");
  const PersonId shy = person("Shy", /*rated=*/false);
  finished(TableId(1), "citadels", {of(ada), of(shy)}, {1, 2});
  EXPECT_THAT(names({{"game", "citadels"}}), ElementsAre("Ada"));
  EXPECT_NEAR(ask({{"person", to_text(ada)}}).value().ratings.at(0).mean, 27.63523138347365, 1e-9);
  EXPECT_THAT(store_->ratings_of(shy).value(), IsEmpty());
  EXPECT_THAT(names({{"person", to_text(shy)}}), IsEmpty());
}

TEST_F(RatingsTest, who_opts_out_disappears_and_stands_still) {
  const PersonId ada = person("Ada");
  const PersonId shy = person("Shy");
  finished(TableId(1), "citadels", {of(ada), of(shy)}, {2, 1});
  opt_out(shy);
  const auto before = store_->ratings_of(shy).value().at(0).rating;
  EXPECT_THAT(names({{"game", "citadels"}, {"limit", 1}}), ElementsAre("Ada"));
  finished(TableId(2), "citadels", {of(ada), of(shy)}, {1, 2});
  EXPECT_EQ(store_->ratings_of(shy).value().at(0).rating, before);
  // Ada won against what Shy had, not against a beginner.
  std::vector<RatingRow> expected{
      {.who = {}, .mean = 22.36476861652635, .deviation = 8.065506316323548}, before};
  update_ratings(expected, std::vector{1, 2});
  EXPECT_NEAR(ask({{"person", to_text(ada)}}).value().ratings.at(0).mean, expected[0].mean, 1e-9);
}

TEST_F(RatingsTest, people_who_left_are_not_brought_back) {
  const PersonId ada = person("Ada");
  const PersonId gone(77);
  finished(TableId(1), "citadels", {of(ada), of(gone)}, {1, 2});
  EXPECT_THAT(names({{"game", "citadels"}}), ElementsAre("Ada"));
}

TEST_F(RatingsTest, a_seat_without_anybody_is_an_opponent_only) {
  const PersonId ada = person("Ada");
  finished(TableId(1), "citadels", {bot("greedy"), of(ada)}, {1, 2});
  finished(TableId(2), "citadels", {of(ada), bot("")}, {1, 2});
  EXPECT_THAT(names({{"game", "citadels"}}), UnorderedElementsAre("Ada", "greedy"));
}

TEST_F(RatingsTest, nonsense_is_no_game) {
  const PersonId ada = person("Ada");
  finished(TableId(1), "citadels", {of(ada)}, {1});
  finished(TableId(2), "citadels", {of(ada), bot("greedy")}, {1});
  EXPECT_THAT(names(Json::object()), IsEmpty());
}

TEST_F(RatingsTest, bad_requests) {
  EXPECT_EQ(code({{"game", "chess"}}), "not_found");
  EXPECT_EQ(code({{"game", ""}}), "bad_field");
  EXPECT_EQ(code({{"players", 1}}), "bad_field");
  EXPECT_EQ(code({{"players", 9}}), "bad_field");
  EXPECT_EQ(code({{"limit", 0}}), "bad_field");
  EXPECT_EQ(code({{"limit", 101}}), "bad_field");
  EXPECT_EQ(code({{"person", "!"}}), "not_found");
  EXPECT_EQ(code({{"person", to_text(PersonId(12345))}}), "not_found");
  EXPECT_EQ(code({{"more", 1}}), "bad_field");
}

TEST_F(RatingsTest, a_store_that_fails_is_said) {
  const PersonId ada = person("Ada");
  const PersonId shy = person("Shy", /*rated=*/false);
  for (int good = 0; good < 4; ++good) {
    store_->fail_after(good);
    EXPECT_FALSE(finished(TableId(1), "citadels", {of(ada), of(shy)}, {1, 2}));
  }
  store_->fail_after(0);
  EXPECT_EQ(code(Json::object()), "unavailable");
  EXPECT_EQ(code({{"person", to_text(ada)}}), "unavailable");
  store_->fail_after(1);
  EXPECT_EQ(code({{"person", to_text(ada)}}), "unavailable");
  // Nothing was rated, so nothing is lost.
  store_->recover();
  EXPECT_THAT(names(Json::object()), IsEmpty());
  EXPECT_TRUE(finished(TableId(1), "citadels", {of(ada), of(shy)}, {1, 2}));
  EXPECT_THAT(names(Json::object()), ElementsAre("Ada"));
  store_->fail_after(1);  // the list is there, the names are not
  EXPECT_EQ(code({{"game", "citadels"}, {"players", 2}}), "unavailable");
}

}  // namespace
}  // namespace prestige::server
