#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.cardinal", "draws a card for each religious district, the School of Magic included") {
  auto g =
      scenario(5).seat(0).hand({}).city({"temple", "school_of_magic", "manor"}).holds("cardinal");
  g.turn_of("cardinal")
      .plays("income")
      .draws({"docks", "tavern"})
      .expect_hand(0, {"docks", "tavern"});
  g.refuses("income", "ability_used");

  auto empty = scenario(5).seat(0).city({"temple"}).holds("cardinal").deck({}).rest_to(4);
  empty.turn_of("cardinal").refuses("income", "nothing_to_gain").does_not_offer("income");

  auto none = scenario(5).seat(0).city({"manor"}).holds("cardinal").turn_of("cardinal");
  none.refuses("income", "nothing_to_gain");
}

SPEC("R.cardinal A16", "spends all own gold and borrows the rest for as many cards of choice") {
  auto g =
      scenario(5).seat(0).gold(1).hand({"palace", "tavern", "manor", "temple"}).holds("cardinal");
  g.seat(1)
      .gold(1)
      .seat(2)
      .gold(2)
      .hand({})
      .seat(3)
      .gold(0)
      .turn_of("cardinal")
      .plays("gather gold");
  g.refuses("build palace", "price_not_payable")
      .refuses("build palace borrow 0", "needs_other_player");
  g.refuses("build palace borrow 1", "lender_too_poor").plays("build palace borrow 2");
  g.expect_offered("", {"give tavern", "give manor", "give temple"});
  g.refuses("give palace", "not_in_hand").plays("give manor").plays("give tavern");
  g.expect_city(0, {"palace"}).expect_gold(0, 0).expect_gold(2, 0);
  g.expect_hand(0, {"temple"}).expect_hand(2, {"manor", "tavern"});
}

SPEC("R.cardinal A56", "borrows only when short, and not with Framework or a sacrifice") {
  auto g = scenario(5).seat(0).gold(3).hand({"palace", "tavern"}).city({"framework"});
  g.holds("cardinal").seat(1).gold(9).turn_of("cardinal").plays("gather gold");
  g.refuses("build palace borrow 1", "nothing_is_short");
  g.expect_offered("build palace", {"build palace", "build palace framework"});
  g.plays("build palace framework").expect_gold(0, 5).expect_gold(1, 9);

  auto other =
      scenario(5).seat(0).gold(0).hand({"palace", "tavern", "manor", "docks"}).holds("bishop");
  other.seat(1).gold(9).turn_of("bishop").plays("gather gold");
  other.refuses("build palace borrow 1", "only_cardinal_borrows");
}

SPEC("R.cardinal C18", "borrows once a turn") {
  auto g = scenario(5).seat(0).gold(0).hand({"docks", "stables", "tavern", "manor", "temple"});
  g.holds("cardinal").seat(1).gold(9).turn_of("cardinal").plays("gather gold");
  g.plays("build docks borrow 1").plays("give tavern").expect_gold(0, 0).expect_gold(1, 8);
  g.refuses("build stables borrow 1", "borrowed_already").does_not_offer("build");
}

SPEC("R.cardinal A16",
     "for a Thieves' Den the discarded cards come first, the rest may be borrowed") {
  auto g = scenario(5).seat(0).gold(0).hand({"thieves_den", "tavern", "manor", "temple", "docks"});
  g.holds("cardinal").seat(1).gold(9).hand({}).turn_of("cardinal").plays("gather gold");
  g.refuses("build thieves_den cards 4 borrow 1", "nothing_is_short");
  g.plays("build thieves_den cards 2 borrow 1").plays("discard tavern").plays("discard manor");
  g.plays("give temple").plays("give docks").expect_city(0, {"thieves_den"}).expect_hand(0, {});
  g.expect_gold(0, 0).expect_gold(1, 7).expect_hand(1, {"temple", "docks"});
}

SPEC("R.cardinal C13 C15", "borrows on the reduced price and pays no tax from an empty supply") {
  auto g = scenario(5).seat(0).gold(1).hand({"library", "tavern", "manor"}).city({"factory"});
  g.holds("cardinal")
      .cast({"tax_collector"})
      .seat(1)
      .gold(9)
      .turn_of("cardinal")
      .plays("gather gold");
  g.plays("build library borrow 1").plays("give tavern").plays("give manor");
  g.expect_gold(0, 0).expect_gold(1, 7).expect_tax(0).expect_city(0, {"factory", "library"});
}

SPEC("R.cardinal", "builds one district") { expect_build_limit("cardinal", 1); }

}  // namespace
}  // namespace prestige::citadels::kit
