// Chapter 2: who may know what.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

const int kLooker = Seat::spectator().index();
using Seats = std::vector<int>;
const Seats kAll{0, 1, 2, 3, kLooker};
const Seats kNone{};

// Who notices that the second of two equal games was changed?
Seats who_sees(const Play& game, const std::function<void(State&)>& change) {
  Play a = game;
  Play b = game;
  b.state();
  b.change(change);
  Seats seats;
  for (const int seat : kAll) {
    if (!same_view(a, b, seat)) seats.push_back(seat);
  }
  return seats;
}

Play some_game() {
  auto g = scenario(4).powers().seat(0).trick("linking_rings", "spades", 1);
  g.components({{"wood", 1}}).hand({"invention"}).powers_in_hand({"gambling", "tireless"});
  g.show("riverside_01", {"s00 0 spades bottom"});
  return g.deck("workshop", {"night_shift", "test_run", "freelancer"})
      .acts("magician", "downtown+1");
}

SPEC("T2.1", "everybody sees what lies on and beside the player boards") {
  const Play g = some_game();
  EXPECT_EQ(who_sees(g, [](State& s) { ++s.table.player[1].fame; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { ++s.table.player[1].coins; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { ++s.table.player[1].shards; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { ++s.table.player[0].tokens[0]; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.player[0].tricks[0].enhancements = 1; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.player[1].advertised = true; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.player[1].team |= 2; }), kAll);
}

SPEC("T2.2", "everybody sees dice, market, closed slots, Performance cards and the Trick decks") {
  const Play g = some_game();
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.dice[0] = Face::x; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.market.buy[0] = Component::cog; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.closed[0] = 4; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.shows[0].slot[0].top = 1; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.residence &= ~bit(Trick::walled); }), kAll);
}

SPEC("T2.3", "everybody knows the sizes of hands and decks and what is out of the game") {
  auto g = some_game();
  EXPECT_EQ(g.observe(1).table.player[0].hand, 6 - 1 + 1);  // one Permanent card is laid
  EXPECT_EQ(g.observe(kLooker).table.player[0].powers_in_hand, 2);
  EXPECT_EQ(g.observe(kLooker).deck[1].size(), 11u);  // Invention is in a hand
  EXPECT_EQ(who_sees(g, [](State& s) { ++s.table.specials_out; }), kAll);
  EXPECT_EQ(g.table().options.deck()[0], 2);  // theater by position of the Performance deck
}

SPEC("T2.4", "everybody sees Prophecies, learned Powers and both Turn Setup cards") {
  const Play g = some_game();
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.active = Prophecy::spotlight; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.omen[0] = Prophecy::spotlight; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.discarded_prophecies = 1; }), kAll);
  EXPECT_EQ(who_sees(g, [](State& s) { s.table.player[0].powers[0].power = Power::tireless; }),
            kAll);
  auto duel = scenario(2).duel().turn_setup("turn_setup_05", "turn_setup_06");
  duel.seat(0).acts("magician", "workshop");
  EXPECT_EQ(duel.observe(1).table.setup_card, TurnSetup::turn_setup_05);
  EXPECT_EQ(duel.observe(1).table.next_setup_card, TurnSetup::turn_setup_06);
}

SPEC("T2.5 R2", "everybody sees face-up cards and the top of a face-up deck") {
  auto g = some_game();
  EXPECT_EQ(g.observe(kLooker).deck[1][0].special(), Special::night_shift);
  EXPECT_EQ(g.observe(3).table.player[0].card[0], Card(Location::downtown));
  auto down = scenario(4).dark_alley();
  down.options([](Options& o) { o.special_deck = SpecialDeckSide::face_down; });
  down.deck("workshop", {"night_shift"}).seat(0).acts("magician", "downtown+1");
  EXPECT_FALSE(down.observe(0).deck[1][0].is_known());
}

SPEC("T2.6", "the own hand, face-down cards and Powers are for the owner only") {
  const Play g = some_game();
  const auto swaps_special = [](State& s) {
    Bag& pool = s.secrets.deck[1].pool;
    s.secrets.hand[0].specials.remove(static_cast<int>(Special::invention));
    s.secrets.hand[0].specials.add(static_cast<int>(Special::ingenuity));
    pool.remove(static_cast<int>(Special::ingenuity));
    pool.add(static_cast<int>(Special::invention));
  };
  EXPECT_EQ(who_sees(g, swaps_special), Seats{0});
  EXPECT_EQ(who_sees(g,
                     [](State& s) {
                       s.secrets.hand[0].powers.remove(static_cast<int>(Power::gambling));
                       s.secrets.hand[0].powers.add(static_cast<int>(Power::alchemist));
                     }),
            Seats{0});
  EXPECT_EQ(who_sees(g,
                     [](State& s) {
                       s.secrets.hand[2].discarded_powers.add(static_cast<int>(Power::alchemist));
                     }),
            Seats{2});
}

