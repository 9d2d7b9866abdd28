// Options of the Dark Alley, the Powers and the final scoring: with the default value and with
// another one.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// A game with the Dark Alley and one option changed.
template <class T, class V>
Play dark_with(T Options::* field, V value, int players = 2) {
  auto g =
      scenario(players).dark_alley().options([=](Options& o) { o.*field = static_cast<T>(value); });
  return g.seat(0);
}

SPEC("OP.special_deck R2", "the top card of a deck is seen, or hidden") {
  const auto top_known = [](SpecialDeckSide side) {
    auto g = dark_with(&Options::special_deck, side).deck("theater", {"claqueurs", "new_twist"});
    g.acts("magician", "dark_alley+0");
    return g.observe(1).deck[0][0].is_known();
  };
  EXPECT_TRUE(top_known(SpecialDeckSide::face_up));
  EXPECT_FALSE(top_known(SpecialDeckSide::face_down));
}

SPEC("OP.special_deck R2", "a draw from a face-down deck is announced to nobody") {
  const auto drawn = [](SpecialDeckSide side, const char* top) {
    auto g = dark_with(&Options::special_deck, side).deck("theater", {top, "new_twist"});
    return g.acts("magician", "dark_alley+0").plays("draw_first theater");
  };
  auto a = drawn(SpecialDeckSide::face_down, "claqueurs");
  auto b = drawn(SpecialDeckSide::face_down, "buying_time");
  EXPECT_TRUE(same_view(a, b, 1));
  EXPECT_FALSE(same_view(a, b, 0));
  auto open = drawn(SpecialDeckSide::face_up, "claqueurs");
  auto other = drawn(SpecialDeckSide::face_up, "buying_time");
  EXPECT_NE(open.event_views(1), other.event_views(1));
}

SPEC("OP.show_known_specials R2 R104", "cards drawn openly stay visible while they are held") {
  for (const bool show : {false, true}) {
    auto g = dark_with(&Options::show_known_specials, show).deck("theater", {"claqueurs"});
    g.acts("magician", "dark_alley+0").plays("draw_first theater").chance_any();
    const Bag known = g.observe(1).table.player[0].known_specials;
    EXPECT_EQ(known.count(static_cast<int>(Special::claqueurs)), show ? 1 : 0);
  }
}

SPEC("OP.special_draw R59", "the top card, or one of the top two") {
  const auto draws = [](SpecialDraw way) {
    auto g = dark_with(&Options::special_draw, way);
    g.deck("theater", {"claqueurs", "new_twist", "buying_time"}).acts("magician", "dark_alley+0");
    return g.plays("draw_first theater");
  };
  draws(SpecialDraw::draw_1).expect_hand(0, {"claqueurs"});
  auto g = draws(SpecialDraw::draw_2_keep_1).expect_hand(0, {});
  g.expect_offered("keep", {"keep claqueurs", "keep new_twist"});
  g.refuses("keep buying_time", "not_looked_at").plays("keep new_twist");
  g.expect_hand(0, {"new_twist"});
  const auto& cards = g.state().secrets.deck[0].cards;
  EXPECT_EQ(cards[0].special(), Special::buying_time);
  EXPECT_EQ(cards[cards.size() - 1].special(), Special::claqueurs);
}

SPEC("OP.special_draw T11.7 R91", "the others see that two cards were looked at, not which") {
  auto g = dark_with(&Options::special_draw, SpecialDraw::draw_2_keep_1);
  g.deck("theater", {"claqueurs", "new_twist"}).acts("magician", "dark_alley+0");
  g.plays("draw_first theater").expect_event("specials_looked_at");  // known cards, too
  const auto mine = g.event_views(0);
  const auto theirs = g.event_views(1);
  ASSERT_EQ(mine.size(), 1U);
  ASSERT_EQ(theirs.size(), 1U);
  EXPECT_EQ(mine[0].event.card, Card(Special::claqueurs));
  EXPECT_EQ(mine[0].event.card2, Card(Special::new_twist));
  EXPECT_TRUE(theirs[0].concealed);
  EXPECT_FALSE(theirs[0].event.card.exists() || theirs[0].event.card2.exists());
  EXPECT_EQ(theirs[0].event.deck, Location::theater);
  EXPECT_EQ(theirs[0].event.amount, 2);
}

