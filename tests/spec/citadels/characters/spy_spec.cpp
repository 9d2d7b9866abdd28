#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/kit/views.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.spy", "names another player and one of five types, once") {
  auto g = scenario(5).seat(0).holds("spy").turn_of("spy");
  EXPECT_EQ(g.offered("spy").size(), 20u);
  g.refuses("spy 0 trade", "needs_other_player").refuses("spy 5 trade", "no_such_seat");
  g.plays("spy 1 noble").refuses("spy 2 trade", "ability_used");
}

SPEC("R.spy", "takes a gold and draws a card for each matching card") {
  auto g = scenario(5).seat(0).gold(1).hand({}).holds("spy").turn_of("spy");
  g.seat(3).gold(5).hand({"manor", "castle", "tavern"});
  g.plays("spy 3 noble").draws({"docks", "church"}).expect_gold(0, 3).expect_gold(3, 3);
  g.expect_hand(0, {"docks", "church"}).expect_hand(3, {"manor", "castle", "tavern"});
}

SPEC("R.spy B19", "a poor victim loses all gold there is; the cards are drawn all the same") {
  auto g = scenario(5).seat(0).gold(0).hand({}).holds("spy").turn_of("spy");
  g.seat(3).gold(1).hand({"manor", "castle", "palace"});
  g.plays("spy 3 noble").draws({"docks", "church", "tavern"}).expect_gold(0, 1).expect_gold(3, 0);
  g.expect_hand_size(0, 3).expect_acting(0);
}

SPEC("R.spy A20", "an empty hand or a wrong guess brings nothing and counts as used") {
  auto g =
      scenario(5).seat(0).gold(1).hand({}).holds("spy").seat(3).gold(5).hand({}).turn_of("spy");
  g.plays("spy 3 trade").expect_acting(0).expect_gold(0, 1).expect_gold(3, 5).expect_hand(0, {});
  g.refuses("spy 3 noble", "ability_used");
}

SPEC("R.spy B18", "Secret Vault, Haunted Quarter and School of Magic in hand are unique") {
  auto g = scenario(5).seat(0).gold(0).holds("spy").turn_of("spy");
  g.seat(3).gold(9).hand({"secret_vault", "haunted_quarter", "school_of_magic", "manor"});
  g.plays("spy 3 unique").expect_gold(0, 3).draws({"docks", "church", "tavern"}).expect_acting(0);
}

SPEC("R.spy A31", "draws what a short deck has and takes the gold all the same") {
  auto g = scenario(5).seat(0).gold(0).hand({}).holds("spy").deck({"manor"}).rest_to(4);
  g.seat(3).gold(9).hand({"tavern", "market", "docks"}).turn_of("spy");
  g.plays("spy 3 trade").draws({"manor"}).expect_gold(0, 3).expect_hand(0, {"manor"});
  g.expect_deck_size(0).expect_acting(0);
}

SPEC("R.spy C12.15", "only the Spy and the owner see the hand") {
  auto g = scenario(5).seat(0).holds("spy").seat(3).hand({"manor", "tavern"}).turn_of("spy");
  g.plays("spy 3 religious");
  const auto shows_hand = [](const std::vector<EventView>& views) {
    for (const EventView& view : views) {
      if (view.event.kind == EventKind::hand_seen) return view.event.cards.has_value();
    }
    return false;
  };
  EXPECT_TRUE(shows_hand(g.event_views(0)));
  EXPECT_TRUE(shows_hand(g.event_views(3)));
  EXPECT_FALSE(shows_hand(g.event_views(1)));
  EXPECT_FALSE(shows_hand(g.spectator_event_views()));
}

SPEC("R.spy A72 C12.15", "how many cards match is told to nobody else when nothing moves") {
  const auto spied = [](const char* card) {
    auto g = scenario(5).seat(0).holds("spy").deck({}).rest_to(4);
    g.seat(3).gold(0).hand({card, "manor"}).turn_of("spy");
    return g.plays("spy 3 trade");
  };
  auto none = spied("palace");
  auto one = spied("harbor");
  EXPECT_EQ(told_apart(none, one), (Seats{0, 3, 4}));  // seat 4 holds all other cards
}

SPEC("R.spy", "has no income and builds one district") {
  expect_no_income("spy");
  expect_build_limit("spy", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
