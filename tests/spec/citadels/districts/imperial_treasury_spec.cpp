#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

int imperial_treasury_bonus(Play& g, int seat) {
  return g.score(seat).extras[static_cast<std::size_t>(District::imperial_treasury)];
}

SPEC("U.imperial_treasury", "scores a point for each gold of its owner's supply") {
  auto g = scenario(5).seat(0).gold(4).city({"imperial_treasury"}).seat(1).gold(9);
  EXPECT_EQ(imperial_treasury_bonus(g, 0), 4);
  EXPECT_EQ(g.score(0).total, 9);
  EXPECT_EQ(g.score(1).total, 0);
  auto none = scenario(5).seat(0).gold(0).city({"imperial_treasury"});
  EXPECT_EQ(imperial_treasury_bonus(none, 0), 0);
}

SPEC("U.imperial_treasury S08", "coins on districts and tax gold do not count") {
  auto g =
      scenario(5).seat(0).gold(2).city({"imperial_treasury+", "manor+"}).cast({"tax_collector"});
  g.tax(6);
  EXPECT_EQ(imperial_treasury_bonus(g, 0), 2);
  EXPECT_EQ(g.score(0).districts, 6 + 4);
}

SPEC("U.imperial_treasury A40", "gold that comes at the end of the last round counts") {
  auto g = scenario(5).seat(0).gold(0).holds("queen").seat(1).holds("king").killed("king").seat(0);
  g.city({"imperial_treasury", "docks", "manor", "temple", "church", "market", "prison"});
  g.turn_of("queen").passes().expect_over().expect_gold(0, 5);
  EXPECT_EQ(g.outcome().score[0].extras[static_cast<std::size_t>(District::imperial_treasury)], 5);
}

}  // namespace
}  // namespace prestige::citadels::kit