SPEC("OP.draw_first_scope R24 R45", "the cheap first card: once per turn, or per placement") {
  for (const bool per_placement : {false, true}) {
    auto g = dark_with(&Options::draw_first_scope, per_placement ? DrawFirstScope::per_placement
                                                                 : DrawFirstScope::per_player_turn);
    g.deck("theater", {"claqueurs", "new_twist", "buying_time"}).team({"manager"});
    g.below("manager", "freelancer").acts("magician", "dark_alley+0").plays("draw_first theater");
    g.refuses("draw_first theater", "first_card_drawn").plays("end");
    g.plays("place manager dark_alley+2 ability");
    if (per_placement) {
      g.refuses("draw_further theater", "first_card_first")
          .plays("draw_first theater")
          .expect_ap(3);
    } else {
      g.refuses("draw_first theater", "first_card_drawn")
          .plays("draw_further theater")
          .expect_ap(2);
    }
  }
}

SPEC("OP.fortune_telling_limit R25", "repeatable, or once per placement") {
  auto g = dark_with(&Options::fortune_telling_limit, FortuneTellingLimit::none);
  g.acts("magician", "dark_alley+0").plays("fortune").plays("fortune").expect_ap(1);
  auto once = dark_with(&Options::fortune_telling_limit, FortuneTellingLimit::once_per_placement);
  once.team({"manager"}).below("manager", "freelancer").acts("magician", "dark_alley+0");
  once.plays("fortune").refuses("fortune", "fortune_told").plays("end");
  once.plays("place manager dark_alley+2 ability").plays("fortune");
}

SPEC("OP.special_plus_one_ap R32", "a Special card may be given up for 1 AP, or not") {
  for (const bool allowed : {true, false}) {
    auto g = dark_with(&Options::special_plus_one_ap, allowed).below("apprentice_1", "empower");
    g.below("magician", "new_twist").at_placing(0);
    if (allowed) {
      g.refuses("place magician friday_stage plus_one", "no_effect");
      g.plays("place apprentice_1 downtown+2 plus_one").expect_ap(1 + 2 + 1);
      g.plays("enhance").expect_ap(5);  // the ability is given up
    } else {
      g.refuses("place apprentice_1 downtown+2 plus_one", "no_plus_one");
      g.plays("place apprentice_1 downtown+2 ability").expect_ap(3);
    }
  }
}

// The theater deck after a turn in which New Twist, then Claqueurs were used.
Play after_used_cards(SpecialUsed used, bool rotate) {
  auto g = dark_with(&Options::special_used, used).team({"manager"});
  g.options([rotate](Options& o) { o.rotate_special_decks = rotate; });
  g.deck("theater", {"buying_time", "guest_performer"});
  g.below("manager", "new_twist").below("magician", "claqueurs").at_placing(0);
  g.plays("place manager friday ability").plays("end").plays("place magician friday_stage ability");
  return g.plays_turn_out();
}

SPEC("OP.special_used R33 R90", "used cards leave the game, or go under their deck in order") {
  auto out = after_used_cards(SpecialUsed::out_of_game, false);
  EXPECT_EQ(out.table().specials_out, 2);
  EXPECT_EQ(out.state().secrets.deck[0].cards.size(), 10U);
  auto g = after_used_cards(SpecialUsed::bottom_of_deck, false);
  EXPECT_EQ(g.table().specials_out, 0);
  const auto& cards = g.state().secrets.deck[0].cards;
  ASSERT_EQ(cards.size(), 12U);
  EXPECT_EQ(cards[0].special(), Special::buying_time);
  EXPECT_EQ(cards[10].special(), Special::new_twist);
  EXPECT_EQ(cards[11].special(), Special::claqueurs);
}

SPEC("OP.rotate_special_decks R90", "the top card goes to the bottom each turn, or stays") {
  auto g = after_used_cards(SpecialUsed::bottom_of_deck, true);
  const auto& cards = g.state().secrets.deck[0].cards;
  EXPECT_EQ(cards[0].special(), Special::guest_performer);
  EXPECT_EQ(cards[10].special(), Special::claqueurs);
  EXPECT_EQ(cards[11].special(), Special::buying_time);
}

