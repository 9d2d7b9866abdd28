// The orange Magician Powers.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("PW.master_builder R68 R69", "1 marker more per copy, once per turn") {
  auto g = scenario(3).powers().seat(0).shards(6).learned("master_builder", 2);
  g.trick("linking_rings", "spades").trick("enchanted_butterflies", "hearts");
  g.components({{"metal", 2}, {"fabric", 2}});
  auto two = g;
  g.acts("magician", "workshop").plays("prepare linking_rings with master_builder");
  g.expect_markers(0, "linking_rings", 3).expect_ap(2);
  g.refuses("prepare enchanted_butterflies with master_builder", "power_not_usable");
  g.plays("prepare enchanted_butterflies").expect_markers(0, "enchanted_butterflies", 2);
  two.learned("master_builder", 3).acts("magician", "workshop");
  two.plays("prepare linking_rings with master_builder master_builder");
  two.expect_markers(0, "linking_rings", 4);
}

SPEC("PW.master_builder R103", "never more markers than are unused, and not declared in vain") {
  auto g = scenario(3).powers().seat(0).shards(6).learned("master_builder", 2);
  g.learned("master_builder", 3).trick("linking_rings", "spades").components({{"metal", 2}});
  g.show("riverside_01", {"s00 0 spades bottom"});
  auto engineer = g;
  g.acts("magician", "workshop");
  g.refuses("prepare linking_rings with master_builder master_builder", "no_effect");
  g.plays("prepare linking_rings with master_builder").expect_markers(0, "linking_rings", 3);
  engineer.engineer_trick("linking_rings", "spades").acts("magician", "workshop");
  engineer.refuses("prepare linking_rings with master_builder", "no_effect");
  engineer.plays("prepare linking_rings").expect_markers(0, "linking_rings", 3);
}

SPEC("PW.master_builder R77", "nothing to add to Ingenuity") {
  auto g = scenario(3).powers().seat(0).learned("master_builder", 2);
  g.trick("linking_rings", "spades").components({{"metal", 1}}).below("magician", "ingenuity");
  g.acts("magician", "workshop");
  g.refuses("prepare linking_rings with master_builder", "components_missing");
  g.refuses("prepare linking_rings with card master_builder", "no_effect");
  g.plays("prepare linking_rings with card").expect_markers(0, "linking_rings", 1);
}

// Five markers of seat 0 on two cards, one of them a stack.
Play five_markers() {
  auto g = scenario(3).powers().seat(0).magician("electra").coins(0);
  g.trick("linking_rings", "spades").trick("mind_reading", "hearts");
  g.trick("barricaded_barrels", "diamonds");
  g.show("riverside_01", {"s00 0 spades bottom", "s01 0 hearts bottom", "s02 0 diamonds top"});
  return g.show("riverside_02", {"s00 0 spades bottom stack", "s01 0 hearts top"});
}

SPEC("PW.silent_partner R69", "1 Coin per own marker on stage, at most 4 per copy") {
  five_markers().learned("silent_partner", 1).at_end_turn().expect_coins(0, 4);
  auto two = five_markers().learned("silent_partner", 1).learned("silent_partner", 2);
  two.at_end_turn().expect_coins(0, 8);
  auto stack =
      scenario(3).powers().seat(0).magician("electra").coins(0).learned("silent_partner", 1);
  stack.trick("linking_rings", "spades").show("riverside_02", {"s00 0 spades bottom stack"});
  stack.at_end_turn().expect_coins(0, 1);
}

SPEC("PW.silent_partner", "the Coins are there for the own Wages, for nobody else's markers") {
  auto g = five_markers().learned("silent_partner", 1).team({"manager"});
  g.placed("manager", "market_row+2").seat(1).coins(0).learned("silent_partner", 1);
  g.at_end_turn().expect_purse(0, {5, 2, 3}).expect_coins(1, 0);
}

SPEC("PW.sleight_of_hand R68", "a Reschedule costs no AP, once per turn") {
  auto g = scenario(3).powers().seat(0).learned("sleight_of_hand", 1);
  g.trick("linking_rings", "spades").show("riverside_01", {"s00 0 spades bottom"});
  g.acts("apprentice_1", "sunday").expect_ap(0);
  g.refuses("reschedule riverside_01 s00", "not_enough_action_points");
  g.plays("reschedule riverside_01 s00 with sleight_of_hand").plays("at s02 top");
  g.expect_marker("riverside_01", "s02", "0 spades mechanical").expect_gain(0, {});
  g.refuses("reschedule riverside_01 s02 with sleight_of_hand", "power_not_usable");
}

