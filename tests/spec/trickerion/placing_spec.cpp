// Chapter 6: placing Characters.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T6.1", "in Initiative Order and cyclically; who has no card left is skipped") {
  auto g = scenario(3).initiative({1, 2, 0}).seat(0).below("magician", "workshop");
  g.below("apprentice_1", "workshop").seat(1).below("magician", "workshop");
  g.expect_acting(1)
      .refuses("end_turn", "place_first")
      .plays("place magician workshop")
      .plays("end");
  g.expect_acting(0).plays("idle magician").expect_acting(0).plays("place apprentice_1 workshop");
  g.plays("end").expect_phase(Phase::moving_cards);
}

SPEC("T6.2 R43",
     "an idled card lies face down, is spent for the turn, returns, and costs no Wage") {
  auto g = scenario(2).seat(0).coins(0).team({"manager"}).below("manager", "theater");
  g.below("magician", "workshop").plays("idle manager");
  EXPECT_TRUE(g.player(0).card[at(Character::manager)].hidden());
  g.refuses("place manager friday", "no_card_there").refuses("idle manager", "no_card_there");
  g.plays("place magician workshop").plays("end").plays_turn_out().expect_purse(0, {5, 0, 1});
  EXPECT_EQ(g.player(0).hand, 9);
}

SPEC("T6.2", "without a legal placement a Character must be idled; there is no pass") {
  auto g = scenario(2).seat(0).placed("magician", "downtown+2").seat(1);
  g.placed("magician", "downtown+0").below("apprentice_1", "downtown").at_placing(1);
  g.does_not_offer("place")
      .does_not_offer("pass")
      .does_not_offer("end_turn")
      .offers("idle apprentice_1");
}

SPEC("T6.3 R67", "one placement a turn; Double Time adds one, fixed when the turn starts") {
  auto one = scenario(2).seat(0).below("magician", "workshop").below("apprentice_1", "workshop");
  one.seat(1).below("magician", "workshop").plays("place magician workshop");
  one.refuses("place apprentice_1 workshop", "placement_not_ended").plays("end").expect_acting(1);

  auto two = scenario(2).dark_alley().active("double_time").seat(0).below("magician", "workshop");
  two.below("apprentice_1", "downtown").plays("place magician workshop").plays("end");
  two.expect_acting(0).offers("end_turn").plays("place apprentice_1 downtown+2").plays("end");

  // Fate Weaving changes the Prophecy in mid-turn: the number stays.
  auto woven =
      scenario(2).dark_alley().active("double_time").seat(0).magician("priestess_of_mysticism");
  woven.below("apprentice_1", "downtown").acts("magician", "dark_alley+2").plays("weave left");
  woven.chance_any().plays("end").expect_acting(0).offers("place apprentice_1 downtown+2");
  auto late = scenario(2).dark_alley().omens({"double_time", "even_week", "job_fair"}).seat(0);
  late.magician("priestess_of_mysticism").below("apprentice_1", "downtown").seat(1);
  late.below("magician", "downtown").seat(0).acts("magician", "dark_alley+2").plays("weave left");
  late.chance_any().plays("end").expect_acting(1);
}

SPEC("T6.4", "a Location takes Characters on open, free slots only, and only with its card") {
  auto g = scenario(4)
               .seat(1)
               .placed("magician", "market_row+2")
               .seat(0)
               .below("magician", "market_row");
  g.at_placing(0).refuses("place magician market_row+2", "slot_taken");
  g.refuses("place magician downtown+2", "other_location").offers("place magician market_row+1");
  g.refuses("place apprentice_1 market_row+1", "no_card_there");
}

SPEC("T6.5 R100", "inside a placement: toll, own effect, opponents' effects, actions, end") {
  auto g = scenario(2).powers().active("toll_gates").seat(1).learned("courtesy_call", 1);
  g.placed("apprentice_1", "market_row+0").seat(0).magician("the_gentleman").coins(3);
  g.trick("linking_rings", "spades").below("magician", "market_row").at_placing(0);
  g.plays("place magician market_row+2").expect_gain(0, {1, -3, 0}).expect_gain(1, {0, 1, 0});
  const Texts order = g.events();
  const auto place = [&](const char* id) { return std::ranges::find(order, id) - order.begin(); };
  EXPECT_LT(place("character_placed"), place("toll_paid"));
  EXPECT_LT(place("toll_paid"), place("masses_charmed"));
  auto poor =
      scenario(2).dark_alley().active("toll_gates").seat(0).coins(2).below("magician", "downtown");
  poor.refuses("place magician downtown+2", "not_enough_coins").offers("place magician downtown+0");
}

