#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.secret_vault", "is never built") {
  auto g = scenario(5).seat(0).gold(9).hand({"secret_vault"}).city({"framework"}).holds("merchant");
  g.turn_of("merchant").plays("gather gold").refuses("build secret_vault", "never_built");
  g.refuses("build secret_vault framework", "never_built").does_not_offer("build");
}

SPEC("U.secret_vault", "scores 3 from hand, and does not count for the city") {
  auto g = scenario(5).seat(0).hand({"secret_vault"}).city({"ivory_tower"}).seat(1).hand({"docks"});
  EXPECT_EQ(g.score(0).total, 5 + 5 + 3);
  EXPECT_EQ(g.score(1).total, 0);
  auto types =
      scenario(5).seat(0).hand({"secret_vault"}).city({"manor", "temple", "tavern", "prison"});
  EXPECT_EQ(types.score(0).five_types, 0);
  EXPECT_EQ(types.score(0).total, 3 + 1 + 1 + 2 + 3);
}

SPEC("U.secret_vault C10", "is discarded, paid, given and taken like any card") {
  auto den = scenario(5).seat(0).gold(3).hand({"secret_vault", "thieves_den"}).holds("merchant");
  den.turn_of("merchant").plays("gather gold").plays("build thieves_den cards 1");
  den.plays("discard secret_vault").expect_hand(0, {}).expect_city(0, {"thieves_den"});

  auto cardinal = scenario(5).seat(0).gold(0).hand({"secret_vault", "docks"}).holds("cardinal");
  cardinal.seat(1).gold(5).hand({}).turn_of("cardinal").plays("gather gold");
  cardinal.plays("build docks borrow 1")
      .plays("give secret_vault")
      .expect_hand(1, {"secret_vault"});

  auto wizard = scenario(5).seat(0).gold(9).holds("wizard").seat(1).hand({"secret_vault"});
  wizard.turn_of("wizard")
      .plays("gather gold")
      .plays("look 1")
      .expect_offered("", {"take secret_vault"});
  wizard.plays("take secret_vault").expect_hand(0, {"secret_vault"});

  auto seer = scenario(5).seat(0).hand({"secret_vault"}).holds("seer").seat(1).hand({"docks"});
  seer.turn_of("seer").plays("collect_cards").pulls("docks").plays("give secret_vault");
  seer.expect_hand(1, {"secret_vault"});
}

}  // namespace
}  // namespace prestige::citadels::kit
