#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

int capitol_bonus(const Texts& city) {
  auto g = scenario(5).seat(0).city(city);
  return g.score(0).extras[static_cast<std::size_t>(District::capitol)];
}

SPEC("U.capitol", "scores 3 with three districts of one type, 0 with two") {
  EXPECT_EQ(capitol_bonus({"capitol", "manor", "castle"}), 0);
  EXPECT_EQ(capitol_bonus({"capitol", "manor", "castle", "palace"}), 3);
  EXPECT_EQ(capitol_bonus({"capitol", "tavern", "tavern", "tavern"}), 3);
}

SPEC("U.capitol A33", "unique is a type, the Capitol and the School of Magic included") {
  EXPECT_EQ(capitol_bonus({"capitol", "keep"}), 0);
  EXPECT_EQ(capitol_bonus({"capitol", "keep", "school_of_magic"}), 3);
  EXPECT_EQ(capitol_bonus({"capitol", "monument"}), 0);
}

SPEC("U.capitol S05", "several triples still score 3 in all") {
  EXPECT_EQ(capitol_bonus({"capitol", "manor", "castle", "palace", "tavern", "docks", "market"}),
            3);
}

SPEC("U.capitol S04", "the Haunted Quarter counts for the one type chosen for it") {
  EXPECT_EQ(capitol_bonus({"capitol", "manor", "castle", "haunted_quarter"}), 3);
  EXPECT_EQ(capitol_bonus({"capitol", "manor", "haunted_quarter"}), 0);
}

}  // namespace
}  // namespace prestige::citadels::kit
