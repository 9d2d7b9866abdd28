// Wizard, Necropolis, Armory and completed cities.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C51 A55", "a Thieves' Den from another hand is paid with the Wizard's own cards and gold") {
  auto g = turn("wizard").gold(2).hand({"tavern", "temple"});
  g.seat(1).hand({"thieves_den", "docks", "manor", "castle"}).plays("gather gold").plays("look 1");
  g.refuses("build thieves_den", "price_not_payable");
  g.refuses("build thieves_den cards 3", "wrong_number_of_cards");
  g.refuses("build thieves_den cards 1", "price_not_payable");
  g.plays("build thieves_den cards 2").refuses("discard docks", "not_in_hand");
  g.plays("discard tavern").plays("discard temple").expect_city(0, {"thieves_den"});
  g.expect_gold(0, 0).expect_hand(0, {}).expect_hand(1, {"docks", "manor", "castle"});
}

SPEC("C52 A55", "what the Wizard cannot pay or build goes to hand only") {
  auto g = turn("wizard").gold(1).hand({}).city({"tavern", "temple", "docks", "manor", "church"});
  g.seat(1).hand({"palace", "monument", "secret_vault", "market"});
  g.plays("gather gold").plays("look 1").refuses("build palace", "price_not_payable");
  g.refuses("build monument", "city_too_large_for_monument");
  g.refuses("build secret_vault", "never_built").refuses("build harbor", "not_in_that_hand");
  g.expect_offered("build", {"build market"}).refuses("end_turn", "not_now");
  g.expect_offered("take", {"take market", "take monument", "take palace", "take secret_vault"});
  g.plays("take palace").expect_hand(0, {"palace"}).expect_gold(0, 3);
}

SPEC("C53 A67", "a sacrificed Monument takes its two with it") {
  const auto table = [] {
    auto g = turn("architect").gold(5).hand({"necropolis", "watchtower"});
    g.city({"monument", "tavern", "temple", "docks", "manor"}).plays("gather gold");
    return g;
  };
  auto monument = table();
  monument.plays("build necropolis sacrifice monument").plays("build watchtower");
  monument.expect_completed(0, false);
  auto tavern = table();
  tavern.plays("build necropolis sacrifice tavern").expect_completed(0, false);
  tavern.plays("build watchtower").expect_completed(0);
}

SPEC("C54 A66", "the Armory is not offered without another district in an open city") {
  auto alone = turn("merchant").city({"armory"});
  alone.refuses("use armory 0 armory", "armory_needs_other_target").does_not_offer("use");
  auto closed = turn("merchant").city({"armory"}).seat(1).city(kSeven);
  closed.refuses("use armory 1 docks", "city_completed").does_not_offer("use");
  auto own = turn("merchant").city({"armory", "tavern"}).seat(1).city(kSeven);
  own.expect_offered("use", {"use armory 0 tavern"}).plays("use armory 0 tavern");
  own.expect_city(0, {});
}

SPEC("C55 A56", "the Cardinal does not borrow for Framework, sacrifice or an affordable price") {
  for (const char* build : {"build palace framework", "build necropolis sacrifice tavern"}) {
    EXPECT_FALSE(parse(std::string(build) + " borrow 1").has_value());
    auto g = turn("cardinal").gold(0).hand({"palace", "necropolis", "docks", "manor"});
    g.city({"framework", "tavern"}).seat(1).gold(9).hand({}).plays("gather gold").plays(build);
    g.expect_gold(0, 2).expect_gold(1, 9).expect_hand(1, {});
    EXPECT_FALSE(g.state().table.turn.borrowed);
  }
  auto enough = turn("cardinal").gold(1).hand({"docks", "manor"}).seat(1).gold(9);
  enough.plays("gather gold").refuses("build docks borrow 1", "nothing_is_short");
}

SPEC("C56", "Museum, Laboratory and Smithy work in the own completed city") {
  auto g = turn("merchant").gold(2).hand({"tavern", "palace"});
  g.city({"museum", "laboratory", "smithy", "temple", "church", "market", "docks"});
  g.expect_completed(0).plays("use museum tavern").plays("use laboratory palace").expect_gold(0, 4);
  g.plays("use smithy").draws({"manor", "castle", "harbor"}).expect_gold(0, 2);
  g.expect_hand(0, {"manor", "castle", "harbor"});
}

SPEC("C57", "a hand of only the Secret Vault keeps the Park quiet") {
  auto g = turn("merchant").hand({"secret_vault"}).city({"park"}).passes();
  g.expect_hand(0, {"secret_vault"}).expect_no_event("park_drawn");
  auto empty = turn("merchant").hand({}).city({"park"}).passes();
  empty.draws({"tavern", "docks"}).expect_hand(0, {"tavern", "docks"});
}

}  // namespace
}  // namespace prestige::citadels::kit
