// Options of the turn, of the Locations, of the performances and of the end of the turn: with the
// default value and with another one.

#include <array>

#include "games/trickerion/rules/verbs.h"
#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// A base game with one option changed.
template <class T, class V>
Play with_option(T Options::* field, V value, int players = 4) {
  auto g = scenario(players).options([=](Options& o) { o.*field = static_cast<T>(value); });
  return g.seat(0);
}

SPEC("OP.advertise_fame", "Fame for Advertising") {
  for (const int fame : {1, 2, 5}) {
    auto g = with_option(&Options::advertise_fame, fame).at_advertise();
    g.plays(0, "advertise").expect_gain(0, {fame, -1, 0});
  }
}

SPEC("OP.advertise_in_turn_1 R7", "Advertising in the first turn, or only later") {
  const auto phase = [](bool allowed, int turn) {
    return with_option(&Options::advertise_in_turn_1, allowed)
        .turn(turn)
        .at_advertise()
        .table()
        .phase;
  };
  EXPECT_EQ(phase(true, 1), Phase::advertising);
  EXPECT_EQ(phase(false, 1), Phase::assigning);
  EXPECT_EQ(phase(false, 2), Phase::advertising);
}

SPEC("OP.allow_zero_ap_placement R8 R93", "placing with 0 AP") {
  with_option(&Options::allow_zero_ap_placement, true)
      .below("apprentice_1", "theater")
      .at_placing(0)
      .plays("place apprentice_1 sunday")
      .expect_ap(0)
      .offers("end");
  auto g = with_option(&Options::allow_zero_ap_placement, false).dark_alley();
  g.below("apprentice_1", "new_twist").below("magician", "theater").at_placing(0);
  g.refuses("place apprentice_1 sunday ability", "no_action_points");
  g.offers("place apprentice_1 sunday plus_one").offers("place magician sunday");
  g.offers("place magician sunday_stage").offers("place apprentice_1 friday ability");
}

SPEC("OP.actions_once_per_placement R42 R57", "each action by name, Bargain apart") {
  const auto market = [](bool once) {
    auto g = with_option(&Options::actions_once_per_placement, once);
    return g.acts("magician", "market_row+2").plays("buy wood 3 bargain 2");
  };
  market(false).plays("buy metal 1");
  auto g = market(true).refuses("buy metal 1", "action_taken").plays("order rope");
  g.plays("order_slot 1").refuses("order saw", "action_taken").plays("enhance");
  auto draws = with_option(&Options::actions_once_per_placement, true).dark_alley();
  draws.acts("magician", "dark_alley+2").plays("draw_first theater").chance_any();
  draws.plays("draw_further theater").chance_any().refuses("draw_further theater", "action_taken");
  auto merchants = with_option(&Options::actions_once_per_placement, true).dark_alley();
  merchants.below("magician", "traveling_merchants").acts("magician", "market_row+2");
  merchants.plays("order rope").plays("order_slot 1").plays("order saw with card");
}

SPEC("OP.direct_to_specialist_slots R10 R58", "a new Trick on the Engineer slot") {
  const auto full = [](bool direct) {
    auto g = with_option(&Options::direct_to_specialist_slots, direct).team({"engineer"});
    g.trick("linking_rings", "spades").trick("mind_reading", "hearts");
    return g.trick("barricaded_barrels", "diamonds").acts("magician", "downtown+0");
  };
  full(true).plays("learn living_piano").plays("use_die residence_1").expect_event("trick_learned");
  full(false).refuses("learn living_piano", "no_free_trick_slot");
}

SPEC("OP.direct_to_specialist_slots R58 R96", "a new pile on a Manager slot") {
  const auto full = [](bool direct) {
    auto g = with_option(&Options::direct_to_specialist_slots, direct).team({"manager"});
    g.components(
        {{"rope", 1}, {"saw", 1}, {"cog", 1}, {"mirror", 1}, {"padlock", 1}, {"animal", 1}});
    return g.acts("magician", "market_row+0");
  };
  full(true).plays("buy wood 1").expect_tokens(0, "wood", 1);
  full(false).refuses("buy wood 1", "no_room_for_components");
}

SPEC("OP.direct_to_specialist_slots R58", "a hired Apprentice on the Assistant slot") {
  const auto full = [](bool direct) {
    auto g = with_option(&Options::direct_to_specialist_slots, direct);
    g.team({"assistant", "apprentice_1", "apprentice_2", "apprentice_3"});
    return g.acts("magician", "downtown+0");
  };
  full(true).offers("hire apprentice");
  full(false).refuses("hire apprentice", "no_apprentice_slot");
}

