// The red Magician Powers.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// Seat 0 performs riverside_01 on Friday: one Link between Linking Rings (0/2/0) and the guest's
// Living Piano (1/1/0), the third slot free; the card brings 0/0/1.
Play linked_show() {
  auto g = scenario(2).powers().seat(0).shards(6).trick("linking_rings", "hearts");
  g.placed("magician", "friday_stage").seat(1).trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 hearts bottom", "s01 1 spades top"});
  return g.seat(0).at_performance();
}

SPEC("PW.grand_finale R69", "each Link gives 2 Fame; a second copy adds nothing") {
  linked_show().plays(0, "perform riverside_01").expect_gain(0, {1, 2, 1});
  auto g = linked_show().learned("grand_finale", 2);
  g.plays(0, "perform riverside_01").expect_gain(0, {2, 2, 1});
  auto two = linked_show().learned("grand_finale", 2).learned("grand_finale", 3);
  two.plays(0, "perform riverside_01").expect_gain(0, {2, 2, 1});
  auto guest = linked_show().seat(1).shards(6).learned("grand_finale", 2);
  guest.plays(0, "perform riverside_01").expect_gain(0, {1, 2, 1}).expect_gain(1, {1, 1, 0});
}

SPEC("PW.grand_finale PY.spotlight", "a performer bonus: 4 Fame per Link under Spotlight") {
  auto g = linked_show().learned("grand_finale", 2).active("spotlight");
  g.plays(0, "perform riverside_01").expect_gain(0, {4, 2, 2});
}

SPEC("PW.standing_ovation R69 R94", "5 Fame for a card without free slot, not doubled") {
  for (const bool spotlight : {false, true}) {
    auto g = scenario(2).powers().seat(0).learned("standing_ovation", 1);
    if (spotlight) g.active("spotlight").learned("standing_ovation", 2);
    g.trick("linking_rings", "hearts").placed("magician", "friday_stage");
    g.seat(1).trick("mind_reading", "spades").trick("barricaded_barrels", "clubs");
    g.show("riverside_01", {"s00 0 hearts bottom", "s01 1 spades top", "s02 1 clubs top"});
    g.at_performance().plays(0, "perform riverside_01");
    g.expect_gain(0, spotlight ? Purse{10, 2, 2} : Purse{5, 2, 1});
  }
}

SPEC("PW.standing_ovation", "a guest beside the slots does not fill the card") {
  auto g = scenario(2).powers().seat(0).learned("standing_ovation", 1);
  g.trick("linking_rings", "hearts").placed("magician", "friday_stage");
  g.seat(1).trick("mind_reading", "clubs").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 hearts bottom", "s01 1 spades top", "guest 1 clubs"});
  g.at_performance().plays(0, "perform riverside_01").expect_gain(0, {1, 2, 1});
}

SPEC("PW.standing_ovation T13.4", "neutral markers occupy slots") {
  auto g = scenario(2).powers().duel().turn_setup("turn_setup_01", "turn_setup_02").seat(0);
  g.learned("standing_ovation", 1).trick("linking_rings", "hearts").trick("mind_reading", "spades");
  g.trick("enchanted_butterflies", "clubs").placed("magician", "friday_stage");
  g.show("duel_riverside_04", {"s10 0 hearts bottom", "s11 0 spades top", "s12 0 clubs top"});
  g.at_performance().plays(0, "perform duel_riverside_04");
  g.expect_gain(0, {2 + 1 + 5, 2, 1 + 1});  // the Link is between own markers
}

