// Special Assignment cards of Downtown.

#include "tests/kit/spec.h"

#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// The Magician of seat 0 is going to act there with this card; 5 AP on the +2 slot. One Residence
// die shows escape; the favourite category is mechanical.
Play downtown_with(const std::string& card) {
  auto g = scenario(4).dark_alley().dice({"escape", "x", "manager", "apprentice", "4", "6"});
  g.seat(0).magician("the_mechaniker").coins(20).below("magician", card);
  return g;
}
Play at_downtown_with(const std::string& card) {
  return downtown_with(card).acts("magician", "downtown+2");
}

// Mass Recruitment

SPEC("SA.mass_recruitment", "a second Apprentice for 3 Coins, without AP and die") {
  auto g = at_downtown_with("mass_recruitment").plays("hire apprentice with card");
  g.expect_gain(0, {0, -3, 0}).expect_ap(2).expect_die("inn_2", "x").expect_die("inn_1", "manager");
  g.plays("end").plays_turn_out();
  g.expect_team(0, {"magician", "apprentice_1", "apprentice_2", "apprentice_3"});
}

SPEC("SA.mass_recruitment R103", "brings nobody along with a Specialist") {
  auto g = at_downtown_with("mass_recruitment").refuses("hire manager with card", "no_effect");
  g.plays("hire manager").expect_gain(0, {0, 0, 0});
}

SPEC("SA.mass_recruitment R11 T16.6", "slot, disk and Coins are needed for both") {
  auto slots = downtown_with("mass_recruitment").team({"apprentice_1", "apprentice_2"});
  slots.acts("magician", "downtown+2").offers("hire apprentice");
  slots.refuses("hire apprentice with card", "no_apprentice_slot");
  auto disks = downtown_with("mass_recruitment");
  disks.team({"assistant", "apprentice_1", "apprentice_2", "apprentice_4"});
  disks.acts("magician", "downtown+2").refuses("hire apprentice with card", "no_disk_left");
  auto coins = downtown_with("mass_recruitment").coins(2).acts("magician", "downtown+2");
  coins.refuses("hire apprentice with card", "not_enough_coins").offers("hire apprentice");
}

// Hypnotic Motivation

SPEC("SA.hypnotic_motivation", "the Specialist joins at once, works in a later turn and is paid") {
  auto g = downtown_with("hypnotic_motivation");
  g.seat(1).below("magician", "workshop").seat(0).acts("magician", "downtown+2");
  g.plays("hire manager with card").expect_team(0, {"magician", "manager", "apprentice_1"});
  g.plays("motivate market_row").refuses("place manager market_row+0", "placement_not_ended");
  g.plays("end").plays(1, "place magician workshop").plays("end");
  g.plays(0, "place manager market_row+0").expect_ap(2).plays("end");
  g.plays_turn_out().expect_gain(0, {0, -2, 0});
}

SPEC("SA.hypnotic_motivation", "the extension is there at once") {
  auto g = downtown_with("hypnotic_motivation").dice({"x", "x", "engineer", "x", "4", "4"});
  g.trick("linking_rings", "spades").below("apprentice_1", "workshop");
  g.acts("magician", "downtown+2").plays("hire engineer with card").plays("pass").plays("end");
  g.plays(0, "place apprentice_1 workshop").plays("move_trick linking_rings");
  EXPECT_TRUE(g.player(0).tricks[at(Suit::spades)].on_engineer_slot);
}

SPEC("SA.hypnotic_motivation", "without a card the newcomer is Idle and costs nothing") {
  auto g = at_downtown_with("hypnotic_motivation");
  g.plays("hire manager with card").plays("pass").plays("end").plays_turn_out();
  g.expect_gain(0, {0, 0, 0}).expect_team(0, {"magician", "manager", "apprentice_1"});
}

SPEC("SA.hypnotic_motivation R47", "only a card that was in hand at the start of the turn") {
  auto g = downtown_with("hypnotic_motivation").hand({"invention"}).drawn_now({"test_run"});
  g.acts("magician", "downtown+2").plays("hire manager with card");
  g.refuses("motivate test_run", "drawn_this_turn").refuses("motivate claqueurs", "not_in_hand");
  g.plays("motivate invention").expect_hand(0, {"test_run"});
  EXPECT_EQ(g.player(0).card[at(Character::manager)], Card(Special::invention));
}

