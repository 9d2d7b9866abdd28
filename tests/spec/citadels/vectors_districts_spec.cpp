#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

const Texts kSeven{"tavern", "docks", "manor", "temple", "church", "market", "prison"};

SPEC("T048", "Armory on the Bishop's Keep: both destroyed, no gold; a completed city: refused") {
  auto g = scenario(5)
               .seat(0)
               .gold(0)
               .city({"armory"})
               .holds("warlord")
               .seat(1)
               .city({"keep"})
               .holds("bishop");
  g.seat(2).city(kSeven).turn_of("warlord").refuses("use armory 2 tavern", "city_completed");
  g.plays("use armory 1 keep").expect_city(0, {}).expect_city(1, {}).expect_gold(0, 0);
}

SPEC("T049", "Dragon Gate: 6 + 2 at scoring; the Warlord pays 5") {
  auto g =
      scenario(5).seat(0).gold(5).holds("warlord").seat(1).city({"dragon_gate"}).turn_of("warlord");
  EXPECT_EQ(g.score(1).districts, 6);
  EXPECT_EQ(g.score(1).total, 8);
  g.plays("destroy 1 dragon_gate").expect_gold(0, 0);
}

SPEC("T050", "with a Factory the Library is built for 5; destroying it costs 5; a Palace costs 5") {
  auto g =
      scenario(5).seat(0).gold(8).hand({"library", "palace"}).city({"factory"}).holds("architect");
  g.seat(1)
      .gold(3)
      .holds("warlord")
      .turn_of("architect")
      .plays("gather gold")
      .plays("build library");
  g.expect_gold(0, 5).plays("build palace").expect_gold(0, 0).plays("end_turn");
  g.expect_acting(1).plays("gather gold").plays("destroy 0 library").expect_gold(1, 0);
}

SPEC("T051", "Framework build under tax with 2 gold: supply 1, card +1") {
  auto g = scenario(5).seat(0).gold(0).hand({"palace"}).city({"framework"}).holds("merchant");
  g.cast({"tax_collector"})
      .turn_of("merchant")
      .plays("gather gold")
      .plays("build palace framework");
  g.expect_gold(0, 1).expect_tax(1).expect_city(0, {"palace"});
}

SPEC("T052", "gathering gold with the Gold Mine: 3") {
  auto g = scenario(5).seat(0).gold(0).city({"gold_mine"}).holds("merchant").turn_of("merchant");
  g.plays("gather gold").expect_gold(0, 3);
}

SPEC("T053",
     "P2 pays 1 for P3's Palace destroyed by P5 for 4; with 0 gold or refused: under the deck") {
  const auto destroyed = [](int gold) {
    auto g = scenario(5).seat(1).gold(gold).hand({}).city({"graveyard"}).seat(2).city({"palace"});
    g.seat(4).gold(4).holds("warlord").turn_of("warlord");
    return g.plays(4, "destroy 2 palace").expect_gold(4, 0);
  };
  destroyed(1).plays(1, "rescue").expect_hand(1, {"palace"}).expect_gold(1, 0).expect_acting(4);
  auto refused = destroyed(1);
  refused.plays(1, "let_go").expect_hand(1, {}).expect_gold(1, 1);
  EXPECT_EQ(refused.state().secrets.deck.tail()[0].district, District::palace);
  auto poor = destroyed(0);
  poor.expect_acting(4);
  EXPECT_EQ(poor.state().secrets.deck.tail()[0].district, District::palace);
}

SPEC("T054",
     "no Graveyard offer: its owner is the Warlord; it is the target; the Armory destroys") {
  auto own =
      scenario(5).seat(0).gold(9).city({"graveyard"}).holds("warlord").seat(1).city({"palace"});
  own.turn_of("warlord").plays("destroy 1 palace").expect_acting(0).offers("gather gold");

  auto itself = scenario(5).seat(0).gold(9).holds("warlord").seat(1).gold(9).city({"graveyard"});
  itself.turn_of("warlord").plays("destroy 1 graveyard").expect_acting(0).offers("gather gold");

  auto armory =
      scenario(5).seat(0).city({"armory"}).holds("merchant").cast({"warlord"}).seat(1).gold(9);
  armory.city({"graveyard", "palace"}).turn_of("merchant").plays("use armory 1 palace");
  armory.expect_acting(0).offers("gather gold").expect_hand(1, {});
}

