// The yellow Magician Powers.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

int coins_collected(Play& g, int seat) { return g.player(seat).powers[0].coins; }

SPEC("PW.private_investments R80", "a Coin for each Downtown action of others, till Take Coins") {
  auto g = scenario(3).powers();
  g.seat(1).coins(0).learned("private_investments", 1).below("magician", "downtown");
  g.seat(0).acts("magician", "downtown+2", 12);
  g.plays("learn linking_rings").plays("use_die residence_1").plays("symbol spades");
  EXPECT_EQ(coins_collected(g, 1), 1);
  g.plays("hire apprentice").plays("take_coins bank_1");
  g.plays("reroll inn_1").chance("roll inn_1 x").plays("set_die inn_2").plays("face apprentice");
  EXPECT_EQ(coins_collected(g, 1), 5);
  g.expect_coins(1, 0).plays("end").plays(1, "place magician downtown+1");
  g.plays("reroll inn_1").chance("roll inn_1 x");
  EXPECT_EQ(coins_collected(g, 1), 5);  // own actions bring nothing
  g.plays("take_coins bank_2").expect_gain(1, {0, 4 + 5, 0});
  EXPECT_EQ(coins_collected(g, 1), 0);
}

SPEC("PW.private_investments", "2 Coins with two players; a closing slot takes them away") {
  auto g = scenario(2).powers();
  g.seat(1).coins(0).shards(1).learned("private_investments", 1).below("magician", "downtown");
  g.seat(0).acts("magician", "downtown+2");
  g.plays("reroll inn_1").chance("roll inn_1 x").plays("end");
  EXPECT_EQ(coins_collected(g, 1), 2);
  g.plays(1, "place magician downtown+0").plays("enhance").expect_learned(1, 1, "");
  g.plays("take_coins bank_1").expect_coins(1, 4);
}

SPEC("PW.private_investments R69", "two copies collect twice, and are taken together") {
  auto g = scenario(3).powers().seat(1).coins(0).below("magician", "downtown");
  g.learned("private_investments", 1).learned("private_investments", 2);
  g.seat(0).acts("magician", "downtown+2").plays("take_coins bank_1").plays("end");
  g.plays(1, "place magician downtown+0").plays("take_coins bank_2").expect_coins(1, 4 + 2);
}

SPEC("PW.private_investments", "Coins on the card do not score") {
  auto g = scenario(2).powers();
  g.seat(0).coins(2).learned("private_investments", 1);
  g.with([](State& s) { s.table.player[0].powers[0].coins = 9; }).at_final_scoring();
  EXPECT_EQ(g.score(0).coins, 0);
}

SPEC("PW.ears_among_the_townsfolk R69", "swaps two cards, or brings a Coin; once per copy") {
  auto g = scenario(3).powers().seat(0).team({"manager", "apprentice_1"});
  g.learned("ears_among_the_townsfolk", 1).learned("ears_among_the_townsfolk", 2);
  g.below("manager", "market_row").below("apprentice_1", "theater").at_reveal_effects();
  g.expect_acting(0).refuses("swap_plan magician manager", "no_card_there");
  g.refuses("swap_plan manager manager", "two_different_characters");
  g.refuses("change_plan magician downtown", "no_card_there");
  g.plays("swap_plan manager apprentice_1");
  EXPECT_EQ(g.player(0).card[at(Character::manager)], Card(Location::theater));
  EXPECT_EQ(g.player(0).card[at(Character::apprentice_1)], Card(Location::market_row));
  g.expect_phase(Phase::revealed).plays("keep_plan").expect_gain(0, {0, 1, 0});
  g.expect_phase(Phase::placing).offers("place manager friday");
}

SPEC("PW.ears_among_the_townsfolk", "replaces a card from hand; the old one returns") {
  auto g = scenario(3).powers().seat(0).hand({"claqueurs"});
  g.learned("ears_among_the_townsfolk", 1).below("apprentice_1", "trick_tweaking");
  g.at_reveal_effects().refuses("change_plan apprentice_1 test_run", "not_in_hand");
  g.plays("change_plan apprentice_1 claqueurs").expect_hand(0, {"trick_tweaking"});
  EXPECT_EQ(g.player(0).card[at(Character::apprentice_1)], Card(Special::claqueurs));
  g.expect_gain(0, {}).expect_phase(Phase::placing);
}

