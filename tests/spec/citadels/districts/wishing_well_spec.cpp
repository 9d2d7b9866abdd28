#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

int wishing_well_bonus(Play g) {
  return g.score(0).extras[static_cast<std::size_t>(District::wishing_well)];
}

SPEC("U.wishing_well", "scores a point for each unique district of the city, itself included") {
  EXPECT_EQ(wishing_well_bonus(scenario(5).seat(0).city({"wishing_well", "manor", "tavern"})), 1);
  EXPECT_EQ(wishing_well_bonus(scenario(5).seat(0).city({"wishing_well", "keep", "monument"})), 3);
}

SPEC("U.wishing_well S02", "a Haunted Quarter counts as unique only") {
  EXPECT_EQ(wishing_well_bonus(scenario(5).seat(0).city({"wishing_well", "haunted_quarter"})), 2);
  const Texts types{"wishing_well", "haunted_quarter", "tavern", "temple", "prison"};
  EXPECT_EQ(wishing_well_bonus(scenario(5).seat(0).city(types)), 1);
}

SPEC("U.wishing_well S16", "cards in hand and under the Museum do not count") {
  auto g =
      scenario(5).seat(0).hand({"keep"}).city({"wishing_well", "museum"}).tucked(0, {"smithy"});
  EXPECT_EQ(wishing_well_bonus(g), 2);
  auto other = scenario(5).seat(0).city({"wishing_well"}).seat(1).city({"keep"});
  EXPECT_EQ(wishing_well_bonus(other), 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
