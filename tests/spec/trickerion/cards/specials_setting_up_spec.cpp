// Special Assignment cards of the Theater that are played when a Trick is set up.

#include "tests/kit/spec.h"

#include "tests/spec/trickerion/cards/theater_scene.h"

namespace prestige::trickerion::kit {
namespace {

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
  g.expect_acting(0).refuses("bonus fame", "not_now").expect_gain(1, {0, 0, 0});
}

SPEC("SA.orchestral_interlude", "replaces the ordinary payment of Links") {
  auto g = interlude().plays("set_up enchanted_butterflies riverside_08 with card");
  g.plays("at s01 right").plays("bonus coins").plays("bonus coins");
  g.plays("bonus coins").expect_gain(0, {0, 3, 0}).refuses("bonus coins", "not_now");
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
