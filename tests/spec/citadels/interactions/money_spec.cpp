// Draws, incomes, taxes and coins beside other cards.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

int extra(Play& g, int seat, District d) {
  return g.score(seat).extras[static_cast<std::size_t>(d)];
}

SPEC("C27", "with Library and Observatory three cards are drawn and kept") {
  auto g = turn("merchant").hand({"manor"}).city({"library", "observatory"});
  g.plays("gather cards").draws({"tavern", "temple", "docks"});
  g.expect_hand(0, {"manor", "tavern", "temple", "docks"}).offers("end_turn");
}

SPEC("C28", "Library and Observatory change no other draw") {
  const Texts city = {"library", "observatory", "smithy"};
  auto architect = turn("architect").hand({}).city(city);
  architect.plays("extra_cards").draws({"tavern", "temple"}).expect_hand(0, {"tavern", "temple"});
  architect.expect_acting(0);

  auto scholar = turn("scholar").hand({}).city(city).plays("research");
  scholar.draws({"tavern", "temple", "docks", "manor", "castle", "palace", "church"});
  scholar.expect_acting(0).plays("keep palace").expect_hand(0, {"palace"});

  auto smithy = turn("merchant").gold(2).hand({}).city(city).plays("use smithy");
  smithy.draws({"tavern", "temple", "docks"}).expect_acting(0).expect_gold(0, 0);
  smithy.expect_hand(0, {"tavern", "temple", "docks"});
}

SPEC("C29", "with no cards in other hands the Seer's ability is used for nothing") {
  auto g = turn("seer").hand({"tavern", "docks"});
  g.plays("collect_cards").expect_event("no_cards_found").expect_acting(0);
  g.expect_hand(0, {"tavern", "docks"})
      .does_not_offer("give")
      .refuses("collect_cards", "ability_used");
}

SPEC("C30", "a Seer with an empty hand gives back cards just taken") {
  auto g = turn("seer").hand({}).seat(1).hand({"tavern"}).seat(3).hand({"docks", "manor"});
  g.plays("collect_cards").pulls("tavern").pulls("docks").expect_hand(0, {"tavern", "docks"});
  g.refuses("end_turn", "not_now").plays("give docks").plays("give tavern");
  g.expect_hand(0, {}).expect_hand(1, {"docks"}).expect_hand(3, {"tavern", "manor"});
  g.expect_hand(2, {}).expect_hand(4, {});
}

SPEC("C31 A39", "the Magician's own discards may come back from a tiny deck") {
  auto empty = turn("magician").hand({"tavern", "docks"}).deck({}).rest_to(4);
  empty.plays("redraw").plays("discard tavern").plays("done").draws({"tavern"});
  empty.expect_hand(0, {"tavern", "docks"}).expect_deck_size(0);

  auto one = turn("magician").hand({"tavern", "docks"}).deck({"manor"}).rest_to(4);
  one.plays("redraw").plays("discard tavern").plays("discard docks").plays("done");
  one.expect_offered("draw", {"draw manor"}).draws({"manor"});
  one.expect_offered("draw", {"draw docks", "draw tavern"}).draws({"docks"});
  one.expect_hand(0, {"manor", "docks"}).expect_deck_size(1);
}

SPEC("C32 A31", "from a short deck the Scholar draws all, keeps one and shuffles") {
  auto g = turn("scholar").hand({}).deck({"tavern", "temple", "docks"}).rest_to(4);
  g.plays("research").draws({"tavern", "temple", "docks"}).expect_deck_size(0);
  g.plays("keep docks").expect_hand(0, {"docks"}).expect_deck_size(2).expect_event("deck_shuffled");

  auto single = turn("scholar").hand({}).deck({"tavern"}).rest_to(4).plays("research");
  single.draws({"tavern"}).expect_hand(0, {"tavern"}).expect_acting(0).expect_deck_size(0);
}

SPEC("C33", "the Artist beautifies only districts without a coin") {
  auto g = turn("artist").gold(5).city({"tavern+", "docks"});
  g.expect_offered("beautify", {"beautify docks"});
  g.refuses("beautify tavern", "already_beautified").plays("beautify docks");
  g.refuses("beautify docks", "already_beautified").does_not_offer("beautify");
  g.expect_gold(0, 4).expect_city(0, {"tavern+", "docks+"});
}

SPEC("C34", "a coin changes the parity that the Basilica counts") {
  auto g = turn("artist").gold(5).city({"basilica", "tavern", "docks", "market"});
  EXPECT_EQ(extra(g, 0, District::basilica), 2);
  g.plays("beautify docks");
  EXPECT_EQ(extra(g, 0, District::basilica), 1);
  g.plays("beautify basilica");
  EXPECT_EQ(extra(g, 0, District::basilica), 2);
}

