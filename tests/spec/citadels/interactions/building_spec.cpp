// Helpers of building beside each other.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C01 A28", "the Framework counts among the five cards that bar the Monument") {
  auto five = turn("merchant").hand({"monument"});
  five.city({"framework", "tavern", "temple", "docks", "manor"}).plays("gather gold");
  five.refuses("build monument framework", "city_too_large_for_monument");

  auto four = turn("merchant").hand({"monument"}).city({"framework", "tavern", "temple", "docks"});
  four.plays("gather gold").plays("build monument framework");
  four.expect_city(0, {"monument", "tavern", "temple", "docks"});
}

SPEC("C02", "a Framework build leaves a city of six at six, not completed") {
  auto g = turn("merchant").gold(0).hand({"palace"});
  g.city({"framework", "temple", "church", "market", "docks", "manor"});
  g.plays("gather gold").plays("build palace framework").expect_completed(0, false);
  g.expect_city(0, {"palace", "temple", "church", "market", "docks", "manor"}).expect_gold(0, 2);
}

SPEC("C03", "a Framework build is taxed if the supply is not empty") {
  auto g = turn("merchant").cast({"tax_collector"}).gold(0).hand({"palace"}).city({"framework"});
  auto poor = g;
  g.plays("gather gold").plays("build palace framework").expect_gold(0, 1).expect_tax(1);
  poor.plays("gather cards").draws({"tavern", "docks"}).plays("keep tavern");
  poor.plays("build palace framework").expect_gold(0, 0).expect_tax(0);
}

SPEC("C04", "a Trader's trade district by Framework is outside the limit and free") {
  auto g = turn("trader").gold(1).hand({"manor", "harbor", "temple"}).city({"framework"});
  g.plays("gather gold").plays("build manor").expect_gold(0, 0);
  g.refuses("build temple framework", "limit_reached").plays("build harbor framework");
  g.expect_city(0, {"manor", "harbor"}).expect_gold(0, 0);
}

SPEC("C05 A37", "a Wizard's immediate build may use the Framework and is not confiscated") {
  auto g = turn("wizard").gold(0).hand({}).city({"framework"}).seat(1).hand({"palace"});
  g.seat(2).holds("magistrate").warrants({"wizard", "king", "bishop"}, "wizard");
  g.plays("gather gold").plays("look 1").refuses("build palace", "price_not_payable");
  g.plays("build palace framework").expect_acting(0).expect_city(0, {"palace"});
  g.expect_gold(0, 2).expect_hand(1, {});
}

SPEC("C06", "Framework and Keep may be sacrificed for the Necropolis") {
  for (const char* sacrifice : {"framework", "keep"}) {
    auto g = turn("merchant").gold(0).hand({"necropolis"}).city({"framework", "keep", "tavern"});
    const int deck = g.state().secrets.deck.size();
    g.plays("gather gold").plays(std::string("build necropolis sacrifice ") + sacrifice);
    g.expect_gold(0, 2).expect_deck_size(deck + 1);
    EXPECT_EQ(g.city_of(0).size(), 3u);
    EXPECT_EQ(std::ranges::count(g.city_of(0), sacrifice), 0);
  }
}

SPEC("C07", "the cards under a sacrificed Museum go under the deck") {
  auto g = turn("merchant").hand({"necropolis"}).city({"museum"}).tucked(0, {"docks", "manor"});
  const int deck = g.state().secrets.deck.size();
  g.plays("gather gold").plays("build necropolis sacrifice museum");
  g.expect_city(0, {"necropolis"}).expect_hand(0, {}).expect_deck_size(deck + 3);
  EXPECT_TRUE(g.state().secrets.tucked[0].empty());
  EXPECT_EQ(g.score(0).total, 5);
}

SPEC("C08 A18", "nothing of the own completed city is sacrificed unless the option allows it") {
  auto g = turn("architect").gold(0).hand({"palace", "necropolis"});
  g.city({"framework", "temple", "church", "market", "docks", "manor", "castle"});
  auto free = g;
  g.plays("gather gold").refuses("build palace framework", "own_city_completed");
  g.refuses("build necropolis sacrifice temple", "own_city_completed").does_not_offer("build");
  free.options([](Switches& s) { s.self_sacrifice_in_completed_city = true; });
  free.plays("gather gold").plays("build palace framework");
  free.plays("build necropolis sacrifice temple").expect_completed(0);
}

SPEC("C09", "the Secret Vault is never built, but the Wizard may take it to hand") {
  auto own = turn("merchant").gold(9).hand({"secret_vault"}).city({"framework"});
  own.plays("gather gold").refuses("build secret_vault", "never_built");
  own.refuses("build secret_vault framework", "never_built").does_not_offer("build");

  auto g = turn("wizard").gold(9).hand({}).city({"framework"}).seat(1).hand({"secret_vault"});
  g.plays("gather gold").plays("look 1").refuses("build secret_vault", "never_built");
  g.refuses("build secret_vault framework", "never_built");
  g.expect_offered("", {"take secret_vault"}).plays("take secret_vault");
  g.expect_hand(0, {"secret_vault"}).expect_hand(1, {});
}

