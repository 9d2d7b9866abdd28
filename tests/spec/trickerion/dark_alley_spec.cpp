// Chapter 11: the Dark Alley.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T11.1",
     "48 Tricks, four decks of 12 with a visible top card, a longer Performance deck, 7 turns") {
  auto g = new_game(2, [](Options& o) { o.dark_alley = true; });
  EXPECT_EQ(std::popcount(g.table().residence), 48);
  EXPECT_EQ(g.table().options.deck(), (std::array<std::uint8_t, 3>{2, 2, 2}));
  EXPECT_EQ(g.table().options.turns(), 7);
  g.chance("first_seat 0").chance("enter riverside_01").chance("top claqueurs").chance_any();
  for (const SpecialDeck& deck : g.state().secrets.deck) {
    EXPECT_EQ(deck.cards.size(), 12u);
    EXPECT_TRUE(deck.cards[0].is_known());
    EXPECT_FALSE(deck.cards[1].is_known());
  }
  auto base = scenario(2).seat(0).magician("the_gentleman").trick("linking_rings", "spades");
  base.acts("magician", "downtown+2").expect_gain(0, {});  // no abilities without the Dark Alley
}

SPEC("T11.1", "the variants of the Special decks: 48, 40 and 60 cards") {
  const auto sizes = [](SpecialDeckVariant variant) {
    auto g = new_game(2, [&](Options& o) {
      o.dark_alley = true;
      o.special_deck_variant = variant;
    });
    g.chance_any();
    return g.state().secrets.deck[0].cards.size();
  };
  EXPECT_EQ(sizes(SpecialDeckVariant::published_only_48), 12u);
  EXPECT_EQ(sizes(SpecialDeckVariant::published_only_40), 10u);
  EXPECT_EQ(sizes(SpecialDeckVariant::default_60), 15u);
}

SPEC("T11.2", "Permanent cards: 2 Theater and 1 of each other Location") {
  auto g = new_game(3, [](Options& o) { o.dark_alley = true; });
  const std::array<std::uint8_t, kLocations> cards{1, 1, 1, 2, 1};
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(g.state().secrets.hand[i].permanent, cards);
}

SPEC("T11.3", "three Prophecies are Pending, none is Active in turn 1") {
  auto g = new_game(2, [](Options& o) { o.dark_alley = o.beginner_setup = true; });
  g.plays_on_to(Phase::rolling).expect_active("").expect_turn(1);
  for (const Maybe<Prophecy>& omen : g.table().omen) EXPECT_TRUE(omen.has_value());
}

SPEC("T11.4 R24", "the first card of a player and turn for 1 AP, every further one for 2") {
  auto g = scenario(4).dark_alley().seat(0).below("apprentice_1", "dark_alley");
  g.below("magician", "freelancer")
      .at_placing(0)
      .plays("place apprentice_1 dark_alley+2")
      .expect_ap(3);
  g.refuses("draw_further theater", "first_card_first")
      .refuses("draw_first dark_alley", "no_such_deck");
  g.plays("draw_first theater")
      .chance_any()
      .expect_ap(2)
      .refuses("draw_first theater", "first_card_drawn");
  g.plays("draw_further workshop").chance_any().expect_ap(0).plays("end");
  g.plays("place magician dark_alley+1 ability").refuses("draw_first theater", "first_card_drawn");
  g.plays("draw_further market_row").chance_any().expect_ap(2).expect_fame(0, 5);
  EXPECT_EQ(g.specials_of(0).size(), 3u);
}

SPEC("R24 R45 T11.4", "draw_first_scope per_placement: the first card of each placement is cheap") {
  const auto placed_again = [](const std::function<void(Options&)>& change) {
    auto g = scenario(4).dark_alley().options(change).seat(0).below("apprentice_1", "dark_alley");
    g.below("magician", "freelancer").at_placing(0).plays("place apprentice_1 dark_alley+0");
    return g.plays("draw_first theater")
        .chance_any()
        .plays("end")
        .plays("place magician dark_alley+1 ability");
  };
  auto each = placed_again([](Options& o) { o.draw_first_scope = DrawFirstScope::per_placement; });
  each.plays("draw_first theater").chance_any().expect_ap(3);
  EXPECT_EQ(preset(Edition::prototype).draw_first_scope, DrawFirstScope::per_player_turn);  // R45
  placed_again([](Options&) {}).refuses("draw_first theater", "first_card_drawn");
}

