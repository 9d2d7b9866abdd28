// Special Assignment cards of the Market Row.

#include "tests/kit/spec.h"

#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// The Magician of seat 0 is going to act there with this card; 5 AP on the +2 slot.
Play market_with(const std::string& card) {
  auto g = scenario(4).dark_alley().buy_area({"wood", "rope", "saw", "padlock"});
  g.seat(0).coins(20).below("magician", card);
  return g;
}
Play at_market_with(const std::string& card) {
  return market_with(card).acts("magician", "market_row+2");
}
Play powerful_market_with(const std::string& card) {
  auto g = market_with(card).powers().shards(1).learned("market_regular", 1);
  return g.acts("magician", "market_row+2");
}

// Component Sale

SPEC("SA.component_sale", "one Buy takes four Components of any types in stock at normal prices") {
  auto g = at_market_with("component_sale");
  g.plays("buy_mixed with card").plays("pick wood").plays("pick rope").plays("pick rope");
  g.refuses("pick metal", "not_in_stock").plays("pick padlock");
  g.refuses("pick wood", "too_many_units").plays("checkout");
  g.expect_gain(0, {0, -8, 0}).expect_ap(4);
  g.expect_tokens(0, "wood", 1).expect_tokens(0, "rope", 2).expect_tokens(0, "padlock", 1);
}

SPEC("SA.component_sale", "only one Buy of the placement may mix types") {
  auto g = at_market_with("component_sale");
  g.refuses("buy_mixed", "one_type_only")
      .refuses("buy wood 1 with card", "ability_for_other_action");
  g.plays("buy_mixed with card").refuses("checkout", "basket_empty").plays("pick wood");
  g.plays("checkout").refuses("buy_mixed with card", "ability_spent").plays("buy rope 2");
  g.expect_gain(0, {0, -5, 0}).expect_ap(3);
}

SPEC("SA.component_sale T7.12", "the total may be bargained down to 1") {
  auto g = at_market_with("component_sale");
  g.plays("buy_mixed with card").plays("pick wood").plays("pick rope");
  g.refuses("checkout bargain 3", "bargain_too_low").plays("checkout bargain 2");
  g.expect_gain(0, {0, -1, 0}).expect_ap(2);
}

SPEC("SA.component_sale T1.8 T16.4", "the Component limit and the slots hold") {
  auto g = market_with("component_sale").components({{"wood", 2}, {"metal", 1}, {"glass", 1}});
  g.components({{"fabric", 1}, {"animal", 1}}).acts("magician", "market_row+2");
  g.plays("buy_mixed with card").plays("pick wood").refuses("pick wood", "no_room_for_components");
  g.plays("pick saw").refuses("pick rope", "no_room_for_components").offers("pick saw");
}

SPEC("SA.component_sale R51", "four Components also where a Buy takes one unit") {
  auto g = market_with("component_sale").options([](Options& o) { o.buy_max_units = 1; });
  g.acts("magician", "market_row+2").refuses("buy wood 2", "too_many_units");
  g.plays("buy_mixed with card").plays("pick wood").plays("pick wood").plays("pick wood");
  g.plays("pick saw").plays("checkout").expect_gain(0, {0, -5, 0}).expect_tokens(0, "wood", 3);
}

// Smuggled Goods

SPEC("SA.smuggled_goods", "the Buy costs Fame instead of Coins, 1 below its total") {
  auto g = at_market_with("smuggled_goods");
  g.plays("buy rope 3 with card").expect_gain(0, {-5, 0, 0}).expect_tokens(0, "rope", 3);
  g.plays("buy wood 1").expect_gain(0, {-5, -1, 0});
}

SPEC("SA.smuggled_goods T16.5", "the Fame must be there") {
  auto g = market_with("smuggled_goods").fame(4).acts("magician", "market_row+2");
  g.refuses("buy rope 3 with card", "not_enough_fame").offers("buy rope 3");
  g.plays("buy rope 3 bargain 1 with card").expect_purse(0, {0, 20, 1});
}