SPEC("PW.ears_among_the_townsfolk PY.sealed_orders", "under Sealed Orders nobody sees the cards") {
  const auto after = [](const std::string& card) {
    auto g = scenario(3).powers().seat(0).hand({"claqueurs", "new_twist"});
    g.learned("ears_among_the_townsfolk", 1).below("apprentice_1", "test_run");
    g.active("sealed_orders").sealed().at_reveal_effects();
    return g.plays("change_plan apprentice_1 " + card);
  };
  auto a = after("claqueurs");
  auto b = after("new_twist");
  EXPECT_TRUE(a.player(0).card[at(Character::apprentice_1)].hidden());
  EXPECT_TRUE(same_view(a, b, 1));
  EXPECT_FALSE(same_view(a, b, 0));
}

SPEC("PW.gambling", "3 Coins for a roll of a Bank die before Learn, Hire or Take Coins") {
  auto g = scenario(3).powers().seat(0).coins(9).learned("gambling", 1);
  g.acts("magician", "downtown+2", 12);
  g.plays("take_coins bank_2 with gambling").chance("roll bank_1 6");
  g.expect_gain(0, {0, -3 + 6 + 4, 0}).expect_die("bank_1", "4").expect_die("bank_2", "x");
  g.remember().plays("hire apprentice with gambling").chance("roll bank_1 x");
  g.expect_gain(0, {0, -3, 0}).expect_die("bank_1", "4");
  g.remember().plays("learn linking_rings with gambling").chance("roll bank_1 3");
  g.plays("use_die residence_1").plays("symbol spades").expect_gain(0, {}).expect_ap(3);
  EXPECT_FALSE(parse("reroll inn_1 with gambling"));
  EXPECT_FALSE(parse("set_die inn_1 with gambling"));
}

SPEC("PW.gambling", "the action must be affordable after the wager, winnings not counted") {
  for (const int coins : {7, 8}) {
    auto g = scenario(3).powers().seat(0).fame(11).coins(coins).learned("gambling", 1);
    g.acts("magician", "downtown+2");
    g.offers("learn bullet_catch");  // 5 Coins for the threshold
    if (coins < 8) {
      g.refuses("learn bullet_catch with gambling", "not_enough_coins");
    } else {
      g.offers("learn bullet_catch with gambling");
    }
  }
  auto poor = scenario(3).powers().seat(0).coins(2).learned("gambling", 1);
  poor.acts("magician", "downtown+2");
  poor.refuses("take_coins bank_1 with gambling", "not_enough_coins");
}

SPEC("PW.gambling R69", "two copies, two wagers") {
  auto g = scenario(3).powers().seat(0).coins(6).learned("gambling", 1).learned("gambling", 2);
  g.acts("magician", "downtown+0").plays("take_coins bank_1 with gambling gambling");
  g.chance("roll bank_1 5").chance("roll bank_1 3").expect_coins(0, 5 + 3 + 4);
}

SPEC("PW.thrifty_household R69", "Wages are 2 Coins lower per copy, at least 0") {
  const auto after_wages = [](int copies, bool all, int coins) {
    auto g =
        scenario(3).powers().seat(0).coins(coins).team({"manager", "engineer", "apprentice_1"});
    for (int slot = 1; slot <= copies; ++slot) g.learned("thrifty_household", slot);
    if (all) g.placed("manager", "market_row+2").placed("engineer", "workshop");
    return g.placed("apprentice_1", "downtown+0").at_end_turn();
  };
  after_wages(0, true, 10).expect_coins(0, 5);
  after_wages(1, true, 10).expect_coins(0, 7);
  after_wages(2, true, 10).expect_coins(0, 9);
  after_wages(1, false, 10).expect_coins(0, 10);
  after_wages(1, true, 1).expect_coins(0, 0).expect_fame(0, 5 - 2 * 2);
}

SPEC("PW.steady_hands R68", "a Prepare by an Apprentice costs 1 AP less, once per turn") {
  auto g = scenario(3).powers().seat(0).learned("steady_hands", 1);
  g.trick("mechanical_hornet", "spades").trick("linking_rings", "hearts");
  g.components({{"metal", 3}, {"petroleum", 1}, {"cog", 1}}).acts("apprentice_1", "workshop");
  g.expect_ap(1).refuses("prepare mechanical_hornet", "not_enough_action_points");
  g.plays("prepare mechanical_hornet with steady_hands").expect_ap(0);
  g.expect_markers(0, "mechanical_hornet", 2);
  g.plays("enhance").refuses("prepare linking_rings with steady_hands", "power_not_usable");
  g.plays("prepare linking_rings").expect_ap(0);
}

