// Special Assignment cards of the Theater.

#include "tests/kit/spec.h"

#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// Seat 0 with this card below its Magician; seat 1 has Tricks of three suits.
Play theater_with(const std::string& card) {
  auto g = scenario(4).dark_alley();
  g.seat(1).trick("linking_rings", "hearts").trick("mind_reading", "spades");
  g.trick("enchanted_butterflies", "clubs");
  g.seat(0).magician("the_mechaniker").below("magician", card);
  return g;
}
// The Magician of seat 0 stands on a Performance slot with this card.
Play staged_with(const std::string& card, const std::string& spot = "friday_stage") {
  return theater_with(card).placed("magician", spot).at_performance();
}

// riverside_01 without a free slot and without a Link.
const Texts kFullCard{"s00 1 hearts bottom", "s01 1 spades bottom", "s02 1 clubs top"};

// Guest Performer

SPEC("SA.guest_performer", "a marker lies beside the slots of a full card, without Links") {
  auto g = theater_with("guest_performer").trick("living_piano", "spades", 2);
  g.show("riverside_01", kFullCard).acts("magician", "friday");
  g.refuses("set_up living_piano riverside_01", "no_free_slot");
  g.plays("set_up living_piano riverside_01 with card").expect_ap(2).expect_gain(0, {0, 0, 0});
  g.expect_markers(0, "living_piano", 1);
  EXPECT_EQ(g.table().shows[0].guests.size(), 1U);
}

SPEC("SA.guest_performer", "only where no slot is free") {
  auto g = theater_with("guest_performer").trick("living_piano", "spades", 1);
  g.show("riverside_01", {"s00 1 hearts bottom"}).acts("magician", "friday");
  g.refuses("set_up living_piano riverside_01 with card", "card_not_full");
}

SPEC("SA.guest_performer T7.24", "not beside an equal marker") {
  auto g = theater_with("guest_performer").trick("living_piano", "spades", 1);
  g.show("riverside_01", {"s00 1 hearts bottom", "s01 1 spades bottom", "s02 0 spades top"});
  g.acts("magician", "friday");
  g.refuses("set_up living_piano riverside_01 with card", "same_marker");
}

SPEC("SA.guest_performer", "several guests share a card, are performed and leave with it") {
  auto g = staged_with("directors_favor").trick("living_piano", "spades");
  g.trick("barricaded_barrels", "hearts");
  Texts markers = kFullCard;
  markers.insert(markers.end(), {"guest 0 spades", "guest 0 hearts"});
  g.show("riverside_01", markers).plays("perform riverside_01");
  g.expect_gain(0, {2, 2, 1}).expect_unused(0, "spades", 4).expect_unused(0, "hearts", 4);
  EXPECT_TRUE(g.table().shows[0].guests.empty());
}

SPEC("SA.guest_performer", "may be rescheduled to a free slot") {
  auto g = theater_with("guest_performer").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 1 hearts bottom", "guest 0 spades"}).acts("magician", "friday");
  g.plays("reschedule riverside_01 guest 0 spades").plays("at s01 top").expect_gain(0, {0, 0, 0});
  g.expect_marker("riverside_01", "s01", "0 spades mechanical");
  EXPECT_TRUE(g.table().shows[0].guests.empty());
}

SPEC("SA.guest_performer", "neutral markers occupy slots") {
  auto g = scenario(2).dark_alley().duel().turn_setup("turn_setup_01", "turn_setup_02");
  g.seat(1).trick("linking_rings", "hearts").trick("mind_reading", "spades");
  g.trick("enchanted_butterflies", "clubs").seat(0).trick("living_piano", "spades", 1);
  g.show("duel_riverside_01", {"s00 1 hearts bottom", "s11 1 spades bottom", "s12 1 clubs top"});
  g.below("magician", "guest_performer").acts("magician", "friday");
  g.plays("set_up living_piano duel_riverside_01 with card").expect_gain(0, {0, 0, 0});
  EXPECT_EQ(g.table().shows[0].guests.size(), 1U);
}

SPEC("SA.guest_performer R84 MG.electra", "a stack may be a guest") {
  auto g = theater_with("guest_performer").magician("electra").trick("living_piano", "spades", 2);
  g.show("riverside_01", kFullCard).seat(1).below("magician", "theater");
  g.seat(0).acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card stack").expect_markers(0, "living_piano", 0);
  EXPECT_EQ(g.table().shows[0].guests.size(), 1U);
  g.plays("end").plays(1, "place magician saturday_stage").plays("perform riverside_01");
  g.expect_gain(0, {2, 2, 0}).expect_unused(0, "spades", 4);
}

