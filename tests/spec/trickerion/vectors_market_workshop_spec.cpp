#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("E1", "an Engineer on the +2 slot orders twice and buys twice for 4 AP and 7 Coins") {
  auto g = scenario(4)
               .seat(0)
               .coins(7)
               .team({"engineer"})
               .buy_area({"rope", "metal", "glass", "fabric"});
  g.acts("engineer", "market_row+2").expect_ap(4);
  g.plays("order petroleum").plays("order_slot 1").plays("order padlock").plays("order_slot 2");
  g.plays("buy rope 2").plays("buy metal 3").expect_ap(0).expect_coins(0, 0);
  g.expect_tokens(0, "rope", 2).expect_tokens(0, "metal", 3);
  EXPECT_EQ(g.table().market.order[0], Component::petroleum);
  EXPECT_EQ(g.table().market.order[1], Component::padlock);
}

SPEC("E2 T7.11 T7.15", "a Quick Order costs 2 AP and 1 Coin more; Bargain takes 2 off") {
  auto g = scenario(4).seat(0).coins(2).acts("magician", "market_row+2");
  g.expect_ap(5).refuses("buy mirror 1", "not_in_stock");
  g.plays("quick_order mirror").expect_ap(3).plays("buy mirror 1 bargain 2").expect_ap(0);
  g.expect_coins(0, 0).expect_tokens(0, "mirror", 1);
  EXPECT_EQ(g.table().market.quick, Component::mirror);
}

SPEC("E4 T7.12 R13", "a Bargain never brings the total below 1") {
  auto g = scenario(4).seat(0).coins(9).acts("magician", "market_row+2");
  g.refuses("buy wood 1 bargain 1", "bargain_too_low");
  g.refuses("buy wood 2 bargain 2", "bargain_too_low");
  g.plays("buy wood 2 bargain 1").expect_coins(0, 8).expect_ap(3);
}

}  // namespace
}  // namespace prestige::trickerion::kit
