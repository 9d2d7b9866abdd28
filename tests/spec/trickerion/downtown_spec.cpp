// Chapter 7.1: Downtown.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// A Magician with 6 AP Downtown; favourite mechanical.
Play downtown(const Texts& dice, const std::function<void(Options&)>& change = [](Options&) {}) {
  return scenario(4).options(change).dice(dice).seat(0).fame(20).acts("magician", "downtown+2", 6);
}

SPEC("T7.1 R9",
     "a die of the category, the any face, or for the favourite category any die not on x") {
  auto g = downtown({"escape", "x", "x", "x", "x", "x"});
  g.refuses("learn mind_reading", "no_fitting_die").offers("learn walled");
  g.plays("learn linking_rings").plays("symbol spades").expect_die("residence_1", "x").expect_ap(3);
  g.refuses("learn living_piano", "no_fitting_die").refuses("learn walled", "no_fitting_die");
  auto any = downtown({"any", "x", "x", "x", "x", "x"});
  any.plays("learn mind_reading").plays("symbol spades").expect_markers(0, "mind_reading", 0);
  auto slow = scenario(4).seat(0).acts("magician", "downtown+0", 2);
  slow.refuses("learn linking_rings", "not_enough_action_points");
}

SPEC("R9 R46 E46", "without favorite_needs_die a favourite Trick may be learned without a die") {
  const Texts dice{"escape", "x", "x", "x", "x", "x"};
  const auto free = [](Options& o) { o.favorite_needs_die = false; };
  auto none = scenario(4).edition("revised").dice(dice).seat(0).magician("the_gentleman");
  none.acts("magician", "downtown+2").plays("learn pub_in_a_bottle");
  none.expect_offered("", {"use_die residence_1", "no_die"}).plays("no_die").plays("symbol spades");
  none.expect_die("residence_1", "escape").expect_die("residence_2", "x");
  auto used = scenario(4).edition("revised").dice(dice).seat(0).magician("the_gentleman");
  used.acts("magician", "downtown+2").plays("learn pub_in_a_bottle").plays("use_die residence_1");
  used.plays("symbol spades").expect_die("residence_1", "x");
  auto printed =
      scenario(4).dice(dice).seat(0).magician("the_gentleman").acts("magician", "downtown+2");
  printed.plays("learn pub_in_a_bottle").does_not_offer("no_die").plays("symbol spades");
  printed.expect_die("residence_1", "x");
  auto all_x = downtown({"x", "x", "x", "x", "x", "x"}, free);
  all_x.refuses("learn mind_reading", "no_fitting_die")
      .plays("learn linking_rings")
      .plays("symbol clubs");
}

SPEC("T7.2 R10 T16.3", "learning needs a free Trick slot and an unused suit of choice") {
  auto g = scenario(4).seat(0).trick("linking_rings", "spades").trick("living_piano", "clubs");
  g.acts("magician", "downtown+2", 6).plays("learn mind_reading").plays("use_die residence_1");
  g.refuses("symbol spades", "symbol_in_use")
      .expect_offered("symbol", {"symbol hearts", "symbol diamonds"});
  g.plays("symbol hearts").refuses("learn walled", "no_free_trick_slot");
  g.plays("clear_out").plays("return_trick linking_rings").plays("learn stocks_escape");
  g.plays("symbol spades").expect_markers(0, "stocks_escape", 0);

  auto engineer = scenario(4).seat(0).team({"engineer"}).acts("magician", "downtown+2");
  engineer.plays("learn mind_reading").plays("use_die residence_1").plays("symbol spades");
  engineer.expect_offered("shelf", {"shelf regular", "shelf specialist"}).plays("shelf specialist");
  EXPECT_TRUE(engineer.player(0).tricks[0].on_engineer_slot);
}