SPEC("T6.5 R100", "Business Share begins when its placement has ended") {
  auto g = scenario(2).dark_alley().seat(0).coins(5).below("magician", "business_share");
  g.seat(1)
      .below("magician", "market_row")
      .seat(0)
      .acts("magician", "market_row+2")
      .plays("buy wood 3");
  EXPECT_TRUE(g.table().market.shares.empty());
  g.plays("end").plays(1, "place magician market_row+0").remember();
  g.plays("buy wood 3").expect_gain(0, {0, 3, 0}).expect_gain(1, {0, -3, 0});
}

SPEC("T6.6 E35 T6.9", "base value, slot, Shard and given-up card: 5 AP for an Apprentice") {
  const auto placed = [] {
    auto g = scenario(4).dark_alley().seat(0).fame(20).below("apprentice_1", "investments");
    g.at_placing(0).plays("place apprentice_1 downtown+2 plus_one").expect_ap(4).plays("enhance");
    return g.expect_ap(5).expect_shards(0, 0).refuses("enhance", "already_enhanced");
  };
  auto learn = placed();
  learn.plays("learn walled").plays("use_die residence_1").plays("symbol spades").expect_ap(2);
  learn.plays("set_die inn_1").plays("face engineer").expect_ap(0);
  auto hire = placed();
  hire.plays("hire apprentice").expect_ap(2).plays("reroll bank_1").chance("roll bank_1 6");
  hire.plays("reroll bank_1").chance("roll bank_1 x").expect_ap(0);
}

SPEC("T6.6 T6.7 E36 R8",
     "Sunday takes one AP, at least 0 stay; placing with 0 is legal and is paid") {
  auto g = scenario(2).seat(0).acts("apprentice_1", "sunday").expect_ap(0);
  g.does_not_offer("set_up").plays("end").plays_turn_out().expect_gain(0, {0, -1, 0});
}

SPEC("R8 R93",
     "allow_zero_ap_placement off refuses it, whatever could come later; stages are exempt") {
  auto g = scenario(2).dark_alley().options([](Options& o) { o.allow_zero_ap_placement = false; });
  g.seat(0)
      .magician("the_mechaniker")
      .below("apprentice_1", "theater")
      .below("magician", "theater");
  g.active("crystal_stage").refuses("place apprentice_1 sunday", "no_action_points");
  g.offers("place apprentice_1 friday").offers("place magician sunday_stage");
  auto plus =
      scenario(2).dark_alley().options([](Options& o) { o.allow_zero_ap_placement = false; });
  plus.seat(0)
      .below("apprentice_1", "new_twist")
      .refuses("place apprentice_1 sunday ability", "no_action_points");
  plus.offers("place apprentice_1 sunday plus_one");
}

SPEC("T6.8 R67", "base value is read at the placement, the Enhance value when it is paid") {
  auto g =
      scenario(2).dark_alley().active("equal_hands").seat(0).magician("priestess_of_mysticism");
  g.omens({"deep_resonance", "even_week", "job_fair"})
      .acts("magician", "dark_alley+2")
      .expect_ap(3);
  g.plays("weave left").chance_any().expect_ap(2).plays("enhance").expect_ap(4);
}

SPEC("T6.9 T7.21", "Enhance once per placement, at any moment before its end, not in the Theater") {
  auto g = scenario(2).seat(0).shards(2).acts("magician", "downtown+0").plays("take_coins bank_1");
  g.expect_ap(0).plays("enhance").expect_ap(1).refuses("enhance", "already_enhanced");
  g.plays("end").refuses(0, "enhance", "not_acting");
  auto none = scenario(2).seat(0).shards(0).acts("magician", "workshop");
  none.refuses("enhance", "not_enough_shards");
  auto theater = scenario(2).seat(0).acts("magician", "friday");
  theater.refuses("enhance", "not_in_theater");
}

SPEC("T6.10 R42 R57", "any number of actions, or each once by option") {
  auto g = scenario(2).seat(0).acts("magician", "market_row+2", 5);
  g.plays("buy wood 1").plays("buy wood 1").plays("order cog").plays("order_slot 1");
  g.plays("order rope")
      .plays("order_slot 2")
      .refuses("quick_order cog", "not_enough_action_points");
  auto once =
      scenario(2).dark_alley().options([](Options& o) { o.actions_once_per_placement = true; });
  once.seat(0).acts("magician", "market_row+2", 9).plays("buy wood 3 bargain 2");
  once.refuses("buy metal 1", "action_taken").plays("order cog").plays("order_slot 1");
  once.refuses("order rope", "action_taken").plays("quick_order rope").plays("enhance");
  once.refuses("quick_order rope", "action_taken");
}