SPEC("PW.perpetual_machine R69", "a performed marker returns to its Trick, one per copy") {
  auto g = scenario(2).powers().seat(0).shards(6).learned("perpetual_machine", 2);
  g.learned("perpetual_machine", 3).trick("linking_rings", "hearts").trick("mind_reading", "clubs");
  g.trick("enchanted_butterflies", "diamonds");
  g.seat(1).trick("living_piano", "spades").placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 hearts bottom", "s01 1 spades bottom", "s02 0 clubs top"});
  g.at_performance().plays(1, "perform riverside_01").expect_acting(0);
  g.refuses("recover enchanted_butterflies", "not_performed");
  g.refuses("recover living_piano", "not_your_trick");
  g.plays("recover linking_rings").refuses("recover linking_rings", "not_performed");
  g.plays("recover mind_reading").expect_chance();
  g.expect_markers(0, "linking_rings", 1).expect_unused(0, "hearts", 3);
  g.expect_markers(0, "mind_reading", 1);
}

SPEC("PW.perpetual_machine R68", "it may be declined; no window without a performed marker") {
  auto g = linked_show().learned("perpetual_machine", 2);
  g.plays(0, "perform riverside_01").plays("pass").expect_markers(0, "linking_rings", 0);
  g.expect_unused(0, "hearts", 4);
  linked_show().learned("perpetual_machine", 2).plays(0, "pass").expect_chance();
}

SPEC("PW.tireless", "the own Magician has base value 4, no other Character more") {
  auto g = scenario(3).powers().seat(0).shards(6).team({"manager", "apprentice_1"});
  g.learned("tireless", 3).below("magician", "downtown").below("manager", "market_row");
  g.below("apprentice_1", "dark_alley").at_placing(0);
  g.plays("place magician downtown+2").expect_ap(6).plays("end");
  g.plays("place manager market_row+0").expect_ap(2).plays("end");
  g.plays("place apprentice_1 dark_alley+0").expect_ap(1);
}

SPEC("PW.tireless PY.equal_hands R67", "overridden by Equal Hands; read when placing") {
  auto g = scenario(3).powers().active("equal_hands").seat(0).shards(6).learned("tireless", 3);
  g.below("magician", "downtown").at_placing(0).plays("place magician downtown+2").expect_ap(3);
  auto lost = scenario(3).powers().seat(0).shards(6).learned("tireless", 3);
  lost.acts("magician", "downtown+0").plays("enhance").expect_learned(0, 3, "").expect_ap(5);
}

SPEC("PW.royal_patronage R69", "1 Fame per 2 Coins in place of 1 per 3") {
  auto g = scenario(2).powers().seat(0).coins(11).learned("royal_patronage", 1);
  auto two = g;
  EXPECT_EQ(g.at_final_scoring().score(0).coins, 5);
  EXPECT_EQ(two.learned("royal_patronage", 2).at_final_scoring().score(0).coins, 5);
  auto hand = scenario(2).powers().seat(0).coins(11).powers_in_hand({"royal_patronage"});
  EXPECT_EQ(hand.at_final_scoring().score(0).coins, 3);
}

SPEC("PW.royal_patronage TK.metamorphosis", "Metamorphosis still counts full threes") {
  auto g = scenario(2).powers().seat(0).coins(11).learned("royal_patronage", 1);
  g.trick("metamorphosis", "clubs");
  g.components({{"glass", 3}, {"fabric", 3}, {"rope", 3}, {"disguise", 3}}).at_final_scoring();
  EXPECT_EQ(g.score(0).coins, 5);
  EXPECT_EQ(g.score(0).trick_bonus[at(Suit::clubs)], 3);
}

SPEC("PW.royal_patronage PW.crystal_collector PW.legendary_repertoire R60", "caps of categories") {
  auto g = scenario(2).edition("revised").powers().seat(0).coins(50).shards(22);
  g.options([](Options& o) {
    o.duel = false;
    o.two_player_variant = TwoPlayerVariant::off;
  });
  g.trick("linking_rings", "spades").trick("enchanted_butterflies", "hearts");
  g.trick("barricaded_barrels", "diamonds").engineer_trick("mind_reading", "clubs");
  g.components({{"metal", 2}, {"fabric", 2}, {"wood", 2}, {"glass", 2}});
  auto repertoire = g;
  g.learned("royal_patronage", 1).learned("crystal_collector", 2).at_final_scoring();
  EXPECT_EQ(g.score(0).coins, 20);
  EXPECT_EQ(g.score(0).shards, 20);
  repertoire.learned("legendary_repertoire", 2).learned("legendary_repertoire", 3);
  EXPECT_EQ(repertoire.at_final_scoring().score(0).legendary_repertoire, 20);
}

