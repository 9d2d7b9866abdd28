#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.architect", "draws two cards more and keeps both, whatever was gathered, once") {
  auto g = scenario(5).seat(0).hand({}).holds("architect").turn_of("architect");
  g.plays("extra_cards").draws({"tavern", "docks"}).expect_hand(0, {"tavern", "docks"});
  g.refuses("extra_cards", "ability_used").plays("gather gold").expect_gold(0, 4);

  auto cards = scenario(5).seat(0).hand({}).holds("architect").turn_of("architect");
  cards.plays("gather cards").draws({"tavern", "docks"}).plays("keep docks").plays("extra_cards");
  cards.draws({"manor", "temple"}).expect_hand(0, {"docks", "manor", "temple"});
}

SPEC("R.architect A31", "draws one card from a deck of one and is not offered an empty deck") {
  auto g = scenario(5).seat(0).hand({}).holds("architect").deck({"docks"}).rest_to(4);
  g.turn_of("architect")
      .plays("extra_cards")
      .draws({"docks"})
      .expect_hand(0, {"docks"})
      .expect_acting(0);

  auto empty = scenario(5).seat(0).hand({}).holds("architect").deck({}).rest_to(4);
  empty.turn_of("architect")
      .refuses("extra_cards", "nothing_to_gain")
      .does_not_offer("extra_cards");
}

SPEC("R.architect C28", "Library and Observatory do not change the extra cards") {
  auto g = scenario(5).seat(0).hand({}).city({"library", "observatory"}).holds("architect");
  g.turn_of("architect").plays("extra_cards").draws({"tavern", "docks"}).expect_acting(0);
  g.expect_hand(0, {"tavern", "docks"});
}

SPEC("R.architect", "has no income and builds three districts") {
  expect_no_income("architect");
  expect_build_limit("architect", 3);
}

}  // namespace
}  // namespace prestige::citadels::kit