// Orchestral Interlude: riverside_08 as in E24.

Play interlude() {
  auto g = scenario(4).dark_alley();
  g.seat(1).trick("living_piano", "hearts").trick("mind_reading", "spades");
  g.trick("barricaded_barrels", "clubs");
  g.show("riverside_08", {"s00 1 hearts bottom", "s11 1 spades left", "s02 1 clubs top"});
  g.seat(0).trick("enchanted_butterflies", "spades", 1).below("magician", "orchestral_interlude");
  return g.acts("magician", "friday");
}

SPEC("SA.orchestral_interlude", "pays for every marker joined by a circle, equal symbols or not") {
  auto g = interlude().plays("set_up enchanted_butterflies riverside_08 with card");
  g.expect_marker("riverside_08", "s01", "").plays("at s01 top").expect_no_event("link_created");
  g.plays("bonus fame").plays("bonus coins").plays("bonus fame").expect_gain(0, {2, 1, 0});
  g.expect_acting(0).refuses("bonus fame", "other_location").expect_gain(1, {0, 0, 0});
}

SPEC("SA.orchestral_interlude", "replaces the ordinary payment of Links") {
  auto g = interlude().plays("set_up enchanted_butterflies riverside_08 with card");
  g.plays("at s01 right").plays("bonus coins").plays("bonus coins");
  g.plays("bonus coins").expect_gain(0, {0, 3, 0}).refuses("bonus coins", "other_location");
}

SPEC("SA.orchestral_interlude", "Shards only where a true Link exists") {
  auto g = theater_with("orchestral_interlude").trick("living_piano", "spades", 2);
  g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02", {"s01 1 spades left"});
  g.acts("magician", "friday").plays("set_up living_piano riverside_01 with card");
  g.plays("at s01 bottom").plays("bonus fame").expect_gain(0, {1, 0, 0}).expect_gain(1, {0, 0, 0});
  auto link = theater_with("orchestral_interlude").trick("living_piano", "spades", 1);
  link.show("riverside_01", {"s00 1 hearts bottom"}).acts("magician", "friday");
  link.plays("set_up living_piano riverside_01 with card").plays("at s01 top").plays("bonus fame");
  link.expect_gain(0, {1, 0, 1}).expect_gain(1, {0, 0, 1});
}

SPEC("SA.orchestral_interlude", "the other circles do not become Links") {
  auto g = interlude().seat(1).below("magician", "theater");
  g.plays("set_up enchanted_butterflies riverside_08 with card").plays("at s01 top");
  g.plays("bonus fame").plays("bonus fame").plays("bonus fame").plays("end");
  g.plays(1, "place magician saturday_stage").plays("perform riverside_08");
  g.expect_gain(1, {3, 3, 1});  // 1/1 twice, 0/0/1 and the card's 1/1, no Link
}

SPEC("SA.orchestral_interlude", "neutral markers count") {
  auto g = scenario(2).dark_alley().duel().turn_setup("turn_setup_01", "turn_setup_02");
  g.seat(0).trick("enchanted_butterflies", "spades", 1).below("magician", "orchestral_interlude");
  g.show("duel_riverside_01").acts("magician", "friday");
  g.plays("set_up enchanted_butterflies duel_riverside_01 with card").plays("at s00 bottom");
  g.expect_no_event("link_created").plays("bonus fame").expect_gain(0, {1, 0, 0});
}

// Headliner Trick

SPEC("SA.headliner_trick", "each Link pays twice, by the tier of the Trick") {
  auto g = theater_with("headliner_trick").trick("bullet_catch", "spades", 2);
  g.show("riverside_02", {"s00 1 hearts bottom"}).acts("magician", "friday");
  g.plays("set_up bullet_catch riverside_02 with card").plays("at s01 top");
  g.plays("bonus fame").plays("bonus coins").expect_gain(0, {2, 2, 0}).expect_gain(1, {0, 0, 0});
}

