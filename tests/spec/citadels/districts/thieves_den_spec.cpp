#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.thieves_den C6.9",
     "any part of its price may be paid with hand cards, without overpaying") {
  auto g = scenario(5)
               .seat(0)
               .gold(2)
               .hand({"thieves_den", "manor", "tavern", "docks"})
               .holds("merchant");
  g.turn_of("merchant").plays("gather gold");
  g.expect_offered("build thieves_den", {"build thieves_den cards 2", "build thieves_den cards 3"});
  g.refuses("build thieves_den", "price_not_payable")
      .refuses("build thieves_den cards 1", "price_not_payable");
  g.refuses("build thieves_den cards 4", "wrong_number_of_cards");
  g.plays("build thieves_den cards 2").refuses("discard thieves_den", "not_in_hand");
  g.plays("discard manor").plays("discard docks").expect_gold(0, 0).expect_hand(0, {"tavern"});
  g.expect_city(0, {"thieves_den"});
  EXPECT_EQ(g.state().secrets.deck.tail().size(), 2u);
}

SPEC("U.thieves_den", "with gold alone it costs 6, with cards alone no gold") {
  auto gold =
      scenario(5).seat(0).gold(4).hand({"thieves_den"}).holds("merchant").turn_of("merchant");
  gold.plays("gather gold")
      .expect_offered("build", {"build thieves_den"})
      .plays("build thieves_den");
  gold.expect_gold(0, 0);

  auto cards = scenario(5).seat(0).gold(9).holds("merchant").turn_of("merchant");
  cards.hand({"thieves_den", "manor", "manor", "manor", "tavern", "tavern", "docks", "docks"});
  cards.plays("gather gold").refuses("build thieves_den cards 7", "wrong_number_of_cards");
  cards.plays("build thieves_den cards 6");
  for (const char* card : {"manor", "manor", "manor", "tavern", "tavern", "docks"}) {
    cards.plays(std::string("discard ") + card);
  }
  cards.expect_gold(0, 11).expect_hand(0, {"docks"}).expect_city(0, {"thieves_den"});
}

SPEC("U.thieves_den", "no other district is paid with cards") {
  auto g =
      scenario(5).seat(0).gold(9).hand({"palace", "manor"}).holds("merchant").turn_of("merchant");
  g.plays("gather gold").refuses("build palace cards 1", "only_thieves_den");
}

SPEC("U.thieves_den C12.13", "others see the number of cards, not which") {
  auto g = scenario(5)
               .seat(0)
               .gold(3)
               .hand({"thieves_den", "manor"})
               .holds("merchant")
               .turn_of("merchant");
  g.plays("gather gold").plays("build thieves_den cards 1").plays("discard manor");
  EXPECT_TRUE(g.observe(0).tail[0].known);
  EXPECT_FALSE(g.observe(2).tail[0].known);
  for (const EventView& view : g.event_views(2)) EXPECT_FALSE(view.event.cards.has_value());
}

SPEC("U.thieves_den", "uses the limit and is taxed") {
  auto g = scenario(5).seat(0).gold(5).hand({"thieves_den", "manor", "tavern"}).holds("merchant");
  g.cast({"tax_collector"})
      .turn_of("merchant")
      .plays("gather gold")
      .plays("build thieves_den cards 1");
  g.plays("discard manor").expect_gold(0, 1).expect_tax(1).refuses("build tavern", "limit_reached");
}

}  // namespace
}  // namespace prestige::citadels::kit