SPEC("SA.smuggled_goods", "a total of 1 costs nothing") {
  auto g = market_with("smuggled_goods").fame(0).coins(0).acts("magician", "market_row+2");
  g.refuses("buy wood 1", "not_enough_coins").plays("buy wood 1 with card");
  g.expect_purse(0, {0, 0, 1}).expect_tokens(0, "wood", 1);
}

SPEC("SA.smuggled_goods R70", "the total is the one after all reductions") {
  auto g = powerful_market_with("smuggled_goods");
  g.plays("buy saw 3 bargain 1 with card").expect_gain(0, {-3, 0, 0}).expect_ap(3);
}

// Barter with Power

SPEC("SA.barter_with_power", "a Shard buys any mix worth up to 4 Coins") {
  auto g = at_market_with("barter_with_power");
  g.plays("buy_mixed with card").plays("pick padlock").refuses("pick saw", "worth_exceeded");
  g.refuses("checkout bargain 1", "no_bargain").plays("pick wood");
  g.expect_gain(0, {0, 0, -1}).expect_ap(4);
  g.expect_tokens(0, "padlock", 1).expect_tokens(0, "wood", 1);
}

SPEC("SA.barter_with_power", "less than 4 Coins' worth may be taken, but something") {
  auto g = at_market_with("barter_with_power");
  g.plays("buy_mixed with card").refuses("checkout", "basket_empty").plays("pick wood");
  g.plays("checkout").expect_gain(0, {0, 0, -1}).expect_tokens(0, "wood", 1);
}

SPEC("SA.barter_with_power T15.6", "without a Shard there is no barter") {
  auto g = market_with("barter_with_power").shards(0).acts("magician", "market_row+2");
  g.refuses("buy_mixed with card", "not_enough_shards").offers("buy wood 1");
}

SPEC("SA.barter_with_power PY.flat_prices", "current prices count, the surcharge too") {
  auto g = market_with("barter_with_power").active("flat_prices").quick_order("mirror");
  g.acts("magician", "market_row+2").plays("buy_mixed with card").plays("pick wood");
  g.refuses("pick mirror", "worth_exceeded").plays("pick padlock").expect_gain(0, {0, 0, -1});
  g.expect_tokens(0, "wood", 1).expect_tokens(0, "padlock", 1);
}

// Workshop Exhibition

SPEC("SA.workshop_exhibition", "1 Fame less than the Coins paid") {
  auto g = at_market_with("workshop_exhibition");
  g.plays("buy padlock 3 with card").expect_gain(0, {8, -9, 0});
  g.plays("buy saw 2").expect_gain(0, {8, -13, 0});
}

SPEC("SA.workshop_exhibition R70", "what was bargained or reduced was not paid") {
  auto g = powerful_market_with("workshop_exhibition");
  g.plays("buy saw 3 bargain 2 with card").expect_gain(0, {2, -3, 0});
}

SPEC("SA.workshop_exhibition R103", "a single Coin brings nothing") {
  auto g = at_market_with("workshop_exhibition");
  g.refuses("buy wood 1 with card", "no_effect").plays("buy wood 1");
  g.refuses("buy wood 2 bargain 1 with card", "no_effect").plays("buy wood 2 with card");
  g.expect_gain(0, {1, -3, 0}).refuses("buy rope 2 with card", "ability_spent");
}

// Shoplifting

SPEC("SA.shoplifting", "one unit is free and a basic type takes its place on the display") {
  auto g = at_market_with("shoplifting");
  g.plays("buy rope 2 with card").refuses("replace 2 saw", "not_basic");
  g.refuses("replace 1 metal", "not_on_display").plays("replace 2 metal");
  g.expect_gain(0, {0, -2, 0}).expect_tokens(0, "rope", 2);
  g.expect_buy_area({"wood", "metal", "saw", "padlock"}).refuses("buy rope 1", "not_in_stock");
  g.plays("buy metal 1").expect_gain(0, {0, -3, 0});
}

SPEC("SA.shoplifting R70 E40", "the only unit is free, and a price of 0 takes no Bargain") {
  auto g = powerful_market_with("shoplifting");
  g.refuses("buy padlock 1 bargain 1 with card", "bargain_too_low");
  g.plays("buy padlock 1 with card").plays("replace 4 wood").expect_gain(0, {0, 0, 0});
  g.expect_tokens(0, "padlock", 1).expect_buy_area({"wood", "rope", "saw", "wood"});
}

