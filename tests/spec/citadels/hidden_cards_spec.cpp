// C12, the part about district cards and the table. Each spec compares two games that differ in a
// secret and says who can tell them apart.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/kit/views.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C12.1", "gold, hand sizes, cities, coins, Museum, deck, tax and crown are seen by everyone") {
  const auto position = [] {
    auto g = scenario(5).cast({"tax_collector"}).uniques({"museum"});
    g.seat(0).holds("assassin").seat(2).gold(4).hand({"tavern"}).city({"market", "museum"});
    return g;
  };
  const std::vector<std::function<void(Play&)>> changes{
      [](Play& g) { g.seat(2).gold(5); },
      [](Play& g) { g.seat(2).hand({"tavern", "docks"}); },
      [](Play& g) { g.seat(2).city({"market", "museum", "temple"}); },
      [](Play& g) { g.seat(2).city({"market+", "museum"}); },
      [](Play& g) { g.tucked(2, {"docks"}); },
      [](Play& g) { g.deck_size(20).rest_to(2); },
      [](Play& g) { g.tax(1); },
      [](Play& g) { g.crown(1).starter(0); },
      [](Play& g) { g.cast({"abbot"}); },
      [](Play& g) { g.uniques({"armory"}); },
      [](Play& g) { g.options([](Switches& o) { o.great_wall_covers_itself = true; }); },
  };
  for (std::size_t i = 0; i < changes.size(); ++i) {
    auto a = position();
    auto b = position();
    changes[i](b);
    EXPECT_EQ(told_apart(a, b), kEveryone) << i;
  }
  auto g = position();
  const Observation seen = g.observe_spectator();
  EXPECT_EQ(seen.table.gold[2], 4);
  EXPECT_EQ(seen.hand_size[2], 1);
  EXPECT_EQ(seen.shuffled_size + seen.tail.size(), 65u);
}

SPEC("C12.2", "the own hand is known to its player") {
  const auto position = [](const char* card) {
    auto g = scenario(5).turn_of("thief");
    g.seat(2).hand({"tavern", card});
    return g;
  };
  auto a = position("docks");
  auto b = position("temple");
  EXPECT_EQ(told_apart(a, b), (Seats{2}));
  EXPECT_EQ(a.observe(1).hand, Bag());
}

SPEC("C12.12", "drawn cards are known to the drawing player, the Scholar's seven included") {
  const auto gather = [](const Texts& cards) {
    auto g = scenario(5).turn_of("king");
    g.seat(1).hand({}).holds("king");
    return g.plays("gather cards").draws(cards);
  };
  auto a = gather({"tavern", "docks"});
  auto b = gather({"temple", "docks"});
  EXPECT_EQ(told_apart(a, b), (Seats{1}));
  EXPECT_EQ(a.observe(1).aside.size(), 2);
  EXPECT_EQ(a.observe(0).aside.size(), 0);
  EXPECT_EQ(a.observe(0).aside_size, 2);

  const auto research = [](const char* card) {
    auto g = scenario(5).turn_of("scholar");
    g.seat(1).hand({}).holds("scholar");
    g.plays("research").draws({"manor", "manor", "manor", "castle", "castle", "castle"});
    return g.draws({card});
  };
  auto c = research("tavern");
  auto d = research("temple");
  EXPECT_EQ(told_apart(c, d), (Seats{1}));
}

