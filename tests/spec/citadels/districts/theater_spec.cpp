#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.theater C4.7",
     "after the selection its owner may swap characters with an opponent, unseen") {
  auto g = scenario(5).seat(0).city({"theater"}).holds("thief").seat(3).holds("king").at_theater();
  g.expect_acting(0).expect_offered(
      "", {"swap thief 1", "swap thief 2", "swap thief 3", "swap thief 4", "no_swap"});
  g.refuses("swap king 3", "theater_not_your_character");
  g.refuses("swap thief 0", "theater_needs_opponent").refuses("swap thief 6", "no_such_seat");
  g.plays("swap thief 3").expect_turn_of(3, "thief");
  EXPECT_EQ(g.state().secrets.holder[4], Seat(0));
}

SPEC("U.theater A38", "is voluntary, once a round, and only for the owner") {
  auto g = scenario(5).seat(0).city({"theater"}).holds("thief").seat(3).holds("king").at_theater();
  g.refuses(3, "swap king 0", "not_acting").plays("no_swap").expect_turn_of(0, "thief");
  g.expect_event("swap_declined").refuses("swap thief 3", "not_now");

  auto nobody = scenario(5).seat(0).hand({"theater"}).holds("thief").at_theater();
  nobody.expect_turn_of(0, "thief");
}

SPEC("U.theater A64",
     "with two characters the owner picks what to give and receives a random one") {
  auto g = scenario(2)
               .seat(0)
               .city({"theater"})
               .holds({"thief", "king"})
               .seat(1)
               .holds({"bishop", "warlord"});
  g.at_theater()
      .expect_offered("", {"swap thief 1", "swap king 1", "no_swap"})
      .plays("swap king 1");
  g.expect_chance().refuses("receive merchant", "not_now").chance("receive warlord");
  EXPECT_EQ(g.state().secrets.holder[4], Seat(1));
  EXPECT_EQ(g.state().secrets.holder[8], Seat(0));
  EXPECT_EQ(g.state().secrets.holder[5], Seat(1));
  EXPECT_EQ(g.observe(0).characters, bit(Rank{2}) | bit(Rank{8}));
  EXPECT_EQ(g.observe(1).swap_given, 4);
}

SPEC("U.theater G33", "everyone sees who swapped, only the two see what") {
  auto g = scenario(5).seat(0).city({"theater"}).holds("thief").seat(3).holds("king").at_theater();
  g.plays("swap thief 3");
  for (const int seat : {1, 2, 4}) {
    const EventView view = g.event_views(seat)[0];
    EXPECT_EQ(view.event.kind, EventKind::characters_swapped);
    EXPECT_EQ(view.event.other, Seat(3));
    EXPECT_FALSE(view.event.character.has_value());
    EXPECT_EQ(g.observe(seat).swap_given, 0);
  }
  for (const int seat : {0, 3}) {
    EXPECT_EQ(g.event_views(seat)[0].event.character, Character::thief);
    EXPECT_EQ(g.event_views(seat)[0].event.character2, Character::king);
  }
}

SPEC("U.theater", "is asked again in the next round") {
  auto g = scenario(4).seat(0).city({"theater"}).at_theater().plays("no_swap").plays_round_out();
  g.expect_round(2).chance_any();
  while (g.state().table.phase == Phase::selecting) g.plays(g.offered()[0]);
  EXPECT_EQ(g.state().table.phase, Phase::swapping);
  g.expect_acting(0);
}

}  // namespace
}  // namespace prestige::citadels::kit
