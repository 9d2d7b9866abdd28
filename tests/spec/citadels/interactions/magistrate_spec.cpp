// The Magistrate's warrant beside the ways to build.

#include "tests/kit/spec.h"
#include "tests/spec/citadels/interactions/casts.h"
#include "tests/spec/citadels/interactions/magistrate.h"

namespace prestige::citadels::kit {
namespace {

SPEC("M01", "for a confiscated district the Magistrate owes the tax, the builder nothing") {
  auto g = warranted("merchant").cast({"tax_collector"}).gold(3).hand({"market"}).seat(0).gold(1);
  g.plays("gather gold").plays("build market").expect_gold(1, 3).expect_tax(0).expect_acting(0);
  g.plays(0, "confiscate").expect_gold(1, 5).expect_gold(0, 0).expect_tax(1);

  auto poor = warranted("merchant").cast({"tax_collector"}).gold(3).hand({"market"});
  poor.plays("gather gold").plays("build market").plays(0, "confiscate");
  poor.expect_gold(1, 5).expect_gold(0, 0).expect_tax(0).expect_city(0, {"market"});

  auto passed = warranted("merchant").cast({"tax_collector"}).gold(3).hand({"market"});
  passed.seat(0).gold(1).plays("gather gold").plays("build market").plays(0, "pass");
  passed.expect_gold(1, 2).expect_gold(0, 1).expect_tax(1);
}

SPEC("M02", "the Magistrate is taxed even when the Tax Collector is the builder") {
  auto g = warranted("tax_collector").gold(3).hand({"market"}).seat(0).gold(2);
  auto passed = g;
  g.plays("gather gold").plays("build market").plays(0, "confiscate");
  g.expect_gold(0, 1).expect_gold(1, 5).expect_tax(1);
  passed.plays("gather gold").plays("build market").plays(0, "pass");
  passed.expect_gold(0, 2).expect_gold(1, 3).expect_tax(0);
}

SPEC("M03", "confiscated Stables leave the builder's limit untouched") {
  auto g = warranted("merchant").gold(5).hand({"stables", "tavern", "temple"});
  g.plays("gather gold").plays("build stables").expect_gold(1, 5).plays(0, "confiscate");
  g.expect_gold(1, 7).expect_city(0, {"stables"}).plays("build tavern").expect_acting(1);
  g.refuses("build temple", "limit_reached").expect_gold(1, 6);
}

SPEC("M04", "of a Thieves' Den paid with gold and cards only the gold returns") {
  auto g = warranted("merchant").gold(3).hand({"thieves_den", "tavern", "temple"});
  g.plays("gather gold").plays("build thieves_den cards 2");
  g.plays("discard tavern").plays("discard temple").expect_gold(1, 1).expect_acting(0);
  g.plays(0, "confiscate").expect_gold(1, 5).expect_hand(1, {}).expect_city(0, {"thieves_den"});
}

SPEC("M05", "a Thieves' Den paid with cards alone opens no window, the next paid build does") {
  auto g = warranted("architect")
               .gold(1)
               .hand({"thieves_den", "manor", "castle", "palace", "temple", "church", "docks",
                      "tavern"});
  g.plays("gather gold").plays("build thieves_den cards 6");
  for (const char* card : {"manor", "castle", "palace", "temple", "church", "docks"}) {
    g.plays(1, std::string("discard ") + card);
  }
  g.expect_acting(1).expect_city(1, {"thieves_den"}).expect_gold(1, 3);
  g.plays("build tavern").expect_acting(0).plays("confiscate").expect_city(0, {"tavern"});
}

SPEC("M06", "a Framework build opens no window, the next paid build does") {
  auto g = warranted("architect").gold(1).hand({"palace", "tavern"}).city({"framework"});
  g.plays("gather gold").plays("build palace framework").expect_acting(1).expect_gold(1, 3);
  g.expect_city(1, {"palace"}).plays("build tavern").expect_acting(0).plays("confiscate");
  g.expect_city(0, {"tavern"}).expect_city(1, {"palace"});
}

SPEC("M07", "a Necropolis by sacrifice opens no window, the next paid build does") {
  auto g = warranted("architect").gold(1).hand({"necropolis", "tavern"}).city({"temple"});
  g.plays("gather gold").plays("build necropolis sacrifice temple").expect_acting(1);
  g.expect_city(1, {"necropolis"}).plays("build tavern").expect_acting(0).plays("confiscate");
  g.expect_city(0, {"tavern"});
}

SPEC("M08", "a Necropolis paid with gold can be confiscated") {
  auto g = warranted("merchant").gold(4).hand({"necropolis"}).city({"temple"});
  g.plays("gather gold").plays("build necropolis").expect_gold(1, 1).expect_acting(0);
  g.plays(0, "confiscate").expect_gold(1, 6).expect_city(0, {"necropolis"});
}

SPEC("M09 A14", "a Wizard's immediate build can be confiscated, and the later one is safe") {
  auto g = warranted("wizard").gold(5).hand({"manor"}).seat(2).hand({"docks"});
  g.plays("gather gold").plays("look 2").plays("build docks").expect_gold(1, 4);
  g.expect_acting(0).plays("confiscate").expect_gold(1, 7).expect_city(0, {"docks"});
  g.expect_hand(2, {}).plays(1, "build manor").expect_acting(1).expect_city(1, {"manor"});

  auto free =
      warranted("wizard").gold(5).hand({"manor"}).city({"framework"}).seat(2).hand({"docks"});
  free.plays("gather gold").plays("look 2").plays("build docks framework").expect_acting(1);
  free.plays("build manor").expect_acting(0);
}

SPEC("M10 A14", "the Alchemist gets confiscated gold back at once and not again at the end") {
  auto g = warranted("alchemist").gold(5).hand({"manor"});
  g.plays("gather gold").plays("build manor").expect_gold(1, 4).plays(0, "confiscate");
  g.expect_gold(1, 7).plays("end_turn").expect_gold(1, 7).expect_no_event("refund_received");
}

SPEC("M11 A14 A56", "the Cardinal gets borrowed gold back, too, and the lender keeps the cards") {
  auto g = warranted("cardinal").gold(0).hand({"castle", "tavern", "temple", "docks"});
  g.seat(2).gold(5).hand({}).plays("gather gold").plays("build castle borrow 2");
  g.plays("give tavern").plays("give temple").expect_gold(1, 0).expect_gold(2, 3);
  g.expect_acting(0).plays("confiscate").expect_gold(1, 4).expect_gold(2, 3);
  g.expect_hand(2, {"tavern", "temple"}).expect_hand(1, {"docks"}).expect_city(0, {"castle"});
  EXPECT_TRUE(g.state().table.turn.borrowed);
}

SPEC("M12 A14", "with the Factory the reduced price is refunded") {
  auto g = warranted("merchant").gold(3).hand({"smithy"}).city({"factory"});
  g.plays("gather gold").plays("build smithy").expect_gold(1, 1);
  g.plays(0, "confiscate").expect_gold(1, 5).expect_city(0, {"smithy"});
}

SPEC("M13", "a confiscated trade district of the Trader uses no limit") {
  auto g = warranted("trader").gold(7).hand({"market", "manor", "temple", "docks"});
  g.plays("gather gold").plays("build market").plays(0, "confiscate").expect_gold(1, 9);
  g.plays("build manor").refuses("build temple", "limit_reached").plays("build docks");
  g.expect_city(0, {"market"}).expect_city(1, {"manor", "docks"}).expect_gold(1, 3);
}

SPEC("M14", "only the first paid build is at risk, and it counts for the limit") {
  const std::vector<std::pair<std::string, int>> limits = {
      {"architect", 3}, {"seer", 2}, {"scholar", 2}};
  for (const auto& [character, limit] : limits) {
    auto g = warranted(character).gold(9).hand({"tavern", "temple", "watchtower", "market"});
    g.plays("gather gold").plays("build tavern").expect_acting(0).plays("confiscate");
    g.plays(1, "build temple").expect_acting(1);
    if (limit == 3) g.plays(1, "build watchtower").expect_acting(1);
    g.refuses("build market", "limit_reached").expect_city(0, {"tavern"});
  }
}

SPEC("M15 M30 A52",
     "an identical district in the Magistrate's city leaves pass only, Quarry or not") {
  for (const Texts& city : {Texts{"tavern"}, Texts{"tavern", "quarry"}}) {
    auto g = warranted("architect").gold(5).hand({"tavern", "temple"}).seat(0).city(city);
    g.plays("gather gold").plays("build tavern").expect_acting(0);
    g.refuses("confiscate", "confiscated_name_in_city").expect_offered("", {"pass"});
    g.plays(0, "pass").expect_city(1, {"tavern"}).expect_gold(1, 6);
    g.plays(1, "build temple").expect_acting(1).expect_city(1, {"tavern", "temple"});
  }
}

SPEC("M16 A28", "the Monument is not confiscated into a city of five or more cards") {
  auto five = warranted("merchant").gold(4).hand({"monument"});
  five.seat(0).city({"tavern", "temple", "docks", "manor", "prison"});
  five.plays("gather gold").plays("build monument").expect_acting(0);
  five.refuses("confiscate", "confiscated_monument").expect_offered("", {"pass"});

  auto four = warranted("merchant").gold(4).hand({"monument"});
  four.seat(0).city({"tavern", "temple", "docks", "manor"});
  four.plays("gather gold").plays("build monument").plays(0, "confiscate");
  four.expect_city(0, {"tavern", "temple", "docks", "manor", "monument"});
}

SPEC("M17", "Keep, Bishop and Great Wall do not protect against a confiscation") {
  auto g = warranted("bishop").gold(2).hand({"keep"}).city({"great_wall"});
  g.plays("gather gold").plays("build keep").expect_gold(1, 1).plays(0, "confiscate");
  g.expect_city(0, {"keep"}).expect_gold(1, 4).expect_gold(0, 0);
}

SPEC("M18 A17", "a confiscated district completes the Magistrate's city, not the builder's") {
  const Texts six = {"temple", "church", "market", "docks", "manor", "castle"};
  auto g = warranted("merchant").gold(3).hand({"tavern"}).city(six).seat(0).city(six);
  auto passed = g;
  g.plays("gather gold").plays("build tavern").expect_completed(1, false).plays(0, "confiscate");
  g.expect_completed(0).expect_completed(1, false);
  EXPECT_EQ(g.state().table.first_completed, Seat(0));
  passed.plays("gather gold").plays("build tavern").plays(0, "pass");
  passed.expect_completed(1).expect_completed(0, false);
}

SPEC("M19", "a district built beside a completed city can be confiscated") {
  auto g = warranted("merchant").gold(3).hand({"tavern"});
  g.seat(1).city({"temple", "church", "market", "docks", "manor", "castle", "palace"});
  g.expect_completed(1).plays("gather gold").plays("build tavern").plays(0, "confiscate");
  g.expect_city(0, {"tavern"}).expect_gold(1, 5);
  EXPECT_EQ(g.city_of(1).size(), 7u);
}

SPEC("M20", "the Navigator builds nothing, so no window opens") {
  auto g = warranted("navigator").gold(9).hand({"tavern", "stables"}).city({"framework"});
  g.plays("gather gold").refuses("build tavern", "cannot_build_at_all");
  g.refuses("build stables", "cannot_build_at_all");
  g.refuses("build tavern framework", "cannot_build_at_all");
  g.plays("supplies gold").plays("end_turn").expect_city(0, {});
}

SPEC("M21", "after a declined window there is no other this round") {
  auto g = warranted("architect").gold(9).hand({"tavern", "temple", "docks"});
  g.plays("gather gold").plays("build tavern").expect_offered("", {"confiscate", "pass"});
  g.plays(0, "pass").expect_city(1, {"tavern"}).plays(1, "build temple").expect_acting(1);
  g.plays("build docks").expect_acting(1).expect_city(1, {"tavern", "temple", "docks"});
}

SPEC("M21 A52", "after a confiscation the other warrants are gone") {
  auto g = scenario(5).warrants({"merchant", "architect", "king"}, "merchant").turn_of("merchant");
  g.seat(0).holds("magistrate").seat(1).gold(3).hand({"market"}).holds("merchant");
  g.seat(2).gold(3).hand({"docks"}).holds("architect");
  auto passed = g;
  g.plays("gather gold").plays("build market").plays(0, "confiscate").plays("end_turn");
  g.plays_on_to("architect").plays("gather gold").plays("build docks").expect_acting(2);
  g.expect_city(2, {"docks"});

  passed.plays("gather gold").plays("build market").plays(0, "pass").plays("end_turn");
  passed.plays_on_to("architect").plays("gather gold").plays("build docks").expect_acting(0);
  passed.refuses("confiscate", "warrant_not_signed").expect_offered("", {"pass"});
}

}  // namespace
}  // namespace prestige::citadels::kit
