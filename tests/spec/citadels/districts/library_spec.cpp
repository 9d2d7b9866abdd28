#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.library", "gathering cards keeps both, nothing goes under the deck") {
  auto g = scenario(5).seat(0).hand({}).city({"library"}).holds("merchant").turn_of("merchant");
  const int deck = g.state().secrets.deck.size();
  g.plays("gather cards").draws({"tavern", "docks"}).expect_hand(0, {"tavern", "docks"});
  g.expect_deck_size(deck - 2).expect_acting(0).offers("end_turn");
  EXPECT_TRUE(g.state().secrets.deck.tail().empty());
}

SPEC("U.library C27", "with the Observatory all three") {
  auto g = scenario(5).seat(0).hand({}).city({"library", "observatory"}).holds("merchant");
  g.turn_of("merchant").plays("gather cards").draws({"tavern", "docks", "manor"});
  g.expect_hand(0, {"tavern", "docks", "manor"}).offers("end_turn");
}

SPEC("U.library", "does nothing for gold, for others or for the Scholar") {
  auto gold = scenario(5).seat(0).gold(0).city({"library"}).holds("merchant").turn_of("merchant");
  gold.plays("gather gold").expect_gold(0, 2).expect_hand(0, {});

  auto other =
      scenario(5).seat(0).hand({}).holds("merchant").seat(1).city({"library"}).turn_of("merchant");
  other.plays("gather cards")
      .draws({"tavern", "docks"})
      .plays("keep docks")
      .expect_hand(0, {"docks"});

  auto scholar = scenario(5).seat(0).hand({}).city({"library"}).holds("scholar");
  scholar.deck({"tavern", "docks"}).rest_to(4).turn_of("scholar").plays("research");
  scholar.draws({"tavern", "docks"}).plays("keep docks").expect_hand(0, {"docks"});
}

}  // namespace
}  // namespace prestige::citadels::kit
