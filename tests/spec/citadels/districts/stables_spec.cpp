#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.stables", "is built besides the limit, before or after the other build") {
  auto before = scenario(5).seat(0).gold(9).hand({"stables", "tavern", "manor"}).holds("merchant");
  before.turn_of("merchant").plays("gather gold").plays("build stables").plays("build tavern");
  before.refuses("build manor", "limit_reached").expect_gold(0, 8);

  auto after =
      scenario(5).seat(0).gold(9).hand({"stables", "tavern"}).holds("merchant").turn_of("merchant");
  after.plays("gather gold").plays("build tavern").plays("build stables");
  after.expect_city(0, {"stables", "tavern"}).expect_gold(0, 8);
}

SPEC("U.stables", "is paid and taxed as usual, after gathering only") {
  auto g = scenario(5).seat(0).gold(1).hand({"stables"}).holds("merchant").cast({"tax_collector"});
  g.turn_of("merchant").refuses("build stables", "gather_before_building").plays("gather gold");
  g.plays("build stables").expect_gold(0, 0).expect_tax(1);

  auto poor =
      scenario(5).seat(0).gold(0).hand({"stables", "tavern"}).holds("merchant").turn_of("merchant");
  poor.plays("gather gold").plays("build tavern").refuses("build stables", "price_not_payable");
}

SPEC("U.stables", "the Navigator cannot build it, the Framework may pay for it") {
  auto navigator =
      scenario(5).seat(0).gold(9).hand({"stables"}).holds("navigator").turn_of("navigator");
  navigator.plays("gather gold").refuses("build stables", "cannot_build_at_all");

  auto frame =
      scenario(5).seat(0).gold(0).hand({"stables", "tavern"}).city({"framework"}).holds("merchant");
  frame.turn_of("merchant")
      .plays("gather gold")
      .plays("build tavern")
      .plays("build stables framework");
  frame.expect_city(0, {"stables", "tavern"}).expect_gold(0, 1);
}

SPEC("U.stables", "confiscated it leaves the limit untouched") {
  auto g = scenario(5).seat(0).holds("magistrate").seat(1).gold(5).hand({"stables", "tavern"});
  g.holds("merchant").warrants({"king", "merchant", "warlord"}, "merchant").turn_of("merchant");
  g.plays("gather gold").plays("build stables").plays(0, "confiscate").plays("build tavern");
  g.expect_city(0, {"stables"}).expect_city(1, {"tavern"}).expect_gold(1, 6);
}

}  // namespace
}  // namespace prestige::citadels::kit