SPEC("SA.hypnotic_motivation R95", "under Sealed Orders the card is laid face down") {
  auto g = downtown_with("hypnotic_motivation").sealed().acts("magician", "downtown+2");
  g.plays("hire manager with card").plays("motivate workshop");
  EXPECT_TRUE(g.player(0).card[at(Character::manager)].hidden());
}

SPEC("SA.hypnotic_motivation R79", "an Apprentice needs a slot that exists now") {
  auto g = downtown_with("hypnotic_motivation");
  g.team({"apprentice_1", "apprentice_2", "apprentice_3"});
  g.with([](State& s) { s.table.player[0].hired = bit(Character::assistant); });
  g.acts("magician", "downtown+2").refuses("hire apprentice with card", "no_apprentice_slot_now");
  g.plays("hire apprentice").plays("end").plays_turn_out();
  g.expect_team(
      0, {"magician", "assistant", "apprentice_1", "apprentice_2", "apprentice_3", "apprentice_4"});
}

SPEC("SA.hypnotic_motivation", "an Apprentice may go straight to the Assistant slot") {
  auto g = downtown_with("hypnotic_motivation").team({"assistant", "apprentice_1"});
  g.acts("magician", "downtown+2").plays("hire apprentice with card").plays("shelf specialist");
  g.plays("motivate workshop").plays("end").plays(0, "place apprentice_4 workshop").expect_ap(1);
}

SPEC("SA.hypnotic_motivation PY.double_time", "a second placement of this turn is none for it") {
  auto g = downtown_with("hypnotic_motivation").active("double_time");
  g.below("apprentice_1", "market_row").seat(1).below("magician", "workshop");
  g.seat(0).acts("magician", "downtown+2").plays("hire manager with card");
  g.plays("motivate workshop").plays("end").refuses("place manager workshop", "no_placement_left");
  g.refuses("idle manager", "no_placement_left").plays("place apprentice_1 market_row+0");
  g.plays("end").plays(1, "place magician workshop").plays("end");
  g.plays(0, "place manager workshop");
}

SPEC("SA.hypnotic_motivation PY.double_time", "nobody else to place: the turn ends") {
  auto g = downtown_with("hypnotic_motivation").active("double_time");
  g.seat(1).below("magician", "workshop").seat(0).acts("magician", "downtown+2");
  g.plays("hire manager with card").plays("motivate workshop").plays("end").expect_acting(1);
}

SPEC("SA.hypnotic_motivation PW.time_dilation", "nor is a placement of Time Dilation") {
  auto g = downtown_with("hypnotic_motivation").powers().shards(6).learned("time_dilation", 3);
  g.seat(1).below("magician", "workshop").seat(0).acts("magician", "downtown+2");
  g.plays("hire manager with card").plays("motivate workshop").plays("end").expect_acting(1);
  g.plays("place magician workshop").plays("end").plays(0, "place manager workshop");
}

SPEC("SA.hypnotic_motivation T7.17", "an Apprentice moved in the same turn still waits") {
  auto g = downtown_with("hypnotic_motivation").powers().shards(6).learned("time_dilation", 3);
  g.active("double_time").team({"assistant", "apprentice_1"}).below("apprentice_1", "workshop");
  g.seat(1).below("magician", "workshop").seat(0).acts("magician", "downtown+2");
  g.plays("hire apprentice with card").plays("shelf regular").plays("motivate market_row");
  g.plays("end").plays("place apprentice_1 workshop").plays("move_apprentice apprentice_2");
  g.plays("end").expect_acting(1).plays("place magician workshop").plays("end");
  g.plays(0, "place apprentice_4 market_row+0");
}

// Headhunter

SPEC("SA.headhunter", "any Inn die hires any Character for 1 AP less") {
  auto g = at_downtown_with("headhunter").refuses("hire assistant", "no_fitting_die");
  g.plays("hire assistant with card").plays("use_die inn_2").expect_ap(3).expect_die("inn_2", "x");
  g.expect_die("inn_1", "manager").plays("end").plays_turn_out();
  g.expect_team(0, {"magician", "assistant", "apprentice_1"});
}