SPEC("OP.thresholds R52 E43", "Fame needed to learn: 1/16/36, 1/14/30 or none") {
  const auto cost = [](Thresholds set, const char* trick) {
    auto g = with_option(&Options::thresholds, set).dark_alley().fame(0).coins(40);
    g.acts("magician", "downtown+0").plays("learn " + std::string(trick));
    return 40 - g.purse(0).coins;
  };
  const auto costs = [&](Thresholds set) {
    return std::array{cost(set, "linking_rings"), cost(set, "bullet_catch"),
                      cost(set, "automaton")};
  };
  EXPECT_EQ(costs(Thresholds::intermediate), (std::array{1, 16, 36}));
  EXPECT_EQ(costs(Thresholds::beginner), (std::array{1, 14, 30}));
  EXPECT_EQ(costs(Thresholds::expert), (std::array{0, 0, 0}));
}

SPEC("OP.thresholds R52", "Powers too; the Link bonus stays with the tier") {
  auto power = with_option(&Options::thresholds, Thresholds::beginner).powers().fame(12).coins(20);
  power.powers_in_hand({"royal_patronage"}).at_learn_power();
  power.plays("learn_power royal_patronage 1").expect_gain(0, {0, -18, 0});
  auto g = with_option(&Options::thresholds, Thresholds::expert).dark_alley();
  g.seat(1).trick("linking_rings", "hearts").show("riverside_02", {"s00 1 hearts bottom"});
  g.seat(0).trick("automaton", "clubs", 1).acts("magician", "friday");
  g.plays("set_up automaton riverside_02").plays("at s01 top").plays("bonus fame");
  g.expect_gain(0, {3, 0, 0});
}

SPEC("OP.favorite_needs_die R9 R46 E46", "a favourite Trick without a die") {
  const auto downtown = [](bool needs, const char* first) {
    auto g = with_option(&Options::favorite_needs_die, needs).magician("the_great_optico");
    g.dice({first, "x", "x", "x", "x", "x"});
    return g.acts("magician", "downtown+0");
  };
  downtown(true, "x").refuses("learn pub_in_a_bottle", "no_fitting_die");
  downtown(true, "escape")
      .plays("learn pub_in_a_bottle")
      .plays("symbol spades")
      .expect_die("residence_1", "x");
  downtown(false, "x").plays("learn pub_in_a_bottle").plays("symbol spades");
  auto g = downtown(false, "escape").refuses("learn linking_rings", "no_fitting_die");
  g.plays("learn pub_in_a_bottle").offers("use_die residence_1").plays("no_die");
  g.plays("symbol spades").expect_die("residence_1", "escape");
}

SPEC("OP.learn_without_free_slot", "full Trick slots: impossible, or by returning a Trick") {
  const auto full = [](LearnWithoutFreeSlot value) {
    auto g = with_option(&Options::learn_without_free_slot, value);
    g.trick("linking_rings", "spades", 2).trick("mind_reading", "hearts");
    return g.trick("barricaded_barrels", "diamonds").acts("magician", "downtown+0");
  };
  full(LearnWithoutFreeSlot::not_allowed).refuses("learn living_piano", "no_free_trick_slot");
  auto g = full(LearnWithoutFreeSlot::must_return_a_trick).plays("learn living_piano");
  g.plays("use_die residence_1").plays("give_up linking_rings").plays("symbol spades");
  g.expect_markers(0, "living_piano", 0).expect_unused(0, "spades", 4);
  EXPECT_FALSE(suit_of(g.player(0), Trick::linking_rings));
}

SPEC("OP.returned_trick_markers R30", "markers of a returned Trick: supply, or out of the game") {
  for (const bool removed : {false, true}) {
    auto g = with_option(&Options::returned_trick_markers,
                         removed ? ReturnedTrickMarkers::removed : ReturnedTrickMarkers::supply);
    g.trick("linking_rings", "spades", 2).show("riverside_01", {"s00 0 spades bottom"});
    g.acts("magician", "workshop").plays("clear_out");
    g.expect_unused(0, "spades", removed ? 1 : 4).expect_marker("riverside_01", "s00", "");
  }
}