SPEC("PW.steady_hands R69", "two copies take 2 AP off; never for another Character") {
  auto g = scenario(3).powers().seat(0).learned("steady_hands", 1).learned("steady_hands", 2);
  g.trick("metamorphosis", "spades");
  g.components({{"glass", 3}, {"fabric", 3}, {"rope", 3}, {"disguise", 3}});
  auto by_magician = g;
  g.acts("apprentice_1", "workshop").plays("prepare metamorphosis with steady_hands steady_hands");
  g.expect_ap(0).expect_markers(0, "metamorphosis", 3);
  by_magician.acts("magician", "workshop");
  by_magician.refuses("prepare metamorphosis with steady_hands", "not_an_apprentice");
}

SPEC("PW.steady_hands R103", "not declared where no AP is left to save") {
  auto g = scenario(3).powers().seat(0).learned("steady_hands", 1).learned("steady_hands", 2);
  g.trick("linking_rings", "spades").components({{"metal", 2}}).acts("apprentice_1", "workshop");
  g.refuses("prepare linking_rings with steady_hands steady_hands", "no_effect");
  g.plays("prepare linking_rings with steady_hands").expect_ap(1);
}

SPEC("PW.poster_artist", "Advertising costs 2 Coins less, at least 0") {
  auto g = scenario(4).powers();
  g.seat(1).coins(0).learned("poster_artist", 1);
  g.seat(2).coins(2).seat(3).coins(2).learned("poster_artist", 1).at_advertise();
  g.plays(0, "advertise").expect_gain(0, {2, -1, 0});
  g.plays(1, "advertise").expect_gain(1, {2, 0, 0});
  g.expect_acting(3).plays("advertise").expect_gain(3, {2, -2, 0});
}

SPEC("PW.market_regular R69 R70", "each Buy costs 1 Coin less, at least 1") {
  auto g = scenario(3).powers().seat(0).coins(20).learned("market_regular", 1);
  g.buy_area({"wood", "rope", "glass", "fabric"});
  auto two = g;
  g.acts("magician", "market_row+2");
  g.plays("buy wood 3").expect_gain(0, {0, -2, 0}).remember();
  g.plays("buy glass 1").expect_gain(0, {0, -1, 0}).remember();
  g.refuses("buy fabric 2 bargain 1", "bargain_too_low");
  g.plays("buy rope 2 bargain 1").expect_gain(0, {0, -(4 - 1 - 1), 0}).expect_ap(1);
  two.learned("market_regular", 2).acts("magician", "market_row+2");
  two.plays("buy rope 2").expect_gain(0, {0, -2, 0}).remember();
  two.plays("buy wood 2").expect_gain(0, {0, -1, 0});
}

SPEC("PW.market_regular R70", "a Buy for nothing stays free and cannot be bargained") {
  auto g = scenario(3).powers().seat(0).coins(5).learned("market_regular", 1);
  g.buy_area({"mirror", "metal", "glass", "fabric"}).below("magician", "shoplifting");
  g.acts("magician", "market_row+2");
  g.refuses("buy mirror 1 bargain 1 with card", "bargain_too_low");
  g.plays("buy mirror 1 with card").plays("replace 1 wood").expect_coins(0, 5);
}

// Seat 0 can link mechanical at s01 of riverside_01, then escape at s02.
Play two_links() {
  auto g = scenario(3).powers().seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02");
  g.seat(0).trick("living_piano", "spades", 2).trick("barricaded_barrels", "clubs", 1);
  return g;
}

SPEC("PW.card_sharp R69", "1 Coin per copy for the first Link of a placement") {
  for (const int copies : {1, 2}) {
    auto g = two_links();
    for (int slot = 1; slot <= copies; ++slot) g.learned("card_sharp", slot);
    g.acts("magician", "friday");
    g.plays("set_up living_piano riverside_02").plays("at s00 bottom").expect_gain(0, {});
    g.plays("set_up living_piano riverside_01").plays("at s01 top").plays("bonus fame");
    g.expect_gain(0, {1, copies, 1});
    g.plays("set_up barricaded_barrels riverside_01").plays("bonus fame");
    g.expect_gain(0, {2, copies, 1});
  }
}

SPEC("PW.card_sharp", "again in the next placement, and for a rewarded Reschedule") {
  auto g = two_links();
  g.learned("card_sharp", 1).team({"manager"}).below("manager", "stage_machinery");
  g.acts("magician", "friday").plays("set_up barricaded_barrels riverside_02");
  g.plays("at s00 bottom").plays("set_up living_piano riverside_01").plays("at s01 top");
  g.plays("bonus fame").expect_gain(0, {1, 1, 1}).plays("end");
  g.plays("place manager friday ability").plays("reschedule riverside_02 s00 with card");
  g.plays("onto riverside_01").plays("bonus fame").expect_gain(0, {2, 2, 1});
}

