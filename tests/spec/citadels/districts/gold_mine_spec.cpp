#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.gold_mine", "gathering gold brings 3, no other gold gain changes") {
  auto g = scenario(5)
               .seat(0)
               .gold(0)
               .city({"gold_mine", "tavern"})
               .holds("merchant")
               .turn_of("merchant");
  g.plays("income").expect_gold(0, 1).plays("extra_gold").expect_gold(0, 2);
  g.plays("gather gold").expect_gold(0, 5);
}

SPEC("U.gold_mine", "does nothing for cards") {
  auto g = scenario(5).seat(0).gold(0).city({"gold_mine"}).holds("merchant").turn_of("merchant");
  g.plays("gather cards").draws({"tavern", "docks"}).plays("keep docks").expect_gold(0, 0);
}

SPEC("U.gold_mine",
     "works for the Witch, a bewitched and a threatened player and in a Hospital turn") {
  auto witch = scenario(5).seat(0).gold(0).city({"gold_mine"}).holds("witch");
  witch.plays("gather gold").expect_gold(0, 3);

  auto bewitched = scenario(5).seat(0).gold(0).city({"gold_mine"}).holds("merchant").seat(1);
  bewitched.holds("witch").bewitched("merchant").turn_of("merchant").plays("gather gold");
  bewitched.expect_gold(0, 3);

  auto threatened = scenario(5).seat(0).gold(0).city({"gold_mine"}).holds("merchant").seat(1);
  threatened.holds("blackmailer").threats({"merchant", "king"}, "king").turn_of("merchant");
  threatened.plays("gather gold").expect_gold(0, 3);

  auto killed = scenario(5).seat(0).gold(0).city({"gold_mine", "hospital"}).holds("merchant");
  killed.killed("merchant").turn_of("merchant").plays("gather gold").expect_gold(0, 3);
}

}  // namespace
}  // namespace prestige::citadels::kit