SPEC("PW.patron_of_the_arts R69 R71", "the Coins for a missing threshold are halved, rounded up") {
  for (const int copies : {1, 2}) {
    auto g = scenario(3).powers().seat(0).fame(11).coins(3);
    for (int slot = 1; slot <= copies; ++slot) g.learned("patron_of_the_arts", slot);
    g.acts("magician", "downtown+2").plays("learn bullet_catch").plays("use_die residence_1");
    g.plays("symbol spades").expect_coins(0, 0);
  }
  auto gossip = scenario(3).powers().seat(0).fame(0).coins(3).learned("patron_of_the_arts", 1);
  gossip.below("magician", "town_gossip").acts("magician", "downtown+2");
  gossip.refuses("learn bullet_catch", "not_enough_coins");
  gossip.plays("learn bullet_catch with card").plays("use_die residence_1");
  gossip.plays("symbol spades").expect_coins(0, 3 - (16 / 2 - 5));
}

SPEC("PW.patron_of_the_arts", "of Powers too") {
  auto g = scenario(3).powers().seat(0).fame(5).coins(6).learned("patron_of_the_arts", 2);
  g.powers_in_hand({"silent_partner", "royal_patronage"}).at_learn_power();
  g.refuses("learn_power royal_patronage 1", "not_enough_coins");
  g.plays("learn_power silent_partner 1").expect_gain(0, {0, -6, 0});
}

SPEC("PW.second_sight", "Fortune Telling may swap two Prophecies, for its usual AP") {
  auto g = scenario(3).powers().omens({"job_fair", "even_week", "flat_prices"});
  auto without = g;
  without.seat(0).acts("magician", "dark_alley+0");
  without.refuses("swap_omens left bottom", "power_not_usable");
  g.seat(0).learned("second_sight", 1).acts("magician", "dark_alley+0");
  g.refuses("swap_omens left left", "two_different_omens");
  g.plays("swap_omens left bottom").expect_ap(2);
  g.expect_omens({"flat_prices", "even_week", "job_fair"});
  g.plays("fortune").expect_ap(1).expect_omens({"job_fair", "flat_prices", "even_week"});
}

SPEC("PW.second_sight OP.fortune_telling_limit R25", "a swap counts as Fortune Telling") {
  auto g = scenario(3).powers().seat(0).learned("second_sight", 1);
  g.options([](Options& o) { o.fortune_telling_limit = FortuneTellingLimit::once_per_placement; });
  g.acts("magician", "dark_alley+0").plays("swap_omens left right");
  g.refuses("fortune", "fortune_told").refuses("swap_omens left right", "fortune_told");
}

// With two players +2 and +0 are open Downtown; the Magician of seat 1 stands on +2.
Play shared_downtown() {
  auto g = scenario(2).powers().seat(1).placed("magician", "downtown+2");
  return g.seat(0).learned("double_booking", 2).below("magician", "downtown");
}

SPEC("PW.double_booking R68", "on an occupied open slot, with modifier 1 less, once per turn") {
  auto g = shared_downtown().below("apprentice_1", "interest").at_placing(0);
  g.refuses("place magician downtown+2", "slot_taken");
  g.refuses("place magician downtown+0 with double_booking", "slot_not_occupied");
  g.refuses("place magician downtown+1 with double_booking", "slot_not_occupied");
  g.plays("place magician downtown+2 with double_booking").expect_ap(3 + 2 - 1).plays("end");
  EXPECT_EQ(g.player(1).spot[0], Spot::downtown_2);
  g.refuses("place apprentice_1 downtown+2 ability with double_booking", "power_not_usable");
  g.plays("place apprentice_1 downtown+0 ability");
}

SPEC("PW.double_booking", "not in Theater and Workshop; a +0 slot counts as -1") {
  auto g = scenario(2).powers().seat(1).placed("magician", "market_row+0");
  g.placed("apprentice_1", "friday").seat(0).learned("double_booking", 2);
  g.below("magician", "theater").below("apprentice_1", "market_row").at_placing(0);
  g.refuses("place magician friday with double_booking", "weekday_taken");
  g.refuses("place magician saturday with double_booking", "other_location");
  g.plays("place apprentice_1 market_row+0 with double_booking").expect_ap(0);
}

