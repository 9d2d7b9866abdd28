#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.hospital A12", "the killed player may reveal the card and gather, and nothing else") {
  auto g =
      scenario(5).seat(0).gold(0).hand({"tavern"}).city({"hospital", "market"}).holds("merchant");
  g.killed("merchant").turn_of("merchant");
  g.expect_offered("", {"gather gold", "gather cards", "stay_hidden"});
  for (const char* action : {"income", "extra_gold", "build tavern", "end_turn"}) {
    g.refuses(action, "not_now");
  }
  g.plays("gather gold").expect_gold(0, 2).expect_city(0, {"hospital", "market"});
  EXPECT_EQ(g.state().table.shown_by[6], Seat(0));
  EXPECT_NE(g.state().table.turn.rank, 6);
}

SPEC("U.hospital", "gathers cards with Library and Observatory") {
  auto g =
      scenario(5).seat(0).hand({}).city({"hospital", "library", "observatory"}).holds("merchant");
  g.killed("merchant")
      .turn_of("merchant")
      .plays("gather cards")
      .draws({"tavern", "docks", "manor"});
  g.expect_hand(0, {"tavern", "docks", "manor"});

  auto plain = scenario(5).seat(0).hand({}).city({"hospital"}).holds("merchant").killed("merchant");
  plain.turn_of("merchant").plays("gather cards").draws({"tavern", "docks"}).plays("keep docks");
  plain.expect_hand(0, {"docks"});
}

SPEC("U.hospital", "declining keeps the card hidden") {
  auto g = scenario(5).seat(0).gold(0).city({"hospital"}).holds("merchant").killed("merchant");
  g.turn_of("merchant").plays("stay_hidden").expect_gold(0, 0);
  EXPECT_FALSE(g.state().table.is_shown(6));
}

SPEC("U.hospital K15", "no Park and no Poor House in the Hospital turn") {
  auto g = scenario(5).seat(0).gold(0).hand({}).city({"hospital", "park", "poor_house"});
  g.holds("merchant").killed("merchant").turn_of("merchant").plays("stay_hidden").expect_gold(0, 0);
  g.expect_hand(0, {});
}

SPEC("U.hospital K12 K13", "a killed King gets the crown at the end only, a Bishop no protection") {
  auto king = scenario(5).seat(0).city({"hospital"}).holds("king").crown(3).killed("king");
  king.turn_of("king").plays("gather gold").expect_crown(3).plays_round_out().expect_crown(0);

  auto bishop = scenario(5).seat(0).city({"hospital", "tavern"}).holds("bishop").killed("bishop");
  bishop.seat(1).holds("warlord").turn_of("bishop").plays("gather gold").plays_on_to("warlord");
  bishop.plays("destroy 0 tavern").expect_city(0, {"hospital"});
}

SPEC("U.hospital", "a killed Emperor still passes the crown on at the end of the round") {
  auto g =
      scenario(5).seat(0).gold(0).city({"hospital"}).holds("emperor").crown(3).killed("emperor");
  g.turn_of("emperor").plays("gather gold").expect_crown(3).plays_on_to("architect").passes();
  g.expect_acting(0).plays("give_crown 1").expect_crown(1).expect_gold(0, 2);
}

SPEC("U.hospital A71", "its owner is asked although somebody else holds the killed card") {
  auto g =
      scenario(5).seat(0).gold(0).city({"hospital"}).holds("warlord").seat(1).holds("merchant");
  g.killed("merchant").turn_of("merchant").expect_acting(0).expect_offered("", {"stay_hidden"});
  g.refuses("gather gold", "hospital_card_not_held");

  auto shown = scenario(5).seat(0).city({"hospital"}).holds("thief").seat(1).holds("merchant");
  shown.killed("merchant").nobody_holds({"architect"}).seat(2).holds("warlord").turn_of("merchant");
  shown.expect_turn_of(2, "warlord");
}

SPEC("U.hospital", "with two characters only the killed one's turn is touched") {
  auto g = scenario(2)
               .seat(0)
               .gold(0)
               .hand({"tavern"})
               .city({"hospital"})
               .holds({"merchant", "warlord"});
  g.killed("merchant").turn_of("merchant").plays("gather gold").expect_gold(0, 2);
  g.plays_on_to("warlord").plays("gather gold").plays("build tavern").expect_gold(0, 3);
}

}  // namespace
}  // namespace prestige::citadels::kit