SPEC("PW.crystal_collector R48 R69", "1 Fame per Shard and copy, though Shards score nothing") {
  auto g = scenario(2).powers().seat(0).shards(8);
  auto one = g;
  auto two = g;
  EXPECT_EQ(g.at_final_scoring().score(0).shards, 0);
  EXPECT_EQ(one.learned("crystal_collector", 2).at_final_scoring().score(0).shards, 8);
  two.learned("crystal_collector", 2).learned("crystal_collector", 3).at_final_scoring();
  EXPECT_EQ(two.score(0).shards, 16);
}

SPEC("PW.legendary_repertoire R69", "3 Fame for each own Trick whose requirement is met") {
  auto g = scenario(2).powers().seat(0).shards(6).learned("legendary_repertoire", 2);
  g.trick("linking_rings", "spades").trick("bullet_catch", "hearts").trick("seance", "clubs");
  g.components({{"metal", 2}, {"rope", 2}, {"petroleum", 2}});
  auto two = g;
  EXPECT_EQ(g.at_final_scoring().score(0).legendary_repertoire, 6);
  two.learned("legendary_repertoire", 3).at_final_scoring();
  EXPECT_EQ(two.score(0).legendary_repertoire, 12);
}

// Seat 0 performs riverside_02 (card bonus 1/1/0) with a marker (1/1/0) of seat 1.
Play show_with_guest() {
  auto g = scenario(2).powers().seat(0).trick("linking_rings", "hearts");
  g.placed("magician", "friday_stage").seat(1).trick("living_piano", "spades");
  g.show("riverside_02", {"s00 0 hearts bottom", "s01 1 spades right"});
  return g.seat(1).at_performance();
}

SPEC("PW.puppet_master R68 R94", "a guest also receives the card's bonus, not doubled") {
  auto g = show_with_guest().learned("puppet_master", 1).active("spotlight");
  g.plays(0, "perform riverside_02").expect_acting(1).expect_gain(0, {});
  g.refuses("clear_out", "not_at_any_time").plays("claim");
  g.expect_gain(0, {2, 2 + 2, 0}).expect_gain(1, {1 + 1, 1 + 1, 0});
  auto declined = show_with_guest().learned("puppet_master", 1);
  declined.plays(0, "perform riverside_02").plays(1, "pass").expect_gain(1, {1, 1, 0});
}

SPEC("PW.puppet_master R69", "once per turn and copy; not in the own show, not without marker") {
  auto g = show_with_guest().learned("puppet_master", 1).learned("puppet_master", 2);
  g.plays(0, "perform riverside_02").plays("claim").plays("claim").expect_gain(1, {3, 3, 0});
  auto own = show_with_guest().seat(0).learned("puppet_master", 1);
  own.plays(0, "perform riverside_02").expect_gain(0, {1, 2 + 1, 0});
  auto absent = scenario(3).powers().seat(2).learned("puppet_master", 1).seat(0);
  absent.trick("linking_rings", "hearts").placed("magician", "friday_stage");
  absent.show("riverside_02", {"s00 0 hearts bottom"}).at_performance();
  absent.plays(0, "perform riverside_02").expect_chance().expect_gain(2, {});
}

SPEC("PW.puppet_master OP.performance_card_bonus", "nothing to claim without card bonus") {
  auto g = show_with_guest().learned("puppet_master", 1);
  g.options([](Options& o) { o.performance_card_bonus = false; });
  g.plays(0, "perform riverside_02").expect_gain(0, {0, 2, 0}).expect_gain(1, {1, 1, 0});
}

Play three_to_place() {
  auto g = scenario(2).powers().seat(1).below("magician", "downtown");
  g.seat(0).shards(6).learned("time_dilation", 3).team({"manager", "engineer", "apprentice_1"});
  g.below("magician", "downtown").below("manager", "market_row").below("engineer", "workshop");
  return g.below("apprentice_1", "dark_alley").at_placing(0);
}

