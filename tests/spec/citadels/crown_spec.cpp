#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C9.1", "without a change the crown stays and its holder chooses first") {
  auto g = scenario(4).crown(2).nobody_holds({"king"});
  g.plays_round_out().expect_round(2).expect_crown(2).chance_any().expect_acting(2);

  auto moved = scenario(4).crown(2);
  moved.seat(3).holds("king");
  moved.plays_round_out().expect_crown(3).chance_any().expect_acting(3);
}

SPEC("C9.2", "King and Patrician take the crown at any moment of their turn") {
  for (const char* royal : {"king", "patrician"}) {
    auto g = scenario(5).crown(3).turn_of(royal);
    g.seat(0).holds(royal);
    g.plays("take_crown").expect_crown(0).does_not_offer("take_crown");
    g.plays("gather gold").plays("end_turn").expect_crown(0);

    auto late = scenario(5).crown(3).turn_of(royal);
    late.seat(0).holds(royal);
    late.plays("gather gold").expect_crown(3).plays("end_turn").expect_crown(0);
  }
}

SPEC("C9.2", "killed they get it at the end of the round, bewitched right after gathering") {
  for (const char* royal : {"king", "patrician"}) {
    auto killed = scenario(5).crown(3).called_up_to("thief").killed(royal);
    killed.seat(0).holds(royal).seat(1).holds("warlord");
    killed.plays_on_to("warlord").expect_crown(3).passes().expect_crown(0);

    auto bewitched = scenario(5).crown(3).turn_of(royal).bewitched(royal);
    bewitched.seat(0).holds(royal).seat(1).holds("witch");
    bewitched.expect_crown(3).plays(0, "gather gold").expect_crown(0).expect_acting(1);
  }
}

SPEC("C9.3 A45", "the Emperor gives the crown to neither himself nor its holder") {
  auto g = scenario(5).crown(3).turn_of("emperor");
  g.seat(0).holds("emperor");
  g.expect_offered("give_crown", {"give_crown 1", "give_crown 2", "give_crown 4"});
  g.refuses("give_crown 0", "crown_receiver").refuses("give_crown 3", "crown_receiver");
  g.refuses("give_crown 5", "no_such_seat").refuses("take_crown", "not_your_ability");

  auto own = scenario(5).crown(0).turn_of("emperor");
  own.seat(0).holds("emperor");
  own.refuses("give_crown 0", "crown_receiver");
  EXPECT_EQ(own.offered("give_crown").size(), 4u);
}

SPEC("C9.3 A50", "he takes 1 gold or 1 random card, with a choice only if there are both") {
  const auto position = [] {
    auto g = scenario(5).crown(3).turn_of("emperor");
    g.seat(0).gold(0).hand({}).holds("emperor");
    g.seat(1).gold(3).hand({"tavern", "docks"}).seat(2).gold(3).hand({});
    g.seat(4).gold(0).hand({"tavern"});
    return g;
  };
  auto both = position();
  both.plays("give_crown 1").expect_crown(1).expect_offered("", {"loot card", "loot gold"});
  auto card = both;
  both.plays("loot gold").expect_gold(0, 1).expect_gold(1, 2).expect_hand_size(1, 2);
  card.plays("loot card").expect_chance().expect_offered("", {"pull docks", "pull tavern"});
  card.pulls("docks").expect_hand(0, {"docks"}).expect_hand(1, {"tavern"}).expect_gold(1, 3);

  auto gold = position();
  gold.plays("give_crown 2").expect_gold(0, 1).expect_gold(2, 2).offers("gather gold");

  auto only_card = position();
  only_card.plays("give_crown 4").pulls("tavern").expect_hand(0, {"tavern"}).expect_gold(0, 0);

  auto neither = position();
  neither.seat(4).hand({});
  neither.plays("give_crown 4").expect_crown(4).expect_gold(0, 0).offers("gather gold");
  neither.refuses("give_crown 1", "ability_used");
}

SPEC("C9.3 A08", "killed or bewitched he passes it on at the end of the round and takes nothing") {
  auto killed = scenario(5).crown(3).called_up_to("architect").killed("emperor");
  killed.seat(0).gold(0).holds("emperor").seat(1).gold(5).hand({"tavern"}).holds("warlord");
  killed.passes().expect_acting(0);
  killed.expect_offered("", {"give_crown 1", "give_crown 2", "give_crown 4"});
  killed.refuses("give_crown 3", "crown_receiver").refuses("give_crown 0", "crown_receiver");
  killed.plays("give_crown 1").expect_crown(1).expect_gold(0, 0).expect_gold(1, 7);
  killed.expect_hand(1, {"tavern"}).expect_round(2);

  auto bewitched = scenario(5).crown(3).turn_of("emperor").bewitched("emperor");
  bewitched.nobody_holds({"architect", "bishop", "merchant"});
  bewitched.seat(0).gold(0).holds("emperor").seat(1).gold(5).hand({"tavern"}).holds("witch");
  bewitched.seat(2).holds("warlord").seat(3).holds("magician").seat(4).holds("thief");
  bewitched.plays(0, "gather gold").refuses("give_crown 2", "not_your_ability");
  bewitched.plays(1, "end_turn").expect_crown(3).passes().expect_acting(0);
  bewitched.plays("give_crown 1").expect_crown(1).expect_gold(0, 2).expect_gold(1, 5);
}

SPEC("C9.4", "rank 4 not held: the crown stays, also when it was named") {
  auto killed = scenario(5).crown(3).killed("king").nobody_holds({"king"}).at_round_end();
  killed.expect_crown(3).expect_round(2);
  auto emperor = scenario(5).crown(3).killed("emperor").nobody_holds({"emperor"}).at_round_end();
  emperor.expect_crown(3).expect_round(2);
  auto bewitched = scenario(5).crown(3).bewitched("emperor").nobody_holds({"emperor"});
  bewitched.seat(0).holds("witch");
  bewitched.at_round_end().expect_crown(3).expect_round(2);
}

SPEC("C9.5", "the Throne Room's owner takes 1 gold for each change of holder") {
  auto king = scenario(5).crown(3).turn_of("king");
  king.seat(0).holds("king").seat(1).gold(0).city({"throne_room"});
  king.plays("take_crown").expect_gold(1, 1);

  auto crowned = scenario(5).crown(0).turn_of("king");
  crowned.seat(0).holds("king").seat(1).gold(0).city({"throne_room"});
  crowned.refuses("take_crown", "crown_already_yours").passes().expect_gold(1, 0);

  auto emperor = scenario(5).crown(3).turn_of("emperor");
  emperor.seat(0).holds("emperor").seat(1).gold(0).city({"throne_room"}).seat(2).gold(0);
  emperor.plays("give_crown 2").expect_gold(1, 1);

  auto late = scenario(5).crown(3).killed("king").at_round_end();
  late.seat(0).holds("king").seat(1).gold(0).city({"throne_room"});
  late.expect_gold(1, 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
