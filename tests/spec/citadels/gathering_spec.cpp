#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C5.9", "gathering gold brings 2, 3 with the Gold Mine, and happens once") {
  auto g = scenario(5).seat(0).gold(1).holds("merchant").turn_of("merchant");
  g.plays("gather gold").expect_gold(0, 3);
  g.refuses("gather gold", "already_gathered").refuses("gather cards", "already_gathered");

  auto mine = scenario(5).seat(0).gold(1).city({"gold_mine"}).holds("merchant").turn_of("merchant");
  mine.plays("gather gold").expect_gold(0, 4);
}

SPEC("C5.10", "two cards are drawn, one is kept and the other goes under the deck") {
  auto g = scenario(5).seat(0).hand({"manor"}).holds("merchant").turn_of("merchant");
  const int deck = g.state().secrets.deck.size();
  g.plays("gather cards").draws({"tavern", "temple"});
  g.refuses("keep docks", "not_among_drawn").refuses("end_turn", "not_now");
  g.expect_offered("keep", {"keep tavern", "keep temple"});
  g.plays("keep tavern").expect_hand(0, {"manor", "tavern"}).expect_deck_size(deck - 1);
  ASSERT_EQ(g.state().secrets.deck.tail().size(), 1u);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::temple);
}

SPEC("C5.10", "with the Observatory three are drawn, with the Library all are kept") {
  auto observatory =
      scenario(5).seat(0).hand({}).city({"observatory"}).holds("merchant").turn_of("merchant");
  observatory.plays("gather cards").draws({"tavern", "temple", "docks"});
  observatory.plays("keep docks").expect_hand(0, {"docks"});
  EXPECT_EQ(observatory.state().secrets.deck.tail().size(), 2u);

  auto library =
      scenario(5).seat(0).hand({}).city({"library"}).holds("merchant").turn_of("merchant");
  library.plays("gather cards").draws({"tavern", "temple"});
  library.expect_hand(0, {"tavern", "temple"}).offers("end_turn");

  auto both = scenario(5)
                  .seat(0)
                  .hand({})
                  .city({"library", "observatory"})
                  .holds("merchant")
                  .turn_of("merchant");
  both.plays("gather cards").draws({"tavern", "temple", "docks"});
  both.expect_hand(0, {"tavern", "temple", "docks"});
}

SPEC("C5.11",
     "a short deck gives what it has, a single card is kept, an empty one is not offered") {
  auto two = scenario(5)
                 .seat(0)
                 .hand({})
                 .city({"observatory"})
                 .holds("merchant")
                 .deck({"tavern", "temple"})
                 .turn_of("merchant");
  two.plays("gather cards").draws({"tavern", "temple"});
  two.plays("keep tavern").expect_hand(0, {"tavern"}).expect_deck_size(1);

  auto one = scenario(5).seat(0).hand({}).holds("merchant").deck({"tavern"}).turn_of("merchant");
  one.plays("gather cards").draws({"tavern"}).expect_hand(0, {"tavern"}).offers("end_turn");

  auto none = scenario(5).seat(0).hand({}).holds("merchant").deck({}).turn_of("merchant");
  none.refuses("gather cards", "deck_empty").offers("gather gold");
}

}  // namespace
}  // namespace prestige::citadels::kit