SPEC("SA.headhunter", "a die on x hires nobody") {
  auto g = downtown_with("headhunter").dice({"any", "any", "x", "x", "4", "4"});
  g.acts("magician", "downtown+2").refuses("hire assistant with card", "no_fitting_die");
}

SPEC("SA.headhunter T7.5 R40", "the limits of hiring hold") {
  auto g = downtown_with("headhunter").team({"manager", "apprentice_1"});
  g.acts("magician", "downtown+2").refuses("hire manager with card", "specialist_owned");
  g.refuses("hire magician with card", "not_for_hire");
  auto full = downtown_with("headhunter").team({"apprentice_1", "apprentice_2", "apprentice_3"});
  full.acts("magician", "downtown+2").refuses("hire apprentice with card", "no_apprentice_slot");
}

SPEC("SA.headhunter PY.job_fair", "the cost reaches 0") {
  auto g = downtown_with("headhunter").active("job_fair").acts("magician", "downtown+2", 0);
  g.refuses("hire manager", "not_enough_action_points").plays("hire engineer with card");
  g.plays("use_die inn_1").expect_ap(0).expect_die("inn_1", "x");
}

// Trick Overhaul

SPEC("SA.trick_overhaul", "the new Trick takes over suit and markers of another") {
  auto g = downtown_with("trick_overhaul").trick("linking_rings", "hearts", 2);
  g.components({{"wood", 2}}).acts("magician", "downtown+2");
  g.plays("learn barricaded_barrels with card").expect_ap(2).expect_die("residence_1", "x");
  g.expect_markers(0, "barricaded_barrels", 2).expect_unused(0, "hearts", 2);
  EXPECT_EQ(g.player(0).tricks[at(Suit::hearts)].trick, Trick::barricaded_barrels);
  EXPECT_NE(g.table().residence & bit(Trick::linking_rings), 0U);
}

SPEC("SA.trick_overhaul R78", "needs neither a free slot nor a free suit") {
  auto g = downtown_with("trick_overhaul").components({{"wood", 2}});
  g.trick("linking_rings", "hearts").trick("living_piano", "spades", 3);
  g.trick("mind_reading", "clubs", 1).engineer_trick("chinese_sticks", "diamonds", 1);
  g.acts("magician", "downtown+2").refuses("learn barricaded_barrels", "no_free_trick_slot");
  g.plays("learn barricaded_barrels with card").plays("give_up chinese_sticks");
  g.expect_markers(0, "barricaded_barrels", 1);
  EXPECT_TRUE(g.player(0).tricks[at(Suit::diamonds)].on_engineer_slot);
}

SPEC("SA.trick_overhaul", "may go to another free slot") {
  auto g = downtown_with("trick_overhaul").components({{"wood", 2}}).team({"engineer"});
  g.trick("linking_rings", "hearts", 1).acts("magician", "downtown+2");
  g.plays("learn barricaded_barrels with card").plays("shelf specialist");
  g.expect_markers(0, "barricaded_barrels", 1);
  EXPECT_TRUE(g.player(0).tricks[at(Suit::hearts)].on_engineer_slot);
}

SPEC("SA.trick_overhaul", "only if the Components of the new Trick are owned") {
  auto g = downtown_with("trick_overhaul").components({{"wood", 1}});
  g.trick("linking_rings", "hearts").acts("magician", "downtown+2");
  g.refuses("learn barricaded_barrels with card", "components_missing");
  g.offers("learn barricaded_barrels");
  auto none = downtown_with("trick_overhaul").components({{"wood", 2}});
  none.acts("magician", "downtown+2");
  none.refuses("learn barricaded_barrels with card", "no_trick_to_give_up");
}

SPEC("SA.trick_overhaul R78", "Enhance Shards are lost, markers on stage stand for the new Trick") {
  auto g = downtown_with("trick_overhaul").components({{"wood", 2}});
  g.trick("linking_rings", "hearts").enhanced("linking_rings", 2);
  g.show("riverside_01", {"s01 0 hearts top"}).team({"apprentice_1"});
  g.below("apprentice_1", "theater").acts("magician", "downtown+2");
  g.plays("learn barricaded_barrels with card");
  EXPECT_EQ(g.player(0).tricks[at(Suit::hearts)].enhancements, 0);
  g.expect_marker("riverside_01", "s01", "0 hearts mechanical").expect_unused(0, "hearts", 3);
}