SPEC("C12.13 A69", "discarded cards are known to who discarded them; everyone sees the number") {
  const auto gather = [](const char* card) {
    auto g = scenario(5).turn_of("king");
    g.seat(1).hand({}).holds("king");
    return g.plays("gather cards").draws({"docks", card}).plays("keep docks");
  };
  auto a = gather("tavern");
  auto b = gather("temple");
  EXPECT_EQ(told_apart(a, b), (Seats{1}));
  EXPECT_EQ(a.observe(0).tail.size(), 1u);
  EXPECT_FALSE(a.observe(0).tail[0].known);
  EXPECT_TRUE(a.observe(1).tail[0].known);
  for (const EventView& view : a.event_views(0)) {
    if (view.event.kind == EventKind::cards_put_under) {
      EXPECT_EQ(view.event.amount, 1);
    }
  }

  const auto redraw = [](const char* card) {
    auto g = scenario(5).turn_of("magician");
    g.seat(1).hand({"tavern", "temple"}).holds("magician");
    g.plays("redraw").plays(std::string("discard ") + card).plays("done");
    return g.draws({"docks"});
  };
  auto c = redraw("tavern");
  auto d = redraw("temple");
  EXPECT_EQ(told_apart(c, d), (Seats{1}));

  for (const char* use : {"laboratory", "museum"}) {
    const auto position = [&](const char* card) {
      auto g = scenario(5).turn_of("king");
      g.seat(1).hand({"tavern", "temple"}).city({use}).holds("king");
      return g.plays(std::string("use ") + use + " " + card);
    };
    auto e = position("tavern");
    auto f = position("temple");
    EXPECT_EQ(told_apart(e, f), (Seats{1})) << use;
  }

  const auto den = [](const char* card) {
    auto g = scenario(5).turn_of("king");
    g.seat(1).gold(9).hand({"thieves_den", "tavern", "temple"}).holds("king");
    g.plays("gather gold").plays("build thieves_den cards 1");
    return g.plays(std::string("discard ") + card);
  };
  auto h = den("tavern");
  auto i = den("temple");
  EXPECT_EQ(told_apart(h, i), (Seats{1}));
}

// The last action of g names this district to somebody who only looks on.
bool names_to_all(Play& g, EventKind kind, District d) {
  for (const EventView& view : g.spectator_event_views()) {
    if (view.event.kind == kind) return !view.concealed && view.event.card->district == d;
  }
  return false;
}

SPEC("C12.14", "built, sacrificed and confiscated districts are named to everyone") {
  auto build = scenario(5).turn_of("king");
  build.seat(0).gold(9).hand({"tavern"}).holds("king");
  build.plays("gather gold").plays("build tavern");
  EXPECT_TRUE(names_to_all(build, EventKind::district_built, District::tavern));

  auto sacrifice = scenario(5).turn_of("king");
  sacrifice.seat(0).hand({"necropolis"}).city({"tavern"}).holds("king");
  sacrifice.plays("gather gold").plays("build necropolis sacrifice tavern");
  EXPECT_TRUE(names_to_all(sacrifice, EventKind::district_sacrificed, District::tavern));

  auto confiscate = scenario(5).turn_of("king").warrants({"king", "thief", "warlord"}, "king");
  confiscate.seat(0).gold(9).hand({"tavern"}).holds("king").seat(1).holds("magistrate");
  confiscate.plays("gather gold").plays("build tavern").plays("confiscate");
  EXPECT_TRUE(names_to_all(confiscate, EventKind::district_confiscated, District::tavern));
}

SPEC("C12.14", "destroyed, rescued, exchanged and seized districts are named to everyone") {
  auto destroy = scenario(5).turn_of("warlord");
  destroy.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"});
  destroy.seat(2).gold(1).city({"graveyard"});
  destroy.plays("destroy 1 tavern");
  EXPECT_TRUE(names_to_all(destroy, EventKind::district_destroyed, District::tavern));
  destroy.plays("rescue");
  EXPECT_TRUE(names_to_all(destroy, EventKind::district_rescued, District::tavern));

  auto exchange = scenario(5).turn_of("diplomat");
  exchange.seat(0).gold(9).city({"manor"}).holds("diplomat").seat(1).city({"tavern"});
  exchange.plays("exchange manor 1 tavern");
  EXPECT_TRUE(names_to_all(exchange, EventKind::districts_exchanged, District::manor));

  auto seize = scenario(5).turn_of("marshal");
  seize.seat(0).gold(9).holds("marshal").seat(1).city({"tavern"});
  seize.plays("seize 1 tavern");
  EXPECT_TRUE(names_to_all(seize, EventKind::district_seized, District::tavern));

  auto armory = scenario(5).turn_of("king");
  armory.seat(0).city({"armory"}).holds("king").seat(1).city({"tavern"});
  armory.plays("use armory 1 tavern");
  EXPECT_TRUE(names_to_all(armory, EventKind::armory_used, District::tavern));
}

