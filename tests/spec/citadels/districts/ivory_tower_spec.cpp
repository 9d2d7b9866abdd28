#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

int ivory_tower_bonus(Play g) {
  return g.score(0).extras[static_cast<std::size_t>(District::ivory_tower)];
}

SPEC("U.ivory_tower", "scores 5 as the only unique district of the city") {
  EXPECT_EQ(ivory_tower_bonus(scenario(5).seat(0).city({"ivory_tower", "manor", "tavern"})), 5);
  EXPECT_EQ(ivory_tower_bonus(scenario(5).seat(0).city({"ivory_tower", "keep"})), 0);
  EXPECT_EQ(ivory_tower_bonus(scenario(5).seat(0).city({"ivory_tower", "museum"})), 0);
  EXPECT_EQ(ivory_tower_bonus(scenario(5).seat(0).city({"ivory_tower", "school_of_magic"})), 0);
}

SPEC("U.ivory_tower", "unique districts of other cities and cards in hand do not matter") {
  EXPECT_EQ(ivory_tower_bonus(scenario(5)
                                  .seat(0)
                                  .hand({"secret_vault", "smithy"})
                                  .city({"ivory_tower"})
                                  .seat(1)
                                  .city({"keep"})),
            5);
}

SPEC("U.ivory_tower S01", "a Haunted Quarter of another type does not spoil it") {
  auto g = scenario(5).seat(0).city({"ivory_tower", "haunted_quarter"});
  EXPECT_EQ(ivory_tower_bonus(g), 5);
  EXPECT_NE(g.score(0).haunted_quarter, Type::unique);
  EXPECT_EQ(ivory_tower_bonus(scenario(5).seat(0).city({"ivory_tower", "haunted_quarter", "keep"})),
            0);
}

}  // namespace
}  // namespace prestige::citadels::kit