SPEC("T055", "Haunted Quarter fills military: +3; without another unique district: no bonus") {
  auto g = scenario(5).seat(0).city({"manor", "temple", "tavern", "keep", "haunted_quarter"});
  EXPECT_EQ(g.score(0).five_types, 3);
  EXPECT_EQ(g.score(0).haunted_quarter, Type::military);
  auto four = scenario(5).seat(0).city({"manor", "temple", "tavern", "haunted_quarter"});
  EXPECT_EQ(four.score(0).five_types, 0);
}

SPEC("T056", "killed Merchant P4 with Hospital and Gold Mine gathers 3 gold and nothing else") {
  const auto killed = [] {
    auto g = scenario(5).seat(3).gold(0).hand({"tavern"}).city({"hospital", "gold_mine", "market"});
    return g.holds("merchant").killed("merchant").turn_of("merchant").expect_acting(3);
  };
  auto g = killed();
  g.expect_offered("", {"gather gold", "gather cards", "stay_hidden"}).plays("gather gold");
  g.expect_gold(3, 3)
      .expect_event("character_revealed")
      .expect_city(3, {"hospital", "gold_mine", "market"});
  EXPECT_FALSE(Citadels::acting(g.state()).has(Seat(3)));
  auto silent = killed();
  silent.plays("stay_hidden").expect_gold(3, 0);
  EXPECT_FALSE(silent.state().table.is_shown(6));
}

SPEC("T057", "Imperial Treasury with 7 gold: +7; a coin counts for the cost only") {
  auto g = scenario(5).seat(0).gold(7).city({"imperial_treasury", "manor+"});
  EXPECT_EQ(g.score(0).districts, 5 + 4);
  EXPECT_EQ(g.score(0).total, 5 + 4 + 7);
}

SPEC("T058",
     "the last hand card to the Laboratory: +2 gold; at the end of the turn the Park draws 2") {
  auto g =
      scenario(5).seat(0).gold(0).hand({"manor"}).city({"laboratory", "park"}).holds("merchant");
  g.turn_of("merchant").plays("use laboratory manor").expect_gold(0, 2).expect_hand(0, {}).passes();
  g.draws({"tavern", "docks"}).expect_hand(0, {"tavern", "docks"});
}

SPEC("T059", "Monument into 4 cards: size 6; into 5: refused; with 5 others completed") {
  auto four = scenario(5).seat(0).gold(9).hand({"monument", "palace"}).holds("architect");
  four.city({"tavern", "docks", "manor", "temple"}).turn_of("architect").plays("gather gold");
  four.plays("build monument").expect_completed(0, false).plays("build palace").expect_completed(0);
  EXPECT_EQ(four.city_of(0).size(), 6u);

  auto five = scenario(5).seat(0).gold(9).hand({"monument"}).holds("architect");
  five.city({"tavern", "docks", "manor", "temple", "church"})
      .turn_of("architect")
      .plays("gather gold");
  five.refuses("build monument", "city_too_large_for_monument");
}

SPEC("T060", "Museum with 3 cards: +3; exchanged they move along; destroyed 4 go under the deck") {
  const Texts cards{"manor", "docks", "tavern"};
  auto swap =
      scenario(5).seat(0).gold(9).city({"palace"}).holds("diplomat").seat(2).city({"museum"});
  swap.tucked(2, cards).turn_of("diplomat");
  EXPECT_EQ(swap.score(2).total, 4 + 3);
  swap.plays("exchange palace 2 museum");
  EXPECT_EQ(swap.score(0).total, 4 + 3);
  EXPECT_EQ(swap.score(2).total, 5);

  auto gone =
      scenario(5).seat(0).gold(9).holds("warlord").seat(2).city({"museum"}).tucked(2, cards);
  gone.turn_of("warlord").plays("destroy 2 museum");
  EXPECT_EQ(gone.state().secrets.deck.tail().size(), 4u);
  EXPECT_TRUE(gone.state().secrets.tucked[2].empty());
}

