#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.framework C6.7", "is destroyed in place of the whole price and uses the limit") {
  auto g = scenario(5).seat(0).gold(0).hand({"palace", "tavern"}).city({"framework+", "manor"});
  g.holds("merchant")
      .turn_of("merchant")
      .refuses("build palace framework", "gather_before_building");
  g.plays("gather gold").plays("build palace framework").expect_city(0, {"manor", "palace"});
  g.expect_gold(0, 2).refuses("build tavern", "limit_reached");
  ASSERT_EQ(g.state().secrets.deck.tail().size(), 1u);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::framework);
}

SPEC("U.framework", "must stand in the own city, also in the turn it was built") {
  auto none =
      scenario(5).seat(0).gold(9).hand({"palace"}).holds("merchant").seat(1).city({"framework"});
  none.turn_of("merchant").plays("gather gold").refuses("build palace framework", "no_framework");

  auto fresh = scenario(5).seat(0).gold(1).hand({"framework", "palace"}).holds("architect");
  fresh.turn_of("architect")
      .plays("gather gold")
      .refuses("build framework framework", "framework_pays_for_others");
  fresh.plays("build framework")
      .plays("build palace framework")
      .expect_city(0, {"palace"})
      .expect_gold(0, 0);
}

SPEC("U.framework",
     "pays for neither the Secret Vault nor a duplicate nor a Monument beside five cards") {
  auto g = scenario(5).seat(0).gold(9).hand({"secret_vault", "manor", "monument"});
  g.city({"framework", "manor", "tavern", "docks", "temple"}).holds("merchant").turn_of("merchant");
  g.plays("gather gold").refuses("build secret_vault framework", "never_built");
  g.refuses("build manor framework", "identical_district");
  g.refuses("build monument framework", "city_too_large_for_monument");
}

SPEC("U.framework C02 A67", "the size is looked at after both cards have moved") {
  auto g = scenario(5).seat(0).gold(9).hand({"palace"}).holds("merchant");
  g.city({"framework", "manor", "tavern", "docks", "temple", "church"}).turn_of("merchant");
  g.plays("gather gold").plays("build palace framework").expect_completed(0, false);
  EXPECT_EQ(g.city_of(0).size(), 6u);
}

SPEC("U.framework A18", "is not usable in an own completed city, by option it is") {
  const Texts city{"framework", "manor", "tavern", "docks", "temple", "church", "market"};
  auto g =
      scenario(5).seat(0).gold(9).hand({"palace"}).city(city).holds("merchant").turn_of("merchant");
  g.plays("gather gold")
      .refuses("build palace framework", "own_city_completed")
      .offers("build palace");

  auto option = scenario(5).options([](Switches& s) { s.self_sacrifice_in_completed_city = true; });
  option.seat(0).gold(9).hand({"palace"}).city(city).holds("merchant").turn_of("merchant");
  option.plays("gather gold").plays("build palace framework").expect_gold(0, 11);
}

SPEC("U.framework", "a build with it stays outside the limit when the district does") {
  auto g =
      scenario(5).seat(0).gold(9).hand({"stables", "tavern"}).city({"framework"}).holds("merchant");
  g.turn_of("merchant").plays("gather gold").plays("build stables framework").plays("build tavern");
  g.expect_city(0, {"stables", "tavern"}).expect_gold(0, 10);
}

SPEC("A73 C5.15 U.framework", "built again in the same turn it cannot pay a second time") {
  auto g = turn("architect").gold(9).hand({"palace", "manor"}).city({"framework", "museum"});
  g.deck({"tavern"}).rest_to(4).plays("gather gold").plays("build palace framework");
  g.plays("extra_cards").draws({"tavern", "framework"}).plays("build framework");
  g.refuses("build manor framework", "district_used").offers("build manor");
  g.expect_offered("build", {"build manor", "build tavern"});
}

}  // namespace
}  // namespace prestige::citadels::kit