SPEC("PW.time_dilation R68", "another placement may follow, once per turn") {
  auto g = three_to_place();
  g.refuses("end_turn", "place_first").plays("place magician downtown+2");
  g.refuses("place manager market_row+2", "placement_not_ended").plays("end");
  g.expect_acting(0).refuses("idle manager", "no_placement_left");
  g.plays("place manager market_row+2").plays("end").expect_acting(1);
  g.plays("place magician downtown+0").plays("end").expect_acting(0);
  g.plays("place engineer workshop").plays("end").expect_acting(0);
  g.plays("place apprentice_1 dark_alley+2");
  auto declined = three_to_place();
  declined.plays("place magician downtown+2").plays("end").plays("end_turn").expect_acting(1);
}

SPEC("PW.time_dilation", "idling is no placement") {
  three_to_place().plays("idle magician").expect_acting(1);
}

SPEC("PW.time_dilation T12.4", "lost with its slot: the Shard of an Enhance ends it") {
  auto g = three_to_place().plays("place magician downtown+2").plays("enhance");
  g.expect_learned(0, 3, "").plays("end").expect_acting(1);
}

SPEC("PW.time_dilation PY.double_time", "a third placement under Double Time") {
  auto g = three_to_place().active("double_time");
  g.plays("place magician downtown+2").plays("end").plays("place manager market_row+2");
  g.plays("end").plays("place engineer workshop").plays("end").expect_acting(1);
}

SPEC("PW.perfect_circle R69", "one Link of the placement pays Fame and Coins, per copy") {
  for (const int copies : {1, 2}) {
    auto g = scenario(2).powers().seat(1).trick("linking_rings", "hearts");
    g.show("riverside_01", {"s00 1 hearts bottom"}).seat(0).shards(6).learned("perfect_circle", 2);
    if (copies == 2) g.learned("perfect_circle", 3);
    g.trick("bullet_catch", "spades", 1).trick("barricaded_barrels", "clubs", 1);
    g.acts("magician", "friday").plays("set_up bullet_catch riverside_01").plays("at s01 top");
    g.plays("bonus both").expect_gain(0, {2, 2, 1}).remember();
    g.plays("set_up barricaded_barrels riverside_01");
    if (copies == 2) {
      g.plays("bonus both").expect_gain(0, {1, 1, 0});
    } else {
      g.refuses("bonus both", "power_not_usable").plays("bonus coins").expect_gain(0, {0, 1, 0});
    }
  }
}

SPEC("PW.perfect_circle", "the Link is of choice") {
  auto g = scenario(2).powers().seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"}).seat(0).learned("perfect_circle", 2);
  g.trick("bullet_catch", "spades", 1).trick("barricaded_barrels", "clubs", 1);
  g.acts("magician", "friday").plays("set_up bullet_catch riverside_01").plays("at s01 top");
  g.plays("bonus coins").plays("set_up barricaded_barrels riverside_01").plays("bonus both");
  g.expect_gain(0, {1, 3, 1});
}

// One Link is possible: of the Trick at s01, which faces top.
Play perfect_circle_with(std::string_view card) {
  auto g = scenario(2).powers().seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"}).seat(0).learned("perfect_circle", 2);
  g.trick("bullet_catch", "spades", 1).below("magician", card);
  return g.acts("magician", "friday").plays("set_up bullet_catch riverside_01 with card");
}

SPEC("PW.perfect_circle SA.orchestral_interlude R116",
     "a circle that is no Link pays one of both") {
  auto g = perfect_circle_with("orchestral_interlude").plays("at s01 bottom");
  g.refuses("bonus both", "power_not_usable").plays("bonus fame").expect_gain(0, {2, 0, 0});
  auto link = perfect_circle_with("orchestral_interlude").plays("at s01 top");
  link.plays("bonus both").expect_gain(0, {2, 2, 1});
}

