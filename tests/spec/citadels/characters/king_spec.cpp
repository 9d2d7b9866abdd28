#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.king", "has a gold for each noble district and builds one district") {
  expect_gold_income("king", {"manor", "castle", "palace"});
  expect_build_limit("king", 1);
}

SPEC("R.king C9.2", "takes the crown at any moment of the turn, once") {
  auto g = scenario(5).seat(0).holds("king").crown(3).turn_of("king");
  g.offers("take_crown").plays("take_crown").expect_crown(0).refuses("take_crown", "ability_used");

  auto late = scenario(5).seat(0).holds("king").crown(3).turn_of("king");
  late.plays("gather gold").plays("take_crown").expect_crown(0).plays("end_turn").expect_crown(0);
}

SPEC("R.king A06",
     "takes the crown at the end of the turn by itself; already held it is not offered") {
  auto g = scenario(5).seat(0).holds("king").crown(3).turn_of("king");
  g.plays("gather gold")
      .expect_crown(3)
      .plays("end_turn")
      .expect_crown(0)
      .expect_event("crown_taken");

  auto held = scenario(5).seat(0).holds("king").crown(0).turn_of("king");
  held.refuses("take_crown", "crown_already_yours").does_not_offer("take_crown");
  held.passes().expect_crown(0).expect_no_event("crown_taken");
}

SPEC("R.king", "chooses first in the next round") {
  auto g = scenario(5).seat(2).holds("king").crown(0).turn_of("king").passes().plays_round_out();
  g.expect_round(2).chance_any().expect_acting(2);
}

SPEC("R.king C9.2",
     "killed he takes the crown at the end of the round, bewitched after gathering") {
  auto killed = scenario(5).seat(2).holds("king").crown(0).killed("king").called_up_to("king");
  killed.expect_crown(0).plays_round_out().expect_crown(2).expect_round(2);

  auto bewitched = scenario(5).seat(0).holds("witch").seat(2).holds("king").crown(1);
  bewitched.bewitched("king").turn_of("king").expect_crown(1).plays("gather gold").expect_crown(2);
}

SPEC("R.king C9.4", "the crown stays when nobody holds rank 4") {
  auto g = scenario(5).crown(3).nobody_holds({"king"}).killed("king").plays_round_out();
  g.expect_round(2).expect_crown(3);
}

SPEC("R.king B12", "threatened he takes the crown only after the threat is settled") {
  auto g = scenario(5).seat(0).holds("king").crown(3).seat(1).holds("blackmailer");
  g.threats({"king", "warlord"}, "king").turn_of("king").refuses("take_crown", "not_now");
  g.plays("gather gold").refuses("take_crown", "not_now").plays("bribe").plays("take_crown");
  g.expect_crown(0);
}

}  // namespace
}  // namespace prestige::citadels::kit