SPEC("C35", "the Artist may beautify in the own completed city") {
  auto g = turn("artist").gold(5);
  g.city({"tavern", "temple", "church", "market", "docks", "manor", "castle"}).expect_completed(0);
  const int before = g.score(0).total;
  g.plays("beautify castle").expect_gold(0, 4);
  EXPECT_EQ(g.score(0).total, before + 1);
}

SPEC("C36", "a builder whose supply is empty pays no tax and owes none") {
  auto g = turn("architect").cast({"tax_collector"}).gold(0).hand({"market", "tavern"});
  auto rich = turn("architect").cast({"tax_collector"}).gold(1).hand({"market"});
  g.plays("gather gold").plays("build market").expect_gold(0, 0).expect_tax(0);
  g.plays("end_turn").plays_round_out().expect_gold(0, 0).expect_tax(0);
  rich.plays("gather gold").plays("build market").expect_gold(0, 0).expect_tax(1);
}

SPEC("C37", "a Tax Collector's player is exempt only in that character's own turn") {
  auto g = scenario(3).turn_of("merchant");
  g.seat(0).gold(9).hand({"tavern", "temple"}).holds("merchant").holds("tax_collector");
  g.plays("gather gold").plays("build tavern").expect_gold(0, 9).expect_tax(1).plays("end_turn");
  g.plays_on_to("tax_collector").plays("gather gold").plays("build temple").expect_tax(1);
  g.expect_gold(0, 10).plays("collect_tax").expect_gold(0, 11);
}

SPEC("C38", "an Abbot who ties with the richest gets no gold from them") {
  auto tie = turn("abbot").gold(5).seat(1).gold(5);
  tie.refuses("tithe 1", "nobody_is_richer").does_not_offer("tithe");
  auto poorer = turn("abbot").gold(4).seat(1).gold(5).seat(2).gold(5);
  poorer.expect_offered("tithe", {"tithe 1", "tithe 2"}).refuses("tithe 3", "not_the_richest");
  poorer.plays("tithe 2").expect_gold(0, 5).expect_gold(2, 4);
}

SPEC("C39", "with everybody at nothing the Abbot gets no gold") {
  auto g = turn("abbot").gold(0).seat(1).gold(0).seat(2).gold(0).seat(3).gold(0).seat(4).gold(0);
  g.refuses("tithe 1", "nobody_is_richer").does_not_offer("tithe");
}

SPEC("C40", "Stables may be built when the limit is used up, and leave it untouched before") {
  auto g = turn("merchant").gold(9).hand({"stables", "tavern", "temple"});
  auto before = g;
  g.plays("gather gold").plays("build tavern").refuses("build temple", "limit_reached");
  g.plays("build stables").expect_city(0, {"tavern", "stables"}).expect_gold(0, 8);
  before.plays("gather gold").plays("build stables").plays("build tavern");
  before.refuses("build temple", "limit_reached");
}

SPEC("C41", "cards may wait for the other character's turn, a higher limit may not") {
  auto g = scenario(3).turn_of("architect");
  g.seat(0).gold(9).hand({}).holds("architect").holds("warlord");
  g.plays("extra_cards").draws({"tavern", "temple"}).passes().plays_on_to("warlord");
  g.expect_hand(0, {"tavern", "temple"}).plays("gather gold").plays("build tavern");
  g.refuses("build temple", "limit_reached");
}

SPEC("C42", "duplicates stay when the Quarry is lost") {
  auto g = turn("warlord").gold(9).seat(1).gold(5).hand({"tavern"});
  g.seat(1).city({"quarry", "tavern", "tavern"}).holds("artist").plays("destroy 1 quarry");
  g.expect_city(1, {"tavern", "tavern"}).plays_on_to("artist").plays("gather gold");
  g.refuses("build tavern", "identical_district");
}

SPEC("C43", "after the last card went to the Laboratory the Park draws two") {
  auto g = turn("merchant").gold(0).hand({"tavern"}).city({"laboratory", "park"});
  auto kept = g;
  g.plays("gather gold").plays("use laboratory tavern").plays("end_turn");
  g.draws({"docks", "manor"}).expect_hand(0, {"docks", "manor"}).expect_gold(0, 4);
  kept.passes().expect_hand(0, {"tavern"}).expect_no_event("park_drawn");
}