SPEC("PW.perfect_circle SA.headliner_trick R116", "both payments of the Link are in both") {
  auto g = perfect_circle_with("headliner_trick").plays("at s01 top");
  g.plays("bonus both").expect_gain(0, {4, 4, 2}).refuses("bonus fame", "not_now");
  auto late = perfect_circle_with("headliner_trick").plays("at s01 top").plays("bonus coins");
  late.refuses("bonus both", "power_not_usable").plays("bonus coins").expect_gain(0, {0, 4, 2});
}

SPEC("PW.scene_stealer R69 R94", "1 Fame per opponent's marker in the own show, not doubled") {
  auto g = linked_show().learned("scene_stealer", 1).active("spotlight");
  g.plays(0, "perform riverside_01").expect_gain(0, {2 + 1, 2, 2}).expect_gain(1, {1, 1, 0});
  auto two = linked_show().learned("scene_stealer", 1).learned("scene_stealer", 2);
  two.plays(0, "perform riverside_01").expect_gain(0, {1 + 2, 2, 1});
  auto guest = linked_show().seat(1).learned("scene_stealer", 1);
  guest.plays(0, "perform riverside_01").expect_gain(1, {1, 1, 0});
}

SPEC("PW.scene_stealer R50", "a stack counts once, neutral markers not") {
  auto g = scenario(2).powers().seat(0).magician("the_great_optico").learned("scene_stealer", 1);
  g.options([](Options& o) { o.two_player_variant = TwoPlayerVariant::dummy_markers; });
  g.trick("mind_reading", "hearts").placed("magician", "friday_stage");
  g.seat(1).magician("electra").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 hearts bottom", "s01 dummy optical", "s02 1 spades top stack"});
  g.at_performance().plays(0, "perform riverside_01");
  g.expect_gain(0, {1, 0, 1 + 1}).expect_gain(1, {2, 2, 0});
}

SPEC("PW.star_billing R69 R105", "Advertising gives 4 Fame, or the usual amount if more") {
  for (const int usual : {2, 3, 5}) {
    auto g = scenario(2).powers().seat(0).learned("star_billing", 1).learned("star_billing", 2);
    g.options([usual](Options& o) { o.advertise_fame = static_cast<std::uint8_t>(usual); });
    g.at_advertise().plays(0, "advertise").expect_gain(0, {usual == 5 ? 5 : 4, -1, 0});
    g.plays(1, "advertise").expect_gain(1, {usual, -3, 0});
  }
}

SPEC("PW.star_billing", "learned after Advertising, so first used in the next turn") {
  auto g = scenario(2).powers().seat(0).fame(36).powers_in_hand({"star_billing"}).at_advertise();
  g.plays(0, "advertise").plays(1, "pass").plays(0, "learn_power star_billing 1");
  g.expect_gain(0, {2, -1, 0}).plays_turn_out().chance_any().expect_acting(1);
  g.plays(1, "pass").remember().plays(0, "advertise").expect_gain(0, {4, -3, 0});
}

SPEC("PW.alchemist R68", "3 Coins for a Shard or a Shard for 3 Coins, once per turn") {
  auto g = scenario(2).powers().seat(0).coins(3).learned("alchemist", 1);
  g.below("magician", "downtown").below("apprentice_1", "theater").at_placing(0);
  auto sells = g;
  g.plays("buy_shard").expect_gain(0, {0, -3, 1});
  g.refuses("sell_shard", "power_not_usable").plays("place magician downtown+0");
  sells.plays("place magician downtown+0").plays("sell_shard").expect_gain(0, {0, 3, -1});
  sells.refuses("buy_shard", "power_not_usable").plays("end");
  sells.refuses("buy_shard", "power_not_usable");
}

SPEC("PW.alchemist", "both must be payable; only in the own placement turn") {
  auto g =
      scenario(2).powers().seat(0).coins(2).learned("alchemist", 1).below("magician", "theater");
  g.at_placing(0).refuses("buy_shard", "not_enough_coins");
  auto other = scenario(2).powers().seat(1).learned("alchemist", 1);
  other.seat(0).acts("magician", "downtown+0").refuses(1, "sell_shard", "not_acting");
}

