#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.throne_room C9.5", "pays 1 gold when the crown goes to another player, whoever that is") {
  auto third = scenario(5).seat(0).gold(0).city({"throne_room"}).seat(1).holds("king").crown(2);
  third.turn_of("king").plays("take_crown").expect_gold(0, 1).expect_event("throne_room_paid");

  auto gets = scenario(5).seat(0).gold(0).city({"throne_room"}).holds("king").crown(2);
  gets.turn_of("king").plays("take_crown").expect_gold(0, 1);

  auto loses = scenario(5).seat(0).gold(0).city({"throne_room"}).crown(0).seat(1).holds("king");
  loses.turn_of("king").plays("take_crown").expect_gold(0, 1);
}

SPEC("U.throne_room", "pays nothing when the crown stays") {
  auto g = scenario(5)
               .seat(0)
               .gold(0)
               .city({"throne_room"})
               .holds("merchant")
               .seat(1)
               .holds("king")
               .crown(1);
  g.turn_of("king").passes().expect_gold(0, 0).expect_no_event("throne_room_paid");
}

SPEC("U.throne_room A27", "the Emperor's hand-over is one change, by option two or one") {
  for (const bool twice : {false, true}) {
    for (const bool own : {false, true}) {
      auto g =
          scenario(5).options([&](Switches& s) { s.throne_room_counts_emperor_twice = twice; });
      g.seat(0).gold(0).city({"throne_room"}).seat(1).holds("emperor").crown(own ? 1 : 2);
      g.seat(3).gold(0).hand({}).turn_of("emperor").plays("give_crown 3");
      g.expect_gold(0, twice && !own ? 2 : 1);
    }
  }
}

SPEC("U.throne_room A51",
     "pays at the end of the round, also to a killed owner and before scoring") {
  auto g = scenario(5).seat(0).gold(0).city({"throne_room"}).holds("king").crown(2).killed("king");
  g.called_up_to("warlord").expect_crown(0).expect_gold(0, 1).expect_round(2);

  auto last = scenario(5).seat(0).gold(0).holds("king").crown(2).killed("king");
  last.city({"throne_room", "imperial_treasury", "manor", "temple", "church", "market", "prison"});
  last.called_up_to("warlord").expect_over().expect_gold(0, 1);
  EXPECT_EQ(last.outcome().score[0].extras[static_cast<std::size_t>(District::imperial_treasury)],
            1);
}

SPEC("U.throne_room", "the first crown is no change") {
  Request request;
  request.scenario = Scenario::vicious_nobles;
  auto g = new_game(request).deals();
  for (int seat = 0; seat < 5; ++seat) g.expect_gold(seat, 2);
}

}  // namespace
}  // namespace prestige::citadels::kit
