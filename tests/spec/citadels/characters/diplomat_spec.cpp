#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.diplomat", "has a gold for each military district and builds one district") {
  expect_gold_income("diplomat", {"watchtower", "barracks"});
  expect_build_limit("diplomat", 1);
}

SPEC("R.diplomat C7.4",
     "swaps an own district for another player's and pays the owner the difference") {
  auto g = scenario(5)
               .seat(0)
               .gold(3)
               .city({"church"})
               .holds("diplomat")
               .seat(2)
               .gold(1)
               .city({"palace"});
  g.turn_of("diplomat").refuses("exchange docks 2 palace", "not_in_your_city");
  g.refuses("exchange church 2 docks", "not_in_that_city");
  g.refuses("exchange church 0 church", "needs_other_player");
  g.plays("exchange church 2 palace").expect_gold(0, 0).expect_gold(2, 4);
  g.expect_city(0, {"palace"}).expect_city(2, {"church"});
  g.refuses("exchange palace 2 church", "ability_used");
}

SPEC("R.diplomat C7.5", "the gold must be there beforehand") {
  auto g = scenario(5).seat(0).gold(2).city({"church"}).holds("diplomat").seat(2).city({"palace"});
  g.turn_of("diplomat").refuses("exchange church 2 palace", "rank8_price_not_payable");
  g.does_not_offer("exchange");
}

SPEC("R.diplomat", "gains no name the own city has, also not by swapping two of the same name") {
  auto g = scenario(5).seat(0).gold(9).city({"church", "docks"}).holds("diplomat");
  g.seat(2).city({"docks", "manor"}).turn_of("diplomat");
  g.refuses("exchange church 2 docks", "name_in_your_city");
  g.refuses("exchange docks 2 docks", "name_in_your_city");
  g.expect_offered("exchange", {"exchange church 2 manor", "exchange docks 2 manor"});
}

SPEC("R.diplomat A25", "may give a duplicate, by option not") {
  auto g = scenario(5)
               .seat(0)
               .gold(9)
               .city({"docks"})
               .holds("diplomat")
               .seat(2)
               .city({"docks", "manor"});
  g.turn_of("diplomat").plays("exchange docks 2 manor").expect_city(2, {"docks", "docks"});

  auto option = scenario(5).options([](Switches& s) { s.diplomat_give_duplicate = false; });
  option.seat(0).gold(9).city({"docks"}).holds("diplomat").seat(2).city({"docks", "manor"});
  option.turn_of("diplomat").refuses("exchange docks 2 manor", "name_in_their_city");
}

SPEC("R.diplomat A65", "coins and Museum cards travel, and nothing is taxed") {
  auto g = scenario(5).seat(0).gold(9).city({"tavern+"}).holds("diplomat").cast({"tax_collector"});
  g.seat(2).gold(0).city({"museum"}).tucked(2, {"manor", "docks"}).turn_of("diplomat");
  g.plays("exchange tavern+ 2 museum").expect_gold(0, 7).expect_gold(2, 2).expect_tax(0);
  g.expect_city(0, {"museum"}).expect_city(2, {"tavern+"});
  EXPECT_EQ(g.score(0).total, 4 + 2);
  EXPECT_EQ(g.score(2).total, 2);
}

SPEC("R.diplomat", "completes a city through the Monument only") {
  auto g =
      scenario(5).seat(0).gold(9).city({"tavern", "docks", "manor", "temple", "church", "market"});
  g.holds("diplomat").seat(2).city({"monument"}).turn_of("diplomat");
  g.plays("exchange tavern 2 monument").expect_completed(0).expect_completed(2, false);
  EXPECT_EQ(g.state().table.first_completed, Seat(0));

  auto gift = scenario(5).seat(0).gold(9).city({"monument"}).holds("diplomat").seat(2);
  gift.city({"tavern", "docks", "manor", "temple", "church", "market"}).turn_of("diplomat");
  gift.plays("exchange monument 2 tavern").expect_completed(2).expect_completed(0, false);
}

SPEC("R.diplomat P18", "needs an own district") {
  auto g =
      scenario(5).seat(0).gold(9).holds("diplomat").seat(2).city({"tavern"}).turn_of("diplomat");
  g.does_not_offer("exchange").refuses("exchange tavern 2 tavern", "not_in_your_city");
}

}  // namespace
}  // namespace prestige::citadels::kit