SPEC("SA.trick_overhaul T7.3", "a missing threshold is paid as usual") {
  auto g = downtown_with("trick_overhaul").fame(10).trick("linking_rings", "hearts", 2);
  g.components({{"metal", 3}, {"disguise", 2}}).acts("magician", "downtown+2");
  g.plays("learn prison_break with card").expect_gain(0, {0, -6, 0});
  g.expect_markers(0, "prison_break", 2);
}

SPEC("SA.trick_overhaul R84 MG.electra", "a stack follows the tier of the new Trick") {
  auto g = scenario(4).dark_alley().dice({"any", "x", "x", "x", "4", "4"});
  g.seat(1).below("magician", "theater").trick("mind_reading", "clubs");
  g.seat(0).magician("electra").fame(16).trick("linking_rings", "hearts");
  g.components({{"metal", 3}, {"disguise", 2}}).below("magician", "trick_overhaul");
  g.show("riverside_01", {"s00 0 hearts bottom stack", "s02 1 clubs top"});
  g.acts("magician", "downtown+2").plays("learn prison_break with card").plays("end").remember();
  g.plays(1, "place magician friday_stage").plays("perform riverside_01");
  g.expect_gain(0, {5, 5, 0});  // 3/3 and 2 by tier
}

// Thirst for Knowledge

SPEC("SA.thirst_for_knowledge", "any Residence die teaches any category for 1 AP less") {
  auto g = at_downtown_with("thirst_for_knowledge");
  g.refuses("learn enchanted_butterflies", "no_fitting_die");
  g.plays("learn enchanted_butterflies with card").plays("symbol clubs").expect_ap(3);
  g.expect_die("residence_1", "x").expect_markers(0, "enchanted_butterflies", 0);
}

SPEC("SA.thirst_for_knowledge", "with both dice on x nothing is learned") {
  auto g = downtown_with("thirst_for_knowledge").dice({"x", "x", "x", "x", "4", "4"});
  g.acts("magician", "downtown+2")
      .refuses("learn enchanted_butterflies with card", "no_fitting_die");
}

SPEC("SA.thirst_for_knowledge R46 R114", "needs a die where a favourite Trick needs none") {
  const auto no_need = [](Options& o) { o.favorite_needs_die = false; };
  auto g = downtown_with("thirst_for_knowledge").options(no_need);
  auto without = g;
  g.dice({"escape", "optical", "x", "x", "4", "4"})
      .acts("magician", "downtown+2")
      .plays("learn linking_rings with card");
  g.refuses("no_die", "no_fitting_die").plays("use_die residence_1").plays("symbol spades");
  g.expect_die("residence_1", "x").expect_ap(3);
  without.dice({"x", "x", "x", "x", "4", "4"}).acts("magician", "downtown+2");
  without.refuses("learn linking_rings with card", "no_fitting_die").offers("learn linking_rings");
}

SPEC("SA.thirst_for_knowledge T7.3", "a missing threshold is paid as usual") {
  auto g = at_downtown_with("thirst_for_knowledge").plays("learn self_decapitation with card");
  g.plays("symbol hearts").expect_gain(0, {0, -11, 0});
}

SPEC("SA.thirst_for_knowledge PY.open_lectures", "the cost reaches 0") {
  auto g = downtown_with("thirst_for_knowledge").active("open_lectures");
  g.acts("magician", "downtown+2", 0).plays("learn mind_reading with card").plays("symbol hearts");
  g.expect_ap(0);
}

// Leaked Blueprints

SPEC("SA.leaked_blueprints", "the learned Trick arrives with 1 marker, whatever its Components") {
  auto g = at_downtown_with("leaked_blueprints").plays("learn stocks_escape with card");
  g.plays("symbol hearts").expect_markers(0, "stocks_escape", 1).expect_unused(0, "hearts", 3);
}

SPEC("SA.leaked_blueprints", "the Engineer slot adds none, tier 2 is allowed") {
  auto g = downtown_with("leaked_blueprints").fame(16).team({"engineer"});
  g.acts("magician", "downtown+2").plays("learn zig_zag_lady with card").plays("symbol hearts");
  g.plays("shelf specialist").expect_markers(0, "zig_zag_lady", 1);
}

