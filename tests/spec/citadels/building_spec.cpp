#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C6.1", "no build before the gathering of this turn") {
  auto g = scenario(5).turn_of("merchant");
  g.seat(0).gold(9).hand({"tavern", "stables"}).holds("merchant");
  g.refuses("build tavern", "gather_before_building");
  g.refuses("build stables", "gather_before_building").does_not_offer("build");
  g.plays("gather gold").plays("build tavern").expect_city(0, {"tavern"}).expect_gold(0, 10);
}

SPEC("C6.1", "gathering in the first turn does not open builds in the second turn of a player") {
  auto g = scenario(3).turn_of("king").cast({"bishop"});
  g.seat(0).gold(9).hand({"tavern"}).holds({"king", "bishop"});
  g.passes().expect_turn_of(0, "bishop").refuses("build tavern", "gather_before_building");
}

SPEC("C6.2", "the limit must have room; the Navigator builds nothing, exempt districts included") {
  auto g = scenario(5).turn_of("king");
  g.seat(0).gold(9).hand({"tavern", "temple"}).holds("king");
  g.plays("gather gold").plays("build tavern").refuses("build temple", "limit_reached");

  auto navigator = scenario(5).turn_of("navigator");
  navigator.seat(0).gold(9).hand({"tavern", "stables"}).city({"framework"}).holds("navigator");
  navigator.plays("gather gold").does_not_offer("build");
  navigator.refuses("build tavern", "cannot_build_at_all");
  navigator.refuses("build stables", "cannot_build_at_all");
  navigator.refuses("build tavern framework", "cannot_build_at_all");
}

SPEC("C6.2", "a confiscated build uses the limit as usual") {
  auto g = scenario(5).turn_of("king").warrants({"king", "thief", "warlord"}, "king");
  g.seat(0).gold(9).hand({"tavern", "temple"}).holds("king").seat(1).holds("magistrate");
  g.plays("gather gold").plays("build tavern").plays(1, "confiscate");
  g.expect_city(0, {}).expect_gold(0, 11).refuses("build temple", "limit_reached");
}

SPEC("C6.3", "a name of the own city cannot be built again, except with the Quarry or as Wizard") {
  auto g = scenario(5).turn_of("king");
  g.seat(0).gold(9).hand({"tavern", "temple"}).city({"tavern"}).holds("king");
  g.seat(1).city({"temple"});
  g.plays("gather gold").refuses("build tavern", "identical_district");
  g.plays("build temple");  // another player's Temple does not matter

  auto coin = scenario(5).turn_of("king");
  coin.seat(0).gold(9).hand({"tavern"}).city({"tavern+"}).holds("king");
  coin.plays("gather gold").refuses("build tavern", "identical_district");

  auto quarry = scenario(5).turn_of("king");
  quarry.seat(0).gold(9).hand({"tavern"}).city({"tavern", "quarry"}).holds("king");
  quarry.plays("gather gold").plays("build tavern").expect_city(0, {"quarry", "tavern", "tavern"});

  auto wizard = scenario(5).turn_of("wizard");
  wizard.seat(0).gold(9).hand({"tavern"}).city({"tavern"}).holds("wizard");
  wizard.plays("gather gold").plays("build tavern").expect_city(0, {"tavern", "tavern"});
}

SPEC("C6.4", "the price is the cost, with the own Factory 1 less for other unique districts") {
  auto g = scenario(5).turn_of("architect");
  g.seat(0).gold(11).hand({"library", "palace", "tavern"}).city({"factory"}).holds("architect");
  g.plays("gather gold").plays("build library").expect_gold(0, 8);
  g.plays("build palace").expect_gold(0, 3);

  auto itself = scenario(5).turn_of("architect");
  itself.seat(0).gold(2).hand({"factory"}).holds("architect").seat(1).city({});
  itself.plays("gather gold").refuses("build factory", "price_not_payable");

  auto other = scenario(5).turn_of("architect");
  other.seat(0).gold(3).hand({"library"}).holds("architect").seat(1).city({"factory"});
  other.plays("gather gold").refuses("build library", "price_not_payable");
}

SPEC("C6.4", "a district that had a coin is built at its printed price") {
  auto g = scenario(5).turn_of("warlord");
  g.seat(0).gold(9).holds("warlord").seat(1).city({"market+"});
  g.seat(2).gold(1).hand({}).city({"graveyard"}).holds("artist");
  g.plays("destroy 1 market+").plays(2, "rescue").passes();
  g.expect_turn_of(2, "artist").plays("gather gold").plays("build market");
  g.expect_gold(2, 0).expect_city(2, {"graveyard", "market"});
}

