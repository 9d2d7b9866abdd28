#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.navigator", "takes four gold or four cards, once, whatever was gathered") {
  auto gold = scenario(5).seat(0).gold(1).holds("navigator").turn_of("navigator");
  gold.plays("supplies gold").expect_gold(0, 5).refuses("supplies cards", "ability_used");
  gold.refuses("supplies gold", "ability_used").plays("gather gold").expect_gold(0, 7);

  auto cards = scenario(5).seat(0).gold(1).hand({}).holds("navigator").turn_of("navigator");
  cards.plays("gather gold").plays("supplies cards").draws({"tavern", "docks", "manor", "temple"});
  cards.expect_hand(0, {"tavern", "docks", "manor", "temple"}).expect_gold(0, 3);
  cards.refuses("supplies gold", "ability_used");
}

SPEC("R.navigator A31", "draws what a short deck has; with an empty one only the gold is offered") {
  auto g = scenario(5).seat(0).hand({}).holds("navigator").deck({"docks", "manor"}).rest_to(4);
  g.turn_of("navigator").plays("supplies cards").draws({"docks", "manor"}).expect_acting(0);

  auto empty = scenario(5).seat(0).hand({}).holds("navigator").deck({}).rest_to(4);
  empty.turn_of("navigator").refuses("supplies cards", "nothing_to_gain");
  empty.expect_offered("supplies", {"supplies gold"});
}

SPEC("R.navigator C24", "cannot build at all, neither Stables nor by Framework or sacrifice") {
  auto g =
      scenario(5).seat(0).gold(20).hand({"stables", "necropolis", "manor"}).city({"framework"});
  g.holds("navigator").turn_of("navigator").plays("gather gold").does_not_offer("build");
  g.refuses("build stables", "cannot_build_at_all");
  g.refuses("build manor framework", "cannot_build_at_all");
  g.refuses("build necropolis sacrifice framework", "cannot_build_at_all");
}

SPEC("R.navigator", "has no income and a limit of nothing") {
  expect_no_income("navigator");
  expect_build_limit("navigator", 0);
}

}  // namespace
}  // namespace prestige::citadels::kit
