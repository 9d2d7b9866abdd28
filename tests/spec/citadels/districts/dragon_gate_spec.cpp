#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.dragon_gate", "scores 2 points above its cost of 6") {
  auto g = scenario(5).seat(0).city({"dragon_gate"}).seat(1).city({"palace"});
  EXPECT_EQ(g.score(0).districts, 6);
  EXPECT_EQ(g.score(0).total, 8);
  EXPECT_EQ(g.score(1).total, 5);
}

SPEC("U.dragon_gate", "its cost stays 6: the price to build, to destroy and to exchange") {
  auto build =
      scenario(5).seat(0).gold(3).hand({"dragon_gate"}).holds("merchant").turn_of("merchant");
  build.plays("gather gold").refuses("build dragon_gate", "price_not_payable");
  build.plays("extra_gold").plays("build dragon_gate").expect_gold(0, 0);

  auto warlord = scenario(5).seat(0).gold(5).holds("warlord").seat(1).city({"dragon_gate"});
  warlord.turn_of("warlord").plays("destroy 1 dragon_gate").expect_gold(0, 0).expect_city(1, {});

  auto swap =
      scenario(5).seat(0).gold(4).city({"church"}).holds("diplomat").seat(1).city({"dragon_gate"});
  swap.turn_of("diplomat").plays("exchange church 1 dragon_gate").expect_gold(0, 0);
  EXPECT_EQ(swap.score(0).total, 8);
}

}  // namespace
}  // namespace prestige::citadels::kit