SPEC("SA.shoplifting R70", "the free unit is taken out before reductions and Bargain") {
  auto g = powerful_market_with("shoplifting");
  g.refuses("buy saw 3 bargain 3 with card", "bargain_too_low");
  g.plays("buy saw 3 bargain 2 with card").plays("replace 3 fabric").expect_gain(0, {0, -1, 0});
}

SPEC("SA.shoplifting R70", "taken from the Quick Order slot it saves its own surcharge") {
  auto g = market_with("shoplifting").quick_order("mirror").acts("magician", "market_row+2");
  g.plays("buy mirror 2 with card").plays("replace 5 glass").expect_gain(0, {0, -4, 0});
  EXPECT_EQ(g.table().market.quick, Component::glass);
}

SPEC("SA.shoplifting R110", "a surcharge for the whole Buy stays due") {
  const auto lifts = [](int units) {
    auto g = market_with("shoplifting").quick_order("mirror");
    g.options([](Options& o) { o.quick_order_surcharge_scope = SurchargeScope::buy; });
    g.acts("magician", "market_row+2");
    g.plays("buy mirror " + std::to_string(units) + " with card").plays("replace 5 glass");
    return g;
  };
  lifts(1).expect_gain(0, {0, -1, 0});
  lifts(2).expect_gain(0, {0, -3 - 1, 0});
}

SPEC("SA.shoplifting", "what is stock without lying on the display cannot be lifted") {
  auto g = market_with("shoplifting").active("forward_sale").order_area({"cog"});
  g.acts("magician", "market_row+2").refuses("buy cog 1 with card", "not_on_display");
  g.plays("buy cog 1").expect_gain(0, {0, -3, 0});
}

// Logistics

SPEC("SA.logistics", "the ordered type is stock at once, at the normal price") {
  auto g = at_market_with("logistics");
  g.refuses("buy mirror 1", "not_in_stock").plays("order mirror with card").expect_ap(4);
  g.plays("buy mirror 2").expect_gain(0, {0, -6, 0});
  EXPECT_EQ(g.table().market.order[0], Maybe<Component>());
}

SPEC("SA.logistics", "needs no Order slot and may be a type in the Order area") {
  auto g = market_with("logistics").order_area({"cog", "glass", "metal", "mirror"});
  g.acts("magician", "market_row+2").refuses("order fabric", "no_order_slot");
  g.refuses("order cog", "already_ordered").plays("order cog with card").plays("buy cog 1");
  g.expect_gain(0, {0, -3, 0});
}

SPEC("SA.logistics", "is stock for everybody until ORDERS, without surcharge") {
  auto g = market_with("logistics").quick_order("mirror");
  g.seat(1).below("magician", "market_row").seat(0).acts("magician", "market_row+2");
  g.plays("order mirror with card").plays("end").plays(1, "place magician market_row+0");
  g.plays("buy mirror 1").expect_gain(1, {0, -3, 0}).plays_turn_out();
  g.expect_buy_area({"wood", "rope", "saw", "padlock"});
  EXPECT_EQ(g.table().market.beside, 0);
}

SPEC("SA.logistics R14 R103 OP.order_in_stock_allowed", "a type in the Buy area is stock already") {
  market_with("logistics")
      .acts("magician", "market_row+2")
      .refuses("order wood with card", "no_effect")
      .offers("order wood");
  auto g = market_with("logistics").options([](Options& o) { o.order_in_stock_allowed = false; });
  g.acts("magician", "market_row+2").refuses("order wood with card", "ordered_type_in_stock");
  g.offers("order mirror with card");
}

// Traveling Merchants

SPEC("SA.traveling_merchants",
     "price + 1 brings one of the ordered type, for any number of Orders") {
  auto g = at_market_with("traveling_merchants");
  g.plays("order mirror with card").plays("order_slot 1").expect_gain(0, {0, -4, 0});
  g.plays("order metal with card").plays("order_slot 3").expect_gain(0, {0, -6, 0});
  g.plays("order glass").plays("order_slot 2").expect_gain(0, {0, -6, 0}).expect_ap(2);
  g.expect_tokens(0, "mirror", 1).expect_tokens(0, "metal", 1).expect_tokens(0, "glass", 0);
  EXPECT_EQ(g.table().market.order[0], Component::mirror);
  EXPECT_EQ(g.table().market.order[2], Component::metal);
}