SPEC("SA.leaked_blueprints R52", "not for a Trick of tier 3, whatever Fame it needs") {
  auto g = downtown_with("leaked_blueprints").options([](Options& o) {
    o.thresholds = Thresholds::expert;
  });
  g.acts("magician", "downtown+2").refuses("learn buried_alive with card", "no_effect");
  g.plays("learn buried_alive").plays("symbol hearts").expect_markers(0, "buried_alive", 0);
  g.expect_gain(0, {0, 0, 0});
}

// Investments

SPEC("SA.investments", "spends the Coins just received on Components in stock, and no others") {
  auto g = downtown_with("investments").buy_area({"wood", "rope", "saw", "padlock"});
  g.acts("magician", "downtown+2").plays("take_coins bank_1 with card").expect_gain(0, {0, 4, 0});
  g.refuses("pick mirror", "not_in_stock").plays("pick padlock");
  g.refuses("pick rope", "not_enough_coins").refuses("checkout bargain 1", "no_bargain");
  g.plays("pick wood").expect_gain(0, {0, 0, 0}).expect_ap(2).expect_die("bank_1", "x");
  g.expect_tokens(0, "padlock", 1).expect_tokens(0, "wood", 1);
}

SPEC("SA.investments", "takes three Components at most, or none") {
  auto g = at_downtown_with("investments").plays("take_coins bank_2 with card");
  g.plays("pick wood").plays("pick wood").plays("pick metal").expect_gain(0, {0, 3, 0});
  auto none = at_downtown_with("investments").plays("take_coins bank_2 with card");
  none.plays("checkout").expect_gain(0, {0, 6, 0}).expect_tokens(0, "wood", 0);
}

SPEC("SA.investments T7.11 T16.4", "surcharge and limits hold") {
  auto g = downtown_with("investments").quick_order("mirror").components({{"wood", 3}});
  g.acts("magician", "downtown+2").plays("take_coins bank_2 with card").plays("pick mirror");
  g.refuses("pick mirror", "not_enough_coins").refuses("pick wood", "no_room_for_components");
  g.plays("checkout").expect_gain(0, {0, 2, 0});
}

SPEC("SA.investments R80", "Bull Market and Private Investments count as received") {
  auto g = downtown_with("investments").powers().active("bull_market").shards(1);
  g.learned("private_investments", 1).buy_area({"wood", "metal", "glass", "padlock"});
  g.with([](State& s) { s.table.player[0].powers[0].coins = 1; });
  g.acts("magician", "downtown+2").plays("take_coins bank_1 with card").expect_gain(0, {0, 9, 0});
  g.plays("pick padlock").plays("pick padlock").plays("pick padlock").expect_gain(0, {0, 0, 0});
}

SPEC("SA.investments SA.business_share", "is spending at the Market Row") {
  auto g = downtown_with("investments");
  g.seat(1).below("magician", "business_share").initiative({1, 0, 2, 3}).at_placing(1);
  g.plays(1, "place magician market_row+0 ability").plays("end");
  g.plays(0, "place magician downtown+2 ability").plays("take_coins bank_1 with card");
  g.plays("pick wood").plays("pick metal").plays("checkout");
  g.expect_gain(0, {0, 2, 0}).expect_gain(1, {0, 2, 0});
}

// Fame and Fortune

SPEC("SA.fame_and_fortune", "brings Fame too, 1 less than the die shows") {
  auto g = at_downtown_with("fame_and_fortune").plays("take_coins bank_2 with card");
  g.expect_gain(0, {5, 6, 0}).expect_ap(2);
}

SPEC("SA.fame_and_fortune", "only for one Take Coins") {
  auto g = downtown_with("fame_and_fortune").acts("magician", "downtown+2", 6);
  g.plays("take_coins bank_1 with card").refuses("take_coins bank_2 with card", "ability_spent");
  g.plays("take_coins bank_2").expect_gain(0, {3, 10, 0});
}

SPEC("SA.fame_and_fortune PY.bull_market", "the printed value counts, not the doubled one") {
  auto g = downtown_with("fame_and_fortune").active("bull_market").acts("magician", "downtown+2");
  g.plays("take_coins bank_2 with card").expect_gain(0, {5, 12, 0});
}

// Interest

SPEC("SA.interest", "1 AP less, and a further roll of the die is added") {
  auto g = at_downtown_with("interest").plays("take_coins bank_1 with card").expect_ap(3);
  g.chance("roll bank_1 5").expect_gain(0, {0, 9, 0}).expect_die("bank_1", "x");
}

