#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/districts/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.museum", "tucks a hand card for a point at the end, once in a turn") {
  auto g = scenario(5).seat(0).hand({"manor", "docks"}).city({"museum"}).holds("merchant");
  g.turn_of("merchant").expect_offered("use", {"use museum manor", "use museum docks"});
  g.refuses("use museum palace", "not_in_hand").plays("use museum manor").expect_hand(0, {"docks"});
  g.refuses("use museum docks", "district_used");
  EXPECT_EQ(g.score(0).total, 4 + 1);
  EXPECT_EQ(g.state().secrets.tucked[0].size(), 1);
}

SPEC("U.museum", "a tucked Secret Vault gives 1 point, not 3") {
  auto g = scenario(5)
               .seat(0)
               .hand({"secret_vault"})
               .city({"museum"})
               .holds("merchant")
               .turn_of("merchant");
  EXPECT_EQ(g.score(0).total, 4 + 3);
  g.plays("use museum secret_vault");
  EXPECT_EQ(g.score(0).total, 4 + 1);
}

SPEC("U.museum C12.21", "the number is public, the cards only known to who tucked them") {
  auto g = scenario(5).seat(0).gold(9).city({"palace"}).holds("diplomat").seat(1).city({"museum"});
  g.tucked(1, {"manor", "docks"}).turn_of("diplomat").plays("exchange palace 1 museum");
  EXPECT_EQ(g.observe(1).tucked.size(), 2);
  EXPECT_TRUE(g.observe(0).tucked.empty());
  EXPECT_EQ(g.observe(0).tucked_size[1], 2);
  EXPECT_EQ(g.score(0).total, 4 + 2);
  EXPECT_EQ(g.score(1).total, 5);
}

SPEC("U.museum", "works in a completed city and in the turn it was built") {
  auto full = scenario(5).seat(0).hand({"palace"}).holds("merchant");
  full.city({"museum", "docks", "manor", "temple", "church", "market", "prison"});
  full.turn_of("merchant").plays("use museum palace").expect_hand(0, {});

  auto fresh =
      scenario(5).seat(0).gold(2).hand({"museum", "manor"}).holds("merchant").turn_of("merchant");
  fresh.plays("gather gold").plays("build museum").plays("use museum manor").expect_hand(0, {});
}

SPEC("U.museum C07", "sacrificed or destroyed its cards go under the deck with it") {
  auto g = scenario(5).seat(0).hand({"necropolis"}).city({"museum"}).tucked(0, {"manor", "docks"});
  g.holds("merchant")
      .turn_of("merchant")
      .plays("gather gold")
      .plays("build necropolis sacrifice museum");
  EXPECT_TRUE(g.state().secrets.tucked[0].empty());
  EXPECT_EQ(g.state().secrets.deck.tail().size(), 3u);
}

SPEC("U.museum A51 A59", "once in each turn and never in a turn that is cut") {
  expect_no_use_in_cut_turns("museum", "use museum tavern");
  expect_use_once_a_turn("museum", "use museum tavern");
}

}  // namespace
}  // namespace prestige::citadels::kit