SPEC("SA.traveling_merchants T16.4 T15.6", "the Component must fit and be paid for") {
  auto g = market_with("traveling_merchants").coins(3).components({{"animal", 3}});
  g.acts("magician", "market_row+2").refuses("order mirror with card", "not_enough_coins");
  g.refuses("order animal with card", "no_room_for_components");
  g.offers("order mirror").offers("order animal").offers("order petroleum with card");
}

SPEC("SA.traveling_merchants R57", "Orders may be repeated where each action is taken once") {
  auto g = market_with("traveling_merchants").options([](Options& o) {
    o.actions_once_per_placement = true;
  });
  g.acts("magician", "market_row+2").plays("order mirror with card").plays("order_slot 1");
  g.plays("order cog").plays("order_slot 2").plays("buy wood 1");
  g.refuses("buy wood 1", "action_taken").offers("order metal with card");
}

// Dubious Sources

SPEC("SA.dubious_sources", "brings the quick-ordered Component in ORDERS") {
  auto g = at_market_with("dubious_sources").plays("quick_order mirror with card").expect_ap(3);
  g.expect_tokens(0, "mirror", 0).plays("end").plays_turn_out().expect_tokens(0, "mirror", 1);
  EXPECT_EQ(g.table().market.quick, Maybe<Component>());
}

SPEC("SA.dubious_sources T16.4", "what does not fit is lost") {
  auto g = market_with("dubious_sources").components({{"mirror", 3}});
  g.acts("magician", "market_row+2").plays("quick_order mirror with card").plays("end");
  g.plays_turn_out().expect_tokens(0, "mirror", 3);
}

SPEC("SA.dubious_sources", "brings whatever lies there then") {
  auto g = market_with("dubious_sources");
  g.seat(1).below("magician", "market_row").seat(0).acts("magician", "market_row+2");
  g.plays("quick_order mirror with card").plays("end");
  g.plays(1, "place magician market_row+1").plays("quick_order cog").plays("end").plays_turn_out();
  g.expect_tokens(0, "cog", 1).expect_tokens(0, "mirror", 0).expect_tokens(1, "cog", 0);
}

SPEC("SA.dubious_sources MG.the_great_optico", "of two holders the later user has the right") {
  auto g = market_with("dubious_sources");
  g.seat(1).magician("the_great_optico").below("magician", "market_row");
  g.seat(0).acts("magician", "market_row+2").plays("quick_order mirror with card").plays("end");
  g.plays(1, "place magician market_row+1 mimesis dubious_sources");
  g.plays("quick_order cog with card").plays("end").plays_turn_out();
  g.expect_tokens(0, "cog", 0).expect_tokens(1, "cog", 1);
}

// Business Share

Play shared_market() {
  auto g = market_with("business_share");
  g.seat(1).below("magician", "market_row");
  return g.seat(0).acts("magician", "market_row+2");
}

SPEC("SA.business_share", "collects what opponents pay at the Market Row") {
  auto g = shared_market().plays("end");
  g.plays(1, "place magician market_row+0").plays("buy padlock 2 bargain 1");
  g.expect_gain(0, {0, 5, 0}).expect_gain(1, {0, -5, 0});
}

SPEC("SA.business_share", "own payments go to the supply, before and after") {
  auto g = market_with("business_share").team({"apprentice_1"}).below("apprentice_1", "market_row");
  g.acts("magician", "market_row+2").plays("buy wood 2").expect_gain(0, {0, -2, 0}).plays("end");
  g.plays(0, "place apprentice_1 market_row+0").plays("buy wood 1").expect_gain(0, {0, -3, 0});
}

