#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.alchemist", "gets the gold paid for builds back at the end of the turn") {
  auto g = scenario(5).seat(0).gold(3).hand({"castle"}).holds("alchemist").turn_of("alchemist");
  g.plays("gather gold")
      .plays("build castle")
      .expect_gold(0, 1)
      .plays("end_turn")
      .expect_gold(0, 5);
  g.expect_event("refund_received");

  auto idle = scenario(5).seat(0).gold(3).holds("alchemist").turn_of("alchemist");
  idle.passes().expect_gold(0, 5).expect_no_event("refund_received");
}

SPEC("R.alchemist", "the price must be payable beforehand") {
  auto g = scenario(5).seat(0).gold(1).hand({"castle"}).holds("alchemist").turn_of("alchemist");
  g.plays("gather gold").refuses("build castle", "price_not_payable");
}

SPEC("R.alchemist C19", "gets neither tax nor the Smithy's gold nor a bribe back") {
  auto g = scenario(5).seat(0).gold(12).hand({"castle"}).city({"smithy"}).holds("alchemist");
  g.seat(1).gold(0).holds("blackmailer").cast({"tax_collector"});
  g.threats({"alchemist", "king"}, "king").turn_of("alchemist").plays("gather gold").plays("bribe");
  g.expect_gold(0, 7).expect_gold(1, 7).plays("use smithy").draws({"docks", "manor", "temple"});
  g.plays("build castle").expect_gold(0, 0).expect_tax(1).plays("end_turn").expect_gold(0, 4);
}

SPEC("R.alchemist C21 C22", "gets the gold part of a Thieves' Den, nothing for a Framework build") {
  auto den =
      scenario(5).seat(0).gold(2).hand({"thieves_den", "manor", "tavern"}).holds("alchemist");
  den.turn_of("alchemist").plays("gather gold").plays("build thieves_den cards 2");
  den.plays("discard manor").plays("discard tavern").expect_gold(0, 0).plays("end_turn");
  den.expect_gold(0, 4);

  auto frame = scenario(5).seat(0).gold(2).hand({"palace"}).city({"framework"}).holds("alchemist");
  frame.turn_of("alchemist").plays("gather gold").plays("build palace framework").plays("end_turn");
  frame.expect_gold(0, 4);
}

SPEC("R.alchemist", "with a Factory the reduced price comes back") {
  auto g = scenario(5).seat(0).gold(4).hand({"library"}).city({"factory"}).holds("alchemist");
  g.turn_of("alchemist").plays("gather gold").plays("build library").expect_gold(0, 1);
  g.plays("end_turn").expect_gold(0, 6);
}

SPEC("R.alchemist A59", "with two characters only builds of the Alchemist's turn come back") {
  auto g = scenario(2).seat(0).gold(5).hand({"tavern", "castle"}).holds({"thief", "alchemist"});
  g.turn_of("thief").plays("gather gold").plays("build castle").plays("end_turn").expect_gold(0, 3);
  g.plays_on_to("alchemist").plays("gather gold").plays("build tavern").plays("end_turn");
  g.expect_gold(0, 5);
}

SPEC("R.alchemist", "has no income and builds one district") {
  expect_no_income("alchemist");
  expect_build_limit("alchemist", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
