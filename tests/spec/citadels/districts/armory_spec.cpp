#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/districts/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.armory C7.8",
     "is destroyed together with one other district of any open city, for nothing") {
  auto g = scenario(5).seat(0).gold(1).city({"armory", "manor"}).holds("merchant");
  g.seat(2).city({"palace", "tavern"}).turn_of("merchant");
  g.expect_offered("use armory",
                   {"use armory 0 manor", "use armory 2 palace", "use armory 2 tavern"});
  g.refuses("use armory 0 armory", "armory_needs_other_target");
  g.refuses("use armory 2 docks", "not_in_that_city").refuses("use armory 6 docks", "no_such_seat");
  g.plays("use armory 2 palace").expect_city(0, {"manor"}).expect_city(2, {"tavern"});
  g.expect_gold(0, 1).refuses("use armory 2 tavern", "not_in_your_city");
  EXPECT_EQ(g.state().secrets.deck.tail().size(), 2u);
}

SPEC("U.armory", "may destroy an own district, and coins go to the bank") {
  auto g =
      scenario(5).seat(0).gold(1).city({"armory+", "manor+"}).holds("merchant").turn_of("merchant");
  g.plays("use armory 0 manor+").expect_city(0, {}).expect_gold(0, 1);
}

SPEC("U.armory", "Bishop, Keep and Great Wall do not stop it, and the Graveyard does not react") {
  auto g = scenario(5).seat(0).gold(0).city({"armory"}).holds("warlord").seat(1).gold(5);
  g.city({"keep", "great_wall", "graveyard"}).holds("bishop").turn_of("warlord");
  g.plays("use armory 1 keep").expect_acting(0).expect_city(1, {"great_wall", "graveyard"});
  g.expect_gold(0, 0);
}

SPEC("U.armory", "no target in a completed city, and no use from one") {
  const Texts seven{"tavern", "docks", "manor", "temple", "church", "market", "prison"};
  auto target = scenario(5).seat(0).city({"armory"}).holds("merchant").seat(1).city(seven);
  target.turn_of("merchant").refuses("use armory 1 tavern", "city_completed").does_not_offer("use");

  auto own = scenario(5).seat(0).city(
      {"armory", "docks", "manor", "temple", "church", "market", "prison"});
  own.holds("merchant").seat(1).city({"tavern"}).turn_of("merchant");
  own.refuses("use armory 1 tavern", "own_city_completed").does_not_offer("use");
}

SPEC("U.armory A66", "is not offered without another district in any open city") {
  auto g = scenario(5).seat(0).city({"armory"}).holds("merchant").turn_of("merchant");
  g.does_not_offer("use");
}

SPEC("U.armory", "works before gathering and in the turn it was built") {
  auto g = scenario(5).seat(0).gold(1).hand({"armory"}).holds("merchant").seat(2).city({"palace"});
  g.turn_of("merchant").plays("gather gold").plays("build armory").plays("use armory 2 palace");
  g.expect_city(0, {}).expect_city(2, {}).plays("end_turn");
}

SPEC("A73 C5.15 U.armory", "built again in the same turn it cannot be used a second time") {
  auto g = turn("architect").gold(9).hand({}).city({"armory", "tavern"}).deck({}).rest_to(4);
  g.seat(2).city({"market", "palace"}).plays("gather gold").plays("use armory 2 market");
  g.plays("extra_cards").draws({"armory", "market"}).plays("build armory");
  g.refuses("use armory 2 palace", "district_used").does_not_offer("use").plays("end_turn");
}

SPEC("U.armory A51", "is not used in a turn that is cut") {
  expect_no_use_in_cut_turns("armory", "use armory 0 manor");
}

}  // namespace
}  // namespace prestige::citadels::kit