SPEC("PW.double_booking PY.humble_ways R72 R111", "Humble Ways leaves any slot once none is free") {
  auto one_free = shared_downtown().active("humble_ways").at_placing(0);
  one_free.refuses("place magician downtown+2 with double_booking", "lower_slot_free");
  auto g = shared_downtown().active("humble_ways").seat(1).below("apprentice_1", "interest");
  g.placed("apprentice_1", "downtown+0").at_placing(0);
  g.refuses("place magician downtown+0", "slot_taken");
  g.offers("place magician downtown+0 with double_booking");
  g.plays("place magician downtown+2 with double_booking").expect_ap(3 + 2 - 1);
}

SPEC("PW.double_booking PY.toll_gates R72", "Toll Gates charges the printed +2") {
  shared_downtown()
      .active("toll_gates")
      .coins(2)
      .at_placing(0)
      .refuses("place magician downtown+2 with double_booking", "not_enough_coins");
  auto g = shared_downtown().active("toll_gates").coins(3).at_placing(0);
  g.plays("place magician downtown+2 with double_booking").expect_coins(0, 0).expect_ap(4);
}

SPEC("PW.double_booking PY.humble_ways R72", "Humble Ways: only where no open slot is free") {
  auto g = shared_downtown().active("humble_ways").at_placing(0);
  g.refuses("place magician downtown+2 with double_booking", "lower_slot_free");
  g.offers("place magician downtown+0");
  auto full = shared_downtown().active("humble_ways").seat(1).team({"manager"});
  full.below("manager", "interest").placed("manager", "downtown+0").at_placing(0);
  full.plays(0, "place magician downtown+0 with double_booking").expect_ap(3 - 1);
}

SPEC("PW.ventriloquist R69 R94", "1 Fame per own Apprentice backstage, never doubled") {
  for (const bool spotlight : {false, true}) {
    auto g = scenario(2).powers().seat(0).team({"apprentice_1", "apprentice_2"});
    g.learned("ventriloquist", 1).learned("ventriloquist", 2).trick("linking_rings", "spades");
    g.placed("magician", "friday_stage").placed("apprentice_1", "friday");
    g.below("apprentice_2", "new_twist").placed("apprentice_2", "friday");
    if (spotlight) g.active("spotlight");
    g.show("riverside_10", {"s00 0 spades right"}).at_performance();
    g.plays(0, "perform riverside_10");  // 2 Coins of the Trick go for Wages
    g.expect_gain(0, {(spotlight ? 4 : 2) + 2 * 2, 2 - 2, 0});
  }
}

SPEC("PW.wholesale_buyer R51", "one Buy may mix two types, three Components in all") {
  for (const int most : {3, 1}) {
    auto g = scenario(3).powers().seat(0).coins(9).learned("wholesale_buyer", 1);
    g.options([most](Options& o) { o.buy_max_units = static_cast<std::uint8_t>(most); });
    g.acts("magician", "market_row+0").refuses("buy_mixed with card", "no_special_ability");
    g.plays("buy_mixed with wholesale_buyer").refuses("pick rope", "not_in_stock");
    g.plays("pick wood").plays("pick metal").refuses("pick glass", "too_many_types");
    g.plays("pick wood").refuses("pick wood", "too_many_units");
    g.plays("checkout bargain 1").expect_ap(1).expect_gain(0, {0, -2, 0});
    g.expect_tokens(0, "wood", 2).expect_tokens(0, "metal", 1);
    g.refuses("buy_mixed with wholesale_buyer", "power_not_usable").offers("buy glass 1");
  }
}

SPEC("PW.wholesale_buyer R69", "once per placement and copy") {
  auto g = scenario(3).powers().seat(0).learned("wholesale_buyer", 1);
  g.learned("wholesale_buyer", 2).acts("magician", "market_row+0");
  g.plays("buy_mixed with wholesale_buyer").plays("pick wood").plays("checkout");
  g.plays("buy_mixed with wholesale_buyer").plays("pick metal").plays("checkout").expect_ap(1);
  g.refuses("buy_mixed with wholesale_buyer", "power_not_usable");
}

// At the Market Row with the Power and a Special card whose ability is declared.
Play wholesale_with(std::string_view card) {
  auto g = scenario(3).powers().seat(0).learned("wholesale_buyer", 1).below("magician", card);
  return g.buy_area({"wood", "saw", "mirror", "metal"});
}
constexpr const char* kMixedWithCard = "buy_mixed with card wholesale_buyer";