SPEC("C6.5", "the whole price is paid from the own supply") {
  auto g = scenario(5).turn_of("king");
  g.seat(0).gold(2).hand({"castle", "palace"}).holds("king").seat(1).gold(9);
  g.plays("gather gold").refuses("build palace", "price_not_payable");
  g.plays("build castle").expect_gold(0, 0).expect_gold(1, 9);
}

SPEC("C6.6", "a Cardinal short of gold spends all and takes the rest from one player for cards") {
  auto g = scenario(5).turn_of("cardinal");
  g.seat(0).gold(1).hand({"palace", "tavern", "temple"}).holds("cardinal");
  g.seat(1).gold(2).hand({}).seat(2).gold(1).seat(3).gold(0).seat(4).gold(8);
  g.plays("gather gold");
  g.expect_offered("build palace", {"build palace borrow 1", "build palace borrow 4"});
  g.refuses("build palace", "price_not_payable");
  g.refuses("build palace borrow 2", "lender_too_poor");
  g.refuses("build palace borrow 0", "needs_other_player");
  g.refuses("build tavern borrow 1", "nothing_is_short");
  g.plays("build palace borrow 1").expect_gold(0, 0).expect_gold(1, 0);
  g.expect_offered("", {"give tavern", "give temple"}).plays("give tavern").plays("give temple");
  g.expect_hand(0, {}).expect_hand(1, {"tavern", "temple"}).expect_city(0, {"palace"});
}

SPEC("C6.6", "the card being built is none of the cards given; others cannot borrow") {
  auto few = scenario(5).turn_of("cardinal");
  few.seat(0).gold(1).hand({"palace", "temple"}).holds("cardinal").seat(1).gold(9);
  few.plays("gather gold").refuses("build palace borrow 1", "too_few_cards_to_give");

  auto king = scenario(5).turn_of("king");
  king.seat(0).gold(1).hand({"palace", "temple", "tavern"}).holds("king").seat(1).gold(9);
  king.plays("gather gold").refuses("build palace borrow 1", "only_cardinal_borrows");
}

SPEC("C6.7", "destroying the own Framework replaces the whole price of one other district") {
  auto g = scenario(5).turn_of("architect");
  g.seat(0).gold(0).hand({"palace", "castle"}).city({"framework"}).holds("architect");
  g.seat(1).city({"tavern"});
  g.plays("gather gold").refuses("build palace", "price_not_payable");
  g.plays("build palace framework").expect_city(0, {"palace"}).expect_gold(0, 2);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::framework);
  g.refuses("build castle framework", "no_framework");

  auto itself = scenario(5).turn_of("king");
  itself.seat(0).gold(0).hand({"framework"}).holds("king");
  itself.plays("gather gold").refuses("build framework framework", "framework_pays_for_others");
}

SPEC("C6.8", "destroying one own district replaces the whole price of the Necropolis only") {
  auto g = scenario(5).turn_of("king");
  g.seat(0).gold(0).hand({"necropolis", "palace"}).city({"keep", "tavern+"}).holds("king");
  g.plays("gather gold").refuses("build palace sacrifice keep", "only_necropolis");
  g.refuses("build necropolis sacrifice temple", "not_in_your_city");
  g.refuses("build necropolis sacrifice tavern", "not_in_your_city");  // it has a coin
  g.expect_offered("build",
                   {"build necropolis sacrifice keep", "build necropolis sacrifice tavern+"});
  g.plays("build necropolis sacrifice keep").expect_city(0, {"necropolis", "tavern+"});
  g.expect_gold(0, 2).expect_event("district_sacrificed");
}