SPEC("T7.2 T18.4 T16.3", "learn_without_free_slot: a Trick is returned as part of the action") {
  auto g = scenario(4).options(
      [](Options& o) { o.learn_without_free_slot = LearnWithoutFreeSlot::must_return_a_trick; });
  g.seat(0)
      .trick("linking_rings", "spades", 2)
      .trick("living_piano", "clubs")
      .trick("levitation", "hearts");
  g.acts("magician", "downtown+2").plays("learn mind_reading").plays("use_die residence_1");
  g.plays("give_up linking_rings").offers("symbol spades").plays("symbol spades");
  g.expect_markers(0, "mind_reading", 0).expect_unused(0, "spades", 4);
  EXPECT_NE(g.table().residence & bit(Trick::linking_rings), 0u);
}

SPEC("T7.3 E37", "1 Coin for each point of Fame that is missing") {
  auto g = scenario(4).seat(0).fame(11).coins(5).acts("magician", "downtown+2");
  g.plays("learn walled")
      .plays("use_die residence_1")
      .plays("symbol spades")
      .expect_purse(0, {11, 0, 1});
  auto poor = scenario(4).seat(0).fame(11).coins(4).acts("magician", "downtown+2");
  poor.refuses("learn walled", "not_enough_coins").does_not_offer("learn walled");
  auto famous = scenario(4).seat(0).fame(16).coins(0).acts("magician", "downtown+2");
  famous.plays("learn walled")
      .plays("use_die residence_1")
      .plays("symbol spades")
      .expect_coins(0, 0);
}

SPEC("E43 R52", "other thresholds change the Fame needed, not the tier of the Link bonus") {
  const auto learns = [](Thresholds set, int coins) {
    auto g = scenario(4).dark_alley().options([&](Options& o) { o.thresholds = set; });
    g.seat(0).fame(12).coins(coins).acts("magician", "downtown+2");
    g.plays("learn aztec_lady")
        .plays("use_die residence_1")
        .plays("symbol spades")
        .expect_coins(0, 0);
  };
  learns(Thresholds::beginner, 18);
  learns(Thresholds::intermediate, 24);
  learns(Thresholds::expert, 0);
  auto link =
      scenario(4).dark_alley().options([](Options& o) { o.thresholds = Thresholds::beginner; });
  link.seat(1).trick("linking_rings", "hearts").show("riverside_10", {"s00 1 hearts right"});
  link.seat(0).trick("aztec_lady", "spades", 1).acts("magician", "friday");
  link.plays("set_up aztec_lady riverside_10").plays("at s10 left").plays("bonus fame");
  link.expect_gain(0, {3, 0, 0});
}

SPEC("T7.4", "Hire needs a die with the type; the Character joins in RETURN") {
  auto g = downtown({"x", "x", "engineer", "apprentice", "x", "x"});
  g.refuses("hire manager", "no_fitting_die").refuses("hire magician", "not_for_hire");
  g.plays("hire engineer").expect_die("inn_1", "x").expect_ap(3).plays("hire apprentice");
  g.expect_die("inn_2", "x").plays("end").plays_turn_out();
  g.expect_team(0, {"magician", "engineer", "apprentice_1", "apprentice_2"});
}

SPEC("T7.5 R40 T16.6", "one of each Specialist type at most, owned, hired or announced") {
  auto owned = scenario(4).seat(0).team({"manager"}).acts("magician", "downtown+2");
  owned.refuses("hire manager", "specialist_owned").expect_die("inn_1", "manager");
  auto hired = scenario(4).seat(0).acts("magician", "downtown+2", 9).plays("hire manager");
  hired.plays("set_die inn_1").plays("face manager").refuses("hire manager", "specialist_owned");
  auto announced = scenario(4).dark_alley().seat(0).acts("magician", "downtown+2");
  announced.with([](State& s) { s.table.player[0].talent[0] = Role::manager; });
  announced.refuses("hire manager", "specialist_owned");
}