SPEC("T060 A32",
     "a destroyed Museum lies among its cards in any order, unless it could be rescued") {
  const Texts cards{"manor", "docks"};
  auto gone = turn("warlord").gold(9).hand({}).deck({}).rest_to(4).seat(2).city({"museum"});
  gone.tucked(2, cards).plays("destroy 2 museum").plays("gather cards");
  gone.expect_offered("draw", {"draw manor", "draw docks", "draw museum"});

  auto asked = turn("warlord").gold(9).hand({}).deck({}).rest_to(4).seat(2).city({"museum"});
  asked.tucked(2, cards).seat(1).city({"graveyard"}).plays("destroy 2 museum");
  asked.plays(1, "let_go").plays("gather cards");
  asked.expect_offered("draw", {"draw manor", "draw docks"});
}

SPEC("T061", "Observatory, deck of 2: 2 drawn, 1 kept, 1 under the deck") {
  auto g = scenario(5).seat(0).hand({}).city({"observatory"}).holds("merchant").rest_to(4);
  g.deck({"tavern", "docks"}).turn_of("merchant").plays("gather cards").draws({"tavern", "docks"});
  g.plays("keep docks").expect_hand(0, {"docks"}).expect_deck_size(1);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::tavern);
}

SPEC("T062",
     "Quarry and 2 Taverns: a third may be built; a Marshal with the Quarry may not seize one") {
  auto g = scenario(5).seat(0).gold(5).hand({"tavern"}).city({"quarry", "tavern", "tavern"});
  g.holds("marshal").seat(2).city({"tavern"}).turn_of("marshal");
  g.refuses("seize 2 tavern", "name_in_your_city").plays("gather gold").plays("build tavern");
  g.expect_city(0, {"quarry", "tavern", "tavern", "tavern"});
}

SPEC("T063", "Secret Vault by gold, Framework or Wizard: refused") {
  auto g = scenario(5).seat(0).gold(9).hand({"secret_vault"}).city({"framework"}).holds("merchant");
  g.turn_of("merchant").plays("gather gold").refuses("build secret_vault", "never_built");
  g.refuses("build secret_vault framework", "never_built");

  auto wizard = scenario(5).seat(0).gold(9).holds("wizard").seat(1).hand({"secret_vault"});
  wizard.turn_of("wizard").plays("gather gold").plays("look 1");
  wizard.refuses("build secret_vault", "never_built").offers("take secret_vault");
}

SPEC("T064",
     "signed King builds Stables first, confiscated: 2 back, the limit free, no window after") {
  auto g = scenario(5)
               .seat(0)
               .holds("magistrate")
               .seat(3)
               .gold(3)
               .hand({"stables", "manor"})
               .holds("king");
  g.warrants({"king", "merchant", "architect"}, "king").turn_of("king").plays("gather gold");
  g.plays("build stables").expect_gold(3, 3).plays(0, "confiscate").expect_gold(3, 5);
  g.plays("build manor").expect_acting(3).expect_city(3, {"manor"}).expect_city(0, {"stables"});
}

SPEC("T065", "last round, the killed King's player owns the Statue: crown at the end, +5") {
  auto g = scenario(5)
               .seat(0)
               .city({"statue"})
               .holds("king")
               .crown(2)
               .killed("king")
               .seat(1)
               .city(kSeven);
  g.turn_of("king");
  EXPECT_EQ(g.score(0).total, 3);
  g.plays_round_out().expect_over().expect_crown(0);
  EXPECT_EQ(g.outcome().score[0].total, 3 + 5);
}