SPEC("PW.wholesale_buyer SA.smuggled_goods R117", "the mixed Buy may be paid in Fame") {
  auto g = wholesale_with("smuggled_goods").coins(0).acts("magician", "market_row+0");
  g.refuses("buy_mixed with wholesale_buyer", "nothing_to_buy").plays(kMixedWithCard);
  g.plays("pick saw").plays("pick wood").plays("pick saw").plays("checkout");
  g.expect_gain(0, {-4, 0, 0}).expect_tokens(0, "saw", 2).expect_tokens(0, "wood", 1);
  g.refuses(kMixedWithCard, "ability_spent");
  auto poor = wholesale_with("smuggled_goods").coins(0).fame(1).acts("magician", "market_row+0");
  poor.plays(kMixedWithCard).plays("pick saw").plays("pick wood").plays("checkout bargain 1");
  poor.expect_gain(0, {-1, 0, 0});
}

SPEC("PW.wholesale_buyer SA.workshop_exhibition R117", "the mixed Buy brings Fame by its price") {
  auto g = wholesale_with("workshop_exhibition").acts("magician", "market_row+0");
  g.plays(kMixedWithCard).plays("pick saw").plays("pick wood").plays("checkout");
  g.expect_gain(0, {3 - 1, -3, 0});
}

SPEC("PW.wholesale_buyer SA.workshop_exhibition R103", "a pick leaves a price that brings Fame") {
  auto g = wholesale_with("workshop_exhibition").coins(2).acts("magician", "market_row+0");
  g.plays(kMixedWithCard).plays("pick wood").refuses("checkout", "no_effect");
  g.plays("pick metal").plays("checkout").expect_gain(0, {1, -2, 0});
  auto poor = wholesale_with("workshop_exhibition").coins(1).acts("magician", "market_row+0");
  poor.refuses(kMixedWithCard, "nothing_to_buy").offers("buy_mixed with wholesale_buyer");
}

SPEC("PW.wholesale_buyer SA.shoplifting R70 R117", "the first unit is the one from the display") {
  auto g = wholesale_with("shoplifting").with([](State& s) {
    s.table.market.beside = static_cast<std::uint16_t>(1u << at(Component::cog));
  });
  g.acts("magician", "market_row+0").plays(kMixedWithCard).refuses("pick cog", "not_on_display");
  g.plays("pick mirror").plays("pick saw").refuses("pick cog", "too_many_types");
  g.plays("pick saw").plays("checkout bargain 1").expect_gain(0, {0, -(4 - 1), 0});
  g.plays("replace 3 fabric").expect_buy_area({"wood", "saw", "fabric", "metal"});
  g.expect_tokens(0, "mirror", 1).expect_tokens(0, "saw", 2);
  auto alone = wholesale_with("shoplifting").coins(0).acts("magician", "market_row+0");
  alone.plays(kMixedWithCard).plays("pick mirror").plays("replace 3 glass");
  alone.expect_gain(0, {0, 0, 0}).expect_tokens(0, "mirror", 1);
}

SPEC("PW.wholesale_buyer R117", "not with cards that are about types themselves") {
  for (const char* card : {"component_sale", "barter_with_power"}) {
    auto g = wholesale_with(card).acts("magician", "market_row+0");
    g.refuses(kMixedWithCard, "no_effect").offers("buy_mixed with card");
  }
  for (const char* card : {"bulk_discount", "workshop_delivery"}) {
    auto g = wholesale_with(card).components({{"wood", 1}}).acts("magician", "market_row+0");
    g.refuses(kMixedWithCard, "card_buys_one_type").offers("buy_mixed with wholesale_buyer");
  }
}

SPEC("PW.trick_doctor R68 R69", "Learn Trick costs 1 AP less per copy, once per turn") {
  auto g = scenario(3).powers().seat(0).shards(6).learned("trick_doctor", 2);
  auto two = g;
  g.acts("magician", "downtown+2").plays("learn linking_rings with trick_doctor").expect_ap(3);
  g.plays("use_die residence_1").plays("symbol spades");
  g.refuses("learn living_piano with trick_doctor", "power_not_usable");
  g.plays("learn living_piano").plays("symbol hearts").expect_ap(0);
  two.learned("trick_doctor", 3).acts("apprentice_1", "downtown+0");
  two.refuses("learn linking_rings with trick_doctor", "not_enough_action_points");
  two.plays("learn linking_rings with trick_doctor trick_doctor").expect_ap(0);
}

SPEC("PW.trick_doctor PY.open_lectures", "Open Lectures and Trick Doctor: 0 AP") {
  auto g = scenario(3).powers().active("open_lectures").seat(0).learned("trick_doctor", 2);
  g.acts("magician", "downtown+0").plays("learn linking_rings with trick_doctor").expect_ap(3);
  g.plays("use_die residence_1").plays("symbol spades");
  g.plays("learn living_piano").expect_ap(2);
}

