#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("T020", "the Spy names trade on P4: +1 gold, +3 cards; P4 0 gold and still 5 cards") {
  auto g = scenario(5).seat(0).gold(2).hand({}).holds("spy").turn_of("spy");
  g.seat(3).gold(1).hand({"tavern", "market", "docks", "manor", "temple"});
  g.plays("spy 3 trade").draws({"church", "prison", "castle"}).expect_gold(0, 3).expect_gold(3, 0);
  g.expect_hand_size(0, 3).expect_hand_size(3, 5);
}

SPEC("T021", "Magician with 0 cards swaps with P2's 6: Magician 6, P2 0") {
  auto g = scenario(5).seat(0).hand({}).holds("magician").turn_of("magician");
  g.seat(1).hand({"tavern", "market", "docks", "manor", "temple", "church"});
  g.plays("swap_hands 1").expect_hand_size(0, 6).expect_hand_size(1, 0);
}

SPEC("T022", "Magician with 4 cards discards 3: 3 go under the deck, 3 come from the top, hand 4") {
  auto g = scenario(5).seat(0).hand({"tavern", "market", "docks", "manor"}).holds("magician");
  g.turn_of("magician").plays("redraw").plays("discard tavern").plays("discard market");
  g.plays("discard docks").plays("done").draws({"palace", "church", "prison"});
  g.expect_hand(0, {"manor", "palace", "church", "prison"});
  EXPECT_EQ(g.state().secrets.deck.tail().size(), 3u);
}

SPEC("T023",
     "a Tavern taken and built for 1, then another from hand: only the second uses the limit") {
  auto g = scenario(5).seat(0).gold(3).hand({"tavern", "temple"}).city({"tavern"}).holds("wizard");
  g.seat(1).hand({"tavern"}).turn_of("wizard").plays("gather gold").plays("look 1");
  g.plays("build tavern").expect_gold(0, 4).plays("build tavern").expect_gold(0, 3);
  g.refuses("build temple", "limit_reached").expect_city(0, {"tavern", "tavern", "tavern"});
}

SPEC("T024", "King with 2 noble districts and the School of Magic: income 3") {
  auto g = scenario(5).seat(0).gold(0).city({"manor", "castle", "school_of_magic"}).holds("king");
  g.turn_of("king").plays("income").expect_gold(0, 3);
}

SPEC("T025",
     "income with 1 noble district, then a Manor: nothing more; income after the build: 2") {
  auto before =
      scenario(5).seat(0).gold(2).hand({"manor"}).city({"castle"}).holds("king").turn_of("king");
  before.plays("gather gold")
      .plays("income")
      .expect_gold(0, 5)
      .plays("build manor")
      .expect_gold(0, 2);
  before.refuses("income", "ability_used");

  auto after =
      scenario(5).seat(0).gold(2).hand({"manor"}).city({"castle"}).holds("king").turn_of("king");
  after.plays("gather gold")
      .plays("build manor")
      .expect_gold(0, 1)
      .plays("income")
      .expect_gold(0, 3);
}

SPEC("T026",
     "Emperor P2, crown with P4: receivers P1, P3, P5; P1 without gold loses a random card") {
  auto g = scenario(5).seat(1).gold(1).hand({}).holds("emperor").crown(3);
  g.seat(0).gold(0).hand({"tavern", "docks", "manor"}).turn_of("emperor");
  g.expect_offered("give_crown", {"give_crown 0", "give_crown 2", "give_crown 4"});
  g.plays("give_crown 0").expect_chance().pulls("docks").expect_hand(1, {"docks"});
  g.expect_hand(0, {"tavern", "manor"}).expect_gold(1, 1).expect_acting(1);
}

SPEC("T027", "killed Emperor P2, crown with P4: gives it to P1, P3 or P5 at the end for nothing") {
  auto g = scenario(5).seat(1).gold(1).hand({}).holds("emperor").crown(3).killed("emperor");
  g.seat(0).gold(4).hand({"tavern"}).called_up_to("warlord").expect_acting(1);
  g.expect_offered("", {"give_crown 0", "give_crown 2", "give_crown 4"}).plays("give_crown 0");
  g.expect_crown(0).expect_gold(0, 4).expect_gold(1, 1).expect_hand(1, {}).expect_round(2);
}

SPEC("T028", "Patrician with 3 noble districts: 3 cards, the crown at the latest at the end") {
  auto g =
      scenario(5).seat(0).hand({}).city({"manor", "castle", "palace"}).holds("patrician").crown(2);
  g.turn_of("patrician")
      .plays("income")
      .draws({"tavern", "docks", "church"})
      .expect_hand_size(0, 3);
  g.plays("gather gold").expect_crown(2).plays("end_turn").expect_crown(0);
}

SPEC("T029",
     "the Marshal may not take the revealed Bishop's Temple; of a killed Bishop for 1 gold") {
  auto g =
      scenario(5).seat(0).gold(3).holds("marshal").seat(1).gold(0).city({"temple"}).holds("bishop");
  g.turn_of("marshal").refuses("seize 1 temple", "bishop_protects");

  auto killed =
      scenario(5).seat(0).gold(3).holds("marshal").seat(1).gold(0).city({"temple"}).holds("bishop");
  killed.killed("bishop")
      .turn_of("marshal")
      .plays("seize 1 temple")
      .expect_gold(0, 2)
      .expect_gold(1, 1);
}