SPEC("PW.card_sharp PW.perfect_circle PW.shard_resonance R83", "Breaking Free is no placement") {
  auto g = scenario(3).powers().seat(1).trick("linking_rings", "hearts");
  g.seat(0).magician("master_of_chains").shards(6).trick("living_piano", "spades");
  g.learned("card_sharp", 1).learned("perfect_circle", 2).learned("shard_resonance", 3);
  g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02", {"s00 0 spades bottom"});
  g.at_performance().plays(0, "reschedule riverside_02 s00").plays("onto riverside_01");
  g.plays("at s01 top").expect_gain(0, {0, 2, 1});
  g.refuses("bonus both", "power_not_usable").plays("bonus fame").expect_gain(0, {1, 2, 1});
}

SPEC("PW.errand_runners R68 R69", "an Order costs no AP, once per turn and copy") {
  auto g = scenario(3).powers().seat(0);
  g.learned("errand_runners", 1).learned("errand_runners", 2).acts("magician", "market_row+0");
  g.refuses("order rope with errand_runners errand_runners", "power_not_usable");
  g.plays("order rope with errand_runners").plays("order_slot 1").expect_ap(3);
  g.plays("order saw").plays("order_slot 2").expect_ap(2);
  g.plays("order cog with errand_runners").plays("order_slot 3").expect_ap(2);
  g.refuses("order animal with errand_runners", "power_not_usable");
}

SPEC("PW.lucky_charm", "one free Reroll in each Downtown placement; the result is kept") {
  auto g = scenario(3).powers().seat(0).learned("lucky_charm", 1).below("apprentice_1", "interest");
  g.acts("magician", "downtown+0").plays("reroll bank_1 with lucky_charm");
  g.chance("roll bank_1 x").expect_die("bank_1", "x").expect_ap(3);
  g.refuses("reroll bank_1 with lucky_charm", "power_not_usable");
  g.plays("reroll bank_1").chance("roll bank_1 6").expect_ap(2).plays("end");
  g.plays("place apprentice_1 downtown+1 ability").plays("reroll inn_1 with lucky_charm");
  g.chance("roll inn_1 engineer").expect_ap(2);
}

SPEC("PW.lucky_charm SA.loaded_dice R115", "together: a free Reroll, one of its results is kept") {
  auto g = scenario(3).powers().seat(0).learned("lucky_charm", 1).below("magician", "loaded_dice");
  g.acts("magician", "downtown+0").plays("reroll bank_1 with card lucky_charm").expect_ap(3);
  g.chance("roll bank_1 x").refuses("face 4", "not_rolled").plays("roll_again");
  g.chance("roll bank_1 6").expect_offered("face", {"face 6", "face x"});
  g.plays("face 6").expect_die("bank_1", "6");
}

SPEC("PW.night_courier", "the first card costs no AP, further ones as usual") {
  auto g = scenario(3).powers().deck("theater", {"claqueurs", "new_twist"});
  g.seat(0).learned("night_courier", 1).acts("magician", "dark_alley+0");
  g.refuses("draw_further theater", "first_card_first");
  g.plays("draw_first theater with night_courier").expect_ap(3).expect_hand(0, {"claqueurs"});
  g.refuses("draw_first theater with night_courier", "first_card_drawn");
  g.plays("draw_further theater").expect_ap(1);
}

SPEC("PW.night_courier", "once per turn, also where every placement has a first card") {
  auto g = scenario(3).powers().deck("theater", {"claqueurs", "new_twist", "buying_time"});
  g.options([](Options& o) { o.draw_first_scope = DrawFirstScope::per_placement; });
  g.seat(0).learned("night_courier", 1).below("apprentice_1", "freelancer");
  g.acts("magician", "dark_alley+0").plays("draw_first theater with night_courier").plays("end");
  g.plays("place apprentice_1 dark_alley+1 ability");
  g.refuses("draw_first theater with night_courier", "power_not_usable");
  g.plays("draw_first theater").expect_ap(1);
}

SPEC("PW.crowd_pleaser R69 R94", "1 Fame per copy in an opponent's show with an own marker") {
  for (const int copies : {1, 2}) {
    auto g = scenario(2).powers().seat(0).trick("linking_rings", "hearts");
    for (int slot = 1; slot <= copies; ++slot) g.learned("crowd_pleaser", slot);
    g.seat(1).trick("barricaded_barrels", "spades").placed("magician", "friday_stage");
    g.show("riverside_02", {"s00 0 hearts bottom", "s01 1 spades right"});
    g.at_performance().plays(1, "perform riverside_02").expect_gain(0, {copies, 2, 0});
  }
}

