#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.seer A54", "takes a random card from every other hand, then gives one back to each") {
  auto g = scenario(4).seat(0).hand({"palace"}).holds("seer").seat(1).hand({"tavern", "manor"});
  g.seat(2).hand({}).seat(3).hand({"docks"}).turn_of("seer").plays("collect_cards");
  g.expect_chance().pulls("manor").pulls("docks").expect_hand(0, {"palace", "manor", "docks"});
  g.expect_offered("", {"give palace", "give manor", "give docks"});
  g.refuses("give tavern", "not_in_hand").refuses("end_turn", "not_now");
  g.plays("give docks").expect_hand(1, {"tavern", "docks"});
  g.plays("give palace").expect_hand(3, {"palace"}).expect_hand(0, {"manor"}).expect_hand(2, {});
  g.refuses("collect_cards", "ability_used");
}

SPEC("R.seer", "may give the very card back, and the last one given may empty the hand") {
  auto g = scenario(4).seat(0).hand({}).holds("seer").seat(1).hand({"tavern"}).turn_of("seer");
  g.plays("collect_cards").pulls("tavern").plays("give tavern").expect_hand(1, {"tavern"});
  g.expect_hand(0, {}).expect_acting(0).offers("gather gold");
}

SPEC("R.seer A48", "is legal without effect when all other hands are empty") {
  auto g = scenario(4).seat(0).hand({"manor"}).holds("seer").turn_of("seer");
  g.plays("collect_cards").expect_acting(0).expect_hand(0, {"manor"});
  g.refuses("collect_cards", "ability_used");
}

SPEC("R.seer", "has no income and builds two districts") {
  expect_no_income("seer");
  expect_build_limit("seer", 2);
}

}  // namespace
}  // namespace prestige::citadels::kit