SPEC("T11.5", "an empty deck cannot be chosen; used cards do not come back") {
  auto g = scenario(2).dark_alley().seat(0);
  g.with([](State& s) {
    for (std::uint64_t left = s.secrets.deck[0].pool.kinds(); left != 0; left &= left - 1) {
      s.secrets.out_of_game.add(std::countr_zero(left));
    }
    s.secrets.deck[0].pool = {};
  });
  g.acts("magician", "dark_alley+2")
      .refuses("draw_first theater", "deck_empty")
      .offers("draw_first workshop");
}

SPEC("T11.6 E30 R25", "Fortune Telling moves left to right to bottom to left, repeatable or once") {
  auto g =
      scenario(2).dark_alley().active("spotlight").omens({"even_week", "job_fair", "flat_prices"});
  g.seat(0)
      .acts("magician", "dark_alley+2")
      .plays("fortune")
      .expect_omens({"flat_prices", "even_week", "job_fair"});
  g.expect_ap(4).plays("fortune").expect_omens({"job_fair", "flat_prices", "even_week"});
  auto once = scenario(2).dark_alley().seat(0).acts("magician", "dark_alley+2");
  once.options(
      [](Options& o) { o.fortune_telling_limit = FortuneTellingLimit::once_per_placement; });
  once.plays("fortune").refuses("fortune", "fortune_told");
}

SPEC("T11.11 E30 R26",
     "PROPHECIES: Active is discarded, left becomes Active, the others move, one enters") {
  auto g =
      scenario(2).dark_alley().active("spotlight").omens({"flat_prices", "even_week", "job_fair"});
  g.at_end_turn()
      .chance(g.offered("enter")[0])
      .expect_active("flat_prices")
      .expect_omens({"job_fair", "", "even_week"});
  g.chance("foretell bull_market").expect_omens({"job_fair", "bull_market", "even_week"});
  EXPECT_EQ(g.table().discarded_prophecies, bit(Prophecy::spotlight));
}

SPEC("T11.11 R66 R26",
     "an empty pile: discard first, shuffle all discards, the one just discarded too") {
  auto g =
      scenario(2).dark_alley().active("spotlight").omens({"flat_prices", "even_week", "job_fair"});
  g.prophecies_left({}).at_end_turn().chance(g.offered("enter")[0]).offers("foretell spotlight");
  EXPECT_EQ(g.offered("foretell").size(), 24u);
}

SPEC("T11.7 R59",
     "draw_2_keep_1: one is kept, the other goes under the deck; a single card is taken") {
  const auto two = [](Options& o) { o.special_draw = SpecialDraw::draw_2_keep_1; };
  auto g = scenario(2).dark_alley().options(two).deck("theater",
                                                      {"claqueurs", "new_twist", "buying_time"});
  g.seat(0).acts("magician", "dark_alley+2", 9).plays("draw_first theater");
  g.expect_offered("", {"keep new_twist", "keep claqueurs"})
      .refuses("keep buying_time", "not_looked_at");
  g.plays("keep new_twist").expect_hand(0, {"new_twist"});
  const SpecialDeck& deck = g.state().secrets.deck[0];
  EXPECT_EQ(deck.cards[deck.cards.size() - 1].special(), Special::claqueurs);
  EXPECT_EQ(deck.cards[0].special(), Special::buying_time);
  auto last = scenario(2).dark_alley().options(two).deck("theater", {"claqueurs"}).seat(0);
  last.with([](State& s) {
    Bag& pool = s.secrets.deck[0].pool;
    for (std::uint64_t left = pool.kinds(); left != 0; left &= left - 1) {
      const int kind = std::countr_zero(left);
      if (kind != static_cast<int>(Special::claqueurs)) s.secrets.out_of_game.add(kind);
    }
    pool = Bag::of(std::uint64_t{1} << at(Special::claqueurs));
  });
  last.acts("magician", "dark_alley+2").plays("draw_first theater").expect_hand(0, {"claqueurs"});
}

SPEC("T11.8 R47", "a drawn card can be assigned from the next ASSIGN on") {
  auto g = scenario(2)
               .dark_alley()
               .deck("theater", {"claqueurs"})
               .seat(0)
               .acts("magician", "dark_alley+2");
  g.plays("draw_first theater")
      .chance_any()
      .plays("end")
      .plays_turn_out()
      .plays_on_to(Phase::assigning);
  g.offers("assign magician claqueurs");
}

