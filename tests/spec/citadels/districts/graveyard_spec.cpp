#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.graveyard C7.9", "its owner may pay 1 gold for a district the Warlord destroys") {
  auto g =
      scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(2).hand({}).city({"graveyard"});
  g.seat(2).city({"palace"}).turn_of("warlord").plays("destroy 2 palace").expect_acting(1);
  g.expect_offered("", {"rescue", "let_go"}).plays("rescue").expect_gold(1, 1);
  g.expect_hand(1, {"palace"}).expect_city(2, {}).expect_acting(0).expect_gold(0, 5);
}

SPEC("U.graveyard", "declined the card goes under the deck") {
  auto g =
      scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(2).hand({}).city({"graveyard"});
  g.seat(2).city({"palace"}).turn_of("warlord").plays("destroy 2 palace").plays(1, "let_go");
  g.expect_gold(1, 2).expect_hand(1, {});
  ASSERT_EQ(g.state().secrets.deck.tail().size(), 1u);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::palace);
}

SPEC("U.graveyard", "saves own districts as well; the coin does not come along") {
  auto g = scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(1).hand({}).city(
      {"graveyard", "tavern+"});
  g.turn_of("warlord").plays("destroy 1 tavern+").expect_gold(0, 8).plays(1, "rescue");
  g.expect_gold(1, 0).expect_hand(1, {"tavern"}).expect_city(1, {"graveyard"});
}

SPEC("U.graveyard A26",
     "no offer without gold, for itself, or to the player who uses the ability") {
  auto poor =
      scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(0).city({"graveyard", "docks"});
  poor.turn_of("warlord").plays("destroy 1 docks").expect_acting(0);

  auto itself = scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(3).city({"graveyard"});
  itself.turn_of("warlord").plays("destroy 1 graveyard").expect_acting(0).expect_city(1, {});

  auto own =
      scenario(5).seat(0).gold(9).city({"graveyard"}).holds("warlord").seat(1).city({"docks"});
  own.turn_of("warlord").plays("destroy 1 docks").expect_acting(0).expect_hand(0, {});
}

SPEC("U.graveyard A26", "by option it rescues itself") {
  auto g = scenario(5).options([](Switches& s) { s.graveyard_recovers_itself = true; });
  g.seat(0)
      .gold(9)
      .holds("warlord")
      .seat(1)
      .gold(3)
      .hand({})
      .city({"graveyard"})
      .turn_of("warlord");
  g.plays("destroy 1 graveyard").plays(1, "rescue").expect_hand(1, {"graveyard"}).expect_gold(1, 2);
}

SPEC("U.graveyard W20", "the Witch acting as Warlord is barred, the player of the card is not") {
  auto witch =
      scenario(5).seat(0).gold(9).city({"graveyard"}).holds("witch").seat(1).holds("warlord");
  witch.seat(2).city({"docks"}).bewitched("warlord").turn_of("warlord").plays(1, "gather gold");
  witch.plays(0, "destroy 2 docks").expect_acting(0).offers("end_turn");

  auto card =
      scenario(5).seat(0).gold(9).holds("witch").seat(1).gold(1).hand({}).city({"graveyard"});
  card.holds("warlord").seat(2).city({"docks"}).bewitched("warlord").turn_of("warlord");
  card.plays(1, "gather gold")
      .plays(0, "destroy 2 docks")
      .plays(1, "rescue")
      .expect_hand(1, {"docks"});
}

SPEC("U.graveyard G07", "of a destroyed Museum only the card itself can be saved") {
  auto g =
      scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(1).hand({}).city({"graveyard"});
  g.seat(2)
      .city({"museum"})
      .tucked(2, {"manor", "docks"})
      .turn_of("warlord")
      .plays("destroy 2 museum");
  g.plays(1, "rescue").expect_hand(1, {"museum"});
  EXPECT_TRUE(g.state().secrets.tucked[2].empty());
  EXPECT_EQ(g.state().secrets.deck.tail().size(), 2u);
}

SPEC("U.graveyard G32", "works for a killed owner and for a completed city") {
  auto killed =
      scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(1).hand({}).city({"graveyard"});
  killed.holds("merchant").seat(2).city({"docks"}).killed("merchant").turn_of("warlord");
  killed.plays("destroy 2 docks").plays(1, "rescue").expect_hand(1, {"docks"});

  auto full =
      scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(1).hand({}).seat(2).city({"docks"});
  full.seat(1).city({"graveyard", "manor", "tavern", "harbor", "temple", "church", "market"});
  full.turn_of("warlord").plays("destroy 2 docks").plays(1, "rescue").expect_hand(1, {"docks"});
}

}  // namespace
}  // namespace prestige::citadels::kit