SPEC("SA.business_share SA.traveling_merchants", "collects the price of ordered Components") {
  auto g = market_with("business_share");
  g.seat(1).below("magician", "traveling_merchants");
  g.seat(0).acts("magician", "market_row+2").plays("end");
  g.plays(1, "place magician market_row+0 ability").plays("order mirror with card");
  g.plays("order_slot 1").expect_gain(0, {0, 4, 0}).expect_gain(1, {0, -4, 0});
}

SPEC("SA.business_share SA.smuggled_goods", "Fame is not collected") {
  auto g = market_with("business_share");
  g.seat(1).below("magician", "smuggled_goods");
  g.seat(0).acts("magician", "market_row+2").plays("end");
  g.plays(1, "place magician market_row+0 ability").plays("buy rope 2 with card");
  g.expect_gain(0, {0, 0, 0}).expect_gain(1, {-3, 0, 0});
}

SPEC("SA.business_share PY.toll_gates", "the toll is no payment at the Market Row") {
  auto g = market_with("business_share").active("toll_gates");
  g.seat(1).below("magician", "market_row").seat(0).acts("magician", "market_row+0").plays("end");
  g.plays(1, "place magician market_row+2").expect_gain(0, {0, 0, 0}).expect_gain(1, {0, -3, 0});
}

SPEC("SA.business_share", "each payment goes to the last holder, the payer apart") {
  auto g = market_with("business_share").team({"apprentice_1"}).below("apprentice_1", "market_row");
  g.seat(1).magician("the_great_optico").team({"apprentice_1"});
  g.below("magician", "market_row").below("apprentice_1", "workshop");
  g.seat(2).below("magician", "market_row");
  g.seat(0).acts("magician", "market_row+2").plays("end");
  g.plays(1, "place magician market_row+1 mimesis business_share").plays("buy wood 1");
  g.expect_gain(0, {0, 1, 0}).plays("end").remember();
  g.plays(2, "place magician market_row+1").plays("buy wood 2").plays("end");
  g.expect_gain(0, {0, 0, 0}).expect_gain(1, {0, 2, 0}).remember();
  g.plays(0, "place apprentice_1 market_row+0").plays("buy wood 1");
  g.expect_gain(0, {0, -1, 0}).expect_gain(1, {0, 1, 0});
}

SPEC("SA.business_share", "ends with the turn") {
  auto g = shared_market().plays("end").plays_turn_out();
  EXPECT_TRUE(g.table().market.shares.empty());
}

// Workshop Delivery

SPEC("SA.workshop_delivery", "sells owned types as if in stock, 1 Coin cheaper per unit") {
  auto g = market_with("workshop_delivery").components({{"mirror", 1}});
  g.acts("magician", "market_row+2").refuses("buy mirror 2", "not_in_stock");
  g.refuses("buy mirror 3 with card", "no_room_for_components").plays("buy mirror 2 with card");
  g.expect_gain(0, {0, -4, 0}).expect_tokens(0, "mirror", 3);
}

SPEC("SA.workshop_delivery", "the reduction never brings the total below 1") {
  auto g = market_with("workshop_delivery").components({{"metal", 1}});
  g.acts("magician", "market_row+2").refuses("buy metal 2 bargain 1 with card", "bargain_too_low");
  g.plays("buy metal 2 with card").expect_gain(0, {0, -1, 0});
}

SPEC("SA.workshop_delivery R103", "does nothing for a type that is not owned") {
  auto g = at_market_with("workshop_delivery").refuses("buy rope 1 with card", "no_effect");
  g.plays("buy rope 1").expect_gain(0, {0, -2, 0});
}

SPEC("SA.workshop_delivery R51", "takes up to three units also where a Buy takes one") {
  auto g = market_with("workshop_delivery").edition("prototype").components({{"saw", 1}});
  g.acts("magician", "market_row+2").refuses("buy saw 2", "too_many_units");
  g.plays("buy saw 3 with card").expect_gain(0, {0, -3, 0}).expect_tokens(0, "saw", 4);
}

SPEC("SA.workshop_delivery R70", "pays no surcharge for a type on the Quick Order slot") {
  auto g = market_with("workshop_delivery").quick_order("cog").components({{"cog", 1}});
  g.acts("magician", "market_row+2").plays("buy cog 2 with card").expect_gain(0, {0, -4, 0});
}

// Bulk Discount

