#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("X2 X3", "final scoring: Martin 28 as the first to complete, Helena 29 wins") {
  auto g = scenario(5).first_completed(0);
  g.seat(0).gold(0).city(
      {"castle", "tavern", "haunted_quarter", "monastery", "palace", "observatory", "church"});
  g.seat(1).gold(0).city(
      {"manor", "market", "docks", "barracks", "prison", "library", "dragon_gate"});
  g.at_round_end().expect_over();
  const Outcome outcome = g.outcome();
  EXPECT_EQ(outcome.score[0].districts, 21);
  EXPECT_EQ(outcome.score[0].haunted_quarter, Type::military);
  EXPECT_EQ(outcome.score[0].five_types, 3);
  EXPECT_EQ(outcome.score[0].completion, 4);
  EXPECT_EQ(outcome.score[0].total, 28);
  EXPECT_EQ(outcome.score[1].districts, 25);
  EXPECT_EQ(outcome.score[1].five_types, 0);
  EXPECT_EQ(outcome.score[1].completion, 2);
  EXPECT_EQ(outcome.score[1].extras[static_cast<std::size_t>(District::dragon_gate)], 2);
  EXPECT_EQ(outcome.score[1].total, 29);
  EXPECT_EQ(outcome.winner, Seat(1));
  EXPECT_EQ(outcome.place[0], 2);
}

SPEC("X4", "Architect and Warlord in one hand: two turns with shared hand, supply and city") {
  auto g = scenario(2).seat(0).gold(1).hand({"tavern", "temple"}).holds({"architect", "warlord"});
  g.seat(1).holds({"thief", "magician"}).turn_of("architect").plays("extra_cards");
  g.draws({"docks", "manor"}).plays("gather gold").plays("build tavern").plays("build temple");
  g.expect_gold(0, 1).plays("end_turn").expect_turn_of(0, "warlord");
  g.refuses("extra_cards", "not_your_ability").plays("gather gold").plays("build docks");
  g.refuses("build manor", "limit_reached").expect_gold(0, 0).expect_hand(0, {"manor"});
  g.expect_city(0, {"tavern", "temple", "docks"});
}

SPEC("T069",
     "P2 builds the 7th district at rank 3: later ranks act, rank 8 is barred, then scoring") {
  auto g = scenario(5).seat(1).gold(0).hand({"tavern"}).holds("magician");
  g.city({"docks", "manor", "temple", "church", "market", "prison"});
  g.seat(0)
      .holds("king")
      .seat(2)
      .holds("bishop")
      .seat(3)
      .holds("merchant")
      .seat(4)
      .holds("warlord");
  g.turn_of("magician").plays("gather gold").plays("build tavern").expect_completed(1);
  g.plays("end_turn").expect_turn_of(0, "king").passes().expect_turn_of(2, "bishop").passes();
  g.expect_turn_of(3, "merchant").passes().expect_turn_of(4, "warlord");
  g.refuses("destroy 1 tavern", "city_completed").passes().expect_over();
  EXPECT_EQ(g.outcome().score[1].completion, 4);
}

SPEC("T070", "2 players: 7 districts do not end the game, 8 do") {
  for (const int before : {6, 7}) {
    Texts city{"docks", "manor", "temple", "church", "market", "prison", "harbor"};
    city.resize(static_cast<std::size_t>(before));
    auto g = scenario(2).seat(0).hand({"tavern"}).city(city).holds({"merchant", "thief"});
    g.turn_of("merchant")
        .plays("gather gold")
        .plays("build tavern")
        .expect_completed(0, before == 7);
    g.plays("end_turn").plays_round_out();
    before == 7 ? g.expect_over() : g.expect_not_over().expect_round(2);
  }
}

SPEC("T071", "2-player tie, A revealed 1 and 5, B 3 and 4: A wins") {
  auto g =
      scenario(2).seat(0).holds({"assassin", "bishop"}).seat(1).holds({"magician", "king"}).seat(0);
  g.city({"tavern", "tavern", "temple", "watchtower", "church", "market", "prison", "manor"});
  g.seat(1).city({"palace", "palace", "fortress", "church"}).at_round_end().expect_over();
  const Outcome outcome = g.outcome();
  EXPECT_EQ(outcome.score[0].total, 13 + 4);
  EXPECT_EQ(outcome.score[1].total, 17);
  EXPECT_EQ(outcome.winner, Seat(0));
  EXPECT_EQ(outcome.place[1], 2);

  // The other way round B wins: the points do not favour a seat.
  auto swapped =
      scenario(2).seat(0).holds({"magician", "king"}).seat(1).holds({"assassin", "bishop"}).seat(0);
  swapped.city({"tavern", "tavern", "temple", "watchtower", "church", "market", "prison", "manor"});
  swapped.seat(1).city({"palace", "palace", "fortress", "church"}).at_round_end();
  EXPECT_EQ(swapped.outcome().winner, Seat(1));
}