SPEC("OP.buy_special_with_shards R61", "Shards for a Special card in the own placement turn") {
  const auto alley = [](int price) {
    auto g = dark_with(&Options::buy_special_with_shards, price).shards(5);
    g.deck("theater", {"claqueurs", "new_twist", "buying_time", "guest_performer"});
    return g.acts("magician", "dark_alley+0");
  };
  alley(0).refuses("buy_special theater", "not_in_game");
  auto g = alley(2).refuses("buy_special dark_alley", "no_such_deck");
  g.plays("buy_special theater").expect_shards(0, 3).expect_hand(0, {"claqueurs"}).expect_ap(3);
  g.plays("draw_first theater").expect_ap(2).plays("end").expect_acting(0);
  g.plays("buy_special theater")
      .expect_shards(0, 1)
      .expect_hand(0, {"buying_time", "claqueurs", "new_twist"});
  alley(3).plays("buy_special theater").refuses("buy_special theater", "not_enough_shards");
}

SPEC("OP.fate_weaving_ap", "Action Points of Fate Weaving") {
  for (const int ap : {1, 2, 3}) {
    auto g = dark_with(&Options::fate_weaving_ap, ap).magician("priestess_of_mysticism");
    auto poor = g;
    g.acts("magician", "dark_alley+0").plays("weave left").expect_ap(3 - ap);
    poor.acts("magician", "dark_alley+0", ap - 1);
    poor.refuses("weave left", "not_enough_action_points");
  }
}

SPEC("OP.fate_weaving_turn_1", "Fate Weaving in turn 1, when nothing is discarded, or not") {
  const auto priestess = [](bool allowed, int turn) {
    auto g = dark_with(&Options::fate_weaving_turn_1, allowed).magician("priestess_of_mysticism");
    g.omens({"job_fair", "even_week", "flat_prices"}).turn(turn);
    return g.acts("magician", "dark_alley+0");
  };
  auto g = priestess(true, 1).plays("weave right").expect_active("even_week");
  g.expect_no_event("prophecy_ended");
  EXPECT_EQ(g.table().discarded_prophecies, 0U);
  priestess(false, 1).refuses("weave left", "not_in_turn_1");
  priestess(false, 2).plays("weave left").expect_active("job_fair");
}

SPEC("OP.mimesis_plus_one_ap R37", "Mimesis may copy the +1 AP, or only the ability") {
  const auto optico = [](bool mimesis, bool specials) {
    auto g = dark_with(&Options::mimesis_plus_one_ap, mimesis).magician("the_great_optico");
    g.options([specials](Options& o) { o.special_plus_one_ap = specials; });
    g.below("magician", "downtown").seat(1).below("magician", "empower");
    return g.at_placing(0);
  };
  const std::string place = "place magician downtown+2 ";
  optico(true, true).plays(place + "mimesis_plus_one empower").expect_ap(6);
  optico(false, true).refuses(place + "mimesis_plus_one empower", "no_plus_one");
  optico(true, false).refuses(place + "mimesis_plus_one empower", "no_plus_one");
  optico(false, true).plays(place + "mimesis empower").plays("enhance").expect_ap(5 + 3);
}

SPEC("OP.power_shard_scoring R48", "Shards score nothing with Powers, or 1 each") {
  const auto shards = [](bool powers, bool scores) {
    auto g = dark_with(&Options::power_shard_scoring, scores).shards(4);
    if (powers) g.powers();
    return g.at_final_scoring().score(0).shards;
  };
  EXPECT_EQ(shards(true, false), 0);
  EXPECT_EQ(shards(true, true), 4);
  EXPECT_EQ(shards(false, false), 4);
}

SPEC("OP.final_special_card", "Fame per Special card in hand at the end") {
  for (const int fame : {0, 1, 2, 3}) {
    auto g = dark_with(&Options::final_special_card, fame).hand({"claqueurs", "new_twist"});
    EXPECT_EQ(g.at_final_scoring().score(0).specials, 2 * fame);
  }
}

}  // namespace
}  // namespace prestige::trickerion::kit