SPEC("C44 A42", "incomes are not automatic: without them the Poor House may find nothing") {
  auto g = turn("merchant").gold(0).hand({}).city({"market", "poor_house"});
  g.plays("gather cards").draws({"tavern", "temple"}).plays("keep tavern");
  auto taken = g;
  g.plays("end_turn").expect_gold(0, 1).expect_event("poor_house_paid");
  taken.plays("income").plays("end_turn").expect_gold(0, 1).expect_no_event("poor_house_paid");
}

SPEC("C45 A48", "incomes of nothing are not offered") {
  for (const char* character : {"king", "bishop", "merchant", "trader", "warlord", "diplomat",
                                "marshal", "patrician", "cardinal"}) {
    auto g = turn(character);
    g.refuses("income", "nothing_to_gain").does_not_offer("income");
  }
  turn("abbot").refuses("split 0 0", "nothing_to_gain").does_not_offer("split");
  turn("tax_collector").refuses("collect_tax", "nothing_to_gain").does_not_offer("collect_tax");
  turn("queen").refuses("royal_gold", "no_royal_neighbour").does_not_offer("royal_gold");
}

SPEC("C45 A48", "draws from an empty deck are not offered") {
  const auto empty = [](const char* character, Where where = Where::current()) {
    return turn(character, where).gold(9).hand({}).deck({}).rest_to(4);
  };
  empty("patrician").city({"manor"}).refuses("income", "nothing_to_gain").does_not_offer("income");
  empty("cardinal").city({"temple"}).refuses("income", "nothing_to_gain").does_not_offer("income");
  empty("architect").refuses("extra_cards", "nothing_to_gain").does_not_offer("extra_cards");
  empty("scholar").refuses("research", "nothing_to_gain").does_not_offer("research");
  empty("navigator").refuses("supplies cards", "nothing_to_gain").offers("supplies gold");
  empty("merchant").city({"smithy"}).refuses("use smithy", "deck_empty").does_not_offer("use");
  empty("king").city({"manor"}).plays("income").expect_gold(0, 10);
}

SPEC("C46 A31", "the Abbot announces no more cards than the deck has") {
  auto g = turn("abbot").gold(0).hand({}).city({"temple", "church", "monastery"});
  g.deck({"tavern"}).rest_to(4).expect_offered("split", {"split 2 1", "split 3 0"});
  g.refuses("split 1 2", "bad_split").plays("split 2 1").draws({"tavern"});
  g.expect_gold(0, 2).expect_hand(0, {"tavern"});
}

SPEC("C47 A49", "the Trader's exemption is gone in the other character's turn") {
  auto g = scenario(3).turn_of("trader");
  g.seat(0).gold(15).holds("trader").holds("warlord");
  g.seat(0).hand({"tavern", "market", "docks", "harbor"});
  g.plays("gather gold").plays("build tavern").plays("build market").plays("end_turn");
  g.plays_on_to("warlord").plays("gather gold").plays("build docks");
  g.refuses("build harbor", "limit_reached").expect_city(0, {"tavern", "market", "docks"});
}

SPEC("C48 A59", "the Alchemist's refund is for builds of the Alchemist's own turn") {
  auto g = scenario(3).turn_of("king");
  g.seat(0).gold(9).hand({"castle", "docks"}).holds("king").holds("alchemist");
  g.plays("gather gold").plays("build castle").expect_gold(0, 7).plays("end_turn");
  g.expect_gold(0, 7).plays_on_to("alchemist").plays("gather gold").plays("build docks");
  g.expect_gold(0, 6).plays("end_turn").expect_gold(0, 9);
}

SPEC("C49 A57", "a district built in the same turn may get a coin") {
  auto g = turn("artist").gold(2).hand({"tavern"});
  g.plays("gather gold").refuses("beautify tavern", "not_in_your_city").plays("build tavern");
  g.plays("beautify tavern").expect_city(0, {"tavern+"}).expect_gold(0, 2);
}

SPEC("C50 A57", "a destroyed and rebuilt district starts without a coin and may get one again") {
  auto g = turn("warlord").gold(9).seat(1).gold(3).hand({}).city({"graveyard", "tavern+"});
  g.seat(1).holds("artist").plays("destroy 1 tavern+").expect_gold(0, 8).plays(1, "rescue");
  g.expect_hand(1, {"tavern"}).plays_on_to("artist").plays("gather gold").plays("build tavern");
  g.expect_city(1, {"graveyard", "tavern"}).plays("beautify tavern");
  g.expect_city(1, {"graveyard", "tavern+"}).expect_gold(1, 2);
}

}  // namespace
}  // namespace prestige::citadels::kit