SPEC("R57",
     "Draw First and Draw Further are two names; Traveling Merchants lifts the limit for Order") {
  const auto limited = [](Options& o) { o.actions_once_per_placement = true; };
  auto draw = scenario(2).dark_alley().options(limited).seat(0).acts("magician", "dark_alley+2", 9);
  draw.plays("draw_first theater").chance_any().plays("draw_further theater").chance_any();
  draw.refuses("draw_further workshop", "action_taken");
  auto order =
      scenario(2).dark_alley().options(limited).seat(0).below("magician", "traveling_merchants");
  order.acts("magician", "market_row+2").plays("order cog").plays("order_slot 1");
  order.plays("order rope").plays("order_slot 2").expect_ap(3);
}

SPEC("T6.11",
     "an action is offered only if it can be completed; the next player waits for the end") {
  auto g = scenario(2).seat(0).coins(0).seat(1).below("magician", "workshop").seat(0);
  g.acts("magician", "market_row+2")
      .does_not_offer("buy")
      .refuses("buy wood 1", "not_enough_coins");
  g.plays("order cog").refuses("end", "answer_first").plays("order_slot 3").expect_acting(0);
  g.refuses(1, "place magician workshop", "not_acting").plays("end").expect_acting(1);
}

SPEC("T4.2 T6.1 T6.10", "what is not possible now is answered with when, or with whom, it is") {
  auto assign = scenario(2).seat(0).at_assign();
  assign.refuses(0, "choose the_mechaniker", "only_at_setup")
      .refuses(0, "advertise", "only_in_advertise")
      .refuses(0, "learn_power gambling 1", "only_in_learn_power")
      .refuses(0, "place magician workshop", "only_while_placing")
      .refuses(0, "enhance", "only_while_placing")
      .refuses(0, "hire manager", "only_while_placing")
      .refuses(0, "perform riverside_01", "only_in_perform");
  auto placing = scenario(2).seat(0).below("magician", "market_row").at_placing(0);
  placing.refuses("assign magician theater", "only_in_assign")
      .refuses("enhance", "no_character_acts")
      .refuses("hire manager", "needs_character_downtown")
      .refuses("order cog", "needs_character_market_row")
      .refuses("prepare linking_rings", "needs_character_workshop")
      .refuses("set_up linking_rings riverside_01", "needs_character_theater")
      .refuses("fortune", "needs_character_dark_alley");
  placing.plays("place magician market_row+0")
      .refuses("take_coins bank_1", "needs_character_downtown")
      .plays("order cog")
      .refuses("order rope", "answer_first")
      .refuses("clear_out", "not_at_any_time");
}

SPEC("T6.12 T7.20", "a Magician on a Performance slot has no action loop") {
  auto g = scenario(2).seat(0).trick("linking_rings", "spades", 2).below("magician", "theater");
  g.show("riverside_01").seat(1).below("magician", "workshop");
  g.plays("place magician friday_stage").expect_acting(1);
}

SPEC("T6.13 R61 R102",
     "any-time actions before and between actions; Shard draws after the placement too") {
  const auto sells = [](Options& o) { o.buy_special_with_shards = 1; };
  auto g = scenario(2).dark_alley().options(sells).seat(0).shards(3).components({{"wood", 1}});
  g.seat(1).below("magician", "workshop").seat(0).below("magician", "downtown").at_placing(0);
  g.offers("clear_out")
      .plays("buy_special theater")
      .chance_any()
      .plays("place magician downtown+0");
  g.offers("clear_out").plays("buy_special workshop").chance_any().expect_ap(3).plays("end");
  g.expect_acting(0).offers("end_turn").plays("buy_special downtown").chance_any();
  g.expect_acting(1).expect_shards(0, 0);  // nothing left to pay with
  auto off = scenario(2).dark_alley().seat(0).shards(3).acts("magician", "downtown+0");
  off.refuses("buy_special theater", "not_in_game");
}

SPEC("R61 T11.9 T11.7", "a card bought with Shards neither is nor counts as a Draw action") {
  auto g = scenario(2).dark_alley().options([](Options& o) { o.buy_special_with_shards = 2; });
  g.seat(0).shards(3).acts("magician", "dark_alley+0", 1).plays("buy_special theater").chance_any();
  g.expect_ap(1).expect_shards(0, 1).refuses("buy_special theater", "not_enough_shards");
  g.refuses("draw_further theater", "first_card_first").plays("draw_first theater").expect_ap(0);
}

}  // namespace
}  // namespace prestige::trickerion::kit