SPEC("OP.buy_max_units R51", "units that a Buy may take") {
  for (const int most : {3, 2, 1}) {
    auto g = with_option(&Options::buy_max_units, most).acts("magician", "market_row+0");
    g.offers("buy wood " + std::to_string(most));
    g.refuses("buy wood " + std::to_string(most + 1), "too_many_units");
  }
  auto bulk = with_option(&Options::buy_max_units, 1).dark_alley();
  bulk.below("magician", "bulk_discount").acts("magician", "market_row+0");
  bulk.plays("buy wood 3 with card").expect_gain(0, {0, -2, 0});
}

SPEC("OP.component_limit", "3 tokens of a type, or any number") {
  const auto three = [](Limit limit) {
    auto g = with_option(&Options::component_limit, limit).components({{"wood", 3}});
    return g.acts("magician", "market_row+0");
  };
  three(Limit(3)).refuses("buy wood 1", "no_room_for_components");
  three(Limit()).plays("buy wood 3").plays("buy wood 3").expect_tokens(0, "wood", 9);
}

SPEC("OP.bargain_floor R13 R70", "at least 1 in all, or 1 for each Component") {
  const auto market = [](BargainFloor floor) {
    auto g = with_option(&Options::bargain_floor, floor).dark_alley();
    g.buy_area({"rope", "metal", "glass", "fabric"}).below("magician", "bulk_discount");
    return g.acts("magician", "market_row+2", 6);
  };
  auto total = market(BargainFloor::total_1);
  total.offers("buy rope 2 bargain 3").refuses("buy rope 2 bargain 4", "bargain_too_low");
  auto each = market(BargainFloor::each_component_1);
  each.offers("buy rope 2 bargain 2").refuses("buy rope 2 bargain 3", "bargain_too_low");
  each.refuses("buy metal 2 bargain 1", "bargain_too_low");
  // One of three is free: 4 Coins, not below 2.
  each.offers("buy rope 3 bargain 2 with card");
  each.refuses("buy rope 3 bargain 3 with card", "bargain_too_low");
}

SPEC("OP.quick_order_ap", "Action Points of a Quick Order") {
  for (const int ap : {1, 2, 3}) {
    auto g = with_option(&Options::quick_order_ap, ap).acts("magician", "market_row+0");
    g.plays("quick_order mirror").expect_ap(3 - ap);
    auto poor = with_option(&Options::quick_order_ap, ap).acts("magician", "market_row+0", ap - 1);
    poor.refuses("quick_order mirror", "not_enough_action_points");
  }
}

SPEC("OP.quick_order_surcharge OP.quick_order_surcharge_scope R12", "per unit, per Buy or none") {
  const auto price = [](int surcharge, SurchargeScope scope) {
    auto g = with_option(&Options::quick_order_surcharge_scope, scope).coins(20);
    g.options([surcharge](Options& o) {
      o.quick_order_surcharge = static_cast<std::uint8_t>(surcharge);
    });
    g.quick_order("mirror").acts("magician", "market_row+0").plays("buy mirror 2");
    return 20 - g.purse(0).coins;
  };
  EXPECT_EQ(price(1, SurchargeScope::unit), 8);
  EXPECT_EQ(price(1, SurchargeScope::buy), 7);
  EXPECT_EQ(price(0, SurchargeScope::unit), 6);
  EXPECT_EQ(price(0, SurchargeScope::buy), 6);
}

SPEC("OP.quick_order_surcharge_scope R70 E40",
     "a free unit saves its own surcharge only per unit") {
  for (const bool per_buy : {false, true}) {
    auto g = with_option(&Options::quick_order_surcharge_scope,
                         per_buy ? SurchargeScope::buy : SurchargeScope::unit);
    g.dark_alley().coins(20).quick_order("padlock").below("magician", "bulk_discount");
    g.acts("magician", "market_row+0").plays("buy padlock 3 with card");
    g.expect_gain(0, {0, per_buy ? -7 : -8, 0});
  }
}

SPEC("OP.order_in_stock_allowed R14", "ordering a type of the Buy area") {
  with_option(&Options::order_in_stock_allowed, true)
      .acts("magician", "market_row+0")
      .plays("order wood")
      .plays("order_slot 2");
  auto g = with_option(&Options::order_in_stock_allowed, false).acts("magician", "market_row+0");
  g.refuses("order wood", "ordered_type_in_stock").offers("order rope");
}