SPEC("PW.crowd_pleaser", "nothing in the own show, nothing without an own marker") {
  auto g = scenario(2).powers().seat(0).trick("linking_rings", "hearts");
  g.learned("crowd_pleaser", 1).placed("magician", "friday_stage");
  g.seat(1).trick("barricaded_barrels", "spades").placed("magician", "saturday_stage");
  g.show("riverside_02", {"s00 0 hearts bottom"}).show("riverside_03", {"s00 1 spades bottom"});
  g.at_performance().plays(0, "perform riverside_02").expect_gain(0, {1, 2 + 1, 0}).remember();
  g.plays(1, "perform riverside_03").expect_gain(0, {});
}

SPEC("PW.frugal_showman", "a negative weekday does not reduce own Coins") {
  const auto performed_on = [](const std::string& stage) {
    auto g = scenario(2).powers().seat(0).trick("bullet_catch", "hearts");
    g.learned("frugal_showman", 1);
    g.seat(1).trick("sawing_the_assistant_in_half", "spades").placed("magician", stage);
    g.show("riverside_01", {"s00 0 hearts bottom", "s01 1 spades bottom"});
    return g.at_performance().plays(1, "perform riverside_01");
  };
  performed_on("thursday_stage").expect_gain(0, {2, 4, 0}).expect_gain(1, {0, 4, 1});
  performed_on("sunday_stage").expect_gain(0, {4, 5, 0}).expect_gain(1, {2, 6, 1});
}

SPEC("PW.frugal_showman PW.saturday_star R74", "they do not change a Street Performance") {
  for (const bool thursday : {true, false}) {
    auto g = scenario(2).powers().seat(0).trick("bullet_catch", "hearts");
    g.learned("frugal_showman", 1).learned("saturday_star", 2);
    g.show("riverside_01", {"s00 0 hearts bottom"}).below("magician", "street_performance");
    g.acts("magician", thursday ? "thursday" : "saturday");
    g.plays("reschedule riverside_01 s00 with card");
    g.expect_gain(0, thursday ? Purse{2, 3, 0} : Purse{3, 4, 0});
  }
}

SPEC("PW.backstage_pass R68", "a Sunday backstage slot counts as +0, once per turn") {
  auto g = scenario(3).powers().seat(0).learned("backstage_pass", 1);
  g.below("magician", "theater").below("apprentice_1", "theater").at_placing(0);
  g.refuses("place magician friday with backstage_pass", "no_effect");
  g.refuses("place magician sunday_stage with backstage_pass", "no_effect");
  auto plain = g;
  plain.plays("place magician sunday").expect_ap(2);
  g.plays("place magician sunday with backstage_pass").expect_ap(3).plays("end");
  g.refuses("place apprentice_1 sunday with backstage_pass", "power_not_usable");
  g.plays("place apprentice_1 sunday").expect_ap(0);
}

// Two Characters of seat 0 stand in the Workshop, the Magician is to follow.
Play full_workshop() {
  auto g = scenario(3).powers().seat(0).shards(1).team({"manager", "apprentice_1"});
  g.placed("manager", "workshop").below("apprentice_1", "test_run");
  return g.placed("apprentice_1", "workshop").below("magician", "invention");
}

SPEC("PW.spare_key", "one more Character slot in the own Workshop") {
  auto without = full_workshop().at_placing(0);
  without.refuses("place magician workshop ability", "slot_taken");
  auto g = full_workshop().learned("spare_key", 1).at_placing(0);
  g.plays("place magician workshop ability").expect_ap(3);
}

SPEC("PW.spare_key R69", "one slot per copy") {
  for (const int copies : {1, 2}) {
    auto g = full_workshop().shards(3).team({"manager", "engineer", "apprentice_1"});
    for (int slot = 1; slot <= copies; ++slot) g.learned("spare_key", slot);
    g.below("engineer", "night_shift").acts("magician", "workshop").plays("end");
    if (copies == 1) {
      g.refuses("place engineer workshop ability", "slot_taken");
    } else {
      g.plays("place engineer workshop ability");
    }
  }
}

SPEC("PW.spare_key", "if the Power leaves, the Character there stays") {
  auto g = full_workshop().learned("spare_key", 1).trick("linking_rings", "spades");
  g.components({{"metal", 2}}).acts("magician", "workshop").plays("enhance");
  g.expect_learned(0, 1, "").expect_ap(4).plays("prepare linking_rings").expect_ap(3);
  EXPECT_EQ(g.player(0).spot[at(Character::magician)], Spot::workshop);
}

}  // namespace
}  // namespace prestige::trickerion::kit
