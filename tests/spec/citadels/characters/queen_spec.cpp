#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.queen", "takes 3 gold when a direct neighbour showed rank 4 this round") {
  for (const int royal : {1, 2, 3, 4}) {
    auto g = scenario(5).seat(0).gold(0).holds("queen").seat(royal).holds("king").turn_of("queen");
    if (royal == 1 || royal == 4) {
      g.plays("royal_gold").expect_gold(0, 3).refuses("royal_gold", "ability_used");
    } else {
      g.refuses("royal_gold", "no_royal_neighbour").does_not_offer("royal_gold");
    }
  }
}

SPEC("R.queen A48", "nothing is offered when nobody showed rank 4") {
  auto g = scenario(5).seat(0).holds("queen").nobody_holds({"king"}).turn_of("queen");
  g.refuses("royal_gold", "no_royal_neighbour").does_not_offer("royal_gold");
}

SPEC("R.queen C10.2", "beside a killed rank 4 she gets 3 gold at the end of the round by itself") {
  for (const int royal : {1, 2}) {
    auto g = scenario(5).seat(0).gold(0).holds("queen").seat(royal).holds("king").killed("king");
    g.turn_of("queen").refuses("royal_gold", "no_royal_neighbour").passes().expect_round(2);
    g.expect_gold(0, royal == 1 ? 5 : 2);
  }
}

SPEC("R.queen G26", "for a bewitched rank 4 the seat of the card's player counts") {
  auto g = scenario(6).seat(0).gold(0).holds("queen").seat(1).holds("king").seat(3).holds("witch");
  g.bewitched("king").turn_of("queen").plays("royal_gold").expect_gold(0, 3);

  auto witch =
      scenario(6).seat(0).gold(0).holds("queen").seat(3).holds("king").seat(1).holds("witch");
  witch.bewitched("king").turn_of("queen").refuses("royal_gold", "no_royal_neighbour");
}

SPEC("R.queen G25", "the Emperor's seat counts, not the new holder's") {
  auto g = scenario(5).seat(0).holds("queen").seat(2).holds("emperor").crown(1).turn_of("queen");
  g.refuses("royal_gold", "no_royal_neighbour");
}

SPEC("R.queen K05", "killed she gets nothing, not even at the end of the round") {
  auto g = scenario(5).seat(0).gold(0).holds("queen").seat(1).holds("king").killed("queen");
  g.called_up_to("warlord").expect_round(2).expect_gold(0, 0);
}

SPEC("R.queen", "has no income and builds one district") {
  expect_no_income("queen");
  expect_build_limit("queen", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
