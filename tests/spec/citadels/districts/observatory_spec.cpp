#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.observatory", "gathering cards draws three, keeps one and puts two under the deck") {
  auto g = scenario(5).seat(0).hand({}).city({"observatory"}).holds("merchant").turn_of("merchant");
  const int deck = g.state().secrets.deck.size();
  g.plays("gather cards").draws({"tavern", "docks", "manor"});
  g.expect_offered("", {"keep tavern", "keep docks", "keep manor"}).plays("keep manor");
  g.expect_hand(0, {"manor"}).expect_deck_size(deck - 1);
  EXPECT_EQ(g.state().secrets.deck.tail().size(), 2u);
}

SPEC("U.observatory", "with the Library all three are kept") {
  auto g = scenario(5).seat(0).hand({}).city({"observatory", "library"}).holds("merchant");
  g.turn_of("merchant").plays("gather cards").draws({"tavern", "docks", "manor"});
  g.expect_hand(0, {"tavern", "docks", "manor"});
}

SPEC("U.observatory", "does nothing for gold, for other draws or for others") {
  auto g = scenario(5).seat(0).gold(0).hand({}).city({"observatory"}).holds("architect");
  g.turn_of("architect").plays("gather gold").expect_gold(0, 2).plays("extra_cards");
  g.draws({"tavern", "docks"}).expect_acting(0).expect_hand(0, {"tavern", "docks"});

  auto other = scenario(5).seat(0).hand({}).holds("merchant").seat(1).city({"observatory"});
  other.turn_of("merchant").plays("gather cards").draws({"tavern", "docks"}).plays("keep docks");
}

}  // namespace
}  // namespace prestige::citadels::kit