SPEC("T7.5 R11 T16.6", "Apprentices: 3, or 4 with an Assistant owned or hired") {
  const Texts three{"apprentice_1", "apprentice_2", "apprentice_3"};
  auto g = scenario(4).seat(0).team(three).dice({"x", "x", "assistant", "apprentice", "x", "x"});
  g.acts("magician", "downtown+2", 9).refuses("hire apprentice", "no_apprentice_slot");
  g.plays("hire assistant").plays("hire apprentice").plays("end").plays_turn_out();
  g.expect_team(
      0, {"magician", "assistant", "apprentice_1", "apprentice_2", "apprentice_3", "apprentice_4"});
  auto counted = scenario(4).seat(0).team({"apprentice_1", "apprentice_2"});
  counted.acts("magician", "downtown+2", 9).plays("hire apprentice").plays("set_die inn_2");
  counted.plays("face apprentice").refuses("hire apprentice", "no_apprentice_slot");
  auto none = scenario(4).seat(0).team(
      {"assistant", "apprentice_1", "apprentice_2", "apprentice_3", "apprentice_4"});
  none.acts("magician", "downtown+2").refuses("hire apprentice", "no_disk_left");
}

SPEC("T7.6", "a Bank die pays its value and is set to x") {
  auto g =
      downtown({"any", "x", "x", "x", "6", "x"}).refuses("take_coins bank_2", "no_fitting_die");
  g.refuses("take_coins residence_1", "wrong_die").plays("take_coins bank_1").expect_coins(0, 16);
  g.expect_die("bank_1", "x").refuses("take_coins bank_1", "no_fitting_die");
}

SPEC("T7.7 T16.7", "Reroll any die for 1 AP, Set any die to a face that it has for 2") {
  auto g = downtown({"x", "x", "x", "x", "x", "x"});
  g.plays("reroll inn_2").chance("roll inn_2 apprentice").expect_ap(5);
  g.plays("set_die bank_1").refuses("face engineer", "no_such_face").plays("face 6").expect_ap(3);
  g.plays("set_die bank_1").plays("face x").expect_ap(1).expect_die("bank_1", "x");  // no refund
  g.refuses("set_die bank_1", "not_enough_action_points")
      .plays("reroll inn_2")
      .chance("roll inn_2 x");
  g.expect_ap(0).refuses("reroll inn_2", "not_enough_action_points");
}

SPEC("T7.8 R10 R58",
     "direct_to_specialist_slots off: a Specialist slot is not free for new things") {
  const auto indirect = [](Options& o) { o.direct_to_specialist_slots = false; };
  auto trick =
      scenario(4).options(indirect).seat(0).team({"engineer"}).trick("linking_rings", "spades");
  trick.trick("living_piano", "clubs").trick("levitation", "hearts").acts("magician", "downtown+2");
  trick.refuses("learn mind_reading", "no_free_trick_slot");
  auto buy = scenario(4).options(indirect).seat(0).team({"manager"});
  buy.components(
      {{"rope", 1}, {"petroleum", 1}, {"saw", 1}, {"animal", 1}, {"cog", 1}, {"mirror", 1}});
  buy.acts("magician", "market_row+2").refuses("buy wood 1", "no_room_for_components");
  auto hire = scenario(4).options(indirect).seat(0);
  hire.team({"assistant", "apprentice_1", "apprentice_2", "apprentice_3"});
  hire.acts("magician", "downtown+2").refuses("hire apprentice", "no_apprentice_slot");
  auto move = scenario(4).options(indirect).seat(0).team({"assistant", "apprentice_1"});
  move.acts("magician", "workshop").plays("move_apprentice apprentice_1");
  move.expect_team(0, {"magician", "assistant", "apprentice_4"});
}

SPEC("R79", "Hypnotic Motivation needs an Apprentice slot that exists now") {
  auto g = scenario(4).dark_alley().seat(0).team({"apprentice_1", "apprentice_2", "apprentice_3"});
  g.dice({"x", "x", "assistant", "apprentice", "x", "x"}).below("magician", "hypnotic_motivation");
  g.acts("magician", "downtown+2", 9).plays("hire assistant");
  g.refuses("hire apprentice with card", "no_apprentice_slot_now").offers("hire apprentice");
}

