#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.trader", "has a gold for each trade district and builds one district besides trade") {
  expect_gold_income("trader", {"tavern", "market"});
  expect_build_limit("trader", 1);
}

SPEC("R.trader", "builds any number of trade districts outside the limit, and one other") {
  auto g = scenario(5).seat(0).gold(20).hand({"tavern", "market", "docks", "manor", "temple"});
  g.holds("trader")
      .turn_of("trader")
      .plays("gather gold")
      .plays("build tavern")
      .plays("build manor");
  g.plays("build market").refuses("build temple", "limit_reached").plays("build docks");
  g.expect_city(0, {"tavern", "market", "docks", "manor"}).expect_gold(0, 13);
}

SPEC("R.trader", "duplicates, price and tax are as usual") {
  auto g = scenario(5).seat(0).gold(2).hand({"tavern", "market", "docks"}).city({"tavern"});
  g.holds("trader").cast({"tax_collector"}).turn_of("trader").plays("gather gold");
  g.refuses("build tavern", "identical_district")
      .plays("build market")
      .expect_gold(0, 1)
      .expect_tax(1);
  g.refuses("build docks", "price_not_payable");
}

SPEC("R.trader C23", "the School of Magic is no trade district for the limit") {
  auto g = scenario(5).seat(0).gold(20).hand({"school_of_magic", "temple"}).holds("trader");
  g.turn_of("trader").plays("gather gold").plays("build temple");
  g.refuses("build school_of_magic", "limit_reached");
}

SPEC("R.trader A49", "the exemption holds in the Trader's turn only") {
  auto g =
      scenario(2).seat(0).gold(20).hand({"tavern", "market", "docks"}).holds({"trader", "warlord"});
  g.turn_of("trader")
      .plays("gather gold")
      .plays("build tavern")
      .plays("end_turn")
      .plays_on_to("warlord");
  g.plays("gather gold").plays("build market").refuses("build docks", "limit_reached");
}

}  // namespace
}  // namespace prestige::citadels::kit
