// Chapter 7.4: the Theater before the shows.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T7.19", "one weekday per player and turn; an opponent's weekday is closed") {
  auto g = scenario(3).seat(1).placed("magician", "saturday").seat(0).below("magician", "theater");
  g.below("apprentice_1", "theater").at_placing(0);
  g.refuses("place apprentice_1 saturday", "weekday_taken")
      .does_not_offer("place magician saturday");
  g.plays("place magician thursday_stage").expect_acting(0);
  g.refuses("place apprentice_1 friday", "bound_to_weekday");
  g.expect_offered("place", {"place apprentice_1 thursday"});
  g.plays("place apprentice_1 thursday").expect_ap(2);
}

SPEC("T7.20", "the Performance slot is for Magicians; backstage they act and do not perform") {
  auto g = scenario(2).seat(0).below("apprentice_1", "theater").below("magician", "theater");
  g.trick("linking_rings", "spades", 1).show("riverside_01");
  g.refuses("place apprentice_1 friday_stage", "magician_only")
      .plays("place magician friday")
      .expect_ap(3);
  g.plays("set_up linking_rings riverside_01")
      .plays("at s00 bottom")
      .plays("end")
      .plays("idle apprentice_1");
  g.expect_phase(Phase::moving_cards).expect_marker("riverside_01", "s00", "0 spades escape");
}

SPEC("T7.21", "no Enhance in the Theater, except under Crystal Stage") {
  auto g = scenario(2).seat(0).acts("magician", "friday").refuses("enhance", "not_in_theater");
  auto crystal = scenario(2).dark_alley().active("crystal_stage").seat(0);
  crystal.acts("magician", "friday").plays("enhance").expect_ap(4);
}

SPEC("T7.22", "a marker from an own Trick card goes to a free slot of any card in play") {
  auto g = scenario(2)
               .seat(1)
               .trick("mind_reading", "clubs")
               .seat(0)
               .trick("linking_rings", "spades", 1);
  g.trick("living_piano", "hearts")
      .show("riverside_01", {"s00 1 clubs bottom"})
      .show("riverside_03");
  g.acts("magician", "friday").refuses("set_up living_piano riverside_01", "no_marker_on_trick");
  g.refuses("set_up mind_reading riverside_01", "not_your_trick");
  g.refuses("set_up linking_rings riverside_02", "card_not_in_play");
  g.plays("set_up linking_rings riverside_01").refuses("at s00 bottom", "slot_taken");
  g.refuses("at s11 left", "no_such_slot").plays("at s02 top").expect_ap(2);
  g.expect_markers(0, "linking_rings", 0).expect_unused(0, "spades", 3);
}

SPEC("T7.22", "a card without a free slot takes no marker") {
  auto g = scenario(2).seat(1).trick("mind_reading", "clubs").trick("linking_rings", "hearts");
  g.trick("walled", "spades")
      .show("riverside_10", {"s00 1 clubs right", "s10 1 hearts left", "s11 1 spades top"});
  g.seat(0).trick("living_piano", "spades", 1).acts("magician", "friday");
  g.refuses("set_up living_piano riverside_10", "no_free_slot");
}

SPEC("T7.23 E27", "the own category must lie in a circle: as many orientations as circles") {
  auto g = scenario(2).seat(0).trick("linking_rings", "spades", 1).show("riverside_08");
  g.acts("magician", "friday").plays("set_up linking_rings riverside_08");
  g.expect_offered("at s01", {"at s01 top", "at s01 right", "at s01 bottom"});
  g.refuses("at s01 left", "no_circle_there").expect_offered("at s11", {"at s11 left"});
  for (const char* trick : {"linking_rings", "mind_reading", "walled", "enchanted_butterflies"}) {
    auto one = scenario(2)
                   .seat(0)
                   .trick(trick, "spades", 1)
                   .show("riverside_03")
                   .acts("magician", "friday");
    one.plays("set_up " + std::string(trick) + " riverside_03")
        .expect_offered("at s12", {"at s12 top"});
  }
}

SPEC("T7.24 E26",
     "no two markers of the same colour and suit on one card; another colour is fine") {
  auto g = scenario(2)
               .seat(1)
               .trick("mind_reading", "spades")
               .seat(0)
               .trick("linking_rings", "spades", 2);
  g.show("riverside_01", {"s00 0 spades bottom"}).show("riverside_03", {"s00 1 spades bottom"});
  g.acts("magician", "friday").refuses("set_up linking_rings riverside_01", "same_marker");
  g.plays("set_up linking_rings riverside_03").plays("at s12 top");
}

