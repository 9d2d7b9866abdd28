#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.poor_house", "gives 1 gold at the end of a turn with an empty supply, by itself") {
  auto g = scenario(5).seat(0).gold(0).hand({"church"}).city({"poor_house"}).holds("merchant");
  g.turn_of("merchant").plays("gather gold").plays("build church").expect_gold(0, 0);
  g.plays("end_turn").expect_gold(0, 1).expect_event("poor_house_paid");
}

SPEC("U.poor_house", "gives nothing to a supply that is not empty, nor for another's turn") {
  auto g = scenario(5).seat(0).gold(0).city({"poor_house"}).holds("merchant").turn_of("merchant");
  g.passes().expect_gold(0, 2).expect_no_event("poor_house_paid");

  auto other =
      scenario(5).seat(0).gold(0).city({"poor_house"}).holds("thief").seat(1).holds("merchant");
  other.turn_of("merchant").passes().expect_gold(0, 0);
}

SPEC("U.poor_house", "comes after the tax") {
  auto g = scenario(5).seat(0).gold(0).hand({"tavern"}).city({"poor_house"}).holds("merchant");
  g.cast({"tax_collector"}).turn_of("merchant").plays("gather gold").plays("build tavern");
  g.expect_gold(0, 0).expect_tax(1).plays("end_turn").expect_gold(0, 1);
}

SPEC("U.poor_house G14",
     "comes after an outstanding crown: the Throne Room's gold is there first") {
  auto g = scenario(5).seat(0).gold(0).hand({"church"}).city({"poor_house", "throne_room"});
  g.holds("king").crown(3).turn_of("king").plays("gather gold").plays("build church");
  g.expect_gold(0, 0).plays("end_turn").expect_gold(0, 1).expect_no_event("poor_house_paid");
}

SPEC("U.poor_house B04", "a robbed supply counts only at the end of the own turn") {
  auto g = scenario(5)
               .seat(0)
               .gold(5)
               .hand({})
               .city({"poor_house"})
               .holds("merchant")
               .seat(1)
               .holds("thief");
  g.robbed("merchant").deck({"docks"}).rest_to(4).turn_of("merchant").expect_gold(0, 0);
  g.plays("gather cards").draws({"docks"}).plays("end_turn").expect_gold(0, 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