SPEC("T2.7", "nobody knows decks below the top card and the Powers left over") {
  const Play g = some_game();
  EXPECT_EQ(
      who_sees(g,
               [](State& s) { std::swap(s.secrets.deck[1].cards[1], s.secrets.deck[1].cards[2]); }),
      kNone);
  EXPECT_EQ(who_sees(g, [](State& s) { s.secrets.power_pool = {}; }), kNone);
  EXPECT_EQ(who_sees(g,
                     [](State& s) {
                       s.secrets.out_of_game.add(static_cast<int>(Special::ingenuity));
                       s.secrets.deck[1].pool.remove(static_cast<int>(Special::ingenuity));
                       s.secrets.deck[1].cards.pop_back();
                       s.secrets.deck[1].cards.push_back({});
                       s.secrets.deck[1].pool.add(static_cast<int>(Special::ingenuity));
                       s.secrets.out_of_game.remove(static_cast<int>(Special::ingenuity));
                     }),
            kNone);
}

// Whose observation names the last card of the Theater deck.
Seats who_knows_bottom(Play& g) {
  Seats seats;
  for (const int seat : {0, 1, kLooker}) {
    const auto deck = g.observe(seat).deck[0];
    if (deck[deck.size() - 1].is_known()) seats.push_back(seat);
  }
  return seats;
}

SPEC("T2.7 T2.11", "a top card that was turned to the bottom and a used card stay known to all") {
  const auto next_turn = [](bool rotate) {
    auto g = scenario(2).dark_alley().deck("theater", {"buying_time", "guest_performer"});
    g.options([rotate](Options& o) {
      o.special_used = SpecialUsed::bottom_of_deck;
      o.rotate_special_decks = rotate;
    });
    g.seat(0).below("magician", "claqueurs").placed("magician", "friday_stage").at_end_turn();
    return g.chance_any();
  };
  auto rotated = next_turn(true);
  EXPECT_EQ(rotated.state().secrets.deck[0].cards[11].special(), Special::buying_time);
  EXPECT_EQ(who_knows_bottom(rotated), (Seats{0, 1, kLooker}));
  auto used = next_turn(false);
  EXPECT_EQ(used.state().secrets.deck[0].cards[11].special(), Special::claqueurs);
  EXPECT_EQ(who_knows_bottom(used), (Seats{0, 1, kLooker}));
}

SPEC("T2.11 R91", "the card not kept is known to the player alone, until it lies on top") {
  auto g = scenario(2).dark_alley().deck("theater", {"claqueurs", "new_twist", "buying_time"});
  g.options([](Options& o) { o.special_draw = SpecialDraw::draw_2_keep_1; });
  g.seat(0).acts("magician", "dark_alley+2").plays("draw_first theater").plays("keep new_twist");
  EXPECT_EQ(who_knows_bottom(g), Seats{0});
  const auto others = g.observe(1).deck[0];
  EXPECT_EQ(others[others.size() - 1].known_by, 1);  // who knows it, not what it is
  g.change([](State& s) {
    auto& cards = s.secrets.deck[0].cards;
    std::swap(cards[1], cards[cards.size() - 1]);
  });
  g.plays("end").plays_turn_out();  // Buying Time goes to the bottom
  EXPECT_EQ(g.state().secrets.deck[0].cards[0].special(), Special::claqueurs);
  EXPECT_EQ(g.observe(1).deck[0][0].special(), Special::claqueurs);
}

SPEC("T2.8 R63", "during ASSIGN opponents see the hand of its start and who has confirmed") {
  auto a = scenario(4).at_assign();
  auto b = scenario(4).at_assign();
  a.plays(0, "assign magician theater");
  b.plays(0, "leave magician");
  for (const int seat : {1, 2, 3, kLooker}) EXPECT_TRUE(same_view(a, b, seat)) << seat;
  EXPECT_FALSE(same_view(a, b, 0));
  EXPECT_EQ(a.observe(1).table.player[0].hand, 9);
  a.plays(0, "leave apprentice_1").plays(0, "confirm");
  EXPECT_TRUE(a.observe(1).table.player[0].confirmed);
  EXPECT_EQ(a.observe(1).table.player[0].hand, 9);
  for (const int seat : {1, 2, 3}) a.assigns(seat, {{"magician", "workshop"}});
  EXPECT_EQ(a.observe(1).table.player[0].hand, 8);
  EXPECT_EQ(a.observe(1).table.player[0].card[0], Card(Location::theater));
}

