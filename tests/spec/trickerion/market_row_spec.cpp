// Chapter 7.2: the Market Row.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

Play market(const std::function<void(Options&)>& change = [](Options&) {}, int coins = 20) {
  return scenario(4).options(change).seat(0).coins(coins).acts("magician", "market_row+2", 9);
}

SPEC("T7.9", "stock is the Buy area and the Quick Order slot; buying does not change the display") {
  auto g = market().quick_order("cog").order_area({"rope"});
  g.offers("buy wood 1").offers("buy cog 1").refuses("buy rope 1", "not_in_stock");
  g.plays("buy wood 3").plays("buy cog 1").expect_buy_area({"wood", "metal", "glass", "fabric"});
  g.offers("buy cog 1");
}

SPEC("T7.10 R51",
     "1 to 3 units of one type, or fewer by option; cards may take the number they name") {
  auto g = market().refuses("buy wood 4", "too_many_units").refuses("buy wood 0", "too_many_units");
  g.plays("buy wood 3").expect_ap(8).expect_coins(0, 17);
  const auto one = [](Options& o) { o.buy_max_units = 1; };
  market(one).refuses("buy wood 2", "too_many_units").plays("buy wood 1");
  auto bulk = scenario(4).dark_alley().options(one).seat(0).below("magician", "bulk_discount");
  bulk.acts("magician", "market_row+2").plays("buy wood 3 with card").expect_gain(0, {0, -2, 0});
  auto sale = scenario(4).dark_alley().options(one).seat(0).below("magician", "component_sale");
  sale.acts("magician", "market_row+2")
      .plays("buy_mixed with card")
      .plays("pick wood")
      .plays("pick wood");
  sale.plays("pick metal")
      .plays("pick metal")
      .refuses("pick glass", "too_many_units")
      .plays("checkout");
  sale.expect_tokens(0, "metal", 2).expect_gain(0, {0, -4, 0});
  auto power = scenario(4).powers().options(one).seat(0).learned("wholesale_buyer", 1);
  power.acts("magician", "market_row+2").plays("buy_mixed with wholesale_buyer").plays("pick wood");
  power.plays("pick wood")
      .plays("pick metal")
      .refuses("pick metal", "too_many_units")
      .plays("checkout");
  auto delivery = scenario(4).dark_alley().options(one).seat(0).components({{"cog", 1}}).coins(9);
  delivery.below("magician", "workshop_delivery").acts("magician", "market_row+2");
  delivery.plays("buy cog 2 with card").expect_tokens(0, "cog", 3).expect_coins(0, 9 - 4);
}

SPEC("T7.11 R12", "the surcharge of the Quick Order slot: per unit, per Buy, or none") {
  auto unit = market().quick_order("cog").plays("buy cog 3").expect_gain(0, {0, -12, 0});
  auto buy = market([](Options& o) { o.quick_order_surcharge_scope = SurchargeScope::buy; });
  buy.quick_order("cog").plays("buy cog 3").expect_gain(0, {0, -10, 0});
  auto none = market([](Options& o) { o.quick_order_surcharge = 0; });
  none.quick_order("cog").plays("buy cog 3").expect_gain(0, {0, -9, 0});
  auto both = market().quick_order("wood").plays("buy wood 3").expect_gain(0, {0, -3, 0});
}

SPEC("T7.12 R13", "Bargain belongs to a Buy and costs 1 AP for each Coin") {
  auto g = market().plays("buy wood 3 bargain 2").expect_gain(0, {0, -1, 0}).expect_ap(6);
  g.refuses("buy metal 3 bargain 3", "bargain_too_low");
  auto poor = scenario(4).seat(0).acts("magician", "market_row+2", 2);
  poor.refuses("buy wood 3 bargain 2", "not_enough_action_points").offers("buy wood 3 bargain 1");
}

SPEC("R13 R70 T18.4", "bargain_floor each_component_1: 1 Coin for each unit stays") {
  auto g = market([](Options& o) { o.bargain_floor = BargainFloor::each_component_1; });
  g.buy_area({"wood", "rope", "mirror", "cog"}).refuses("buy wood 2 bargain 1", "bargain_too_low");
  g.plays("buy rope 2 bargain 2").expect_gain(0, {0, -2, 0});
  g.refuses("buy mirror 1 bargain 3", "bargain_too_low").plays("buy mirror 1 bargain 2");
}