SPEC("T072", "empty deck: no gathering of cards, no Smithy, no pure draws") {
  struct Draw {
    const char* character;
    const char* action;
    const char* reason;
  };
  const Draw all[]{
      {"merchant", "gather cards", "deck_empty"},        {"merchant", "use smithy", "deck_empty"},
      {"architect", "extra_cards", "nothing_to_gain"},   {"patrician", "income", "nothing_to_gain"},
      {"cardinal", "income", "nothing_to_gain"},         {"scholar", "research", "nothing_to_gain"},
      {"navigator", "supplies cards", "nothing_to_gain"}};
  for (const Draw& draw : all) {
    auto g = scenario(5)
                 .seat(0)
                 .gold(9)
                 .hand({})
                 .city({"smithy", "manor", "temple"})
                 .holds(draw.character);
    g.deck({}).rest_to(4).turn_of(draw.character).refuses(draw.action, draw.reason);
    g.does_not_offer(draw.action);
  }
}

SPEC("T072", "empty deck: the Spy's cards and the Park draw 0") {
  auto spy = scenario(5).seat(0).gold(0).hand({}).city({"park"}).holds("spy").deck({}).rest_to(4);
  spy.seat(1)
      .gold(5)
      .hand({"tavern", "docks"})
      .turn_of("spy")
      .plays("spy 1 trade")
      .expect_acting(0);
  spy.expect_gold(0, 2).expect_hand(0, {}).passes().expect_hand(0, {}).expect_no_event(
      "park_drawn");
}

SPEC("T078",
     "King without noble district and School of Magic: no income, the crown is still taken") {
  auto g = scenario(5).seat(0).city({"tavern"}).holds("king").crown(2).turn_of("king");
  g.does_not_offer("income").refuses("income", "nothing_to_gain").passes().expect_crown(0);
}

SPEC("T079", "Emperor P2 ends the turn: asked for a receiver before Poor House and Park") {
  auto g =
      scenario(5).seat(1).gold(0).hand({"church"}).city({"poor_house", "park"}).holds("emperor");
  g.crown(3).seat(2).gold(3).hand({"tavern", "docks"}).turn_of("emperor").plays("gather gold");
  g.plays("build church").expect_gold(1, 0).expect_hand(1, {}).plays("end_turn").expect_acting(1);
  g.expect_offered("", {"give_crown 0", "give_crown 2", "give_crown 4"}).expect_gold(1, 0);
  g.plays("give_crown 2").expect_offered("", {"loot gold", "loot card"}).plays("loot gold");
  g.expect_gold(1, 1).expect_gold(2, 2).expect_chance().draws({"manor", "temple"});
  g.expect_hand(1, {"manor", "temple"}).expect_crown(2);
}

SPEC("T083", "Seer P2 takes from P3, P4 and P1 and gives to P3, P4, P1 from the whole hand") {
  auto g = scenario(5)
               .seat(1)
               .hand({"palace"})
               .holds("seer")
               .seat(0)
               .hand({"tavern"})
               .seat(2)
               .hand({"docks"});
  g.seat(3).hand({"manor", "church"}).seat(4).hand({}).turn_of("seer").plays("collect_cards");
  g.pulls("docks").pulls("manor").pulls("tavern");
  g.expect_offered("", {"give docks", "give manor", "give palace", "give tavern"})
      .plays("give tavern");
  g.expect_hand(2, {"tavern"}).expect_offered("", {"give docks", "give manor", "give palace"});
  g.plays("give palace")
      .expect_hand(3, {"church", "palace"})
      .plays("give manor")
      .expect_hand(0, {"manor"});
  g.expect_hand(1, {"docks"}).expect_hand(4, {}).expect_acting(1);
}

SPEC("T084", "Wizard who has not gathered looks at P4's hand: takes a card, cannot build it") {
  auto g = scenario(5).seat(0).gold(9).hand({}).holds("wizard").seat(3).hand({"docks"}).turn_of(
      "wizard");
  g.plays("look 3")
      .expect_offered("", {"take docks"})
      .refuses("build docks", "gather_before_building");
  g.plays("take docks").expect_hand(0, {"docks"}).expect_hand(3, {});
}

SPEC("T085",
     "Queen P3, killed King P4 with Hospital: 3 gold in her turn if he gathers, else at the end") {
  const auto killed = [] {
    auto g = scenario(5).seat(2).gold(0).holds("queen").seat(3).city({"hospital"}).holds("king");
    return g.killed("king").turn_of("king").expect_acting(3);
  };
  auto gathers = killed();
  gathers.plays("gather gold").plays_on_to("queen").plays("royal_gold").expect_gold(2, 3).passes();
  gathers.expect_round(2).expect_gold(2, 5).expect_crown(3);
  auto silent = killed();
  silent.plays("stay_hidden")
      .plays_on_to("queen")
      .refuses("royal_gold", "no_royal_neighbour")
      .passes();
  silent.expect_round(2).expect_gold(2, 5).expect_crown(3);
}

}  // namespace
}  // namespace prestige::citadels::kit