SPEC("C6.9", "the Thieves' Den is paid in gold and cards, without overpaying, not with itself") {
  auto g = scenario(5).turn_of("king");
  g.seat(0).gold(2).hand({"thieves_den", "tavern", "temple", "market", "church"}).holds("king");
  g.plays("gather gold");
  g.expect_offered("build thieves_den", {"build thieves_den cards 2", "build thieves_den cards 3",
                                         "build thieves_den cards 4"});
  g.refuses("build thieves_den cards 1", "price_not_payable");
  g.refuses("build thieves_den cards 5", "wrong_number_of_cards");
  g.refuses("build tavern cards 1", "only_thieves_den");
  g.plays("build thieves_den cards 3").expect_gold(0, 1);
  g.plays("discard tavern").plays("discard market").plays("discard church");
  g.expect_city(0, {"thieves_den"}).expect_hand(0, {"temple"});
  EXPECT_EQ(g.state().secrets.deck.tail().size(), 3u);

  auto rich = scenario(5).turn_of("king");
  rich.seat(0).gold(9).holds("king").hand({"thieves_den", "tavern", "temple", "market", "church",
                                           "docks", "harbor", "castle", "manor"});
  rich.plays("gather gold").offers("build thieves_den").offers("build thieves_den cards 6");
  rich.refuses("build thieves_den cards 7", "wrong_number_of_cards");
}

SPEC("C6.10", "kinds of payment are not mixed, except that a Cardinal borrows for a Thieves' Den") {
  auto g = scenario(5).turn_of("cardinal");
  g.seat(0).gold(0).holds("cardinal").city({"framework"});
  g.hand({"thieves_den", "tavern", "temple", "market", "church", "docks"}).seat(1).gold(9).hand({});
  g.plays("gather gold");
  // Price 6: two own gold, c cards discarded, the rest borrowed against as many cards.
  g.offers("build thieves_den cards 1 borrow 1").offers("build thieves_den cards 2 borrow 1");
  g.refuses("build thieves_den cards 4 borrow 1", "nothing_is_short");
  g.plays("build thieves_den cards 2 borrow 1").plays("discard tavern").plays("discard temple");
  g.expect_gold(0, 0).expect_gold(1, 7).plays("give market").plays("give church");
  g.expect_hand(0, {"docks"}).expect_hand(1, {"market", "church"});
  g.expect_city(0, {"framework", "thieves_den"});
}

SPEC("C6.10 A55", "the Wizard's immediate build is paid from the own hand, supply and city") {
  auto g = scenario(5).turn_of("wizard");
  g.seat(0).gold(0).hand({"tavern", "temple", "market", "docks"}).holds("wizard");
  g.seat(1).gold(9).hand({"thieves_den", "palace", "church"}).city({"framework"});
  g.plays("gather gold").plays("look 1");
  g.expect_offered("build", {"build church", "build thieves_den cards 4"});
  g.refuses("build palace framework", "no_framework").refuses("build palace", "price_not_payable");
  g.plays("build thieves_den cards 4");
  for (const char* card : {"tavern", "temple", "market", "docks"}) {
    g.plays(std::string("discard ") + card);
  }
  g.expect_city(0, {"thieves_den"}).expect_gold(0, 0).expect_gold(1, 9);
  g.expect_hand(1, {"palace", "church"});
}

SPEC("C6.11", "payment, warrant window, district, completion, tax, in this order") {
  auto g = scenario(5).turn_of("king").warrants({"king", "thief", "warlord"}, "thief");
  g.cast({"tax_collector"});
  g.seat(0).gold(2).hand({"tavern", "docks"}).holds("king").seat(1).holds("magistrate");
  g.city({});
  g.seat(0).city({"manor", "castle", "temple", "church", "market", "prison"});
  g.plays("gather gold").plays("build docks");
  // Paid and out of the hand, but in no city yet; nobody but the Magistrate may act.
  g.expect_acting(1).expect_gold(0, 1).expect_hand(0, {"tavern"}).expect_completed(0, false);
  EXPECT_EQ(g.city_of(0).size(), 6u);
  g.refuses(0, "end_turn", "not_acting").plays(1, "pass");
  EXPECT_EQ(g.events(), (Texts{"warrant_passed", "district_built", "city_completed", "tax_paid"}));
  g.expect_gold(0, 0).expect_tax(1).expect_completed(0);
}

SPEC("C6.11", "a sacrificed district has left before the new one arrives") {
  auto g = scenario(5).turn_of("king");
  g.seat(0).gold(0).hand({"necropolis"}).holds("king");
  g.city({"manor", "castle", "temple", "church", "market", "prison"});
  g.plays("gather gold").plays("build necropolis sacrifice temple").expect_completed(0, false);
  EXPECT_EQ(g.events(), (Texts{"build_announced", "district_sacrificed", "district_built"}));
}

}  // namespace
}  // namespace prestige::citadels::kit
