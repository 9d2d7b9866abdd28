#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.tax_collector C8.6", "every build of the others brings a gold to the card, free ones too") {
  auto g =
      scenario(5).seat(0).gold(9).hand({"tavern", "palace"}).city({"framework"}).holds("architect");
  g.seat(1).holds("tax_collector").turn_of("architect").plays("gather gold");
  g.plays("build tavern").expect_gold(0, 9).expect_tax(1);
  g.plays("build palace framework").expect_gold(0, 8).expect_tax(2);
}

SPEC("R.tax_collector", "an empty supply pays nothing and owes nothing") {
  auto g = scenario(5).seat(0).gold(0).hand({"tavern", "temple"}).holds("architect");
  g.cast({"tax_collector"}).turn_of("architect").plays("gather gold").plays("build tavern");
  g.expect_gold(0, 0).expect_tax(1).refuses("build temple", "price_not_payable");
}

SPEC("R.tax_collector", "takes all gold from the card, once, and nothing from an empty one") {
  auto g = scenario(5).seat(0).gold(1).holds("tax_collector").tax(4).turn_of("tax_collector");
  g.plays("collect_tax").expect_gold(0, 5).expect_tax(0).refuses("collect_tax", "ability_used");

  auto empty = scenario(5).seat(0).holds("tax_collector").turn_of("tax_collector");
  empty.refuses("collect_tax", "nothing_to_gain").does_not_offer("collect_tax");
}

SPEC("R.tax_collector", "pays no tax in the own turn, but with two characters in the other one") {
  auto g =
      scenario(3).seat(0).gold(9).hand({"tavern", "docks"}).holds({"tax_collector", "warlord"});
  g.turn_of("warlord").plays("gather gold").plays("build tavern").expect_gold(0, 9).expect_tax(1);
  g.plays("end_turn").expect_turn_of(0, "tax_collector").plays("gather gold").plays("build docks");
  g.expect_gold(0, 8).expect_tax(1);
}

SPEC("R.tax_collector", "the gold stays for later rounds") {
  auto g = scenario(5).seat(0).holds("tax_collector").tax(4).turn_of("tax_collector").passes();
  g.expect_round(2).expect_tax(4);
}

SPEC("R.tax_collector", "has no income and builds one district") {
  expect_no_income("tax_collector");
  expect_build_limit("tax_collector", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
