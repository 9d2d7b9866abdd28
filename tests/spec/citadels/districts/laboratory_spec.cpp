#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/districts/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.laboratory", "discards a hand card for 2 gold, once in a turn") {
  auto g =
      scenario(5).seat(0).gold(1).hand({"manor", "docks"}).city({"laboratory"}).holds("merchant");
  g.turn_of("merchant").expect_offered("use", {"use laboratory manor", "use laboratory docks"});
  g.refuses("use laboratory palace", "not_in_hand").plays("use laboratory manor");
  g.expect_gold(0, 3).expect_hand(0, {"docks"}).refuses("use laboratory docks", "district_used");
  ASSERT_EQ(g.state().secrets.deck.tail().size(), 1u);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::manor);
}

SPEC("U.laboratory", "takes the Secret Vault, too, and needs a card and its own owner") {
  auto vault =
      scenario(5).seat(0).gold(0).hand({"secret_vault"}).city({"laboratory"}).holds("merchant");
  vault.turn_of("merchant")
      .plays("use laboratory secret_vault")
      .expect_gold(0, 2)
      .expect_hand(0, {});

  auto empty =
      scenario(5).seat(0).hand({}).city({"laboratory"}).holds("merchant").turn_of("merchant");
  empty.does_not_offer("use");

  auto other = scenario(5).seat(0).hand({"manor"}).holds("merchant").seat(1).city({"laboratory"});
  other.turn_of("merchant").refuses("use laboratory manor", "not_in_your_city");
}

SPEC("U.laboratory C56", "works in a completed city and in the turn it was built") {
  auto full = scenario(5).seat(0).gold(0).hand({"palace"}).holds("merchant");
  full.city({"laboratory", "docks", "manor", "temple", "church", "market", "prison"});
  full.turn_of("merchant").plays("use laboratory palace").expect_gold(0, 2);

  auto fresh = scenario(5)
                   .seat(0)
                   .gold(3)
                   .hand({"laboratory", "manor"})
                   .holds("merchant")
                   .turn_of("merchant");
  fresh.plays("gather gold")
      .plays("build laboratory")
      .plays("use laboratory manor")
      .expect_gold(0, 2);
}

SPEC("U.laboratory C12.13", "others see the number, not the card") {
  auto g = scenario(5)
               .seat(0)
               .hand({"manor"})
               .city({"laboratory"})
               .holds("merchant")
               .turn_of("merchant");
  g.plays("use laboratory manor");
  EXPECT_TRUE(g.observe(0).tail[0].known);
  EXPECT_FALSE(g.observe(1).tail[0].known);
  for (const EventView& view : g.event_views(1)) EXPECT_FALSE(view.event.cards.has_value());
}

SPEC("U.laboratory A51 A59", "once in each turn and never in a turn that is cut") {
  expect_no_use_in_cut_turns("laboratory", "use laboratory tavern");
  expect_use_once_a_turn("laboratory", "use laboratory tavern");
}

SPEC("A73 U.laboratory", "sacrificed and built again in the same turn it is not used again") {
  auto g = turn("architect").gold(9).hand({"necropolis", "tavern"}).city({"laboratory"}).deck({});
  g.rest_to(4).plays("gather gold").plays("use laboratory tavern");
  g.plays("build necropolis sacrifice laboratory").plays("extra_cards");
  g.draws({"tavern", "laboratory"}).plays("build laboratory");
  g.refuses("use laboratory tavern", "district_used").does_not_offer("use");
}

}  // namespace
}  // namespace prestige::citadels::kit