SPEC("C12.15 A63", "a hand viewed by Spy or Wizard is known to viewer and owner, as it was then") {
  const auto spied = [](const char* card) {
    auto g = scenario(5).turn_of("spy");
    g.seat(1).holds("spy").seat(2).hand({card, "manor"});
    return g.plays("spy 2 noble").draws({"castle"});
  };
  const auto spy_looks = [](const char* card) {
    auto g = scenario(5).turn_of("spy");
    g.seat(1).holds("spy").seat(2).hand({card, "manor"});
    return g.plays("spy 2 noble");
  };
  auto a = spy_looks("tavern");
  auto b = spy_looks("temple");
  EXPECT_EQ(told_apart(a, b), (Seats{1, 2}));
  // Later the Spy's view does not follow that hand.
  auto c = spied("tavern");
  auto d = spied("temple");
  EXPECT_EQ(told_apart(c, d), (Seats{2}));

  const auto wizard = [](const char* card) {
    auto g = scenario(5).turn_of("wizard");
    g.seat(1).holds("wizard").seat(2).hand({card, "manor"});
    return g.plays("look 2");
  };
  auto e = wizard("tavern");
  auto f = wizard("temple");
  EXPECT_EQ(told_apart(e, f), (Seats{1, 2}));
  EXPECT_EQ(e.observe(1).seen_hand.size(), 2);
  EXPECT_EQ(e.observe(0).seen_hand.size(), 0);
  for (auto* g : {&e, &f}) g->plays("take manor");
  EXPECT_EQ(told_apart(e, f), (Seats{2}));
  EXPECT_EQ(e.observe(1).seen_hand.size(), 0);
}

SPEC("C12.16", "a card taken by the Wizard is known to both players, to everyone if built") {
  const auto position = [](const std::string& action) {
    auto g = scenario(5).turn_of("wizard");
    g.seat(1).gold(9).hand({}).holds("wizard").seat(2).hand({"tavern", "temple"});
    return g.plays("gather gold").plays("look 2").plays(action);
  };
  auto a = position("take tavern");
  auto b = position("take temple");
  EXPECT_EQ(told_apart(a, b), (Seats{1, 2}));
  auto c = position("build tavern");
  auto d = position("build temple");
  EXPECT_EQ(told_apart(c, d), kEveryone);
}

SPEC("C12.17 C12.18",
     "the Seer's cards: taken ones for taker and victim, given ones for both sides") {
  const auto pulled = [](const char* card) {
    auto g = scenario(5).turn_of("seer");
    g.seat(1).hand({}).holds("seer").seat(2).hand({"tavern", "temple"});
    return g.plays("collect_cards").pulls(card);
  };
  auto a = pulled("tavern");
  auto b = pulled("temple");
  EXPECT_EQ(told_apart(a, b), (Seats{1, 2}));

  const auto given = [](const char* card) {
    auto g = scenario(5).turn_of("seer");
    g.seat(1).hand({"docks"}).holds("seer").seat(2).hand({"tavern"});
    return g.plays("collect_cards").pulls("tavern").plays(std::string("give ") + card);
  };
  auto c = given("tavern");
  auto d = given("docks");
  EXPECT_EQ(told_apart(c, d), (Seats{1, 2}));
}

SPEC("C12.17", "a random card for the Emperor is known to taker and victim") {
  const auto position = [](const char* card) {
    auto g = scenario(5).turn_of("emperor").crown(4);
    g.seat(1).hand({}).holds("emperor").seat(2).gold(0).hand({"tavern", "temple"});
    return g.plays("give_crown 2").pulls(card);
  };
  auto a = position("tavern");
  auto b = position("temple");
  EXPECT_EQ(told_apart(a, b), (Seats{1, 2}));
}

SPEC("C12.18", "a card given by the Cardinal is known to giver and receiver") {
  const auto position = [](const char* card) {
    auto g = scenario(5).turn_of("cardinal");
    g.seat(1).gold(2).hand({"palace", "tavern", "temple"}).holds("cardinal").seat(2).gold(3);
    return g.plays("gather gold").plays("build palace borrow 2").plays(std::string("give ") + card);
  };
  auto a = position("tavern");
  auto b = position("temple");
  EXPECT_EQ(told_apart(a, b), (Seats{1, 2}));
}

SPEC("C12.19", "of hands swapped by the Magician each of the two knows both") {
  const auto position = [](const char* mine, const char* theirs) {
    auto g = scenario(5).turn_of("magician");
    g.seat(1).hand({mine, "manor"}).holds("magician").seat(2).hand({theirs});
    return g.plays("swap_hands 2");
  };
  auto a = position("tavern", "castle");
  auto b = position("temple", "castle");
  auto c = position("tavern", "palace");
  EXPECT_EQ(told_apart(a, b), (Seats{1, 2}));
  EXPECT_EQ(told_apart(a, c), (Seats{1, 2}));
  a.expect_hand(1, {"castle"}).expect_hand(2, {"manor", "tavern"});
}