SPEC("SA.headliner_trick", "2 Shards for the active player, the single one for the other owner") {
  auto g = theater_with("headliner_trick").trick("living_piano", "spades", 1);
  g.show("riverside_01", {"s00 1 hearts bottom"}).acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card").plays("at s01 top");
  g.plays("bonus fame").plays("bonus fame").expect_gain(0, {2, 0, 2}).expect_gain(1, {0, 0, 1});
}

SPEC("SA.headliner_trick R75 E42", "the 2 Shards are one receipt event") {
  auto g = theater_with("headliner_trick").active("shard_glory").trick("living_piano", "spades", 1);
  g.show("riverside_01", {"s00 1 hearts bottom"}).acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card").plays("at s01 top");
  g.plays("bonus coins").plays("bonus coins").expect_gain(0, {2, 2, 2});
  g.expect_gain(1, {2, 0, 1});
}

SPEC("SA.headliner_trick R84 MG.electra", "a stack creates one Link, paid twice") {
  auto g = theater_with("headliner_trick").magician("electra").trick("living_piano", "spades", 2);
  g.show("riverside_01", {"s00 1 hearts bottom"}).acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card stack").plays("at s01 top");
  g.plays("bonus fame").plays("bonus fame").expect_gain(0, {2, 0, 2}).expect_ap(2);
}

SPEC("SA.headliner_trick", "without a Link there is nothing to double") {
  auto g = theater_with("headliner_trick").trick("living_piano", "spades", 2);
  g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02").acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card").plays("at s01 bottom");
  g.expect_gain(0, {0, 0, 0});
  g.refuses("set_up living_piano riverside_02 with card", "ability_spent");
}

SPEC("SA.headliner_trick SA.orchestral_interlude R103", "not on a card where nothing could pay") {
  for (const char* card : {"headliner_trick", "orchestral_interlude"}) {
    auto g = theater_with(card).trick("living_piano", "spades", 1);
    g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02").acts("magician", "friday");
    g.refuses("set_up living_piano riverside_02 with card", "no_effect");
    g.offers("set_up living_piano riverside_02")
        .offers("set_up living_piano riverside_01 with card");
  }
}

SPEC("SA.stage_machinery R103", "not where the marker could form no Link") {
  auto g = theater_with("stage_machinery").trick("living_piano", "spades");
  g.show("riverside_02", {"s00 0 spades bottom"}).acts("magician", "friday");
  g.refuses("reschedule riverside_02 s00 with card", "no_effect");
  g.offers("reschedule riverside_02 s00");
}

// New Twist

SPEC("SA.new_twist T7.24", "a Trick may be repeated on a card") {
  auto g = theater_with("new_twist").trick("living_piano", "spades", 1);
  g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "friday");
  g.refuses("set_up living_piano riverside_01", "same_marker");
  g.plays("set_up living_piano riverside_01 with card").plays("at s01 top").plays("bonus fame");
  g.expect_marker("riverside_01", "s01", "0 spades mechanical").expect_gain(0, {1, 0, 1});
}

SPEC("SA.new_twist R103", "does nothing where the Trick is not yet") {
  auto g = theater_with("new_twist").trick("living_piano", "spades", 1);
  g.show("riverside_01").acts("magician", "friday");
  g.refuses("set_up living_piano riverside_01 with card", "no_effect");
  g.offers("set_up living_piano riverside_01");
}

SPEC("SA.new_twist T7.22", "still needs a free slot") {
  auto g = theater_with("new_twist").trick("living_piano", "spades", 1);
  g.show("riverside_01", {"s00 0 spades bottom", "s01 1 spades bottom", "s02 1 clubs top"});
  g.acts("magician", "friday")
      .refuses("set_up living_piano riverside_01 with card", "no_free_slot");
}

SPEC("SA.new_twist SA.grand_premiere R73", "both yield, a premiere doubles only one") {
  auto g = staged_with("grand_premiere").trick("rabbit_from_the_top_hat", "spades");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 0 spades top"}).plays("perform riverside_01");
  g.plays("premiere s02 fame").expect_gain(0, {9, 2, 1}).expect_unused(0, "spades", 4);
}

// Buying Time