SPEC("SA.interest", "an x adds nothing") {
  auto g = at_downtown_with("interest").plays("take_coins bank_2 with card");
  g.chance("roll bank_2 x").expect_gain(0, {0, 6, 0});
  g.refuses("take_coins bank_2", "no_fitting_die");
}

SPEC("SA.interest PY.bull_market", "the further roll is not doubled") {
  auto g = downtown_with("interest").active("bull_market").acts("magician", "downtown+2");
  g.plays("take_coins bank_1 with card").chance("roll bank_1 6").expect_gain(0, {0, 14, 0});
}

SPEC("SA.interest PY.easy_credit", "the cost reaches 0") {
  auto g = downtown_with("interest").active("easy_credit").acts("magician", "downtown+2", 0);
  g.refuses("take_coins bank_1", "not_enough_action_points").plays("take_coins bank_1 with card");
  g.chance("roll bank_1 3").expect_gain(0, {0, 7, 0}).expect_ap(0);
}

// Empower

SPEC("SA.empower", "a Shard gives 3 AP, once") {
  auto g = downtown_with("empower").shards(2).acts("magician", "downtown+2").plays("enhance");
  g.expect_ap(8).expect_gain(0, {0, 0, -1}).refuses("enhance", "already_enhanced");
}

SPEC("SA.empower", "given up for 1 AP it does not strengthen the Shard") {
  auto g = downtown_with("empower").at_placing(0).plays("place magician downtown+2 plus_one");
  g.expect_ap(6).plays("enhance").expect_ap(7);
}

SPEC("SA.empower PY.deep_resonance", "the higher value counts, not the sum") {
  auto g = downtown_with("empower").active("deep_resonance").acts("magician", "downtown+2");
  g.plays("enhance").expect_ap(8);
}

// Loaded Dice

SPEC("SA.loaded_dice", "up to three rolls for 1 AP, any of the results is kept") {
  auto g = at_downtown_with("loaded_dice").plays("reroll bank_1 with card").expect_ap(4);
  g.chance("roll bank_1 x").plays("roll_again").chance("roll bank_1 5").plays("roll_again");
  g.chance("roll bank_1 3").refuses("roll_again", "no_roll_left").refuses("face 6", "not_rolled");
  g.expect_offered("face", {"face 3", "face 4", "face 5", "face x"});
  g.plays("face 5").expect_die("bank_1", "5").refuses("reroll bank_1 with card", "ability_spent");
}

SPEC("SA.loaded_dice", "the original result may be kept, after one roll too") {
  auto g = at_downtown_with("loaded_dice").plays("reroll inn_1 with card");
  g.chance("roll inn_1 x").plays("face manager").expect_die("inn_1", "manager").expect_ap(4);
}

SPEC("SA.loaded_dice", "an ordinary Reroll takes what comes") {
  auto g = at_downtown_with("loaded_dice").plays("reroll bank_1").chance("roll bank_1 x");
  g.expect_die("bank_1", "x").expect_acting(0).refuses("roll_again", "not_now");
}

// Town Gossip

SPEC("SA.town_gossip", "5 Coins less for a missing threshold") {
  auto g = at_downtown_with("town_gossip").plays("learn prison_break with card");
  g.plays("symbol hearts").expect_gain(0, {0, -6, 0}).expect_ap(2);
}

SPEC("SA.town_gossip", "never below 0, and not where nothing is missing") {
  auto g = downtown_with("town_gossip").fame(13).coins(0).acts("magician", "downtown+2");
  g.refuses("learn prison_break", "not_enough_coins");
  g.refuses("learn stocks_escape with card", "no_effect").plays("learn prison_break with card");
  g.plays("symbol hearts").expect_purse(0, {13, 0, 1});
}

SPEC("SA.town_gossip R71", "after halving by Patron of the Arts") {
  auto g = downtown_with("town_gossip").powers().shards(1).learned("patron_of_the_arts", 1);
  g.acts("magician", "downtown+2").plays("learn prison_break with card").plays("symbol hearts");
  g.expect_gain(0, {0, -1, 0});  // 11, halved 6, less 5
}

}  // namespace
}  // namespace prestige::trickerion::kit