SPEC("T7.13 E40 R70", "unit prices, free units, fixed reductions, Bargain") {
  auto saw =
      scenario(4).powers().seat(0).learned("market_regular", 1).below("magician", "bulk_discount");
  saw.buy_area({"saw", "metal", "glass", "wood"}).acts("magician", "market_row+2");
  saw.plays("buy saw 3 bargain 1 with card").expect_gain(0, {0, -2, 0});
  for (const bool per_unit : {true, false}) {
    auto g =
        scenario(4).dark_alley().quick_order("padlock").seat(0).below("magician", "bulk_discount");
    g.options([&](Options& o) {
      o.quick_order_surcharge_scope = per_unit ? SurchargeScope::unit : SurchargeScope::buy;
    });
    g.acts("magician", "market_row+2").plays("buy padlock 3 with card");
    g.expect_gain(0, {0, per_unit ? -8 : -7, 0});
  }
  auto free =
      scenario(4).powers().seat(0).learned("market_regular", 1).below("magician", "shoplifting");
  free.buy_area({"mirror", "metal", "glass", "wood"}).acts("magician", "market_row+2");
  free.refuses("buy mirror 1 bargain 1 with card", "bargain_too_low");
  free.plays("buy mirror 1 with card").expect_gain(0, {});
}

SPEC("R70", "a fixed reduction never brings 1 Coin to 0; a free unit also saves its surcharge") {
  auto g =
      scenario(4).powers().seat(0).learned("market_regular", 1).acts("magician", "market_row+2");
  g.plays("buy wood 1").expect_gain(0, {0, -1, 0}).plays("buy metal 2").expect_gain(0, {0, -2, 0});
  auto lifted =
      scenario(4).dark_alley().quick_order("cog").seat(0).below("magician", "shoplifting");
  lifted.acts("magician", "market_row+2").plays("buy cog 2 with card").plays("replace 5 wood");
  lifted.expect_gain(0, {0, -4, 0});
  auto owned = scenario(4).dark_alley().seat(0).components({{"cog", 1}}).coins(9);
  owned.below("magician", "workshop_delivery").acts("magician", "market_row+2");
  owned.plays("buy cog 1 with card").expect_coins(0, 7);  // 3 without surcharge, minus 1
}

SPEC("T7.14 R14", "a type not yet in the Order area goes on an empty Order slot of choice") {
  auto g = market().order_area({"", "saw", "", ""});
  g.refuses("order saw", "already_ordered")
      .plays("order wood")
      .refuses("order_slot 2", "no_order_slot");
  g.expect_offered("order_slot", {"order_slot 1", "order_slot 3", "order_slot 4"});
  g.plays("order_slot 4").plays("order cog").plays("order_slot 1").plays("order rope").expect_ap(6);
  g.refuses("order mirror", "no_order_slot");
  auto strict = market([](Options& o) { o.order_in_stock_allowed = false; });
  strict.refuses("order wood", "ordered_type_in_stock").offers("order rope");
}

SPEC("T7.15", "Quick Order replaces what lies there, for everybody, until ORDERS") {
  auto g = scenario(2).quick_order("cog").seat(1).coins(20).below("magician", "market_row").seat(0);
  g.acts("magician", "market_row+2").plays("quick_order mirror").expect_ap(3);
  g.refuses("buy cog 1", "not_in_stock").plays("end").plays(1, "place magician market_row+0");
  g.plays("buy mirror 1").expect_gain(1, {0, -4, 0}).plays("end");
  EXPECT_FALSE(g.plays_turn_out().table().market.quick.has_value());
  auto dear =
      market([](Options& o) { o.quick_order_ap = 3; }).plays("quick_order cog").expect_ap(6);
}

SPEC("E6 T9.4", "ordered types replace those of the Buy slots with the same number") {
  auto g = scenario(2).order_area({"", "saw", "", "cog"}).quick_order("mirror").at_end_turn();
  g.expect_buy_area({"wood", "saw", "glass", "cog"});
  for (const Maybe<Component>& slot : g.table().market.order) EXPECT_FALSE(slot.has_value());
  EXPECT_FALSE(g.table().market.quick.has_value());
}

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

SPEC("E3 T18.4", "the prototype's market: one unit a Buy, Quick Order for 3 AP without surcharge") {
  auto g = scenario(4).edition("prototype").seat(0).team({"engineer"});
  g.buy_area({"animal", "metal", "glass", "wood"}).acts("engineer", "market_row+2").expect_ap(4);
  g.plays("order petroleum").plays("order_slot 1").plays("order padlock").plays("order_slot 2");
  g.refuses("buy animal 2", "too_many_units").plays("buy animal 1").plays("buy metal 1");
  g.expect_gain(0, {0, -3, 0}).expect_ap(0);
  auto quick =
      scenario(4).edition("prototype").seat(0).acts("magician", "market_row+2").expect_ap(5);
  quick.plays("quick_order mirror").expect_ap(2).plays("buy mirror 1 bargain 1");
  quick.expect_gain(0, {0, -2, 0}).expect_ap(0);
}

}  // namespace
}  // namespace prestige::trickerion::kit