SPEC("SA.buying_time", "two Performance cards swap positions, for 3 Coins") {
  auto g = theater_with("buying_time").trick("living_piano", "spades", 1);
  g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02").show("riverside_03");
  g.acts("magician", "friday").plays("set_up living_piano riverside_01 with card");
  g.plays("at s01 top").plays("bonus fame").remember();
  g.refuses("swap_shows riverside_01 riverside_01", "two_different_cards");
  g.refuses("swap_shows riverside_01 riverside_04", "card_not_in_play");
  g.plays("swap_shows riverside_01 riverside_03").expect_gain(0, {0, 3, 0});
  g.expect_shows({"riverside_03", "riverside_02", "riverside_01"});
  g.expect_marker("riverside_01", "s01", "0 spades mechanical");
}

SPEC("SA.buying_time", "no swap, no Coins") {
  auto g = theater_with("buying_time").trick("living_piano", "spades", 1);
  g.show("riverside_01").show("riverside_02").acts("magician", "friday");
  g.plays("set_up living_piano riverside_02 with card").plays("at s00 bottom").plays("pass");
  g.expect_gain(0, {0, 0, 0}).expect_shows({"riverside_01", "riverside_02"});
}

SPEC("SA.buying_time T9.5", "the swap changes which card leaves") {
  auto g = scenario(2).dark_alley().turn(3).seat(0).trick("living_piano", "spades", 1);
  g.show("riverside_01").show("riverside_02").show("riverside_03");
  g.below("magician", "buying_time").acts("magician", "friday");
  g.plays("set_up living_piano riverside_03 with card").plays("at s00 bottom");
  g.plays("swap_shows riverside_01 riverside_03").plays("end").plays_turn_out();
  const Texts shows = g.shows();
  ASSERT_EQ(shows.size(), 3U);
  EXPECT_EQ(shows[1], "riverside_03");
  EXPECT_EQ(shows[2], "riverside_02");
}

SPEC("SA.buying_time R103", "needs two cards in play") {
  auto g = theater_with("buying_time").trick("living_piano", "spades", 1);
  g.show("riverside_01").acts("magician", "friday");
  g.refuses("set_up living_piano riverside_01 with card", "no_effect");
}

// Durable Components

SPEC("SA.durable_components", "one performed marker goes back on its Trick card") {
  auto g = staged_with("durable_components").trick("living_piano", "spades");
  g.trick("barricaded_barrels", "hearts").trick("mind_reading", "clubs");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 0 hearts top"}).plays("perform riverside_01");
  g.expect_phase(Phase::after_shows).refuses("recover mind_reading", "not_performed");
  g.plays("recover living_piano").expect_markers(0, "living_piano", 1);
  g.expect_unused(0, "spades", 3).expect_markers(0, "barricaded_barrels", 0);
  g.expect_unused(0, "hearts", 4);
}

SPEC("SA.durable_components", "a marker of another player's show counts too") {
  auto g = staged_with("durable_components", "sunday_stage").trick("living_piano", "spades");
  g.seat(1).placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 spades top"});
  g.plays(1, "perform riverside_01").plays(0, "recover living_piano");
  g.expect_markers(0, "living_piano", 1);
}

SPEC("SA.durable_components T11.10", "the Magician must stand on a Performance slot") {
  auto g = staged_with("durable_components", "friday").trick("living_piano", "spades");
  g.seat(1).placed("magician", "sunday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 spades top"});
  g.plays(1, "perform riverside_01").plays_turn_out().expect_markers(0, "living_piano", 0);
}

SPEC("SA.durable_components", "the Trick must still be owned") {
  auto g = staged_with("durable_components").trick("living_piano", "spades");
  g.trick("barricaded_barrels", "hearts");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 0 hearts top"}).plays("perform riverside_01");
  g.plays("clear_out").plays("return_trick living_piano");
  g.refuses("recover living_piano", "not_your_trick").plays("recover barricaded_barrels");
}

SPEC("SA.durable_components T7.16", "the marker blocks a Prepare") {
  auto g = scenario(2).dark_alley().seat(0).trick("linking_rings", "spades");
  g.components({{"metal", 2}}).below("magician", "durable_components");
  g.placed("magician", "friday_stage").show("riverside_01", {"s00 0 spades bottom"});
  g.at_performance().plays("perform riverside_01").plays("recover linking_rings");
  g.plays_turn_out().plays_on_to(Phase::assigning).assigns(0, {{"magician", "workshop"}});
  g.assigns(1, {}).plays(0, "place magician workshop");
  g.refuses("prepare linking_rings", "already_prepared");
}