SPEC("R63 T2.8", "under Sealed Orders REVEAL shows which Characters have a card, not which card") {
  auto g = scenario(4).dark_alley().active("sealed_orders").at_assign();
  g.assigns(0, {{"magician", "theater"}});
  EXPECT_FALSE(g.observe(1).table.player[0].card[0].exists());
  for (const int seat : {1, 2, 3}) g.assigns(seat, {});
  EXPECT_TRUE(g.observe(1).table.player[0].card[0].hidden());
  EXPECT_FALSE(g.observe(1).table.player[0].card[4].exists());
}

Play draws(const std::function<void(Options&)>& change) {
  auto g = scenario(4).dark_alley().options(change).deck("theater", {"claqueurs", "new_twist"});
  g.seat(0).acts("magician", "dark_alley+2").plays("draw_first theater");
  return g;
}

bool announced(Play& g, int seat) {
  for (const EventView& view : g.event_views(seat)) {
    if (view.event.kind == EventKind::special_drawn)
      return view.event.card == Card(Special::claqueurs);
  }
  return false;
}

SPEC("T2.9 R2 R104", "a card drawn openly is announced; later it is shown only by option") {
  auto g = draws([](Options&) {});
  EXPECT_TRUE(announced(g, 1));
  EXPECT_TRUE(announced(g, kLooker));
  EXPECT_TRUE(g.observe(1).table.player[0].known_specials.empty());
  auto shown = draws([](Options& o) { o.show_known_specials = true; });
  EXPECT_TRUE(
      shown.observe(1).table.player[0].known_specials.has(static_cast<int>(Special::claqueurs)));
  auto down = draws([](Options& o) { o.special_deck = SpecialDeckSide::face_down; });
  EXPECT_FALSE(announced(down, 1));
  EXPECT_TRUE(announced(down, 0));
}

SPEC("T2.9 R91", "with draw_2_keep_1 nothing is announced, also from a face-up deck") {
  auto g = draws([](Options& o) {
    o.special_draw = SpecialDraw::draw_2_keep_1;
    o.show_known_specials = true;
  });
  g.plays("keep claqueurs");
  EXPECT_FALSE(announced(g, 1));
  EXPECT_TRUE(announced(g, 0));
  EXPECT_TRUE(g.observe(1).table.player[0].known_specials.empty());
}

SPEC("R104",
     "a card drawn openly stays shown face down below a Character, not once it was played") {
  auto g = draws([](Options& o) { o.show_known_specials = true; });
  g.plays("end").plays_turn_out().plays_on_to(Phase::assigning);
  g.assigns(0, {{"magician", "claqueurs"}});
  const int kind = static_cast<int>(Special::claqueurs);
  EXPECT_TRUE(g.observe(1).table.player[0].known_specials.has(kind));
  for (const int seat : {1, 2, 3}) g.assigns(seat, {});
  EXPECT_FALSE(g.observe(1).table.player[0].known_specials.has(kind));  // it lies face up
}

SPEC("R104 R91 T17.11", "an idled card is shown again in hand only if it was drawn openly") {
  const auto idles = [](SpecialDeckSide side, SpecialDraw draw) {
    auto g = scenario(2).dark_alley().seat(0).below("magician", "claqueurs").at_placing(0);
    g.options([&](Options& o) {
      o.show_known_specials = true;
      o.special_deck = side;
      o.special_draw = draw;
    });
    g.plays("idle magician");
    return g.observe(1).table.player[0].known_specials.size();
  };
  EXPECT_EQ(idles(SpecialDeckSide::face_up, SpecialDraw::draw_1), 1);
  EXPECT_EQ(idles(SpecialDeckSide::face_up, SpecialDraw::draw_2_keep_1), 0);
  EXPECT_EQ(idles(SpecialDeckSide::face_down, SpecialDraw::draw_1), 0);
}

SPEC("T2.10 R64", "a spectator sees the public things and no hand") {
  auto g = some_game();
  const Observation seen = g.observe(kLooker);
  EXPECT_EQ(seen.own, Hand{});
  EXPECT_EQ(seen.table, g.table());
  EXPECT_TRUE(seen.looked_at.empty());
}

}  // namespace
}  // namespace prestige::trickerion::kit
