#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.monument",
     "is not built into a city of five or more cards, whatever the number of players") {
  for (const int players : {3, 5}) {
    auto g = scenario(players).seat(0).gold(9).hand({"monument"}).holds("merchant");
    g.city({"tavern", "docks", "manor", "temple", "church"})
        .turn_of("merchant")
        .plays("gather gold");
    g.refuses("build monument", "city_too_large_for_monument").does_not_offer("build");
  }
}

SPEC("U.monument", "counts as two for the size: with five others a city is completed") {
  auto g = scenario(5).seat(0).gold(9).hand({"tavern"}).holds("merchant");
  g.city({"monument", "docks", "manor", "temple", "church"})
      .turn_of("merchant")
      .plays("gather gold");
  g.expect_completed(0, false).plays("build tavern").expect_completed(0);
  EXPECT_EQ(g.state().table.first_completed, Seat(0));
}

SPEC("U.monument", "with 2 and 3 players six others and the Monument make size 8") {
  auto g = scenario(3).seat(0).gold(9).hand({"tavern"}).holds("merchant");
  g.city({"monument", "docks", "manor", "temple", "church", "market"}).turn_of("merchant");
  g.plays("gather gold").expect_completed(0, false).plays("build tavern").expect_completed(0);
}

SPEC("U.monument", "is one district of cost 4 for everything else") {
  auto g = scenario(5).seat(0).city({"monument", "wishing_well"});
  EXPECT_EQ(g.score(0).total, 4 + 5 + 2);

  auto warlord = scenario(5).seat(0).gold(3).holds("warlord").seat(1).city({"monument"});
  warlord.turn_of("warlord").plays("destroy 1 monument").expect_gold(0, 0);

  auto marshal = scenario(5).seat(0).gold(9).holds("marshal").seat(1).city({"monument"});
  marshal.turn_of("marshal").refuses("seize 1 monument", "costs_too_much_to_seize");
}

SPEC("U.monument A28", "an exchange may move it into any city and complete it") {
  auto g = scenario(5).seat(0).gold(9).holds("diplomat").seat(1).city({"monument"});
  g.seat(0).city({"tavern", "docks", "manor", "temple", "church", "market"}).turn_of("diplomat");
  g.plays("exchange docks 1 monument").expect_completed(0).expect_gold(0, 8);
}

}  // namespace
}  // namespace prestige::citadels::kit