SPEC("SA.durable_components MG.electra", "of a stack one marker may return") {
  auto g = staged_with("durable_components").magician("electra").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom stack"}).plays("perform riverside_01");
  g.plays("recover living_piano").expect_markers(0, "living_piano", 1);
  g.expect_unused(0, "spades", 3);
}

// Arranged Fiasco

SPEC("SA.arranged_fiasco", "own markers yield 1 Fame more, guest markers 1 less") {
  auto g = staged_with("arranged_fiasco").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 clubs top"}).plays("perform riverside_01");
  g.expect_gain(0, {2, 1, 1}).expect_gain(1, {1, 0, 0});
}

SPEC("SA.arranged_fiasco", "a yield without Fame stays at 0") {
  auto g = staged_with("arranged_fiasco").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"}).plays("perform riverside_01");
  g.expect_gain(0, {2, 1, 1}).expect_gain(1, {0, 2, 0});
}

SPEC("SA.arranged_fiasco T8.6", "added together with the weekday modifier") {
  auto g = staged_with("arranged_fiasco", "thursday_stage").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 clubs top"}).plays("perform riverside_01");
  g.expect_gain(0, {1, 0, 1}).expect_gain(1, {0, 0, 0});
}

SPEC("SA.arranged_fiasco", "changes nothing in the show of another") {
  auto g = staged_with("arranged_fiasco", "sunday_stage").trick("living_piano", "spades");
  g.seat(1).placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 clubs top"});
  g.plays(1, "perform riverside_01").expect_gain(0, {2, 2, 0}).expect_gain(1, {2, 0, 1});
}

SPEC("SA.arranged_fiasco", "neutral markers are ignored") {
  auto g = scenario(2).dark_alley().duel().turn_setup("turn_setup_01", "turn_setup_02");
  g.seat(0).trick("living_piano", "spades").below("magician", "arranged_fiasco");
  g.placed("magician", "friday_stage").show("duel_riverside_04", {"s12 0 spades top"});
  g.at_performance().plays("perform duel_riverside_04").expect_gain(0, {2, 1, 1});
}

// Grand Premiere

SPEC("SA.grand_premiere", "doubles one yield of a Trick performed for the first time") {
  auto g = staged_with("grand_premiere", "sunday_stage").trick("card_manipulation", "spades");
  g.show("riverside_02", {"s00 0 spades bottom"}).plays("perform riverside_02");
  g.refuses("premiere s00 both", "one_gain_only").plays("premiere s00 fame");
  g.expect_gain(0, {5, 3, 1});  // (1 + 1) x 2, 1 + 1, 1; card 1/1/0
}

SPEC("SA.grand_premiere", "Coins or Shards may be doubled instead") {
  auto coins = staged_with("grand_premiere").trick("card_manipulation", "spades");
  coins.show("riverside_10", {"s00 0 spades right"}).plays("perform riverside_10");
  coins.plays("premiere s00 coins").expect_gain(0, {3, 2, 1});
  auto shards = staged_with("grand_premiere").trick("card_manipulation", "spades");
  shards.show("riverside_10", {"s00 0 spades right"}).plays("perform riverside_10");
  shards.plays("premiere s00 shards").expect_gain(0, {3, 1, 2});
}

SPEC("SA.grand_premiere", "not a Trick that was performed before, nor an opponent's") {
  auto g = staged_with("grand_premiere").trick("card_manipulation", "spades");
  g.trick("living_piano", "diamonds").performed({"living_piano"});
  g.show("riverside_01", {"s00 0 spades bottom", "s01 0 diamonds bottom", "s02 1 clubs top"});
  g.plays("perform riverside_01").refuses("premiere s01 fame", "not_a_premiere");
  g.refuses("premiere s02 fame", "not_a_premiere").offers("premiere s00 shards");
  auto none = staged_with("grand_premiere").trick("living_piano", "spades");
  none.performed({"living_piano"}).show("riverside_01", {"s00 0 spades bottom"});
  none.plays("perform riverside_01").expect_gain(0, {1, 1, 1});
}

SPEC("SA.grand_premiere R103", "a yield of 0 is not offered, declining is") {
  auto g = staged_with("grand_premiere").trick("rabbit_from_the_top_hat", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).plays("perform riverside_01");
  g.refuses("premiere s00 shards", "no_effect").plays("pass").expect_gain(0, {3, 1, 1});
}