SPEC("T030",
     "Abbot 2 gold, others 6, 6, 1, 0: one of the two with 6; Abbot 6, others 6, 3, 1, 0: no") {
  auto g =
      scenario(5).seat(0).gold(2).holds("abbot").seat(1).gold(6).seat(2).gold(6).seat(3).gold(1);
  g.seat(4).gold(0).turn_of("abbot").expect_offered("tithe", {"tithe 1", "tithe 2"});
  g.plays("tithe 2").expect_gold(0, 3).expect_gold(2, 5).expect_gold(1, 6);

  auto rich =
      scenario(5).seat(0).gold(6).holds("abbot").seat(1).gold(6).seat(2).gold(3).seat(3).gold(1);
  rich.seat(4).gold(0).turn_of("abbot").does_not_offer("tithe").refuses("tithe 1",
                                                                        "nobody_is_richer");
}

SPEC("T031", "Cardinal with 3 gold borrows 2 from P3 for 2 cards and builds the Palace") {
  auto g = scenario(5).seat(0).gold(1).hand({"palace", "tavern", "docks"}).holds("cardinal");
  g.seat(1)
      .gold(1)
      .seat(2)
      .gold(4)
      .hand({})
      .turn_of("cardinal")
      .plays("gather gold")
      .expect_gold(0, 3);
  g.refuses("build palace borrow 1", "lender_too_poor").plays("build palace borrow 2");
  g.plays("give tavern").plays("give docks").expect_gold(0, 0).expect_hand(0, {});
  g.expect_gold(2, 2).expect_hand(2, {"tavern", "docks"}).expect_city(0, {"palace"});
}

SPEC("T032", "Cardinal with 3 gold, Palace and 1 other card: cannot build it") {
  auto g = scenario(5).seat(0).gold(1).hand({"palace", "tavern"}).holds("cardinal");
  g.seat(2).gold(4).turn_of("cardinal").plays("gather gold").does_not_offer("build palace");
  g.refuses("build palace borrow 2", "too_few_cards_to_give")
      .refuses("build palace", "price_not_payable");
}

SPEC("T033", "Merchant with 4 trade districts who gathered cards: 5 gold, 4 income + 1") {
  auto g = scenario(5).seat(0).gold(0).hand({}).city({"tavern", "market", "docks", "harbor"});
  g.holds("merchant").turn_of("merchant").plays("gather cards").draws({"manor", "church"});
  g.plays("keep church").plays("income").expect_gold(0, 4).plays("extra_gold").expect_gold(0, 5);
  g.refuses("income", "ability_used").refuses("extra_gold", "ability_used");
}

SPEC("T034", "Alchemist with Poor House and 4 gold builds a Castle: 0, then 1, then 5") {
  auto g = scenario(5).seat(0).gold(2).hand({"castle"}).city({"poor_house"}).holds("alchemist");
  g.turn_of("alchemist").plays("gather gold").plays("build castle").expect_gold(0, 0);
  g.plays("end_turn")
      .expect_event("poor_house_paid")
      .expect_event("refund_received")
      .expect_gold(0, 5);
}

SPEC("T035", "Architect with 10 gold and cards costing 1, 2, 3, 1: at most 3 are built") {
  auto g =
      scenario(5).seat(0).gold(8).hand({"tavern", "church", "manor", "temple"}).holds("architect");
  g.turn_of("architect").plays("gather gold").expect_gold(0, 10).plays("build tavern");
  g.plays("build church")
      .plays("build manor")
      .expect_gold(0, 4)
      .refuses("build temple", "limit_reached");
}

SPEC("T036", "Navigator with Stables and 10 gold: no build; 4 gold or 4 cards are offered") {
  auto g = scenario(5).seat(0).gold(8).hand({"stables"}).holds("navigator").turn_of("navigator");
  g.plays("gather gold").does_not_offer("build").refuses("build stables", "cannot_build_at_all");
  g.offers("supplies cards").plays("supplies gold").expect_gold(0, 14);
}

SPEC("T037", "Scholar, deck of 5: 5 drawn, 1 kept, 4 shuffled in; limit 2") {
  auto g = scenario(5).seat(0).gold(5).hand({"temple", "church"}).holds("scholar").rest_to(4);
  g.deck({"tavern", "docks", "manor", "castle", "prison"}).turn_of("scholar").plays("research");
  g.draws({"tavern", "docks", "manor", "castle", "prison"})
      .plays("keep tavern")
      .expect_deck_size(4);
  EXPECT_EQ(g.state().secrets.deck.shuffled().size(), 4);
  g.plays("gather gold")
      .plays("build temple")
      .plays("build church")
      .refuses("build tavern", "limit_reached");
}

SPEC("T047",
     "Tax Collector not chosen: P2 pays exactly, no tax; P3 with 1 spare gold: 0, card +1") {
  auto g = scenario(5)
               .nobody_holds({"tax_collector"})
               .seat(1)
               .gold(0)
               .hand({"church"})
               .holds("merchant");
  g.seat(2).gold(1).hand({"market"}).holds("architect").turn_of("merchant");
  g.plays("gather gold").plays("build church").expect_gold(1, 0).expect_tax(0).plays("end_turn");
  g.expect_acting(2).plays("gather gold").plays("build market").expect_gold(2, 0).expect_tax(1);
  g.plays("end_turn").plays_round_out().expect_round(2).expect_tax(1);
}

}  // namespace
}  // namespace prestige::citadels::kit
