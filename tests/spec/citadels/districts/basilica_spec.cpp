#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

int basilica_bonus(const Texts& city) {
  auto g = scenario(5).seat(0).city(city);
  return g.score(0).extras[static_cast<std::size_t>(District::basilica)];
}

SPEC("U.basilica", "scores a point for each district of odd cost, itself not") {
  EXPECT_EQ(basilica_bonus({"basilica"}), 0);
  EXPECT_EQ(basilica_bonus({"basilica", "manor", "castle", "palace", "temple"}), 3);
  EXPECT_EQ(basilica_bonus({"basilica", "tavern", "tavern"}), 2);
}

SPEC("U.basilica C34", "a coin changes the parity, of the Basilica as well") {
  EXPECT_EQ(basilica_bonus({"basilica+"}), 1);
  EXPECT_EQ(basilica_bonus({"basilica", "manor+", "castle+"}), 1);
}

SPEC("U.basilica", "the Factory changes no cost, the Monument is one card of cost 4") {
  EXPECT_EQ(basilica_bonus({"basilica", "factory", "library"}), 1);
  EXPECT_EQ(basilica_bonus({"basilica", "monument"}), 0);
  EXPECT_EQ(basilica_bonus({"basilica", "monument+"}), 1);
}

SPEC("U.basilica", "adds the points to the total of its city only") {
  auto g = scenario(5).seat(0).city({"basilica", "manor"}).seat(1).city({"palace"});
  EXPECT_EQ(g.score(0).total, 4 + 3 + 1);
  EXPECT_EQ(g.score(1).total, 5);
}

}  // namespace
}  // namespace prestige::citadels::kit
