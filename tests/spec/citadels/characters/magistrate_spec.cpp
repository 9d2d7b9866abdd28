#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.magistrate", "lays warrants on three different others, then signs one of them") {
  auto g = scenario(5).seat(0).holds("magistrate");
  g.refuses("warrant magistrate", "own_character").plays("warrant king");
  g.refuses("warrant king", "already_marked").refuses("end_turn", "not_now");
  g.refuses("sign king", "not_now").plays("warrant bishop").plays("warrant merchant");
  g.expect_offered("", {"sign king", "sign bishop", "sign merchant"});
  g.refuses("sign thief", "not_marked")
      .plays("sign bishop")
      .refuses("warrant thief", "ability_used");
  EXPECT_EQ(g.state().secrets.signed_warrant, 5);
  EXPECT_EQ(g.state().table.warrants, bit(Rank{4}) | bit(Rank{5}) | bit(Rank{6}));
  g.passes();
}

SPEC("R.magistrate C8.5", "takes the signed character's first district paid with gold for free") {
  auto g = scenario(5).seat(0).gold(2).holds("magistrate").seat(1).gold(3).hand({"docks"});
  g.holds("merchant").warrants({"king", "merchant", "warlord"}, "merchant").turn_of("merchant");
  g.plays("gather gold").plays("build docks").expect_acting(0);
  g.expect_offered("", {"confiscate", "pass"}).plays("confiscate");
  g.expect_gold(1, 5).expect_gold(0, 2).expect_city(1, {}).expect_city(0, {"docks"});
  g.expect_acting(1).expect_hand(1, {});
  EXPECT_EQ(g.state().table.warrants, 0);
}

SPEC("R.magistrate A52", "a pass shows nothing and uses up the chance") {
  auto g = scenario(5).seat(0).holds("magistrate").seat(1).gold(9).hand({"docks", "tavern"});
  g.holds("architect").warrants({"king", "architect", "warlord"}, "architect");
  g.turn_of("architect").plays("gather gold").plays("build docks").plays(0, "pass");
  g.expect_city(1, {"docks"}).expect_gold(1, 8).plays("build tavern").expect_acting(1);
  EXPECT_EQ(g.state().secrets.signed_warrant, 7);
}

SPEC("R.magistrate A35", "an unsigned warrant asks, too, and allows the pass only") {
  auto g = scenario(5).seat(0).holds("magistrate").seat(1).gold(3).hand({"docks"});
  g.holds("merchant").warrants({"king", "merchant", "warlord"}, "king").turn_of("merchant");
  g.plays("gather gold").plays("build docks").expect_acting(0).expect_offered("", {"pass"});
  g.refuses("confiscate", "warrant_not_signed").plays("pass").expect_city(1, {"docks"});
}

SPEC("R.magistrate A28", "cannot take the Monument with five cards in the city, but with four") {
  for (const int cards : {4, 5}) {
    Texts city{"tavern", "temple", "manor", "docks", "prison"};
    city.resize(static_cast<std::size_t>(cards));
    auto g = scenario(5).seat(0).city(city).holds("magistrate").seat(1).gold(4).hand({"monument"});
    g.holds("merchant").warrants({"king", "merchant", "warlord"}, "merchant").turn_of("merchant");
    g.plays("gather gold").plays("build monument").expect_acting(0);
    if (cards == 5) {
      g.refuses("confiscate", "confiscated_monument").offers("pass");
    } else {
      g.plays("confiscate").expect_completed(0, false);
    }
  }
}

SPEC("R.magistrate", "builds without gold open no window; the next paid one does") {
  auto g = scenario(5).seat(0).holds("magistrate").seat(1).gold(9);
  g.hand({"palace", "necropolis", "tavern"}).city({"framework", "manor"}).holds("architect");
  g.warrants({"king", "architect", "warlord"}, "architect").turn_of("architect");
  g.plays("gather gold").plays("build palace framework").expect_acting(1);
  g.plays("build necropolis sacrifice manor").expect_acting(1);
  g.plays("build tavern").expect_acting(0).plays("confiscate");
  g.expect_city(0, {"tavern"}).expect_city(1, {"palace", "necropolis"}).expect_gold(1, 11);
}

