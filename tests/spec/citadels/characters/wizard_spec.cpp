#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.wizard A55", "looks at a hand that has cards and must take one of them") {
  auto g = scenario(5).seat(0).hand({}).holds("wizard").seat(2).hand({"docks", "palace"});
  g.seat(3).hand({}).turn_of("wizard").refuses("look 0", "needs_other_player");
  g.refuses("look 3", "hand_is_empty").plays("look 2").refuses("end_turn", "not_now");
  g.refuses("take tavern", "not_in_that_hand").expect_offered("", {"take docks", "take palace"});
  g.plays("take palace").expect_hand(0, {"palace"}).expect_hand(2, {"docks"});
  g.refuses("look 2", "ability_used");
}

SPEC("R.wizard A37", "builds the card at once only after gathering, outside the limit") {
  auto g = scenario(5)
               .seat(0)
               .gold(4)
               .hand({"tavern"})
               .holds("wizard")
               .seat(2)
               .hand({"docks", "palace"});
  g.turn_of("wizard").plays("gather gold").plays("build tavern").plays("look 2");
  g.expect_offered("build", {"build docks", "build palace"}).plays("build docks");
  g.expect_gold(0, 2).expect_city(0, {"tavern", "docks"}).expect_hand(2, {"palace"});

  auto early =
      scenario(5).seat(0).gold(9).holds("wizard").seat(2).hand({"docks"}).turn_of("wizard");
  early.plays("look 2").refuses("build docks", "gather_before_building").does_not_offer("build");
}

SPEC("R.wizard A55", "an unaffordable or unbuildable card goes to hand") {
  auto g =
      scenario(5).seat(0).gold(2).hand({}).city({"tavern", "manor", "temple", "docks", "prison"});
  g.holds("wizard").seat(2).hand({"palace", "secret_vault", "monument"}).turn_of("wizard");
  g.plays("gather gold").plays("look 2").does_not_offer("build");
  g.refuses("build palace", "price_not_payable").refuses("build secret_vault", "never_built");
  g.refuses("build monument", "city_too_large_for_monument");
  g.plays("take secret_vault").expect_hand(0, {"secret_vault"});
}

SPEC("R.wizard", "may pay with the Framework, and with own cards for a Thieves' Den") {
  auto frame = scenario(5).seat(0).gold(0).hand({}).city({"framework"}).holds("wizard");
  frame.seat(2).hand({"palace"}).turn_of("wizard").plays("gather gold").plays("look 2");
  frame.plays("build palace framework").expect_city(0, {"palace"}).expect_gold(0, 2);

  auto den = scenario(5).seat(0).gold(1).hand({"manor", "tavern", "temple"}).holds("wizard");
  den.seat(2).hand({"thieves_den", "docks"}).turn_of("wizard").plays("gather gold").plays("look 2");
  den.plays("build thieves_den cards 3").refuses("discard docks", "not_in_hand");
  den.plays("discard manor").plays("discard tavern").plays("discard temple");
  den.expect_city(0, {"thieves_den"})
      .expect_gold(0, 0)
      .expect_hand(0, {})
      .expect_hand(2, {"docks"});
}

SPEC("R.wizard", "every build of the turn may duplicate a name; other characters may not") {
  auto g = scenario(5).seat(0).gold(5).hand({"tavern"}).city({"tavern"}).holds("wizard");
  g.turn_of("wizard")
      .plays("gather gold")
      .plays("build tavern")
      .expect_city(0, {"tavern", "tavern"});

  auto other = scenario(5).seat(0).gold(5).hand({"tavern"}).city({"tavern"}).holds("seer");
  other.turn_of("seer").plays("gather gold").refuses("build tavern", "identical_district");
}

SPEC("R.wizard", "each build is taxed") {
  auto g = scenario(5).seat(0).gold(6).hand({"tavern"}).holds("wizard").cast({"tax_collector"});
  g.seat(2).hand({"docks"}).turn_of("wizard").plays("gather gold").plays("look 2");
  g.plays("build docks").expect_gold(0, 4).expect_tax(1);
  g.plays("build tavern").expect_gold(0, 2).expect_tax(2);
}

SPEC("R.wizard C12.16", "others learn the card only when it is built") {
  auto g = scenario(5).seat(0).gold(6).holds("wizard").seat(2).hand({"docks", "manor"});
  g.turn_of("wizard").plays("gather gold").plays("look 2");
  EXPECT_EQ(g.observe(0).seen_hand.size(), 2);
  EXPECT_TRUE(g.observe(1).seen_hand.empty());
  g.plays("take docks");
  EXPECT_TRUE(g.event_views(1)[0].concealed);
  EXPECT_FALSE(g.event_views(2)[0].concealed);
}

SPEC("R.wizard", "has no income and builds one district from hand") {
  expect_no_income("wizard");
  expect_build_limit("wizard", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
