#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.emperor", "has a gold for each noble district and builds one district") {
  expect_gold_income("emperor", {"manor", "castle"});
  expect_build_limit("emperor", 1);
}

SPEC("R.emperor A45", "gives the crown to a player who is neither himself nor the holder") {
  auto g = scenario(5).seat(0).gold(0).holds("emperor").crown(3).seat(2).gold(0).hand({});
  g.turn_of("emperor").expect_offered("give_crown",
                                      {"give_crown 1", "give_crown 2", "give_crown 4"});
  g.refuses("give_crown 0", "crown_receiver").refuses("give_crown 3", "crown_receiver");
  g.refuses("give_crown 5", "no_such_seat").refuses("take_crown", "not_your_ability");
  g.plays("give_crown 2").expect_crown(2).expect_gold(0, 0).expect_hand(0, {}).expect_acting(0);
  g.refuses("give_crown 1", "ability_used");

  auto own = scenario(5).seat(0).holds("emperor").crown(0).turn_of("emperor");
  EXPECT_EQ(own.offered("give_crown").size(), 4u);
}

SPEC("R.emperor A50",
     "takes a gold or a random card of the receiver, a choice only if there are both") {
  auto both =
      scenario(5).seat(0).gold(0).holds("emperor").crown(3).seat(2).gold(3).hand({"tavern"});
  both.turn_of("emperor").plays("give_crown 2").expect_offered("", {"loot gold", "loot card"});
  both.refuses("end_turn", "not_now").plays("loot gold").expect_gold(0, 1).expect_gold(2, 2);

  auto card = scenario(5).seat(0).gold(0).hand({}).holds("emperor").crown(3);
  card.seat(2).gold(3).hand({"tavern", "manor"}).turn_of("emperor").plays("give_crown 2");
  card.plays("loot card").pulls("manor").expect_hand(0, {"manor"}).expect_hand(2, {"tavern"});
  card.expect_gold(0, 0).expect_gold(2, 3);

  auto gold = scenario(5).seat(0).gold(0).holds("emperor").crown(3).seat(2).gold(3).hand({});
  gold.turn_of("emperor")
      .plays("give_crown 2")
      .expect_gold(0, 1)
      .expect_gold(2, 2)
      .expect_acting(0);
}

SPEC("R.emperor A50", "an outstanding hand-over comes first at the end of the turn") {
  auto g = scenario(5).seat(0).gold(0).hand({}).city({"poor_house", "park"}).holds("emperor");
  g.crown(3).seat(2).gold(3).hand({"tavern"}).deck({"docks"}).rest_to(4).turn_of("emperor");
  g.plays("gather cards").draws({"docks"}).plays("end_turn").expect_acting(0);
  g.expect_offered("", {"give_crown 1", "give_crown 2", "give_crown 4"});
  g.plays("give_crown 2").plays("loot gold").expect_gold(0, 1).expect_crown(2);
}

SPEC("R.emperor G22", "with three players and the crown at an opponent there is one receiver") {
  auto g = scenario(3).seat(0).holds({"emperor", "thief"}).crown(1).turn_of("emperor");
  g.expect_offered("give_crown", {"give_crown 2"});
}

SPEC("R.emperor", "killed he passes the crown on at the end of the round and takes nothing") {
  auto g = scenario(5).seat(0).gold(0).holds("emperor").crown(3).seat(2).gold(3).hand({"tavern"});
  g.killed("emperor").called_up_to("warlord").expect_acting(0);
  g.refuses("give_crown 3", "crown_receiver").plays("give_crown 2").expect_crown(2);
  g.expect_gold(0, 0).expect_gold(2, 3).expect_hand(2, {"tavern"}).expect_round(2);
}

}  // namespace
}  // namespace prestige::citadels::kit