SPEC("C12.21", "Museum cards are known to who tucked them, also after the Museum has moved") {
  const auto position = [](const char* card) {
    auto g = scenario(5).turn_of("diplomat").tucked(2, {card});
    g.seat(1).gold(9).city({"castle"}).holds("diplomat").seat(2).city({"museum"});
    return g;
  };
  auto a = position("tavern");
  auto b = position("temple");
  EXPECT_EQ(told_apart(a, b), (Seats{2}));
  for (auto* g : {&a, &b}) g->plays("exchange castle 2 museum");
  EXPECT_EQ(told_apart(a, b), (Seats{2}));
  EXPECT_EQ(a.observe(2).tucked.size(), 1);
  EXPECT_EQ(a.observe(1).tucked.size(), 0);
}

SPEC("C12.22", "what went under the deck may be remembered until a Scholar shuffles") {
  const auto position = [](const char* card) {
    auto g = scenario(5).turn_of("scholar").under_deck({card}, 2);
    g.seat(1).hand({}).holds("scholar");
    return g;
  };
  auto a = position("tavern");
  auto b = position("temple");
  EXPECT_EQ(told_apart(a, b), (Seats{2}));
  for (auto* g : {&a, &b}) {
    g->plays("research").draws({"manor", "manor", "manor", "castle", "castle", "castle", "docks"});
    g->plays("keep docks");
  }
  EXPECT_EQ(told_apart(a, b), Seats{});
  EXPECT_EQ(a.state(), b.state());
}

SPEC("C12.22", "destroyed districts under the deck are remembered by all") {
  auto g = scenario(5).turn_of("warlord");
  g.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"});
  g.plays("destroy 1 tavern");
  ASSERT_EQ(g.observe_spectator().tail.size(), 1u);
  EXPECT_TRUE(g.observe_spectator().tail[0].known);
  EXPECT_EQ(g.observe(3).tail[0].district, District::tavern);
}

// Everything that seat 0 may not know is different between these two.
Play all_secrets(bool other) {
  auto g = scenario(5).turn_of("king").warrants({"king", "merchant", "warlord"},
                                                other ? "king" : "merchant");
  g.threats({"merchant", "architect"}, other ? "merchant" : "architect")
      .tucked(1, {other ? "tavern" : "temple"});
  g.under_deck({other ? "docks" : "harbor"}, 2).nobody_holds({"wizard", "bishop"});
  g.seat(0).gold(3).hand({"manor"}).city({"castle"}).holds("king");
  g.seat(1).hand({other ? "church" : "market"}).city({"museum"}).holds("magistrate");
  g.seat(2).hand({other ? "prison" : "palace"}).holds("blackmailer");
  g.seat(3).holds(other ? "merchant" : "architect").seat(4).holds(other ? "architect" : "merchant");
  return g;
}

SPEC("C12.24", "a view holds nothing beyond these rows, and neither do the actions offered") {
  auto a = all_secrets(false);
  auto b = all_secrets(true);
  EXPECT_EQ(told_apart(a, b), (Seats{1, 2, 3, 4}));
  EXPECT_EQ(a.offered(), b.offered());
  for (auto* g : {&a, &b}) g->plays("gather gold").plays("build manor").plays(1, "pass");
  EXPECT_TRUE(same_view(a, b, 0));
  EXPECT_EQ(a.offered(), b.offered());
}

SPEC("C12.26", "spectators see the public rows only") {
  auto a = all_secrets(false);
  auto b = all_secrets(true);
  EXPECT_TRUE(same_spectator_view(a, b));
  const Observation seen = a.observe_spectator();
  EXPECT_TRUE(seen.hand.empty());
  EXPECT_TRUE(seen.tucked.empty());
  EXPECT_EQ(seen.characters, 0);
  EXPECT_EQ(seen.signed_warrant, 0);
  EXPECT_EQ(seen.rose, 0);
  EXPECT_EQ(seen.slot, (std::array<Rank, kRanksMax>{}));
  EXPECT_EQ(seen.hand_size[1], 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