SPEC("T11.9", "buy_special_with_shards draws in the way of special_draw") {
  auto g = scenario(2).dark_alley().deck("theater", {"claqueurs", "new_twist"}).seat(0).shards(2);
  g.options([](Options& o) {
    o.buy_special_with_shards = 2;
    o.special_draw = SpecialDraw::draw_2_keep_1;
  });
  g.acts("magician", "workshop").plays("buy_special theater").plays("keep claqueurs");
  g.expect_hand(0, {"claqueurs"}).expect_shards(0, 0);
}

SPEC("T11.10 R32", "ability or +1 AP is declared with the placement; off by option") {
  auto g =
      scenario(2).dark_alley().seat(0).trick("linking_rings", "spades").components({{"metal", 2}});
  g.below("magician", "trick_tweaking")
      .at_placing(0)
      .refuses("place magician workshop", "wrong_manner");
  Play plus = g;
  plus.plays("place magician workshop plus_one").expect_ap(4);
  plus.refuses("prepare linking_rings with card", "no_special_ability")
      .plays("prepare linking_rings");
  g.plays("place magician workshop ability").expect_ap(3).plays("prepare linking_rings with card");
  g.expect_markers(0, "linking_rings", 3);
  auto theater = scenario(2).dark_alley().seat(0).below("magician", "new_twist");
  theater.plays("place magician friday plus_one").expect_ap(4);  // backstage included
  auto off = scenario(2).dark_alley().options([](Options& o) { o.special_plus_one_ap = false; });
  off.seat(0)
      .below("magician", "trick_tweaking")
      .refuses("place magician workshop plus_one", "no_plus_one");
}

SPEC("T11.10",
     "one action of its type is enhanced; the card is used even if the bonus was not taken") {
  auto g = scenario(2)
               .dark_alley()
               .seat(0)
               .trick("linking_rings", "spades")
               .trick("mind_reading", "hearts");
  g.components({{"metal", 2}, {"glass", 2}})
      .below("magician", "trick_tweaking")
      .acts("magician", "workshop");
  g.plays("prepare linking_rings with card")
      .refuses("prepare mind_reading with card", "ability_spent");
  g.plays("prepare mind_reading").expect_markers(0, "mind_reading", 3);
  auto unused = scenario(2)
                    .dark_alley()
                    .seat(0)
                    .below("magician", "trick_tweaking")
                    .acts("magician", "workshop");
  unused.plays("end").plays_turn_out().expect_hand(0, {});
  EXPECT_EQ(unused.table().specials_out, 1);
  auto wrong = scenario(2)
                   .dark_alley()
                   .seat(0)
                   .below("magician", "investments")
                   .acts("magician", "downtown+2");
  wrong.refuses("learn linking_rings with card", "ability_for_other_action");
}

SPEC("T11.12 R33 R90",
     "used cards leave the game, or go under their deck; then the top is rotated") {
  auto g = scenario(2).dark_alley().deck("workshop", {"night_shift", "test_run"}).seat(0);
  g.team({"manager"}).below("magician", "invention").placed("magician", "workshop");
  g.below("manager", "freelancer").placed("manager", "workshop").hand({"claqueurs"});
  Play under = g;
  g.at_end_turn().chance_any();
  EXPECT_EQ(g.table().specials_out, 2);
  const auto& kept = g.state().secrets.deck[1].cards;
  EXPECT_EQ(kept[0].special(), Special::test_run);
  EXPECT_EQ(kept[kept.size() - 1].special(), Special::night_shift);
  under.options([](Options& o) {
    o.special_used = SpecialUsed::bottom_of_deck;
    o.rotate_special_decks = false;
  });
  under.at_end_turn().chance_any();
  const auto& deck = under.state().secrets.deck[1].cards;
  EXPECT_EQ(deck[0].special(), Special::night_shift);
  EXPECT_EQ(deck[deck.size() - 2].special(), Special::invention);
  EXPECT_EQ(deck[deck.size() - 1].special(), Special::freelancer);
}

SPEC("T11.12", "the card of an Idle Character is back in hand") {
  auto g = scenario(2).dark_alley().seat(0).idled("magician", "claqueurs").at_end_turn();
  g.expect_hand(0, {"claqueurs"});
}

}  // namespace
}  // namespace prestige::trickerion::kit
