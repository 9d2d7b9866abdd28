// The Magistrate's warrant beside other effects and second characters.

#include "tests/kit/spec.h"
#include "tests/spec/citadels/interactions/casts.h"
#include "tests/spec/citadels/interactions/magistrate.h"

namespace prestige::citadels::kit {
namespace {

SPEC("M22 A13", "the Magistrate confiscates nothing from the own second character") {
  auto g = scenario(3);
  g.seat(0).gold(3).hand({"market"}).holds("magistrate").holds("merchant").turn_of("magistrate");
  g.plays("warrant merchant").plays("warrant king").plays("warrant bishop").plays("sign merchant");
  g.passes().plays_on_to("merchant").plays("gather gold").plays("build market");
  g.expect_turn_of(0, "merchant").does_not_offer("pass").does_not_offer("confiscate");
  g.expect_gold(0, 5).expect_city(0, {"market"});
}

SPEC("M23", "a Quarry built first can be confiscated like any district") {
  auto g = warranted("architect").gold(5).hand({"quarry", "tavern"}).city({"tavern"});
  g.plays("gather gold").plays("build quarry").plays(0, "confiscate").expect_city(0, {"quarry"});
  g.expect_gold(1, 7).refuses("build tavern", "identical_district");
}

SPEC("M24", "the refund comes before the end of the victim's turn") {
  auto g = warranted("merchant").gold(0).hand({"market"}).city({"poor_house", "park"});
  auto passed = g;
  g.plays("gather gold").plays("build market").plays(0, "confiscate").expect_gold(1, 2);
  g.plays("end_turn").expect_no_event("poor_house_paid").draws({"tavern", "temple"});
  g.expect_gold(1, 2).expect_hand(1, {"tavern", "temple"});
  passed.plays("gather gold").plays("build market").plays(0, "pass").plays("end_turn");
  passed.expect_event("poor_house_paid").expect_gold(1, 1);
}

SPEC("M25", "warrants meet neither Assassin nor Witch: they share no cast") {
  EXPECT_TRUE(never_in_one_cast("magistrate", "assassin"));
  EXPECT_TRUE(never_in_one_cast("magistrate", "witch"));
  auto g = scenario(5).seat(0).holds("magistrate").turn_of("magistrate");
  g.refuses("warrant magistrate", "own_character");
  g.refuses("warrant assassin", "character_not_in_cast");
  g.refuses("warrant witch", "character_not_in_cast").plays("warrant thief");
}

SPEC("M26", "a robbed victim keeps the refund") {
  auto g = warranted("merchant").gold(6).hand({"market"}).robbed("merchant", 2).seat(2).gold(0);
  g.expect_gold(1, 0).expect_gold(2, 6).plays("gather gold").plays("build market");
  g.plays(0, "confiscate").expect_gold(1, 2).expect_gold(2, 6).expect_gold(0, 0);
}

SPEC("M27 A52", "a confiscation may go into the Magistrate's completed city") {
  auto g = warranted("merchant").gold(3).hand({"tavern"});
  g.seat(0).city({"temple", "church", "market", "docks", "manor", "castle", "palace"});
  g.expect_completed(0).plays("gather gold").plays("build tavern").plays(0, "confiscate");
  EXPECT_EQ(g.city_of(0).size(), 8u);
}

SPEC("M28 A52", "a confiscation uses no building limit of the Magistrate") {
  auto g = scenario(3);
  g.seat(0).gold(6).hand({"tavern", "temple", "docks"}).holds("magistrate").holds("merchant");
  g.seat(1).gold(3).hand({"market"}).holds("king").holds("thief");
  g.turn_of("magistrate").plays("warrant king").plays("warrant bishop").plays("warrant warlord");
  g.plays("sign king").plays("gather gold").plays("build tavern");
  g.refuses("build temple", "limit_reached").plays("end_turn").plays_on_to("king");
  g.plays("gather gold").plays("build market").plays(0, "confiscate");
  g.expect_city(0, {"tavern", "market"}).plays("end_turn").plays_on_to("merchant");
  g.plays(0, "gather gold").plays("build temple").refuses("build docks", "limit_reached");
  g.expect_city(0, {"tavern", "market", "temple"});
}

SPEC("M29 A52", "after a confiscation the builder may build the same name again") {
  auto g = warranted("architect").gold(5).hand({"market", "market"});
  g.plays("gather gold").plays("build market").plays(0, "confiscate").expect_gold(1, 7);
  g.plays(1, "build market").expect_acting(1).expect_city(1, {"market"}).expect_gold(1, 5);
}

SPEC("M31 A52", "builds in the turn of the victim's other character open no window") {
  auto g = scenario(3);
  g.seat(0).gold(0).holds("magistrate").warrants({"merchant", "bishop", "warlord"}, "merchant");
  g.seat(1).gold(5).hand({"market", "docks"}).holds("king").holds("merchant").turn_of("king");
  g.plays("gather gold").plays("build market").expect_acting(1).expect_city(1, {"market"});
  g.plays("end_turn").plays_on_to("merchant").plays(1, "gather gold").plays("build docks");
  g.expect_acting(0).plays("confiscate").expect_city(0, {"docks"}).expect_city(1, {"market"});
}

SPEC("M32", "a Magistrate who holds the Tax Collector is taxed outside that turn") {
  auto g = scenario(3);
  g.seat(0).gold(4).hand({"tavern"}).holds("magistrate").holds("tax_collector");
  g.warrants({"merchant", "bishop", "king"}, "merchant");
  g.seat(1).gold(5).hand({"market"}).holds("merchant").turn_of("merchant");
  g.plays(1, "gather gold").plays("build market").plays(0, "confiscate");
  g.expect_gold(0, 3).expect_tax(1).expect_gold(1, 7);
  g.plays("end_turn").plays_on_to("tax_collector").plays("gather gold").plays("build tavern");
  g.expect_tax(1).expect_gold(0, 4).plays("collect_tax").expect_gold(0, 5);
}

SPEC("M33", "a Wizard's duplicate can be confiscated unless the Magistrate has that name") {
  auto g = warranted("wizard").gold(3).hand({"tavern"}).city({"tavern"});
  g.plays("gather gold").plays("build tavern").plays(0, "confiscate");
  g.expect_city(0, {"tavern"}).expect_city(1, {"tavern"}).expect_gold(1, 5);

  auto has_it = warranted("wizard").gold(3).hand({"tavern"}).city({"tavern"});
  has_it.seat(0).city({"tavern"}).plays("gather gold").plays("build tavern");
  has_it.refuses("confiscate", "confiscated_name_in_city").plays(0, "pass");
  has_it.expect_city(1, {"tavern", "tavern"}).expect_gold(1, 4);
}

}  // namespace
}  // namespace prestige::citadels::kit