SPEC("T7.25 R16", "Reschedule moves an own marker to another slot without bonus and Shards") {
  auto g =
      scenario(2).seat(1).trick("linking_rings", "hearts").seat(0).trick("living_piano", "spades");
  g.show("riverside_01", {"s00 1 hearts bottom", "s02 0 spades top"})
      .show("riverside_03")
      .acts("magician", "friday");
  g.refuses("reschedule riverside_01 s00", "not_your_marker")
      .refuses("reschedule riverside_01 s01", "no_such_marker");
  g.plays("reschedule riverside_01 s02")
      .plays("onto riverside_01")
      .refuses("at s02 top", "slot_taken");
  g.plays("at s01 top").expect_marker("riverside_01", "s01", "0 spades mechanical");
  g.expect_marker("riverside_01", "s02", "").expect_gain(0, {}).expect_gain(1, {}).expect_ap(2);
}

SPEC("R16", "reschedule_same_slot allows turning a marker on its own slot") {
  for (const bool same : {false, true}) {
    auto g = scenario(2).options([&](Options& o) { o.reschedule_same_slot = same; });
    g.seat(0).trick("living_piano", "spades").show("riverside_01", {"s01 0 spades top"});
    g.acts("magician", "friday").plays("reschedule riverside_01 s01");
    if (same) {
      g.plays("at s01 bottom").expect_marker("riverside_01", "s01", "0 spades escape");
    } else {
      g.refuses("at s01 bottom", "slot_taken");
    }
  }
}

SPEC("T7.26 R17 E24",
     "Links are equal symbols, own categories or not: two Links by turning right") {
  const auto stage = [] {
    auto g = scenario(4).seat(1).trick("living_piano", "spades").trick("mind_reading", "hearts");
    g.trick("barricaded_barrels", "clubs").seat(0).trick("enchanted_butterflies", "spades", 1);
    g.show("riverside_08", {"s00 1 spades bottom", "s11 1 hearts left", "s02 1 clubs top"});
    return g.acts("magician", "friday").plays("set_up enchanted_butterflies riverside_08");
  };
  stage().plays("at s01 top").expect_gain(0, {}).expect_acting(0).offers("end");
  stage().plays("at s01 bottom").expect_gain(0, {}).offers("end");
  auto two =
      stage().plays("at s01 right").expect_marker("riverside_08", "s01", "0 spades mechanical");
  two.plays("bonus fame").plays("bonus coins").expect_gain(0, {1, 1, 0}).expect_gain(1, {});
  two.does_not_offer("bonus");
}

SPEC("T7.27",
     "the bonus follows the tier of the Trick, by option that of the theater; it is not optional") {
  const auto linked = [](LinkBonusBy by, const char* card) {
    auto g = scenario(4).options([&](Options& o) { o.link_bonus_by = by; });
    g.seat(1).trick("linking_rings", "hearts").seat(0).trick("bullet_catch", "spades", 1);
    g.show(card, {"s00 1 hearts right"}).acts("magician", "friday");
    g.plays("set_up bullet_catch " + std::string(card)).plays("at s10 left");
    g.expect_offered("", {"bonus fame", "bonus coins"}).refuses("bonus shards", "fame_or_coins");
    g.refuses("bonus both", "power_not_usable").plays("bonus fame");
    return g.purse(0).fame - 5;
  };
  EXPECT_EQ(linked(LinkBonusBy::trick_threshold, "riverside_10"), 2);
  EXPECT_EQ(linked(LinkBonusBy::theater_tier, "riverside_10"), 1);
  EXPECT_EQ(linked(LinkBonusBy::theater_tier, "magnus_pantheon_01"), 3);
}

SPEC("T7.28 E25",
     "a Shard for everybody in a Link of the Shard circle; one if both markers are the own") {
  auto own = scenario(2)
                 .seat(0)
                 .shards(0)
                 .trick("linking_rings", "spades", 1)
                 .trick("living_piano", "hearts");
  own.show("riverside_01", {"s00 0 hearts bottom"}).acts("magician", "friday");
  own.plays("set_up linking_rings riverside_01")
      .plays("at s01 top")
      .expect_shards(0, 1)
      .plays("bonus fame");
  own.expect_shards(0, 1);
  auto both = scenario(2)
                  .seat(1)
                  .trick("living_piano", "hearts")
                  .seat(0)
                  .trick("linking_rings", "spades", 1);
  both.show("riverside_01", {"s00 1 hearts bottom"}).acts("magician", "friday");
  both.plays("set_up linking_rings riverside_01").plays("at s01 top").plays("bonus coins");
  both.expect_gain(0, {0, 1, 1}).expect_gain(1, {0, 0, 1});
}

SPEC("T16.8",
     "bound to a weekday with full backstage slots: only the Magician on the stage is left") {
  auto g =
      scenario(2).seat(0).team({"manager", "engineer", "apprentice_1"}).placed("manager", "friday");
  g.options([](Options& o) { o.dark_alley = true; })
      .below("engineer", "claqueurs")
      .placed("engineer", "friday");
  g.below("apprentice_1", "new_twist").below("magician", "theater").at_placing(0);
  g.does_not_offer("place apprentice_1").refuses("place apprentice_1 friday ability", "slot_taken");
  g.refuses("place magician friday", "slot_taken")
      .offers("place magician friday_stage")
      .offers("idle apprentice_1");
}

