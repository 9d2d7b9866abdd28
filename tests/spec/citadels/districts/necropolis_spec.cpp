#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.necropolis C6.8", "costs 5 gold or any one own district") {
  auto g = scenario(5)
               .seat(0)
               .gold(3)
               .hand({"necropolis"})
               .city({"tavern", "keep", "framework", "manor+"});
  g.holds("merchant").turn_of("merchant").plays("gather gold");
  g.expect_offered("build",
                   {"build necropolis", "build necropolis framework",
                    "build necropolis sacrifice tavern", "build necropolis sacrifice keep",
                    "build necropolis sacrifice framework", "build necropolis sacrifice manor+"});
  g.refuses("build necropolis sacrifice docks", "not_in_your_city");
  g.plays("build necropolis sacrifice manor+").expect_gold(0, 5);
  g.expect_city(0, {"tavern", "keep", "framework", "necropolis"});

  auto gold =
      scenario(5).seat(0).gold(3).hand({"necropolis"}).holds("merchant").turn_of("merchant");
  gold.plays("gather gold").plays("build necropolis").expect_gold(0, 0);

  auto factory =
      scenario(5).seat(0).gold(2).hand({"necropolis"}).city({"factory"}).holds("merchant");
  factory.turn_of("merchant").plays("gather gold").plays("build necropolis").expect_gold(0, 0);
}

SPEC("U.necropolis", "no other district is built by a sacrifice") {
  auto g = scenario(5).seat(0).gold(0).hand({"palace"}).city({"tavern"}).holds("merchant");
  g.turn_of("merchant")
      .plays("gather gold")
      .refuses("build palace sacrifice tavern", "only_necropolis");
}

SPEC("U.necropolis", "uses the limit and is taxed") {
  auto g =
      scenario(5).seat(0).gold(3).hand({"necropolis", "manor"}).city({"tavern"}).holds("merchant");
  g.cast({"tax_collector"}).turn_of("merchant").plays("gather gold");
  g.plays("build necropolis sacrifice tavern").expect_gold(0, 4).expect_tax(1);
  g.refuses("build manor", "limit_reached");
}

SPEC("U.necropolis A67",
     "the size is looked at after both cards have moved, the Monument's two included") {
  auto six = scenario(5).seat(0).hand({"necropolis"}).holds("merchant");
  six.city({"tavern", "docks", "manor", "temple", "church", "market"}).turn_of("merchant");
  six.plays("gather gold").plays("build necropolis sacrifice docks").expect_completed(0, false);

  auto monument = scenario(5).seat(0).gold(9).hand({"necropolis", "palace"}).holds("architect");
  monument.city({"monument", "docks", "manor", "temple", "church"}).turn_of("architect");
  monument.plays("gather gold")
      .plays("build necropolis sacrifice monument")
      .expect_completed(0, false);
  monument.plays("build palace").expect_completed(0, false);
}

SPEC("U.necropolis A18", "no sacrifice in an own completed city, gold still works; option") {
  const Texts city{"tavern", "docks", "manor", "temple", "church", "market", "prison"};
  auto g = scenario(5)
               .seat(0)
               .gold(9)
               .hand({"necropolis"})
               .city(city)
               .holds("merchant")
               .turn_of("merchant");
  g.plays("gather gold").refuses("build necropolis sacrifice docks", "own_city_completed");
  g.expect_offered("build", {"build necropolis"});

  auto option = scenario(5).options([](Switches& s) { s.self_sacrifice_in_completed_city = true; });
  option.seat(0).gold(9).hand({"necropolis"}).city(city).holds("merchant").turn_of("merchant");
  option.plays("gather gold").plays("build necropolis sacrifice docks").expect_gold(0, 11);
}

SPEC("U.necropolis M07 M08", "paid with gold it can be confiscated, by sacrifice it cannot") {
  for (const bool gold : {true, false}) {
    auto g = scenario(5)
                 .seat(0)
                 .holds("magistrate")
                 .seat(1)
                 .gold(9)
                 .hand({"necropolis"})
                 .city({"tavern"});
    g.holds("merchant").warrants({"king", "merchant", "warlord"}, "merchant").turn_of("merchant");
    g.plays("gather gold").plays(gold ? "build necropolis" : "build necropolis sacrifice tavern");
    g.expect_acting(gold ? 0 : 1);
  }
}

}  // namespace
}  // namespace prestige::citadels::kit
