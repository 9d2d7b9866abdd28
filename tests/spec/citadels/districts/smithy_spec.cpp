#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/districts/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.smithy", "pays 2 gold for three cards, once in a turn") {
  auto g = scenario(5)
               .seat(0)
               .gold(5)
               .hand({"manor"})
               .city({"smithy"})
               .holds("merchant")
               .turn_of("merchant");
  g.plays("use smithy").draws({"tavern", "temple", "docks"}).expect_gold(0, 3);
  g.expect_hand(0, {"manor", "tavern", "temple", "docks"}).refuses("use smithy", "district_used");
}

SPEC("U.smithy", "needs 2 gold and a card in the deck") {
  auto poor = scenario(5).seat(0).gold(1).city({"smithy"}).holds("merchant").turn_of("merchant");
  poor.refuses("use smithy", "two_gold_needed")
      .does_not_offer("use")
      .plays("gather gold")
      .offers("use smithy");

  auto empty = scenario(5).seat(0).gold(9).city({"smithy"}).holds("merchant").deck({}).rest_to(4);
  empty.turn_of("merchant").refuses("use smithy", "deck_empty").does_not_offer("use");

  auto shorter =
      scenario(5).seat(0).gold(2).hand({}).city({"smithy"}).holds("merchant").deck({"docks"});
  shorter.rest_to(4)
      .turn_of("merchant")
      .plays("use smithy")
      .draws({"docks"})
      .expect_hand(0, {"docks"});
  shorter.expect_gold(0, 0).expect_acting(0);
}

SPEC("U.smithy", "must stand in the own city; a completed one and the turn of its build do") {
  auto other =
      scenario(5).seat(0).gold(9).holds("merchant").seat(1).city({"smithy"}).turn_of("merchant");
  other.refuses("use smithy", "not_in_your_city").refuses("use manor", "not_activated");

  auto full = scenario(5).seat(0).gold(9).holds("merchant");
  full.city({"smithy", "docks", "manor", "temple", "church", "market", "prison"})
      .turn_of("merchant");
  full.plays("use smithy").draws({"tavern", "temple", "docks"}).expect_gold(0, 7);

  auto fresh = scenario(5).seat(0).gold(5).hand({"smithy"}).holds("merchant").turn_of("merchant");
  fresh.plays("gather gold").plays("build smithy").plays("use smithy").expect_gold(0, 0);
}

SPEC("U.smithy A51 A59", "once in each turn and never in a turn that is cut") {
  expect_no_use_in_cut_turns("smithy", "use smithy");
  expect_use_once_a_turn("smithy", "use smithy");
}

}  // namespace
}  // namespace prestige::citadels::kit