SPEC("OP.move_actions R101", "moves to the Specialist's slot, or between any two") {
  const auto workshop = [](MoveActions moves) {
    auto g = with_option(&Options::move_actions, moves).team({"assistant", "apprentice_4"});
    g.engineer_trick("linking_rings", "spades", 2).trick("mind_reading", "hearts");
    g.manager_components({{"wood", 2}}).components({{"metal", 1}});
    return g.acts("magician", "workshop");
  };
  auto g = workshop(MoveActions::to_specialist_slot);
  g.refuses("move_trick linking_rings", "only_to_specialist_slot")
      .offers("move_trick mind_reading");
  g.refuses("move_components wood", "only_to_specialist_slot").offers("move_components metal");
  g.refuses("move_apprentice apprentice_4", "only_to_specialist_slot");
  auto any = workshop(MoveActions::any_slot_or_exchange);
  any.plays("move_trick linking_rings").plays("move_components wood");
  any.plays("move_apprentice apprentice_4").expect_ap(0);
  any.expect_team(0, {"magician", "manager", "engineer", "assistant", "apprentice_1"});
  EXPECT_FALSE(any.player(0).tricks[at(Suit::spades)].on_engineer_slot);
  EXPECT_FALSE(any.player(0).manager_piles[0]);
}

SPEC("OP.move_actions R58", "nobody moves to the slot that a hired Apprentice needs") {
  auto g = with_option(&Options::move_actions, MoveActions::any_slot_or_exchange);
  g.options([](Options& o) { o.direct_to_specialist_slots = false; });
  g.team({"assistant", "apprentice_1", "apprentice_2", "apprentice_4"});
  g.acts("magician", "workshop").offers("move_apprentice apprentice_4");
  g.change([](State& s) { player(s, Seat(0)).hired_apprentices = 1; });
  g.refuses("move_apprentice apprentice_4", "no_apprentice_slot");
  g.offers("move_apprentice apprentice_1");
}

SPEC("OP.move_actions T7.18", "the Specialist is still needed") {
  auto g = with_option(&Options::move_actions, MoveActions::any_slot_or_exchange);
  g.trick("mind_reading", "hearts").components({{"metal", 1}}).acts("magician", "workshop");
  g.refuses("move_trick mind_reading", "specialist_missing");
  g.refuses("move_components metal", "specialist_missing");
  g.refuses("move_apprentice apprentice_1", "specialist_missing");
}

SPEC("OP.reschedule_same_slot R16", "a marker may turn on its own slot, or not") {
  for (const bool same : {false, true}) {
    auto g = with_option(&Options::reschedule_same_slot, same).trick("linking_rings", "spades");
    g.show("riverside_01", {"s01 0 spades top"}).acts("magician", "friday");
    g.plays("reschedule riverside_01 s01");
    if (same) {
      g.plays("at s01 bottom").expect_marker("riverside_01", "s01", "0 spades escape");
    } else {
      g.refuses("at s01 bottom", "slot_taken");
    }
  }
}

SPEC("OP.reschedule_same_slot R113", "a marker that stays on its slot turns") {
  auto g =
      with_option(&Options::reschedule_same_slot, true).seat(1).trick("linking_rings", "hearts");
  g.seat(0).magician("master_of_chains").trick("bullet_catch", "spades");
  g.dark_alley().show("riverside_01", {"s00 1 hearts bottom", "s01 0 spades top"});
  g.at_performance().plays("reschedule riverside_01 s01").refuses("at s01 top", "no_effect");
  g.plays("at s01 bottom").expect_gain(0, {0, 0, 0});
}

SPEC("OP.reschedule_same_slot R113", "with a single circle there is nothing to turn to") {
  auto g = with_option(&Options::reschedule_same_slot, true).trick("linking_rings", "spades");
  g.seat(1).trick("living_piano", "hearts").trick("mind_reading", "spades");
  g.trick("stocks_escape", "clubs");
  g.show("riverside_03",
         {"s00 1 hearts bottom", "s01 1 spades top", "s11 1 clubs left", "s12 0 spades top"});
  g.seat(0).acts("magician", "friday").refuses("reschedule riverside_03 s12", "no_free_slot");
}

