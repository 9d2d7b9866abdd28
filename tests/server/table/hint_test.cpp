// Hints: for whom, how often, and that nothing but the view decides them.

#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const Json kAlone{{"game", "citadels"},
                  {"players", 3},
                  {"bots", {"random", "random"}},
                  {"visibility", "invited"}};

// Lets the bots play until person 0 decides.
std::string begun_alone(Hall& hall, const Json& fields = kAlone) {
  std::string table = hall.begun(fields);
  hall.scheduler.run_all();
  EXPECT_TRUE(hall.stored(table).m.waits_for(0));
  return table;
}

TEST(Hints, WhoPlaysAloneAgainstBotsIsToldWhatToDoAndWhy) {
  Hall hall;
  const std::string table = begun_alone(hall);
  const Desk desk = hall.stored(table);
  const auto list =
      hall.well<api::GetHints>(0, {{"table", table}, {"seat", 0}, {"language", "de"}});
  ASSERT_THAT(list.hints, Not(IsEmpty()));
  EXPECT_EQ(list.version, desk.m.seen(Seat(0)));
  for (const api::Hint& hint : list.hints) {
    EXPECT_THAT(desk.legal(0), testing::Contains(hint.action));
    EXPECT_FALSE(hint.label.empty());
    ASSERT_THAT(hint.reasons, Not(IsEmpty()));
    EXPECT_THAT(hint.reasons[0].text, Not(testing::ContainsRegex("[][{}]")));
  }
  const auto again =
      hall.well<api::GetHints>(0, {{"table", table}, {"seat", 0}, {"language", "de"}});
  EXPECT_EQ(protocol::encoded(again), protocol::encoded(list));
  EXPECT_EQ(hall.stored(table).m.version, desk.m.version);
}

TEST(Hints, SeveralSeatsOnOneScreenHaveThemToo) {
  Hall hall;
  Json fields{{"game", "citadels"}, {"players", 2}, {"hot_seat", true}};
  const std::string table = hall.begun(fields);
  Rng rng(1);
  const int seat = hall.stored(table).somebody(rng);
  EXPECT_THAT(hall.well<api::GetHints>(0, {{"table", table}, {"seat", seat}}).hints,
              Not(IsEmpty()));
}

TEST(Hints, AreRefusedWhereTheyWouldBeUnfair) {
  Hall hall;
  Json rated = kAlone;
  rated["rated"] = true;
  const std::string serious = begun_alone(hall, rated);
  EXPECT_THAT(hall.said_to<api::GetHints>(0, {{"table", serious}, {"seat", 0}}),
              HasSubstr("forbidden: There are no hints in rated games"));

  const std::string together = hall.begun({{"game", "citadels"}, {"players", 2}});
  Rng rng(1);
  const int seat = hall.stored(together).somebody(rng);
  EXPECT_THAT(hall.said_to<api::GetHints>(seat, {{"table", together}, {"seat", seat}}),
              HasSubstr("forbidden: There are no hints while other people play"));
  // Nor do they come back while a bot stands in for the other one.
  hall.well<api::HandOver>(1 - seat, {{"table", together}, {"seat", 1 - seat}});
  EXPECT_THAT(hall.said_to<api::GetHints>(seat, {{"table", together}, {"seat", seat}}),
              HasSubstr("forbidden"));
}

TEST(Hints, AreForOnesOwnSeatWhenItDecides) {
  Hall hall;
  const std::string table = begun_alone(hall);
  EXPECT_THAT(hall.said_to<api::GetHints>(1, {{"table", table}, {"seat", 0}}),
              HasSubstr("not your seat"));
  EXPECT_THAT(hall.said_to<api::GetHints>(0, {{"table", table}, {"seat", 1}}),
              HasSubstr("not your seat"));
  EXPECT_THAT(hall.said_to<api::GetHints>(0, {{"table", table}, {"seat", 0}, {"language", "fr"}}),
              HasSubstr("bad_field"));
  hall.well<api::HandOver>(0, {{"table", table}, {"seat", 0}});
  EXPECT_THAT(hall.said_to<api::GetHints>(0, {{"table", table}, {"seat", 0}}),
              HasSubstr("not_now"));
}

TEST(Hints, CannotBeAskedForWithoutEnd) {
  Hall hall;
  const std::string table = begun_alone(hall);
  const Json fields{{"table", table}, {"seat", 0}};
  for (int i = 0; i < 5; ++i) hall.well<api::GetHints>(0, fields);
  EXPECT_THAT(hall.said_to<api::GetHints>(0, fields), HasSubstr("too_many"));
  hall.scheduler.pass(3000);
  hall.well<api::GetHints>(0, fields);
}

}  // namespace
}  // namespace prestige::server::kit