SPEC("PW.talent_scout R68", "Hire costs 1 AP less, and a Specialist stands for any") {
  auto g = scenario(3).powers().seat(0).learned("talent_scout", 1).acts("magician", "downtown+2");
  g.refuses("hire engineer", "no_fitting_die");
  g.plays("hire engineer with talent_scout").expect_ap(3).expect_die("inn_1", "x");
  g.refuses("hire apprentice with talent_scout", "power_not_usable").offers("hire apprentice");
  EXPECT_EQ(g.player(0).hired, bit(Character::engineer));
}

SPEC("PW.talent_scout", "the die must show some Specialist; two copies take 2 AP off") {
  auto g = scenario(3).powers().dice({"any", "any", "x", "apprentice", "4", "4"});
  g.seat(0)
      .learned("talent_scout", 1)
      .learned("talent_scout", 2)
      .acts("apprentice_1", "downtown+0");
  g.refuses("hire engineer with talent_scout talent_scout", "no_fitting_die");
  g.plays("hire apprentice with talent_scout talent_scout").expect_ap(0);
}

SPEC("PW.trick_doctor PW.talent_scout R103", "not declared where no AP is left to save") {
  auto g = scenario(3).powers().active("open_lectures").seat(0).shards(6);
  g.learned("trick_doctor", 2).learned("trick_doctor", 3).acts("magician", "downtown+0");
  g.refuses("learn linking_rings with trick_doctor trick_doctor", "no_effect");
  g.offers("learn linking_rings with trick_doctor");
  auto hire = scenario(3).powers().active("job_fair").seat(0).learned("talent_scout", 1);
  hire.learned("talent_scout", 2).below("magician", "headhunter").acts("magician", "downtown+0");
  hire.refuses("hire manager with talent_scout talent_scout", "no_effect");
  hire.refuses("hire manager with card talent_scout", "no_effect");
  hire.offers("hire manager with talent_scout");
  hire.offers("hire engineer with talent_scout talent_scout");  // one of them reads the die
}

SPEC("PW.saturday_star R69", "1 Fame more per Trick with an own Character on Saturday") {
  const auto gain_on = [](const std::string& day, int copies) {
    auto g = scenario(2).powers().seat(0).trick("linking_rings", "hearts");
    g.trick("mind_reading", "clubs").placed("apprentice_1", day);
    for (int slot = 1; slot <= copies; ++slot) g.learned("saturday_star", slot);
    g.seat(1).trick("barricaded_barrels", "spades").placed("magician", "friday_stage");
    g.show("riverside_01", {"s00 0 hearts bottom", "s01 1 spades top", "s02 0 clubs top"});
    return g.at_performance().plays(1, "perform riverside_01");
  };
  // The Apprentice has a Wage of 1.
  gain_on("saturday", 1).expect_gain(0, {2, 2 - 1, 1}).expect_gain(1, {1, 1, 1});
  gain_on("saturday", 2).expect_gain(0, {4, 2 - 1, 1});
  gain_on("market_row+0", 1).expect_gain(0, {0, 2 - 1, 1});
}

SPEC("PW.shard_resonance R69", "2 Coins per copy for a Link with a Shard, whoever creates it") {
  for (const int copies : {1, 2}) {
    auto g = scenario(2).powers().seat(1).trick("linking_rings", "hearts");
    for (int slot = 1; slot <= copies; ++slot) g.learned("shard_resonance", slot);
    g.show("riverside_01", {"s00 1 hearts bottom"});
    g.seat(0).trick("living_piano", "spades", 1).trick("barricaded_barrels", "clubs", 1);
    g.acts("magician", "friday").plays("set_up living_piano riverside_01").plays("at s01 top");
    g.plays("bonus fame").expect_gain(1, {0, 2 * copies, 1}).expect_gain(0, {1, 0, 1});
    g.plays("set_up barricaded_barrels riverside_01").plays("bonus fame");
    g.expect_gain(1, {0, 2 * copies, 1});  // a Link without Shard
  }
}

SPEC("PW.shard_resonance R75", "Headliner Trick brings 2 Shards in one event: 2 Coins") {
  auto g = scenario(2).powers().seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"});
  g.seat(0).learned("shard_resonance", 1).trick("living_piano", "spades", 1);
  g.below("magician", "headliner_trick").acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card").plays("at s01 top");
  g.plays("bonus fame").plays("bonus fame").expect_gain(0, {2, 2, 2});
}

