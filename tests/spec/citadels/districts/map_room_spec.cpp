#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.map_room", "scores a point for each card in its owner's hand") {
  auto g = scenario(5)
               .seat(0)
               .hand({"manor", "docks", "docks"})
               .city({"map_room"})
               .seat(1)
               .hand({"palace"});
  EXPECT_EQ(g.score(0).total, 5 + 3);
  EXPECT_EQ(g.score(1).total, 0);
  auto none = scenario(5).seat(0).hand({}).city({"map_room"});
  EXPECT_EQ(none.score(0).total, 5);
}

SPEC("U.map_room A34", "the Secret Vault counts here and for itself") {
  auto g = scenario(5).seat(0).hand({"secret_vault", "docks"}).city({"map_room"});
  EXPECT_EQ(g.score(0).total, 5 + 2 + 3);
}

SPEC("U.map_room", "cards under the Museum are not in hand") {
  auto g = scenario(5)
               .seat(0)
               .hand({"docks"})
               .city({"map_room", "museum"})
               .tucked(0, {"manor", "tavern"});
  EXPECT_EQ(g.score(0).total, 5 + 4 + 1 + 2);
}

}  // namespace
}  // namespace prestige::citadels::kit