SPEC("R47 T11.8",
     "a card drawn this turn is never assigned in it, not by Hypnotic Motivation either") {
  auto g = scenario(4).dark_alley().seat(0).hand({"claqueurs"}).drawn_now({"new_twist"});
  g.below("magician", "hypnotic_motivation")
      .acts("magician", "downtown+2")
      .plays("hire manager with card");
  g.refuses("motivate new_twist", "drawn_this_turn")
      .offers("motivate claqueurs")
      .plays("motivate theater");
  EXPECT_EQ(g.player(0).card[at(Character::manager)], Card(Location::theater));
  g.plays("end").offers("place manager friday");
}

SPEC("R95", "under Sealed Orders the card of Hypnotic Motivation is laid face down too") {
  auto g = scenario(4).dark_alley().active("sealed_orders").sealed().seat(0);
  g.below("magician", "hypnotic_motivation")
      .acts("magician", "downtown+2")
      .plays("hire manager with card");
  g.plays("motivate theater");
  EXPECT_TRUE(g.player(0).card[at(Character::manager)].hidden());
}

SPEC("R80",
     "Investments spend everything the Take Coins brought: doubled die and Private Investments") {
  auto g =
      scenario(4).powers().active("bull_market").seat(0).coins(0).learned("private_investments", 1);
  g.with([](State& s) { s.table.player[0].powers[0].coins = 2; });
  g.dice({"x", "x", "x", "x", "3", "x"}).buy_area({"mirror", "cog", "rope", "wood"});
  g.below("magician", "investments")
      .acts("magician", "downtown+2")
      .plays("take_coins bank_1 with card");
  g.expect_coins(0, 8).plays("pick mirror").plays("pick cog").plays("pick rope");
  g.expect_coins(0, 0).expect_tokens(0, "cog", 1);
  auto own = scenario(4).dark_alley().seat(0).coins(50).dice({"x", "x", "x", "x", "4", "x"});
  own.buy_area({"mirror", "cog", "rope", "wood"}).below("magician", "investments");
  own.acts("magician", "downtown+2").plays("take_coins bank_1 with card").plays("pick mirror");
  own.refuses("pick rope", "not_enough_coins");
}

SPEC("R71", "Town Gossip after Patron of the Arts: halve rounded up, then minus 5, at least 0") {
  auto g = scenario(4).powers().seat(0).fame(1).coins(3).learned("patron_of_the_arts", 1);
  g.below("magician", "town_gossip").acts("magician", "downtown+2");
  g.plays("learn walled with card").plays("use_die residence_1").plays("symbol spades");
  g.expect_coins(0, 0);  // 15 missing: 8, then 3
  auto nothing = scenario(4).powers().seat(0).fame(8).coins(0).learned("patron_of_the_arts", 1);
  nothing.below("magician", "town_gossip")
      .acts("magician", "downtown+2")
      .offers("learn walled with card");
}

SPEC("R78", "Trick Overhaul: suit and markers move as they are, Enhance Shards are lost") {
  auto g = scenario(4).dark_alley().seat(0).fame(20).components(
      {{"wood", 3}, {"metal", 3}, {"padlock", 1}});
  g.trick("linking_rings", "spades", 2)
      .enhanced("linking_rings", 1)
      .trick("living_piano", "hearts");
  g.trick("levitation", "clubs").show("riverside_01", {"s00 0 spades bottom"});
  g.below("magician", "trick_overhaul").acts("magician", "downtown+2");
  g.plays("learn walled with card").plays("use_die residence_1").plays("give_up linking_rings");
  g.expect_markers(0, "walled", 2).expect_marker("riverside_01", "s00", "0 spades escape");
  EXPECT_EQ(g.player(0).tricks[0].trick, Trick::walled);
  EXPECT_EQ(g.player(0).tricks[0].enhancements, 0);
}

}  // namespace
}  // namespace prestige::trickerion::kit
