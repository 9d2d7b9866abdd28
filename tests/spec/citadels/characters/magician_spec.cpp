#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.magician", "swaps whole hands with another player, once") {
  auto g = scenario(5).seat(0).hand({"manor", "tavern"}).holds("magician").seat(2).hand({"palace"});
  g.turn_of("magician").refuses("swap_hands 0", "needs_other_player");
  g.refuses("swap_hands 6", "no_such_seat").plays("swap_hands 2");
  g.expect_hand(0, {"palace"}).expect_hand(2, {"manor", "tavern"});
  g.refuses("swap_hands 1", "ability_used").refuses("redraw", "ability_used");
}

SPEC("R.magician A20", "swaps with an empty hand, own or other") {
  auto g = scenario(5).seat(0).hand({"manor"}).holds("magician").seat(2).hand({});
  g.turn_of("magician").plays("swap_hands 2").expect_hand(0, {}).expect_hand(2, {"manor"});

  auto both = scenario(5).seat(0).hand({}).holds("magician").seat(2).hand({}).turn_of("magician");
  both.plays("swap_hands 2").expect_hand(0, {}).refuses("swap_hands 1", "ability_used");
}

SPEC("R.magician", "discards at least one card under the deck and draws as many") {
  auto g = scenario(5).seat(0).hand({"manor", "tavern", "tavern"}).holds("magician");
  g.turn_of("magician").plays("redraw").refuses("done", "discard_at_least_one");
  g.refuses("discard palace", "not_in_hand").plays("discard tavern").plays("discard tavern");
  g.expect_offered("", {"discard manor", "done"}).plays("done").draws({"palace", "docks"});
  g.expect_hand(0, {"manor", "palace", "docks"}).refuses("swap_hands 1", "ability_used");
  ASSERT_EQ(g.state().secrets.deck.tail().size(), 2u);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::tavern);

  auto none = scenario(5).seat(0).hand({}).holds("magician").turn_of("magician");
  none.refuses("redraw", "discard_at_least_one").does_not_offer("redraw");
}

SPEC("R.magician A39", "discards before drawing: from a tiny deck own cards may come back") {
  auto g = scenario(5).seat(0).hand({"manor", "palace"}).holds("magician").deck({"tavern"});
  g.rest_to(4).turn_of("magician").plays("redraw").plays("discard manor").plays("discard palace");
  g.plays("done").draws({"tavern", "palace"}).expect_hand(0, {"tavern", "palace"});
  g.expect_deck_size(1);
}

SPEC("R.magician", "has no income and builds one district") {
  expect_no_income("magician");
  expect_build_limit("magician", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