SPEC("PW.alchemist PY.shard_shower R20", "buying is one receipt event") {
  auto g = scenario(2).powers().active("shard_shower").seat(0).learned("alchemist", 1);
  g.acts("magician", "downtown+0").plays("buy_shard").expect_gain(0, {0, -3, 2});
}

SPEC("PW.alchemist T12.4", "the returned Shard may close its own slot after the exchange") {
  auto g = scenario(2).powers().seat(0).shards(1).learned("alchemist", 1);
  g.acts("magician", "downtown+0").plays("sell_shard").expect_gain(0, {0, 3, -1});
  g.expect_learned(0, 1, "").refuses("buy_shard", "power_not_usable");
}

// Seats 0 on Sunday and 1 on Friday perform; each has a marker (0/2/0 and 1/1/0).
Play two_performers() {
  auto g = scenario(2).powers().seat(0).trick("linking_rings", "hearts");
  g.placed("magician", "sunday_stage").seat(1).trick("living_piano", "spades");
  g.placed("magician", "friday_stage");
  g.show("riverside_02", {"s00 0 hearts bottom", "s01 1 spades right"});
  return g.seat(0).at_performance();
}

SPEC("PW.master_of_ceremonies", "the player performs first; the weekday's modifier stays") {
  two_performers().expect_acting(1).offers("perform riverside_02");
  auto g = two_performers().learned("master_of_ceremonies", 2);
  g.expect_acting(0).plays("go_first").expect_event("goes_first");
  g.expect_acting(0).plays("perform riverside_02");
  g.expect_gain(0, {1 + 1, 3 + 1, 0}).expect_gain(1, {1, 1, 0}).expect_chance();
}

SPEC("PW.master_of_ceremonies R68", "optional; if two declare, in Initiative Order") {
  auto declined = two_performers().learned("master_of_ceremonies", 2);
  declined.plays(0, "pass").expect_acting(1);
  auto g = two_performers().learned("master_of_ceremonies", 2);
  g.seat(1).learned("master_of_ceremonies", 2);
  g.plays(0, "go_first").plays(1, "go_first").expect_acting(0).plays("pass").expect_acting(1);
}

SPEC("PW.master_of_ceremonies", "nothing to declare for a Magician who does not perform") {
  auto g = scenario(2).powers().seat(0).learned("master_of_ceremonies", 2);
  g.placed("magician", "friday").at_performance().expect_chance();
}

SPEC("PW.inner_circle R69", "Enhance gives 2 AP, also if the Shard closes the slot") {
  auto g = scenario(2).powers().seat(0).shards(4).learned("inner_circle", 2);
  g.acts("magician", "downtown+0")
      .plays("enhance")
      .expect_ap(5)
      .expect_learned(0, 2, "inner_circle");
  auto closes = scenario(2).powers().seat(0).shards(3).learned("inner_circle", 2);
  closes.acts("magician", "downtown+0").plays("enhance").expect_ap(5).expect_learned(0, 2, "");
  closes.refuses("enhance", "already_enhanced");
  auto two = scenario(2).powers().seat(0).shards(6).learned("inner_circle", 2);
  two.learned("inner_circle", 3).acts("magician", "downtown+0").plays("enhance").expect_ap(5);
}

SPEC("PW.inner_circle PY.deep_resonance", "not cumulative with Deep Resonance, nor with Empower") {
  auto g = scenario(2).powers().active("deep_resonance").seat(0).learned("inner_circle", 2);
  g.acts("magician", "downtown+0").plays("enhance").expect_ap(5);
  auto empower = scenario(2).powers().active("deep_resonance").seat(0).learned("inner_circle", 2);
  empower.below("magician", "empower").acts("magician", "downtown+0").plays("enhance").expect_ap(6);
}

}  // namespace
}  // namespace prestige::trickerion::kit
