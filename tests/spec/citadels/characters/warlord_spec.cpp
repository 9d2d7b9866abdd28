#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.warlord", "has a gold for each military district and builds one district") {
  expect_gold_income("warlord", {"watchtower", "prison", "fortress"});
  expect_build_limit("warlord", 1);
}

SPEC("R.warlord C7.4", "destroys one district of any open city for its cost less one") {
  auto g = scenario(5).seat(0).gold(2).holds("warlord").seat(2).city({"docks", "castle"});
  g.turn_of("warlord").expect_offered("destroy", {"destroy 2 docks"});
  g.refuses("destroy 2 castle", "rank8_price_not_payable")
      .refuses("destroy 2 manor", "not_in_that_city");
  g.refuses("destroy 2 docks+", "not_in_that_city").refuses("destroy 5 docks", "no_such_seat");
  g.plays("destroy 2 docks").expect_gold(0, 0).expect_gold(2, 2).expect_city(2, {"castle"});
  ASSERT_EQ(g.state().secrets.deck.tail().size(), 1u);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::docks);
  g.refuses("destroy 2 castle", "ability_used");
}

SPEC("R.warlord A19", "may destroy in the own city while it is open, not in a completed one") {
  auto own = scenario(5).seat(0).gold(1).city({"church"}).holds("warlord").turn_of("warlord");
  own.plays("destroy 0 church").expect_city(0, {}).expect_gold(0, 0);

  const Texts seven{"tavern", "docks", "manor", "temple", "church", "market", "prison"};
  auto full = scenario(5).seat(0).gold(9).city(seven).holds("warlord").turn_of("warlord");
  full.refuses("destroy 0 tavern", "city_completed").does_not_offer("destroy");

  auto other = scenario(5).seat(0).gold(9).holds("warlord").seat(1).city(seven).turn_of("warlord");
  other.refuses("destroy 1 tavern", "city_completed").does_not_offer("destroy");
}

SPEC("R.warlord", "destroys before gathering as well, also with nothing to pay") {
  auto g = scenario(5).seat(0).gold(0).holds("warlord").seat(2).city({"tavern"}).turn_of("warlord");
  g.plays("destroy 2 tavern").expect_city(2, {}).expect_gold(0, 0).offers("gather gold");
}

SPEC("R.warlord P09", "a destroyed Museum takes its cards along") {
  auto g = scenario(5)
               .seat(0)
               .gold(9)
               .holds("warlord")
               .seat(2)
               .city({"museum"})
               .tucked(2, {"manor", "docks"});
  g.turn_of("warlord");
  const int deck = g.state().secrets.deck.size();
  g.plays("destroy 2 museum").expect_gold(0, 6).expect_deck_size(deck + 3);
  EXPECT_TRUE(g.state().secrets.tucked[2].empty());
}

}  // namespace
}  // namespace prestige::citadels::kit
