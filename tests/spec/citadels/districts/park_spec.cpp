#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.park", "draws two cards at the end of a turn with an empty hand, by itself") {
  auto g = scenario(5)
               .seat(0)
               .gold(2)
               .hand({"tavern"})
               .city({"park"})
               .holds("merchant")
               .turn_of("merchant");
  g.plays("gather gold").plays("build tavern").plays("end_turn").expect_chance();
  g.draws({"docks", "manor"}).expect_hand(0, {"docks", "manor"});
}

SPEC("U.park C57", "any card in hand stops it, a Secret Vault as well") {
  auto g = scenario(5)
               .seat(0)
               .hand({"secret_vault"})
               .city({"park"})
               .holds("merchant")
               .turn_of("merchant");
  g.passes().expect_hand(0, {"secret_vault"}).expect_no_event("park_drawn");
}

SPEC("U.park A31", "draws what a short deck has") {
  auto g = scenario(5).seat(0).hand({}).city({"park"}).holds("merchant").deck({"docks"}).rest_to(4);
  g.turn_of("merchant").passes().draws({"docks"}).expect_hand(0, {"docks"});

  auto empty = scenario(5).seat(0).hand({}).city({"park"}).holds("merchant").deck({}).rest_to(4);
  empty.turn_of("merchant").passes().expect_hand(0, {}).expect_no_event("park_drawn");
}

SPEC("U.park", "with two characters it is looked at in each turn") {
  auto g =
      scenario(2).seat(0).gold(9).hand({}).city({"park", "museum"}).holds({"merchant", "warlord"});
  g.seat(1).holds({"thief", "magician"}).turn_of("merchant").passes().draws({"tavern", "docks"});
  g.expect_turn_of(0, "warlord")
      .plays("gather gold")
      .plays("build tavern")
      .plays("use museum docks");
  g.plays("end_turn").draws({"manor", "temple"}).expect_hand(0, {"manor", "temple"});
}

SPEC("U.park", "not when the Witch is put on hold") {
  auto g = scenario(5).seat(0).hand({}).city({"park"}).holds("witch").nobody_holds({"bishop"});
  g.plays("gather gold").plays("bewitch bishop").expect_hand(0, {}).expect_no_event("park_drawn");
}

}  // namespace
}  // namespace prestige::citadels::kit