SPEC("SA.bulk_discount", "of three units of one type one is free") {
  auto g = at_market_with("bulk_discount").refuses("buy wood 2 with card", "no_effect");
  g.plays("buy wood 3 with card").expect_gain(0, {0, -2, 0}).expect_tokens(0, "wood", 3);
  g.refuses("buy rope 3 with card", "ability_spent").plays("buy rope 3");
  g.expect_gain(0, {0, -8, 0});
}

SPEC("SA.bulk_discount R70 E40", "the free unit first, then reductions, then Bargain") {
  auto g = powerful_market_with("bulk_discount");
  g.refuses("buy saw 3 bargain 3 with card", "bargain_too_low");
  g.plays("buy saw 3 bargain 1 with card").expect_gain(0, {0, -2, 0});
}

SPEC("SA.bulk_discount R70 E40", "the free unit saves a surcharge that is paid per unit") {
  auto g = market_with("bulk_discount").buy_area({"wood", "metal", "glass", "fabric"});
  g.quick_order("padlock").acts("magician", "market_row+2");
  g.plays("buy padlock 3 with card").expect_gain(0, {0, -8, 0});
  auto once = market_with("bulk_discount").buy_area({"wood", "metal", "glass", "fabric"});
  once.options([](Options& o) { o.quick_order_surcharge_scope = SurchargeScope::buy; });
  once.quick_order("padlock").acts("magician", "market_row+2");
  once.plays("buy padlock 3 with card").expect_gain(0, {0, -7, 0});
}

SPEC("SA.bulk_discount R51", "three units also where a Buy takes one") {
  auto g = market_with("bulk_discount").options([](Options& o) { o.buy_max_units = 1; });
  g.acts("magician", "market_row+2").refuses("buy rope 3", "too_many_units");
  g.plays("buy rope 3 with card").expect_gain(0, {0, -4, 0});
}

SPEC("SA.bulk_discount R70 OP.bargain_floor", "a floor for each Component spares the free one") {
  auto g = market_with("bulk_discount").options([](Options& o) {
    o.bargain_floor = BargainFloor::each_component_1;
  });
  g.acts("magician", "market_row+2").refuses("buy rope 3 bargain 3 with card", "bargain_too_low");
  g.plays("buy rope 3 bargain 2 with card").expect_gain(0, {0, -2, 0});
}

SPEC("SA.bulk_discount T11.10", "is used even if no Buy takes the bonus") {
  auto g = at_market_with("bulk_discount").plays("buy wood 1").plays("end").plays_turn_out();
  g.expect_hand(0, {});
  auto idle = market_with("bulk_discount").at_placing(0).plays("idle magician").plays_turn_out();
  idle.expect_hand(0, {"bulk_discount"});
}

// Standing Order

SPEC("SA.standing_order", "a second, different type is ordered with the same action") {
  auto g = at_market_with("standing_order");
  g.plays("order mirror with card")
      .plays("order_slot 2")
      .refuses("order_also mirror", "already_ordered");
  g.plays("order_also cog")
      .refuses("order_slot 2", "no_order_slot")
      .plays("order_slot 4")
      .expect_ap(4);
  EXPECT_EQ(g.table().market.order[1], Component::mirror);
  EXPECT_EQ(g.table().market.order[3], Component::cog);
  g.expect_gain(0, {0, 0, 0}).refuses("order glass with card", "ability_spent");
}

SPEC("SA.standing_order", "needs a second empty Order slot") {
  auto g = market_with("standing_order").order_area({"glass", "metal", "fabric"});
  g.acts("magician", "market_row+2").refuses("order mirror with card", "no_order_slot");
  g.plays("order mirror").expect_ap(4);
  EXPECT_EQ(g.table().market.order[3], Component::mirror);
}

SPEC("SA.standing_order R57", "both are one action") {
  auto g = market_with("standing_order").options([](Options& o) {
    o.actions_once_per_placement = true;
  });
  g.acts("magician", "market_row+2").plays("order mirror with card").plays("order_slot 1");
  g.plays("order_also cog").plays("order_slot 2").refuses("order glass", "action_taken");
}

}  // namespace
}  // namespace prestige::trickerion::kit
