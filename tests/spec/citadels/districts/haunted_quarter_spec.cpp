#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.haunted_quarter C11.5", "fills one missing type for the owner's best total") {
  auto g = scenario(5).seat(0).city({"tavern", "temple", "watchtower", "keep", "haunted_quarter"});
  EXPECT_EQ(g.score(0).five_types, 3);
  EXPECT_EQ(g.score(0).haunted_quarter, Type::noble);
  EXPECT_EQ(g.score(0).total, 1 + 1 + 1 + 3 + 2 + 3);
}

SPEC("U.haunted_quarter S11", "cannot be unique and another type at once") {
  auto g = scenario(5).seat(0).city({"tavern", "temple", "watchtower", "haunted_quarter"});
  EXPECT_EQ(g.score(0).five_types, 0);
  auto four =
      scenario(5).seat(0).city({"tavern", "temple", "watchtower", "manor", "haunted_quarter"});
  EXPECT_EQ(four.score(0).five_types, 3);
  EXPECT_EQ(four.score(0).haunted_quarter, Type::unique);
}

SPEC("U.haunted_quarter A44", "equal totals: unique, else the first of the types in order") {
  auto g = scenario(5).seat(0).city({"tavern", "haunted_quarter"});
  EXPECT_EQ(g.score(0).haunted_quarter, Type::unique);
  auto tower = scenario(5).seat(0).city({"ivory_tower", "haunted_quarter"});
  EXPECT_EQ(tower.score(0).haunted_quarter, Type::noble);
  EXPECT_EQ(tower.score(0).total, 5 + 5 + 2);
}

SPEC("U.haunted_quarter", "one type holds for every scoring rule: the best of Well and Tower") {
  auto well = scenario(5).seat(0).city({"wishing_well", "haunted_quarter"});
  EXPECT_EQ(well.score(0).haunted_quarter, Type::unique);
  EXPECT_EQ(well.score(0).total, 5 + 2 + 2);
  // As noble it brings 3 for five types and loses the Well's point.
  auto both =
      scenario(5).seat(0).city({"wishing_well", "haunted_quarter", "tavern", "temple", "prison"});
  EXPECT_EQ(both.score(0).haunted_quarter, Type::noble);
  EXPECT_EQ(both.score(0).total, 5 + 2 + 1 + 1 + 2 + 3 + 1);
}

SPEC("U.haunted_quarter",
     "is unique during the game: no income, and the Factory makes it cheaper") {
  auto income = scenario(5).seat(0).city({"haunted_quarter"}).holds("merchant").turn_of("merchant");
  income.refuses("income", "nothing_to_gain");

  auto build =
      scenario(5).seat(0).gold(0).hand({"haunted_quarter"}).city({"factory"}).holds("merchant");
  build.turn_of("merchant").plays("gather gold").plays("build haunted_quarter").expect_gold(0, 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
