#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.scholar", "draws seven cards, keeps one and shuffles the rest into the whole deck") {
  auto g = scenario(5).seat(0).hand({}).holds("scholar").under_deck({"palace"}).turn_of("scholar");
  const int deck = g.state().secrets.deck.size();
  const Texts seven{"tavern", "docks", "manor", "temple", "church", "market", "prison"};
  g.plays("research")
      .draws(seven)
      .refuses("keep palace", "not_among_drawn")
      .refuses("end_turn", "not_now");
  EXPECT_EQ(g.offered("keep").size(), 7u);
  g.plays("keep prison").expect_hand(0, {"prison"}).expect_deck_size(deck - 1);
  EXPECT_TRUE(g.state().secrets.deck.tail().empty());
  g.expect_event("deck_shuffled").refuses("research", "ability_used");
}

SPEC("R.scholar C28", "Library and Observatory do not matter") {
  auto g = scenario(5).seat(0).hand({}).city({"library", "observatory"}).holds("scholar");
  g.turn_of("scholar").plays("research");
  g.draws({"tavern", "docks", "manor", "temple", "church", "market", "prison"}).plays("keep docks");
  g.expect_hand(0, {"docks"});
}

SPEC("R.scholar A31", "a single card is kept, and an empty deck is not offered") {
  auto one = scenario(5).seat(0).hand({}).holds("scholar").deck({"docks"}).rest_to(4);
  one.turn_of("scholar")
      .plays("research")
      .draws({"docks"})
      .expect_hand(0, {"docks"})
      .expect_acting(0);

  auto empty = scenario(5).seat(0).hand({}).holds("scholar").deck({}).rest_to(4);
  empty.turn_of("scholar").refuses("research", "nothing_to_gain").does_not_offer("research");
}

SPEC("R.scholar C12.12", "only the Scholar sees the cards") {
  auto g = scenario(5).seat(0).hand({}).holds("scholar").turn_of("scholar").plays("research");
  g.draws({"tavern", "docks", "manor", "temple", "church", "market", "prison"});
  EXPECT_EQ(g.observe(0).aside.size(), 7);
  EXPECT_TRUE(g.observe(1).aside.empty());
  EXPECT_EQ(g.observe(1).aside_size, 7);
}

SPEC("R.scholar", "has no income and builds two districts") {
  expect_no_income("scholar");
  expect_build_limit("scholar", 2);
}

}  // namespace
}  // namespace prestige::citadels::kit