SPEC("SA.grand_premiere SA.test_run", "Test Run is no performance") {
  auto g = scenario(4).dark_alley().seat(0).trick("linking_rings", "spades");
  g.components({{"metal", 2}}).show("riverside_01", {"s00 0 spades bottom"});
  g.below("apprentice_1", "test_run").below("magician", "grand_premiere");
  g.acts("apprentice_1", "workshop").plays("prepare linking_rings with card").plays("end");
  g.plays(0, "place magician friday_stage ability").plays("perform riverside_01").remember();
  g.plays("premiere s00 coins").expect_gain(0, {0, 3, 1});  // 2 x 2, less a Wage
}

SPEC("SA.grand_premiere PY.applause_not_cash", "doubled Coins become Fame") {
  auto g =
      staged_with("grand_premiere").active("applause_not_cash").trick("chinese_sticks", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).plays("perform riverside_01");
  g.plays("premiere s00 coins").expect_gain(0, {5, 0, 1});
}

// Street Performance

SPEC("SA.street_performance", "the marker goes to the supply and pays its yield") {
  auto g = theater_with("street_performance").trick("card_manipulation", "spades");
  g.enhanced("card_manipulation", 1).show("riverside_01", {"s00 0 spades bottom"});
  g.acts("magician", "friday").plays("reschedule riverside_01 s00 with card").expect_ap(2);
  g.expect_gain(0, {2, 2, 1})
      .expect_unused(0, "spades", 4)
      .expect_marker("riverside_01", "s00", "");
}

SPEC("SA.street_performance R74", "with the weekday modifier, at least 0") {
  auto thursday = theater_with("street_performance").trick("linking_rings", "spades");
  thursday.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "thursday");
  thursday.plays("reschedule riverside_01 s00 with card").expect_gain(0, {0, 1, 0});
  auto sunday = theater_with("street_performance").trick("linking_rings", "spades");
  sunday.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "sunday");
  sunday.plays("reschedule riverside_01 s00 with card").expect_gain(0, {1, 3, 0});
  auto dull = theater_with("street_performance").active("dull_friday");
  dull.trick("linking_rings", "spades").show("riverside_01", {"s00 0 spades bottom"});
  dull.acts("magician", "friday").plays("reschedule riverside_01 s00 with card");
  dull.expect_gain(0, {0, 1, 0});
}

SPEC("SA.street_performance R109", "its weekday modifier raises a 0 whatever the shows do") {
  for (const bool raises : {true, false}) {
    auto g = theater_with("street_performance").trick("linking_rings", "spades");
    g.options([raises](Options& o) { o.modifier_on_zero = raises; });
    g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "sunday");
    g.plays("reschedule riverside_01 s00 with card").expect_gain(0, {1, 3, 0});
  }
}

SPEC("SA.street_performance R74", "no other adjustment, and no performance") {
  auto g = theater_with("street_performance").powers().active("applause_not_cash").shards(1);
  g.learned("saturday_star", 1).trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "saturday");
  g.plays("reschedule riverside_01 s00 with card").expect_gain(0, {1, 1, 0});
  EXPECT_EQ(g.player(0).performed, 0U);
}

SPEC("SA.street_performance R74 MG.electra", "a stack goes whole, without its bonus") {
  auto g = theater_with("street_performance").magician("electra").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom stack"}).acts("magician", "friday");
  g.plays("reschedule riverside_01 s00 with card").expect_gain(0, {1, 1, 0});
  g.expect_unused(0, "spades", 4);
}

SPEC("SA.street_performance T8.12 PY.shard_shower", "its Shards are one receipt event") {
  auto g = theater_with("street_performance").active("shard_shower");
  g.trick("card_manipulation", "clubs").show("riverside_01", {"s00 0 clubs bottom"});
  g.acts("magician", "friday").plays("reschedule riverside_01 s00 with card");
  g.expect_gain(0, {1, 1, 2});
}

SPEC("SA.street_performance SA.guest_performer", "a guest may perform in the street") {
  auto g = theater_with("street_performance").trick("living_piano", "spades");
  g.show("riverside_01", {"guest 0 spades"}).acts("magician", "friday");
  g.plays("reschedule riverside_01 guest 0 spades with card").expect_gain(0, {1, 1, 0});
  EXPECT_TRUE(g.table().shows[0].guests.empty());
}