SPEC("T16.2", "markers on stage stand for the Trick that has their suit now") {
  auto g = scenario(2)
               .seat(0)
               .trick("linking_rings", "spades")
               .show("riverside_01", {"s00 0 spades bottom"});
  g.placed("magician", "friday_stage").at_performance();
  g.change([](State& s) {
    s.table.residence |= bit(Trick::linking_rings);
    s.table.residence &= ~bit(Trick::bullet_catch);
    s.table.player[0].tricks[0].trick = Trick::bullet_catch;
  });
  g.plays("perform riverside_01").expect_gain(0, {3, 4, 1});  // 3/4/0 and the card's Shard
}

SPEC("T16.14 R84", "a stack is one marker wherever markers are placed, moved or chosen") {
  auto g = scenario(2).dark_alley().seat(0).magician("electra").trick("linking_rings", "spades", 3);
  g.show("riverside_01").show("riverside_03").acts("magician", "friday");
  g.plays("set_up linking_rings riverside_01 with stack").plays("at s00 bottom").expect_ap(2);
  g.expect_marker("riverside_01", "s00", "0 spades escape stack")
      .expect_markers(0, "linking_rings", 1);
  g.refuses("set_up linking_rings riverside_01", "same_marker");
  g.refuses("set_up linking_rings riverside_03 with stack", "no_marker_on_trick");
  g.plays("reschedule riverside_01 s00").plays("onto riverside_03").plays("at s00 bottom");
  g.expect_marker("riverside_03", "s00", "0 spades escape stack").expect_unused(0, "spades", 1);
}

SPEC(
    "R84",
    "Supercharge with Guest Performer and Headliner Trick: the stack goes and pays as one marker") {
  auto guest = scenario(2)
                   .dark_alley()
                   .seat(1)
                   .trick("mind_reading", "clubs")
                   .trick("spirit_hand", "hearts");
  guest.trick("walled", "spades")
      .show("riverside_10", {"s00 1 clubs right", "s10 1 hearts left", "s11 1 spades top"});
  guest.seat(0)
      .magician("electra")
      .trick("linking_rings", "spades", 2)
      .below("magician", "guest_performer");
  guest.acts("magician", "friday").plays("set_up linking_rings riverside_10 with card stack");
  EXPECT_EQ(guest.table().shows[0].guests.size(), 1u);
  EXPECT_EQ(guest.table().shows[0].guests[0].stacked, 1);
  auto headliner = scenario(2).dark_alley().seat(1).trick("living_piano", "hearts");
  headliner.show("riverside_01", {"s00 1 hearts bottom"}).seat(0).magician("electra").shards(0);
  headliner.trick("linking_rings", "spades", 2)
      .below("magician", "headliner_trick")
      .acts("magician", "friday");
  headliner.plays("set_up linking_rings riverside_01 with card stack").plays("at s01 top");
  headliner.plays("bonus fame")
      .plays("bonus fame")
      .expect_gain(0, {2, 0, 2})
      .expect_gain(1, {0, 0, 1});
}

SPEC("E42", "Headliner Trick under Shard Shower: 3 Shards, and 2 for the other owner") {
  auto g = scenario(4).dark_alley().active("shard_shower");
  g.seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"});
  g.seat(0).coins(0).shards(0).trick("living_piano", "spades", 1);
  g.below("magician", "headliner_trick").acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card").plays("at s01 top");
  g.plays("bonus fame").plays("bonus coins").expect_gain(0, {1, 1, 3}).expect_gain(1, {0, 0, 2});
}

SPEC("E42 R75 T8.12",
     "Headliner Trick under Shard Glory: 2 Shards and 2 Fame; 1 Shard and 2 Fame") {
  auto g = scenario(4).dark_alley().active("shard_glory").seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"}).seat(0).trick("living_piano", "spades", 1);
  g.below("magician", "headliner_trick").acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card").plays("at s01 top");
  g.plays("bonus coins").plays("bonus coins").expect_gain(0, {2, 2, 2}).expect_gain(1, {2, 0, 1});
}

SPEC("R74",
     "Street Performance: printed yield, Enhance bonus and weekday; a stack whole, one receipt") {
  auto g = scenario(2).dark_alley().active("shard_glory").seat(0).magician("electra");
  g.trick("card_manipulation", "spades").enhanced("card_manipulation", 2);
  g.show("riverside_01", {"s00 0 spades bottom stack"}).below("magician", "street_performance");
  g.acts("magician", "thursday").plays("reschedule riverside_01 s00 with card");
  // 1/1/1 + 2 - 1, no stack bonus; 2 Fame for the one receipt.
  g.expect_gain(0, {2 + 2, 2, 1})
      .expect_unused(0, "spades", 4)
      .expect_marker("riverside_01", "s00", "");
}

}  // namespace
}  // namespace prestige::trickerion::kit
