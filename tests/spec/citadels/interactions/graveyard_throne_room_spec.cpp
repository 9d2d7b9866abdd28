// Graveyard and Throne Room beside other cards.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/interactions/casts.h"

namespace prestige::citadels::kit {
namespace {

// Seat 0 is the Warlord with gold enough, whose turn it is.
Play warlord(Where where = Where::current()) {
  Play g(5, where);
  g.turn_of("warlord").seat(0).gold(9).hand({}).holds("warlord");
  return g;
}

SPEC("G01", "the Graveyard's owner may take an own destroyed district to hand for one gold") {
  auto g = warlord().seat(1).gold(3).hand({}).city({"graveyard", "docks+"});
  auto declined = g;
  const int deck = g.state().secrets.deck.size();
  g.plays("destroy 1 docks+").expect_gold(0, 6).expect_acting(1);
  g.refuses(0, "end_turn", "not_acting").plays(1, "rescue").expect_gold(1, 2);
  g.expect_hand(1, {"docks"}).expect_city(1, {"graveyard"}).expect_deck_size(deck);
  g.expect_acting(0);

  declined.plays("destroy 1 docks+").plays(1, "let_go").expect_gold(1, 3).expect_hand(1, {});
  declined.expect_deck_size(deck + 1).expect_acting(0);
}

SPEC("G02", "the Graveyard's owner may take a third player's destroyed district") {
  auto g = warlord().seat(1).gold(3).hand({}).city({"graveyard"});
  g.seat(2).gold(5).hand({}).city({"docks"}).plays("destroy 2 docks").expect_acting(1);
  g.plays(1, "rescue").expect_gold(1, 2).expect_hand(1, {"docks"}).expect_hand(2, {});
  g.expect_gold(2, 5).expect_city(2, {});
}

SPEC("G03 A26", "a Warlord does not use the own Graveyard") {
  auto g = warlord().city({"graveyard", "tavern"}).seat(1).city({"docks"});
  auto own = g;
  const int deck = g.state().secrets.deck.size();
  g.plays("destroy 1 docks").expect_acting(0).expect_gold(0, 7).expect_hand(0, {});
  g.expect_deck_size(deck + 1).does_not_offer("rescue");
  own.plays("destroy 0 tavern").expect_acting(0).expect_hand(0, {}).does_not_offer("rescue");
}

SPEC("G04 A26", "a destroyed Graveyard does not save itself unless the option says so") {
  auto g = warlord().seat(1).gold(3).hand({}).city({"graveyard", "docks"});
  const int deck = g.state().secrets.deck.size();
  g.plays("destroy 1 graveyard").expect_acting(0).expect_gold(0, 5).expect_hand(1, {});
  g.expect_deck_size(deck + 1).expect_gold(1, 3);

  auto itself = warlord().seat(1).gold(3).hand({}).city({"graveyard", "docks"});
  itself.options([](Switches& s) { s.graveyard_recovers_itself = true; });
  itself.plays("destroy 1 graveyard").plays(1, "rescue").expect_hand(1, {"graveyard"});
  itself.expect_gold(1, 2).expect_city(1, {"docks"});
}

SPEC("G05", "without gold the Graveyard is not usable") {
  auto g = warlord().seat(1).gold(0).hand({}).city({"graveyard", "docks"});
  g.plays("destroy 1 docks").expect_acting(0).expect_hand(1, {}).does_not_offer("let_go");
}

SPEC("G06 A26", "Armory, Framework and Necropolis do not wake the Graveyard") {
  const auto table = [] {
    auto g = scenario(5).cast({"warlord"}).turn_of("merchant");
    g.seat(0).gold(4).hand({"palace", "necropolis"}).city({"armory", "framework", "tavern"});
    g.seat(0).holds("merchant").seat(1).gold(3).hand({}).city({"graveyard", "docks"});
    g.plays("gather gold");
    return g;
  };
  auto armory = table();
  armory.plays("use armory 1 docks").expect_acting(0).expect_city(1, {"graveyard"});
  auto framework = table();
  framework.plays("build palace framework").expect_acting(0);
  auto necropolis = table();
  necropolis.plays("build necropolis sacrifice tavern").expect_acting(0);
  for (Play* g : {&armory, &framework, &necropolis}) g->expect_gold(1, 3).expect_hand(1, {});
}

SPEC("G07", "a destroyed Museum comes to hand, the cards under it go under the deck") {
  auto g = warlord().seat(1).gold(3).hand({}).city({"graveyard"}).seat(2).city({"museum"});
  g.tucked(2, {"manor", "temple"});
  const int deck = g.state().secrets.deck.size();
  g.plays("destroy 2 museum").expect_deck_size(deck + 2).plays(1, "rescue");
  g.expect_hand(1, {"museum"}).expect_deck_size(deck + 2).expect_gold(1, 2);
  EXPECT_TRUE(g.state().secrets.tucked[2].empty());
}

SPEC("G08", "the Graveyard needs the Warlord in the cast") {
  EXPECT_EQ(refusal_of({.uniques = {"graveyard"}}), std::nullopt);
  for (const char* other : {"diplomat", "marshal"}) {
    EXPECT_EQ(refusal_of({.characters = {other}}), std::nullopt);
    EXPECT_EQ(refusal_of({.characters = {other}, .uniques = {"graveyard"}}),
              OptionRefusal::district_needs_character);
  }
}

SPEC("G09", "the Throne Room pays one when a King takes the crown from another player") {
  for (const char* royal : {"king", "patrician"}) {
    auto g = scenario(5).crown(2).turn_of(royal).seat(0).gold(0).holds(royal);
    g.seat(1).gold(0).city({"throne_room"}).expect_gold(1, 0);
    g.plays("take_crown").expect_crown(0).expect_gold(1, 1).expect_gold(0, 0);
    g.passes().expect_gold(1, 1);
  }
}

SPEC("G10", "the Throne Room pays nothing for a King who has the crown already") {
  auto g = scenario(5).crown(0).turn_of("king").seat(0).holds("king");
  g.seat(1).gold(0).city({"throne_room"}).holds("bishop");
  g.refuses("take_crown", "crown_already_yours").passes().expect_crown(0).expect_gold(1, 0);
}

SPEC("G11 A27", "the Throne Room pays one for the Emperor's taking and giving together") {
  for (const int holder : {0, 2}) {
    auto g = scenario(5).crown(holder).turn_of("emperor").seat(0).gold(0).holds("emperor");
    g.seat(1).gold(0).city({"throne_room"}).holds("bishop").seat(3).gold(0).hand({});
    g.plays("give_crown 3").expect_crown(3).expect_gold(1, 1).passes().expect_gold(1, 1);
  }
}

SPEC("G12 A40", "a killed King's late crown pays the Throne Room before the last scoring") {
  auto g = scenario(5).crown(0).killed("king").turn_of("warlord");
  g.seat(0).holds("assassin").seat(2).holds("king").seat(3).holds("warlord");
  g.seat(1).gold(4).hand({}).city({"throne_room", "imperial_treasury"});
  g.seat(4).city({"temple", "church", "market", "docks", "manor", "castle", "prison"});
  g.expect_gold(1, 4);
  EXPECT_EQ(g.score(1).total, 15);
  g.passes().expect_over().expect_crown(2).expect_gold(1, 5);
  EXPECT_EQ(g.outcome().score[1].total, 16);
}

SPEC("G13", "the Throne Room pays its owner for getting and for losing the crown") {
  auto gets = scenario(5).crown(2).turn_of("king");
  gets.seat(0).gold(0).city({"throne_room"}).holds("king").plays("take_crown").expect_gold(0, 1);

  auto loses = scenario(5).crown(1).turn_of("king").seat(0).holds("king");
  loses.seat(1).gold(0).city({"throne_room"}).plays("take_crown").expect_gold(1, 1);
}

SPEC("G14", "a late crown move pays before the Poor House looks") {
  auto g = scenario(5).crown(2).turn_of("king");
  g.seat(0).gold(0).hand({}).city({"throne_room", "poor_house"}).holds("king");
  auto early = g;
  g.plays("gather cards").draws({"tavern", "temple"}).plays("keep tavern").plays("end_turn");
  g.expect_gold(0, 1).expect_event("throne_room_paid").expect_no_event("poor_house_paid");

  early.plays("take_crown").expect_gold(0, 1).plays("gather cards").draws({"tavern", "temple"});
  early.plays("keep tavern").plays("build tavern").expect_gold(0, 0).plays("end_turn");
  early.expect_gold(0, 1).expect_event("poor_house_paid");
}

SPEC("G30 A27", "by option the Emperor's taking and giving pay the Throne Room twice") {
  for (const int holder : {0, 2}) {
    auto g = scenario(5).crown(holder).turn_of("emperor").seat(0).gold(0).holds("emperor");
    g.options([](Switches& s) { s.throne_room_counts_emperor_twice = true; });
    g.seat(1).gold(0).city({"throne_room"}).seat(3).gold(0).hand({});
    g.plays("give_crown 3").expect_crown(3).expect_gold(1, holder == 0 ? 1 : 2);
  }
}

SPEC("G31 A51", "the Throne Room of a killed or bewitched owner works") {
  auto killed = scenario(5).crown(2).killed("merchant").turn_of("king").seat(0).holds("king");
  killed.seat(1).gold(0).city({"throne_room"}).holds("merchant").seat(2).holds("assassin");
  killed.plays("take_crown").expect_gold(1, 1);

  auto bewitched = scenario(5).crown(2).bewitched("thief").turn_of("king").seat(0).holds("king");
  bewitched.seat(1).gold(0).city({"throne_room"}).holds("thief").seat(2).holds("witch");
  bewitched.plays("take_crown").expect_gold(1, 1);
}

SPEC("G32 A26 A51", "the Graveyard of a killed, bewitched, waiting or completed owner works") {
  const auto rescue = [](Play g) {
    g.seat(2).city({"docks"}).plays("destroy 2 docks").expect_acting(1).plays(1, "rescue");
    g.expect_gold(1, 2).expect_hand(1, {"docks"});
  };
  const auto owner = [](Where where = Where::current()) {
    return warlord(where).seat(1).gold(3).hand({}).city({"graveyard"});
  };
  rescue(owner().holds("merchant").killed("merchant").seat(3).holds("assassin"));
  rescue(owner().holds("merchant").bewitched("merchant").seat(3).holds("witch"));
  rescue(owner().holds("witch").bewitched("artist").seat(3).holds("artist"));
  rescue(owner().city({"graveyard", "temple", "church", "market", "manor", "castle", "prison"}));
}

}  // namespace
}  // namespace prestige::citadels::kit