SPEC("SA.street_performance SA.grand_premiere", "leaves the premiere for later") {
  auto g = scenario(4).dark_alley().seat(0).trick("linking_rings", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).show("riverside_02", {"s00 0 spades bottom"});
  g.below("apprentice_1", "street_performance").below("magician", "grand_premiere");
  g.acts("apprentice_1", "friday").plays("reschedule riverside_01 s00 with card").plays("end");
  g.plays(0, "place magician friday_stage ability").plays("perform riverside_02");
  g.offers("premiere s00 coins");
}

SPEC("SA.street_performance", "only an own marker") {
  auto g = theater_with("street_performance").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 1 hearts bottom", "s02 0 spades top"}).acts("magician", "friday");
  g.refuses("reschedule riverside_01 s00 with card", "not_your_marker");
  g.refuses("reschedule riverside_01 s01 with card", "no_such_marker");
}

// Director's Favor

SPEC("SA.directors_favor", "moves an opponent's marker; nobody is paid for Links") {
  auto g = theater_with("directors_favor").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).show("riverside_02", {"s00 1 hearts bottom"});
  g.acts("magician", "friday").refuses("reschedule riverside_02 s00", "not_your_marker");
  g.plays("reschedule riverside_02 s00 with card").plays("onto riverside_01").plays("at s01 top");
  g.expect_marker("riverside_01", "s01", "1 hearts mechanical").expect_ap(2);
  g.expect_marker("riverside_02", "s00", "").expect_gain(0, {0, 0, 0}).expect_gain(1, {0, 0, 0});
}

SPEC("SA.directors_favor T7.24", "under the owner's placement rules") {
  auto g = theater_with("directors_favor");
  g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02", {"s00 1 hearts bottom"});
  g.show("riverside_03").acts("magician", "friday").plays("reschedule riverside_02 s00 with card");
  g.refuses("onto riverside_01", "no_free_slot").plays("onto riverside_02");
  g.refuses("at s00 bottom", "slot_taken")
      .plays("at s11 left")
      .expect_marker("riverside_02", "s11", "1 hearts optical");
}

SPEC("SA.directors_favor R103", "own markers move without it") {
  auto g = theater_with("directors_favor").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "friday");
  g.refuses("reschedule riverside_01 s00 with card", "no_effect");
  g.offers("reschedule riverside_01 s00");
}

SPEC("SA.directors_favor R50", "neutral markers cannot be moved") {
  auto g = scenario(2).dark_alley().options(
      [](Options& o) { o.two_player_variant = TwoPlayerVariant::dummy_markers; });
  g.show("riverside_01", {"s01 dummy optical"}).seat(0).below("magician", "directors_favor");
  g.acts("magician", "friday").refuses("reschedule riverside_01 s01 with card", "no_such_marker");
}

SPEC("SA.directors_favor SA.guest_performer", "a guest may be moved to a slot") {
  auto g = theater_with("directors_favor").show("riverside_01", {"guest 1 hearts"});
  g.acts("magician", "friday").plays("reschedule riverside_01 guest 1 hearts with card");
  g.plays("at s00 bottom").expect_marker("riverside_01", "s00", "1 hearts escape");
}

SPEC("SA.directors_favor MG.electra", "a stack moves whole") {
  auto g = scenario(4).dark_alley().seat(1).magician("electra").trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom stack"})
      .seat(0)
      .below("magician", "directors_favor");
  g.acts("magician", "friday").plays("reschedule riverside_01 s00 with card").plays("at s02 top");
  g.expect_marker("riverside_01", "s02", "1 hearts mechanical stack").expect_unused(1, "hearts", 2);
}

// Claqueurs: what the card adds to the show of seat 0.

Purse show_gain(const std::string& card, const std::string& performance, const Texts& markers,
                const std::string& prophecy = "even_week") {
  auto g = staged_with(card).active(prophecy).trick("living_piano", "spades");
  g.seat(2).magician("electra").trick("walled", "hearts").trick("prison_break", "clubs");
  g.seat(0).magician("yoruba_spiritmaster").show(performance, markers);
  const Purse before = g.purse(0);
  g.plays("perform " + performance);
  const Purse after = g.purse(0);
  return {after.fame - before.fame, after.coins - before.coins, after.shards - before.shards};
}
Purse added_by_claqueurs(const std::string& performance, const Texts& markers,
                         const std::string& prophecy = "even_week") {
  const Purse plain = show_gain("theater", performance, markers, prophecy);
  const Purse paid = show_gain("claqueurs", performance, markers, prophecy);
  return {paid.fame - plain.fame, paid.coins - plain.coins, paid.shards - plain.shards};
}