SPEC("PW.quick_change", "before placing, two cards change places, once per turn") {
  auto g = scenario(3).powers().seat(0).team({"manager", "engineer", "apprentice_1"});
  g.learned("quick_change", 1).below("magician", "downtown").below("manager", "theater");
  g.idled("apprentice_1", "market_row").at_placing(0);
  g.refuses("quick_change magician magician", "two_different_characters");
  g.refuses("quick_change magician engineer", "no_card_there");
  g.refuses("quick_change magician apprentice_1", "no_card_there");
  g.plays("quick_change magician manager").refuses("place magician downtown+2", "other_location");
  g.refuses("quick_change magician manager", "power_not_usable");
  g.plays("place manager downtown+2").expect_ap(4).plays("end");
  g.plays("place magician friday_stage");
}

SPEC("PW.quick_change", "not while a Character acts, not with one already placed") {
  auto g = scenario(3).powers().seat(0).team({"manager", "engineer"}).learned("quick_change", 1);
  g.below("magician", "downtown").below("manager", "theater").below("engineer", "workshop");
  g.at_placing(0).plays("place magician downtown+2");
  g.refuses("quick_change manager engineer", "placement_not_ended").plays("end");
  g.refuses("quick_change magician manager", "no_card_there");
  g.plays("quick_change manager engineer").plays("place manager workshop");
}

SPEC("PW.courtesy_call R69", "1 Coin when an opponent joins at a Location, at most 3 per turn") {
  for (const int copies : {1, 2}) {
    auto g = scenario(4).powers().seat(1).coins(0).placed("magician", "downtown+2");
    for (int slot = 1; slot <= copies; ++slot) g.learned("courtesy_call", slot);
    g.seat(0).team({"manager", "apprentice_1"}).below("magician", "downtown");
    g.below("manager", "interest").below("apprentice_1", "market_row");
    g.seat(2).below("magician", "downtown").below("apprentice_1", "empower").at_placing(0);
    g.plays(0, "place magician downtown+1").expect_coins(1, copies).plays("end");
    g.plays(2, "place magician downtown+1").expect_coins(1, 2 * copies).plays("end");
    g.plays(0, "place apprentice_1 market_row+0").expect_coins(1, 2 * copies).plays("end");
    g.plays(2, "place apprentice_1 downtown+0 ability").expect_coins(1, 3 * copies);
  }
}

SPEC("PW.courtesy_call", "the fourth brings nothing, nor do own Characters") {
  auto g = scenario(4).powers().seat(1).coins(0).team({"manager"}).learned("courtesy_call", 1);
  g.placed("magician", "dark_alley+2").with([](State& s) { s.table.player[1].powers[0].used = 2; });
  g.below("manager", "freelancer").seat(0).below("magician", "dark_alley");
  g.seat(2).below("magician", "dark_alley").at_placing(1);
  g.plays(1, "place manager dark_alley+1 ability").expect_coins(1, 0).plays("end");
  g.plays(2, "place magician dark_alley+1").expect_coins(1, 1).plays("end");
  g.plays(0, "place magician dark_alley+0").expect_coins(1, 1);
}

SPEC("PW.insurance_policy R69", "2 Coins and 1 Fame per own marker that leaves with its card") {
  for (const int copies : {1, 2}) {
    auto g = scenario(2).powers().turn(3).seat(0).magician("electra").fame(0).coins(0);
    for (int slot = 1; slot <= copies; ++slot) g.learned("insurance_policy", slot);
    g.trick("linking_rings", "spades").trick("mind_reading", "hearts");
    g.show("riverside_01", {"s02 0 spades top"}).show("riverside_02");
    g.show("riverside_03", {"s00 0 spades bottom stack", "s01 0 hearts top"}).at_end_turn();
    g.expect_purse(0, {2 * copies, 4 * copies, 3}).expect_unused(0, "spades", 3);
  }
}

SPEC("PW.insurance_policy", "nothing for markers that a show clears") {
  auto g = scenario(2).powers().turn(3).seat(0).learned("insurance_policy", 1);
  g.trick("linking_rings", "spades").placed("magician", "friday_stage").show("riverside_01");
  g.show("riverside_02").show("riverside_03", {"s00 0 spades bottom"}).at_performance();
  g.plays("perform riverside_03").expect_gain(0, {1, 2, 0});
}

}  // namespace
}  // namespace prestige::trickerion::kit