SPEC("T066", "Factory, 2 gold, 4 other cards: the Den for 2 gold + 3 cards; 6 or more is refused") {
  auto g = scenario(5).seat(0).gold(0).hand({"thieves_den", "manor", "docks", "tavern", "temple"});
  g.city({"factory"}).holds("merchant").turn_of("merchant").plays("gather gold");
  g.refuses("build thieves_den cards 6", "wrong_number_of_cards");
  g.expect_offered("build thieves_den", {"build thieves_den cards 3", "build thieves_den cards 4"});
  g.plays("build thieves_den cards 3")
      .plays("discard manor")
      .plays("discard docks")
      .plays("discard tavern");
  g.expect_gold(0, 0).expect_hand(0, {"temple"}).expect_city(0, {"factory", "thieves_den"});

  auto many = scenario(5).seat(0).gold(9).city({"factory"}).holds("merchant").turn_of("merchant");
  many.hand({"thieves_den", "manor", "docks", "tavern", "temple", "church", "prison", "market"});
  many.plays("gather gold").refuses("build thieves_den cards 6", "wrong_number_of_cards");
  many.offers("build thieves_den cards 5");
}

SPEC("T067",
     "Den for 1 gold + 5 cards confiscated: 1 back, cards lost; with cards alone no window") {
  const Texts hand{"thieves_den", "manor", "docks", "tavern", "temple", "church", "prison"};
  const auto builder = [&](const char* build) {
    auto g = scenario(5).seat(0).holds("magistrate").seat(3).gold(0).hand(hand).holds("merchant");
    g.warrants({"king", "merchant", "architect"}, "merchant").turn_of("merchant");
    g.plays("gather gold").plays(build).plays("discard manor").plays("discard docks");
    return g.plays("discard tavern").plays("discard temple").plays("discard church");
  };
  auto paid = builder("build thieves_den cards 5");
  paid.expect_gold(3, 1).expect_acting(0).plays("confiscate").expect_gold(3, 2);
  paid.expect_hand(3, {"prison"}).expect_city(0, {"thieves_den"});
  auto free = builder("build thieves_den cards 6");
  free.plays("discard prison").expect_acting(3).expect_city(3, {"thieves_den"}).expect_gold(3, 2);
}

SPEC("T068", "Throne Room of P2: King takes the crown +1, already crowned 0, Emperor P1 to P4 +1") {
  auto taken = scenario(5).seat(1).gold(0).city({"throne_room"}).seat(2).holds("king").crown(0);
  taken.turn_of("king").plays("take_crown").expect_gold(1, 1);

  auto held =
      scenario(5).seat(1).gold(0).city({"throne_room"}).holds("merchant").seat(2).holds("king");
  held.crown(2).turn_of("king").passes().expect_gold(1, 0);

  auto moved = scenario(5).seat(1).gold(0).city({"throne_room"}).seat(2).holds("emperor").crown(0);
  moved.turn_of("emperor").plays("give_crown 3").expect_gold(1, 1).expect_crown(3);
}

SPEC("T076", "a completed city with Armory or Framework: neither can be used; by option both") {
  const Texts city{"armory", "framework", "manor", "temple", "church", "market", "prison"};
  auto g = scenario(5)
               .seat(1)
               .gold(9)
               .hand({"palace"})
               .city(city)
               .holds("merchant")
               .seat(2)
               .city({"docks"});
  g.turn_of("merchant").plays("gather gold").refuses("use armory 2 docks", "own_city_completed");
  g.refuses("build palace framework", "own_city_completed");

  auto option = scenario(5).options([](Switches& s) { s.self_sacrifice_in_completed_city = true; });
  option.seat(1).gold(9).hand({"palace"}).city(city).holds("merchant").seat(2).city({"docks"});
  option.turn_of("merchant").plays("gather gold").plays("use armory 2 docks");
  option.plays("build palace framework")
      .expect_city(1, {"palace", "manor", "temple", "church", "market", "prison"});
}

}  // namespace
}  // namespace prestige::citadels::kit
