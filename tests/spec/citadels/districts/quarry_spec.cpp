#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.quarry C6.3", "its owner may build names the city already has, any number") {
  auto g =
      scenario(5).seat(0).gold(9).hand({"tavern", "tavern", "tavern"}).city({"quarry", "tavern"});
  g.holds("architect").turn_of("architect").plays("gather gold").plays("build tavern");
  g.plays("build tavern").plays("build tavern").expect_gold(0, 8);
  g.expect_city(0, {"quarry", "tavern", "tavern", "tavern", "tavern"});

  auto none = scenario(5).seat(0).gold(9).hand({"tavern"}).city({"tavern"}).holds("architect");
  none.seat(1).city({"quarry"}).turn_of("architect").plays("gather gold");
  none.refuses("build tavern", "identical_district");
}

SPEC("U.quarry", "must stand before the duplicate is built") {
  auto g =
      scenario(5).seat(0).gold(9).hand({"tavern", "quarry"}).city({"tavern"}).holds("architect");
  g.turn_of("architect").plays("gather gold").refuses("build tavern", "identical_district");
  g.plays("build quarry").plays("build tavern").expect_city(0, {"quarry", "tavern", "tavern"});
}

SPEC("U.quarry P13", "does not help with exchange, seizure or confiscation") {
  auto swap = scenario(5)
                  .seat(0)
                  .gold(9)
                  .city({"quarry", "tavern"})
                  .holds("diplomat")
                  .seat(1)
                  .city({"tavern"});
  swap.turn_of("diplomat").refuses("exchange quarry 1 tavern", "name_in_your_city");

  auto seize = scenario(5)
                   .seat(0)
                   .gold(9)
                   .city({"quarry", "tavern"})
                   .holds("marshal")
                   .seat(1)
                   .city({"tavern"});
  seize.turn_of("marshal").refuses("seize 1 tavern", "name_in_your_city");

  auto warrant =
      scenario(5).seat(0).city({"quarry", "tavern"}).holds("magistrate").seat(1).hand({"tavern"});
  warrant.holds("merchant")
      .warrants({"king", "merchant", "warlord"}, "merchant")
      .turn_of("merchant");
  warrant.plays("gather gold")
      .plays("build tavern")
      .refuses("confiscate", "confiscated_name_in_city");
}

SPEC("U.quarry C42", "duplicates stay when it is gone, but no more may be built") {
  auto g = scenario(5).seat(0).gold(9).hand({"tavern"}).city({"quarry", "tavern", "tavern"});
  g.holds("warlord")
      .turn_of("warlord")
      .plays("destroy 0 quarry")
      .expect_city(0, {"tavern", "tavern"});
  g.plays("gather gold").refuses("build tavern", "identical_district");
}

}  // namespace
}  // namespace prestige::citadels::kit
