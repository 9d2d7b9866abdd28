#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.merchant", "has a gold for each trade district and builds one district") {
  expect_gold_income("merchant", {"tavern", "market", "docks", "harbor"});
  expect_build_limit("merchant", 1);
}

SPEC("R.merchant", "takes one gold more once, whatever was gathered and whenever") {
  auto g = scenario(5).seat(0).gold(0).hand({}).holds("merchant").turn_of("merchant");
  g.plays("extra_gold").expect_gold(0, 1).refuses("extra_gold", "ability_used");
  g.plays("gather cards").draws({"tavern", "docks"}).plays("keep docks").expect_gold(0, 1);

  auto after = scenario(5).seat(0).gold(0).holds("merchant").turn_of("merchant");
  after.plays("gather gold").plays("extra_gold").expect_gold(0, 3).plays("end_turn");

  auto trader = scenario(5).seat(0).holds("trader").turn_of("trader");
  trader.refuses("extra_gold", "not_your_ability");
}

SPEC("R.merchant A42", "neither income nor gold comes by itself") {
  auto g = scenario(5).seat(0).gold(0).city({"tavern"}).holds("merchant").turn_of("merchant");
  g.passes().expect_gold(0, 2);
}

}  // namespace
}  // namespace prestige::citadels::kit