SPEC("OP.link_bonus_by", "the Link bonus follows the Trick, or the theater") {
  for (const bool theater : {false, true}) {
    auto g = with_option(&Options::link_bonus_by,
                         theater ? LinkBonusBy::theater_tier : LinkBonusBy::trick_threshold);
    g.seat(1).trick("linking_rings", "hearts");
    g.show("riverside_02", {"s00 1 hearts bottom"})
        .show("grand_magorian_02", {"s00 1 hearts bottom"});
    g.seat(0).trick("bullet_catch", "clubs", 1).trick("living_piano", "spades", 1);
    g.acts("magician", "friday").plays("set_up bullet_catch riverside_02").plays("at s01 top");
    g.plays("bonus fame").expect_gain(0, {theater ? 1 : 2, 0, 0}).remember();
    g.plays("set_up living_piano grand_magorian_02").plays("at s01 top").plays("bonus fame");
    g.expect_gain(0, {theater ? 2 : 1, 0, 0});
  }
}

SPEC("OP.perform_mandatory R18", "a performer may decline, or not") {
  for (const bool must : {false, true}) {
    auto g = with_option(&Options::perform_mandatory, must).trick("linking_rings", "spades");
    g.placed("magician", "friday_stage").show("riverside_01", {"s01 0 spades top"});
    g.at_performance().offers("perform riverside_01");
    if (must) {
      g.refuses("pass", "must_perform");
    } else {
      g.plays("pass").expect_marker("riverside_01", "s01", "0 spades mechanical");
    }
  }
}

SPEC("OP.modifier_on_zero R19 R92", "a positive weekday modifier raises a 0, or not") {
  for (const bool raises : {true, false}) {
    auto g = with_option(&Options::modifier_on_zero, raises).trick("linking_rings", "spades");
    g.trick("mind_reading", "hearts")
        .enhanced("mind_reading", 1)
        .placed("magician", "sunday_stage");
    g.show("riverside_11", {"s00 0 spades right", "s10 0 hearts left"}).at_performance();
    g.plays("perform riverside_11");  // 0/2/0 and 1/1/1; the card brings 2 Coins
    g.expect_gain(0, {(raises ? 1 : 0) + 2, 3 + 2 + 2, 1});
  }
}

SPEC("OP.manager_performer_coins OP.performance_card_bonus", "what the performer receives") {
  const auto coins = [](int manager, bool card) {
    auto g = with_option(&Options::performance_card_bonus, card).team({"manager"});
    g.options(
        [manager](Options& o) { o.manager_performer_coins = static_cast<std::uint8_t>(manager); });
    g.trick("mind_reading", "spades").placed("magician", "friday_stage");
    g.placed("manager", "friday").show("riverside_11", {"s00 0 spades right"}).at_performance();
    g.plays("perform riverside_11");
    return g.purse(0).coins - 10 + 2;  // without the Wage
  };
  EXPECT_EQ(coins(3, true), 3 + 2);
  EXPECT_EQ(coins(5, true), 5 + 2);
  EXPECT_EQ(coins(1, false), 1);
}

SPEC("OP.wages R31 R97", "Wages must be paid, or the player names the Coins") {
  const auto wages = [](Wages value, int coins) {
    auto g = with_option(&Options::wages, value).coins(coins).team({"manager", "apprentice_1"});
    g.placed("manager", "market_row+0").placed("apprentice_1", "workshop");
    return g.at_end_turn();
  };
  wages(Wages::mandatory, 10).expect_purse(0, {5, 7, 1});
  wages(Wages::mandatory, 2).expect_purse(0, {3, 0, 1});
  auto g = wages(Wages::may_refuse, 10);
  g.expect_offered("pay", {"pay 0", "pay 1", "pay 2", "pay 3"});
  g.refuses("pay 4", "not_enough_coins").plays("pay 1").expect_purse(0, {5 - 4, 9, 1});
  wages(Wages::may_refuse, 2).expect_offered("pay", {"pay 0", "pay 1", "pay 2"});
}

SPEC("OP.final_category_cap R36 E34", "no limit, or at most 20 for each category") {
  const auto score = [](Limit cap) {
    auto g = with_option(&Options::final_category_cap, cap).shards(25).coins(66);
    return g.at_final_scoring().score(0);
  };
  EXPECT_EQ(score(Limit()).coins, 22);
  EXPECT_EQ(score(Limit()).shards, 25);
  EXPECT_EQ(score(Limit(20)).coins, 20);
  EXPECT_EQ(score(Limit(20)).shards, 20);
}

}  // namespace
}  // namespace prestige::trickerion::kit
