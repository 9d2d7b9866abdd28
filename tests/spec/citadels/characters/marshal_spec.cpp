#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.marshal", "has a gold for each military district and builds one district") {
  expect_gold_income("marshal", {"watchtower", "barracks", "prison"});
  expect_build_limit("marshal", 1);
}

SPEC("R.marshal C7.4", "takes a district of cost at most 3 and pays its owner the cost") {
  auto g = scenario(5).seat(0).gold(4).holds("marshal").seat(2).gold(1).city(
      {"docks", "castle", "market"});
  g.turn_of("marshal").expect_offered("seize", {"seize 2 docks", "seize 2 market"});
  g.refuses("seize 2 castle", "costs_too_much_to_seize")
      .refuses("seize 2 manor", "not_in_that_city");
  g.refuses("seize 0 docks", "needs_other_player").plays("seize 2 docks");
  g.expect_gold(0, 1)
      .expect_gold(2, 4)
      .expect_city(0, {"docks"})
      .expect_city(2, {"castle", "market"});
  g.refuses("seize 2 market", "ability_used");
}

SPEC("R.marshal", "a coin counts for the limit and the price, and travels") {
  auto g = scenario(5).seat(0).gold(9).holds("marshal").seat(2).city({"docks+", "market+"});
  g.turn_of("marshal")
      .refuses("seize 2 docks+", "costs_too_much_to_seize")
      .plays("seize 2 market+");
  g.expect_gold(0, 6).expect_gold(2, 5).expect_city(0, {"market+"});
}

SPEC("R.marshal", "takes no name the own city has, no Keep, and not without the gold") {
  auto g = scenario(5).seat(0).gold(1).city({"tavern"}).holds("marshal");
  g.seat(2).city({"tavern", "keep", "market"}).turn_of("marshal").does_not_offer("seize");
  g.refuses("seize 2 tavern", "name_in_your_city").refuses("seize 2 keep", "keep_is_immune");
  g.refuses("seize 2 market", "rank8_price_not_payable");
}

SPEC("R.marshal", "takes nothing from a completed city but may take into an own one, untaxed") {
  const Texts seven{"tavern", "docks", "manor", "temple", "church", "market", "prison"};
  auto other = scenario(5).seat(0).gold(9).holds("marshal").seat(2).city(seven).turn_of("marshal");
  other.refuses("seize 2 tavern", "city_completed").does_not_offer("seize");

  auto own = scenario(5).seat(0).gold(9).city(seven).holds("marshal").cast({"tax_collector"});
  own.seat(2).city({"watchtower"}).turn_of("marshal").plays("seize 2 watchtower").expect_gold(0, 8);
  own.expect_tax(0);
  EXPECT_EQ(own.city_of(0).size(), 8u);
}

}  // namespace
}  // namespace prestige::citadels::kit