SPEC("R.magistrate A14", "the Cardinal gets borrowed gold back as well; the cards stay given") {
  auto g =
      scenario(5).seat(0).holds("magistrate").seat(1).gold(1).hand({"palace", "tavern", "manor"});
  g.holds("cardinal").seat(2).gold(6).hand({});
  g.warrants({"king", "cardinal", "warlord"}, "cardinal").turn_of("cardinal");
  g.plays("gather gold").plays("build palace borrow 2").plays("give tavern").plays("give manor");
  g.expect_acting(0).plays("confiscate").expect_city(0, {"palace"});
  g.expect_gold(1, 5).expect_gold(2, 4).expect_hand(1, {}).expect_hand(2, {"tavern", "manor"});
}

SPEC("R.magistrate A14", "the Wizard's immediate build can be taken when gold was paid") {
  auto g = scenario(5).seat(0).holds("magistrate").seat(1).gold(3).hand({"temple"});
  g.holds("wizard").seat(2).hand({"docks"});
  g.warrants({"king", "wizard", "warlord"}, "wizard").turn_of("wizard");
  g.plays("gather gold").plays("look 2").plays("build docks").expect_acting(0).plays("confiscate");
  g.expect_gold(1, 5).expect_city(0, {"docks"}).plays("build temple").expect_acting(1);
}

SPEC("R.magistrate C8.6", "pays the tax in place of the builder") {
  auto g = scenario(5).seat(0).gold(2).holds("magistrate").seat(1).gold(3).hand({"docks"});
  g.holds("merchant").cast({"tax_collector"});
  g.warrants({"king", "merchant", "warlord"}, "merchant").turn_of("merchant");
  g.plays("gather gold").plays("build docks").plays(0, "confiscate");
  g.expect_gold(0, 1).expect_gold(1, 5).expect_tax(1);
}

SPEC("R.magistrate A17",
     "may complete the own city by a confiscation, and take into a completed one") {
  for (const bool completed : {false, true}) {
    Texts city{"tavern", "temple", "manor", "castle", "prison", "harbor"};
    if (completed) city.push_back("market");
    auto g = scenario(5).seat(0).city(city).holds("magistrate").seat(1).gold(3).hand({"docks"});
    g.holds("merchant").warrants({"king", "merchant", "warlord"}, "merchant").turn_of("merchant");
    g.plays("gather gold").plays("build docks").plays(0, "confiscate").expect_completed(0);
    EXPECT_EQ(g.city_of(0).size(), completed ? 8u : 7u);
    EXPECT_EQ(g.state().table.first_completed, Seat(0));
  }
}

SPEC("R.magistrate A13", "may lay a warrant on the own second character, but takes nothing there") {
  auto g = scenario(2).seat(0).gold(3).hand({"docks"}).holds({"magistrate", "merchant"});
  g.warrants({"king", "merchant", "warlord"}, "merchant").turn_of("merchant");
  g.plays("gather gold").plays("build docks").expect_acting(0).does_not_offer("confiscate");
  g.expect_city(0, {"docks"}).expect_gold(0, 2);
}

SPEC("R.magistrate A52", "builds in the turn of the victim's other character open no window") {
  auto g = scenario(2).seat(0).holds({"magistrate", "thief"}).seat(1).gold(9);
  g.hand({"tavern", "docks"}).holds({"merchant", "warlord"});
  g.warrants({"king", "bishop", "warlord"}, "warlord").turn_of("merchant");
  g.plays("gather gold").plays("build tavern").expect_acting(1).plays("end_turn");
  g.expect_turn_of(1, "warlord").plays("gather gold").plays("build docks").expect_acting(0);
}

SPEC("R.magistrate", "has no income and builds one district") {
  expect_no_income("magistrate");
  expect_build_limit("magistrate", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