SPEC("C10", "the Secret Vault is a card for Laboratory, Museum and Thieves' Den") {
  auto laboratory = turn("merchant").gold(0).hand({"secret_vault"}).city({"laboratory"});
  laboratory.plays("use laboratory secret_vault").expect_gold(0, 2).expect_hand(0, {});

  auto museum = turn("merchant").hand({"secret_vault"}).city({"museum"});
  EXPECT_EQ(museum.score(0).total, 7);
  museum.plays("use museum secret_vault").expect_hand(0, {});
  EXPECT_EQ(museum.score(0).total, 5);

  auto den = turn("merchant").gold(3).hand({"secret_vault", "thieves_den"});
  den.plays("gather gold").plays("build thieves_den cards 1").plays("discard secret_vault");
  den.expect_city(0, {"thieves_den"}).expect_gold(0, 0).expect_hand(0, {});
}

SPEC("C10", "the Secret Vault is a card for Seer and Cardinal") {
  auto seer = turn("seer").hand({"secret_vault"}).seat(1).hand({"tavern"});
  seer.plays("collect_cards").pulls("tavern").plays("give secret_vault");
  seer.expect_hand(0, {"tavern"}).expect_hand(1, {"secret_vault"});
  auto taken = turn("seer").hand({}).seat(1).hand({"secret_vault"});
  taken.plays("collect_cards").pulls("secret_vault").plays("give secret_vault");

  auto cardinal = turn("cardinal").gold(0).hand({"secret_vault", "docks"}).seat(1).gold(1).hand({});
  cardinal.plays("gather gold").plays("build docks borrow 1").plays("give secret_vault");
  cardinal.expect_city(0, {"docks"}).expect_hand(1, {"secret_vault"}).expect_gold(1, 0);
}

SPEC("C11 A34", "a Secret Vault in hand scores three, and one more with the Map Room") {
  auto g = turn("merchant").hand({"secret_vault"}).city({"map_room"});
  EXPECT_EQ(g.score(0).extras[static_cast<std::size_t>(District::secret_vault)], 3);
  EXPECT_EQ(g.score(0).extras[static_cast<std::size_t>(District::map_room)], 1);
  EXPECT_EQ(g.score(0).total, 9);
}

SPEC("C12", "with the Factory the Thieves' Den costs five") {
  const Texts hand = {"thieves_den", "tavern", "temple", "docks", "manor", "castle", "palace"};
  auto g = turn("merchant").gold(3).hand(hand).city({"factory"});
  auto gold = g;
  g.plays("gather gold").refuses("build thieves_den cards 6", "wrong_number_of_cards");
  g.plays("build thieves_den cards 5");
  for (const char* card : {"tavern", "temple", "docks", "manor", "castle"}) {
    g.plays(std::string("discard ") + card);
  }
  g.expect_gold(0, 5).expect_hand(0, {"palace"}).expect_city(0, {"factory", "thieves_den"});
  gold.plays("gather gold").plays("build thieves_den").expect_gold(0, 0);
}

SPEC("C13", "the Cardinal's shortfall is that of the Factory's reduced price") {
  auto g = turn("cardinal").gold(0).hand({"smithy", "tavern", "temple"}).city({"factory"});
  g.seat(1).gold(2).hand({}).plays("gather gold").plays("build smithy borrow 1");
  g.plays("give tavern").plays("give temple").expect_gold(1, 0).expect_gold(0, 0);
  g.expect_city(0, {"factory", "smithy"}).expect_hand(1, {"tavern", "temple"});
}

SPEC("C14", "the Factory lowers neither basic districts nor itself") {
  auto basic = turn("merchant").gold(2).hand({"palace", "smithy"}).city({"factory"});
  basic.plays("gather gold").refuses("build palace", "price_not_payable");
  basic.expect_offered("build", {"build smithy"});
  auto itself = turn("merchant").gold(2).hand({"factory"});
  itself.plays("gather gold").refuses("build factory", "price_not_payable");
}

SPEC("C15", "after a borrowed build the supply is empty and nothing is taxed") {
  auto g = turn("cardinal").cast({"tax_collector"}).gold(0).hand({"docks", "tavern"});
  g.seat(1).gold(5).plays("gather gold").plays("build docks borrow 1").plays("give tavern");
  g.expect_gold(0, 0).expect_tax(0).expect_gold(1, 4);
}

SPEC("C16", "the Cardinal borrows no more than the cards left beside the new district") {
  auto g = turn("cardinal").gold(0).hand({"castle", "docks"}).seat(1).gold(9);
  g.plays("gather gold").refuses("build castle borrow 1", "too_few_cards_to_give");
  g.plays("build docks borrow 1").plays("give castle").expect_gold(1, 8);
}

