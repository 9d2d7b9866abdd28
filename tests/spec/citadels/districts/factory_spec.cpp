#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.factory", "other unique districts are built for one gold less, basic ones are not") {
  auto g = scenario(5).seat(0).gold(7).hand({"library", "palace", "manor"}).city({"factory"});
  g.holds("architect").turn_of("architect").plays("gather gold").plays("build library");
  g.expect_gold(0, 4)
      .refuses("build palace", "price_not_payable")
      .plays("build manor")
      .expect_gold(0, 1);
}

SPEC("U.factory C14", "does not make itself cheaper") {
  auto g = scenario(5).seat(0).gold(2).hand({"factory"}).holds("merchant").turn_of("merchant");
  g.plays("gather gold").refuses("build factory", "price_not_payable");
  g.plays("extra_gold").plays("build factory").expect_gold(0, 0);
}

SPEC("U.factory", "must stand in the builder's own city") {
  auto g =
      scenario(5).seat(0).gold(3).hand({"library"}).holds("merchant").seat(1).city({"factory"});
  g.turn_of("merchant").plays("gather gold").refuses("build library", "price_not_payable");
}

SPEC("U.factory", "helps from the very build after it") {
  auto g = scenario(5)
               .seat(0)
               .gold(5)
               .hand({"factory", "stables"})
               .holds("merchant")
               .turn_of("merchant");
  g.plays("gather gold")
      .plays("build factory")
      .expect_gold(0, 2)
      .plays("build stables")
      .expect_gold(0, 1);
}

SPEC("U.factory", "cost and points stay full") {
  auto g = scenario(5).seat(0).gold(9).holds("warlord").seat(1).city({"factory", "smithy"});
  g.turn_of("warlord");
  EXPECT_EQ(g.score(1).districts, 10);
  g.plays("destroy 1 smithy").expect_gold(0, 5);
}

SPEC("U.factory A14", "a confiscation returns the reduced price") {
  auto g =
      scenario(5).seat(0).holds("magistrate").seat(1).gold(4).hand({"library"}).city({"factory"});
  g.holds("merchant").warrants({"king", "merchant", "warlord"}, "merchant").turn_of("merchant");
  g.plays("gather gold")
      .plays("build library")
      .expect_gold(1, 1)
      .plays(0, "confiscate")
      .expect_gold(1, 6);
}

SPEC("U.factory", "holds for the Wizard's immediate build") {
  auto g = scenario(5).seat(0).gold(3).city({"factory"}).holds("wizard").seat(1).hand({"library"});
  g.turn_of("wizard").plays("gather gold").plays("look 1").plays("build library").expect_gold(0, 0);
}

}  // namespace
}  // namespace prestige::citadels::kit