SPEC("SA.claqueurs", "1 Coin per marker that is not the own, a stack counts once") {
  const Texts markers{"s00 0 spades bottom", "s01 1 clubs top", "s02 2 hearts top stack"};
  EXPECT_EQ(added_by_claqueurs("riverside_01", markers), (Purse{0, 2, 0}));
  EXPECT_EQ(added_by_claqueurs("riverside_01", {"s00 0 spades bottom"}), (Purse{0, 0, 0}));
}

SPEC("SA.claqueurs", "at most 4") {
  const Texts markers{"s00 0 spades bottom", "s10 1 hearts left", "s01 1 spades top",
                      "s11 1 clubs left",    "s02 2 hearts top",  "s12 2 clubs left"};
  EXPECT_EQ(added_by_claqueurs("magnus_pantheon_01", markers), (Purse{0, 4, 0}));
}

SPEC("SA.claqueurs PY.spotlight PY.applause_not_cash", "neither doubled nor turned into Fame") {
  const Texts markers{"s00 0 spades bottom", "s01 1 clubs top", "s02 2 hearts top"};
  EXPECT_EQ(added_by_claqueurs("riverside_01", markers, "spotlight"), (Purse{0, 2, 0}));
  EXPECT_EQ(added_by_claqueurs("riverside_01", markers, "applause_not_cash"), (Purse{0, 2, 0}));
}

SPEC("SA.claqueurs R50", "neutral markers count") {
  auto g = scenario(2).dark_alley().duel().turn_setup("turn_setup_01", "turn_setup_02");
  g.seat(0).trick("living_piano", "spades").below("magician", "claqueurs");
  g.placed("magician", "friday_stage").show("duel_riverside_04", {"s12 0 spades top"});
  g.at_performance().plays("perform duel_riverside_04").expect_gain(0, {1, 2, 1});
}

// Stage Machinery

SPEC("SA.stage_machinery", "Links of the Reschedule pay as for a Set Up") {
  auto g = theater_with("stage_machinery").trick("bullet_catch", "spades");
  g.show("riverside_01", {"s00 1 hearts bottom", "s02 0 spades top"}).acts("magician", "friday");
  g.plays("reschedule riverside_01 s02 with card").plays("at s01 top").plays("bonus coins");
  g.expect_gain(0, {0, 2, 1}).expect_gain(1, {0, 0, 1}).expect_ap(2);
}

SPEC("SA.stage_machinery T7.25", "an ordinary Reschedule pays nothing") {
  auto g = theater_with("stage_machinery").trick("bullet_catch", "spades");
  g.show("riverside_01", {"s00 1 hearts bottom", "s02 0 spades top"}).acts("magician", "friday");
  g.plays("reschedule riverside_01 s02").plays("at s01 top").expect_gain(0, {0, 0, 0});
}

SPEC("SA.stage_machinery PY.night_of_machines", "Prophecies on Set Up do not apply") {
  auto g = theater_with("stage_machinery").active("night_of_machines");
  g.trick("living_piano", "spades")
      .show("riverside_01", {"s00 1 hearts bottom", "s02 0 spades top"});
  g.acts("magician", "friday").plays("reschedule riverside_01 s02 with card").plays("at s01 top");
  g.plays("bonus coins").expect_gain(0, {0, 1, 1});
}

SPEC("SA.stage_machinery", "not for opponents' markers") {
  auto g = theater_with("stage_machinery").show("riverside_01", {"s00 1 hearts bottom"});
  g.acts("magician", "friday").refuses("reschedule riverside_01 s00 with card", "not_your_marker");
}

SPEC("SA.stage_machinery R84 MG.electra", "a stack is one marker and pays once") {
  auto g = theater_with("stage_machinery").magician("electra").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 1 hearts bottom", "s02 0 spades top stack"});
  g.acts("magician", "friday").plays("reschedule riverside_01 s02 with card").plays("at s01 top");
  g.plays("bonus coins").expect_gain(0, {0, 1, 1});
  g.expect_marker("riverside_01", "s01", "0 spades mechanical stack");
}

}  // namespace
}  // namespace prestige::trickerion::kit