SPEC("C17 A16", "a lender must cover the whole shortfall") {
  auto g = turn("cardinal").gold(0).hand({"castle", "docks", "tavern"});
  g.seat(1).gold(1).seat(2).gold(2).hand({}).seat(3).gold(0).seat(4).gold(0).plays("gather gold");
  g.refuses("build castle borrow 1", "lender_too_poor");
  g.refuses("build castle borrow 0", "needs_other_player");
  g.expect_offered("build castle", {"build castle borrow 2"});
  g.plays("build castle borrow 2").plays("give docks").plays("give tavern").expect_gold(2, 0);
}

SPEC("C18 A16", "the Cardinal borrows once per turn, Stables or not") {
  auto g = turn("cardinal").gold(0).hand({"docks", "stables", "tavern", "temple", "manor"});
  g.seat(1).gold(9).plays("gather gold").plays("build docks borrow 1").plays("give tavern");
  g.refuses("build stables borrow 1", "borrowed_already");
  g.refuses("build stables", "price_not_payable").does_not_offer("build");
}

SPEC("C19", "the Alchemist gets back no bribe, no Smithy gold and no tax") {
  auto g = turn("alchemist").cast({"tax_collector"}).gold(10).hand({"manor"}).city({"smithy"});
  g.seat(1).holds("blackmailer").threats({"alchemist", "warlord"}, "warlord");
  g.plays("gather gold").plays("bribe").expect_gold(0, 6);
  g.plays("use smithy").draws({"docks", "tavern", "temple"}).expect_gold(0, 4);
  g.plays("build manor").expect_gold(0, 0).expect_tax(1).plays("end_turn").expect_gold(0, 3);
}

SPEC("C20", "the Poor House pays the Alchemist before the refund") {
  auto g = turn("alchemist").gold(1).hand({"manor"}).city({"poor_house"});
  g.plays("gather gold").plays("build manor").expect_gold(0, 0).plays("end_turn");
  g.expect_event("poor_house_paid").expect_event("refund_received").expect_gold(0, 4);
}

SPEC("C21", "of a Thieves' Den the Alchemist gets the gold part back") {
  auto g = turn("alchemist").gold(3).hand({"thieves_den", "tavern", "temple"});
  g.plays("gather gold").plays("build thieves_den cards 2").plays("discard tavern");
  g.plays("discard temple").expect_gold(0, 1).plays("end_turn").expect_gold(0, 5);
  g.expect_hand(0, {});
}

SPEC("C22", "a build by Framework or sacrifice refunds the Alchemist nothing") {
  for (const char* build : {"build palace framework", "build necropolis sacrifice tavern"}) {
    auto g = turn("alchemist").gold(1).hand({"palace", "necropolis"}).city({"framework", "tavern"});
    g.plays("gather gold").plays(build).plays("end_turn").expect_gold(0, 3);
    g.expect_no_event("refund_received");
  }
}

SPEC("C23", "the School of Magic is trade for the Trader's income, not for the exemption") {
  auto g = turn("trader").gold(9).hand({"school_of_magic", "manor", "docks"}).city({"tavern"});
  auto income = turn("trader").gold(0).city({"tavern", "school_of_magic"});
  income.plays("income").expect_gold(0, 2);
  g.plays("gather gold").plays("build school_of_magic").refuses("build manor", "limit_reached");
  g.plays("build docks").expect_gold(0, 2).plays("income").expect_gold(0, 5);
}

SPEC("C24", "the Navigator builds nothing: no Stables, no Framework, no Necropolis") {
  auto g = turn("navigator").gold(9).hand({"stables", "palace", "necropolis"});
  g.city({"framework", "tavern"}).plays("gather gold");
  for (const char* build : {"build stables", "build palace", "build palace framework",
                            "build necropolis sacrifice tavern"}) {
    g.refuses(build, "cannot_build_at_all");
  }
  g.does_not_offer("build");
}

SPEC("C25", "the Wizard may duplicate in every build of the turn, from either hand") {
  auto g =
      turn("wizard").gold(9).hand({"tavern"}).city({"tavern", "docks"}).seat(1).hand({"docks"});
  g.plays("gather gold").plays("build tavern").plays("look 1").plays("build docks");
  g.expect_city(0, {"tavern", "tavern", "docks", "docks"}).expect_gold(0, 7);
  auto other = turn("magician").gold(9).hand({"tavern"}).city({"tavern"});
  other.plays("gather gold").refuses("build tavern", "identical_district");
}

SPEC("C26 A37", "before gathering the Wizard may take a card to hand only") {
  auto g = turn("wizard").gold(9).hand({}).seat(1).hand({"tavern", "docks"});
  g.plays("look 1").refuses("build tavern", "gather_before_building");
  g.refuses("gather gold", "not_now").expect_offered("", {"take docks", "take tavern"});
  g.plays("take tavern").plays("gather gold").plays("build tavern").expect_city(0, {"tavern"});
}

}  // namespace
}  // namespace prestige::citadels::kit
