#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

Play scored(const Texts& city) {
  auto g = scenario(5);
  g.seat(0).city(city);
  return g;
}

SPEC("C11.1", "the first completed city lets the round be played to its end") {
  auto g = scenario(5).turn_of("king").nobody_holds({"bishop", "merchant"});
  g.seat(0).gold(9).hand({"docks", "tavern", "temple"}).city(kSix).holds("king");
  g.seat(1).gold(9).holds("architect").seat(2).gold(9).holds("warlord");
  g.seat(3).holds("thief").seat(4).holds("magician");
  g.plays("gather gold").plays("build docks").expect_completed(0).expect_not_over();
  g.plays("end_turn").expect_turn_of(1, "architect").passes().expect_turn_of(2, "warlord");
  g.refuses("destroy 0 docks", "city_completed").expect_not_over().passes().expect_over();
}

SPEC("C11.1", "cities may exceed the target size") {
  auto g = scenario(5).turn_of("architect");
  g.seat(0).gold(9).hand({"tavern", "watchtower"}).city(kSeven).holds("architect");
  g.plays("gather gold").plays("build tavern").plays("build watchtower");
  EXPECT_EQ(g.city_of(0).size(), 9u);
}

SPEC("C11.1", "the target size is 7, with 2 or 3 players 8") {
  for (const auto& [players, size] : {std::pair{2, 8}, {3, 8}, {4, 7}, {8, 7}}) {
    auto g = scenario(players).turn_of("architect");
    g.seat(0).gold(20).hand({"docks", "tavern"}).city(kSix).holds("architect");
    g.plays("gather gold").plays("build docks").expect_completed(0, size == 7);
    g.plays("build tavern").expect_completed(0);
  }
}

SPEC("C11.2", "each district scores its cost, coin included; the Monument is one of cost 4") {
  EXPECT_EQ(scored({"manor", "palace", "tavern"}).score(0).districts, 9);
  EXPECT_EQ(scored({"manor+", "palace", "tavern+"}).score(0).districts, 11);
  EXPECT_EQ(scored({"tavern", "tavern", "quarry"}).score(0).districts, 7);
  EXPECT_EQ(scored({"monument"}).score(0).total, 4);
  EXPECT_EQ(scored({}).score(0).total, 0);
}

SPEC("C11.3", "3 points for all five types; the School of Magic is unique") {
  EXPECT_EQ(scored({"manor", "temple", "tavern", "prison", "keep"}).score(0).five_types, 3);
  EXPECT_EQ(scored({"manor", "temple", "tavern", "keep"}).score(0).five_types, 0);
  EXPECT_EQ(scored({"manor", "temple", "tavern", "prison"}).score(0).five_types, 0);
  EXPECT_EQ(scored({"manor", "temple", "tavern", "prison", "school_of_magic"}).score(0).five_types,
            3);
  EXPECT_EQ(scored({"manor", "temple", "tavern", "keep", "school_of_magic"}).score(0).five_types,
            0);
}

SPEC("C11.4", "4 points for the first completed city, 2 for the others") {
  auto g = scenario(5).first_completed(1);
  g.seat(0).city(kSeven).seat(1).city(
      {"manor", "castle", "temple", "church", "market", "prison", "tavern"});
  g.seat(2).city(kSix);
  EXPECT_EQ(g.score(0).completion, 2);
  EXPECT_EQ(g.score(1).completion, 4);
  EXPECT_EQ(g.score(2).completion, 0);
}

SPEC("C11.4", "the status may be reached until the end of the last round") {
  auto g = scenario(5).turn_of("warlord").first_completed(1);
  g.seat(1).city(kSeven);
  g.seat(0).gold(9).hand({"docks"}).holds("warlord");
  g.city({"palace", "castle", "cathedral", "tavern", "market", "fortress"});
  EXPECT_EQ(g.score(0).completion, 0);
  g.plays("gather gold").plays("build docks");
  EXPECT_EQ(g.score(0).completion, 2);
  g.plays("end_turn").expect_over();
  EXPECT_EQ(g.outcome().score[0].completion, 2);
  EXPECT_EQ(g.outcome().score[1].completion, 4);
}

SPEC("C11.5 A44", "the Haunted Quarter takes the one type with the best total") {
  auto fills = scored({"manor", "temple", "tavern", "keep", "haunted_quarter"});
  EXPECT_EQ(fills.score(0).five_types, 3);
  EXPECT_EQ(fills.score(0).haunted_quarter, Type::military);

  // As the only unique district it cannot be unique and military at once.
  auto only = scored({"manor", "temple", "tavern", "haunted_quarter"});
  EXPECT_EQ(only.score(0).five_types, 0);

  // One type for everything: unique feeds the Wishing Well (1 more), military the five types (3).
  auto well = scored({"manor", "temple", "tavern", "wishing_well", "haunted_quarter"});
  EXPECT_EQ(well.score(0).five_types, 3);
  EXPECT_EQ(well.score(0).total, 3 + 1 + 1 + 5 + 2 + 3 + 1);

  // Nothing to win: unique.
  EXPECT_EQ(scored({"haunted_quarter"}).score(0).haunted_quarter, Type::unique);
}

// Two cities of equal worth, everything called.
Play tie_at_the_end(const char* first, const char* second) {
  auto g = scenario(5).at_round_end().first_completed(3);
  g.seat(0).city({"palace"}).holds(first).seat(1).city({"fortress"}).holds(second).completed(3);
  return g;
}

SPEC("C11.6", "among the tied the higher revealed rank of the last round wins") {
  auto g = tie_at_the_end("thief", "architect");
  g.expect_over();
  EXPECT_EQ(g.score(0).total, g.score(1).total);
  EXPECT_EQ(g.outcome().winner, Seat(1));
  EXPECT_EQ(tie_at_the_end("architect", "thief").outcome().winner, Seat(0));

  auto clear = tie_at_the_end("thief", "architect");
  clear.seat(2).city({"dragon_gate"}).holds("assassin");
  EXPECT_EQ(clear.outcome().winner, Seat(2));
}

SPEC("C11.7", "points, then rank, order all places; one winner") {
  auto g = tie_at_the_end("thief", "architect");
  g.seat(2).city({"dragon_gate"}).holds("assassin").seat(3).city({"tavern"}).holds("king");
  g.seat(4).city({"manor"}).holds("bishop");
  const Outcome outcome = g.outcome();
  EXPECT_EQ(outcome.place[2], 1);  // 8 points
  EXPECT_EQ(outcome.place[1], 2);  // 5, rank 7
  EXPECT_EQ(outcome.place[3], 3);  // 1 + 4, rank 4
  EXPECT_EQ(outcome.place[0], 4);  // 5, rank 2
  EXPECT_EQ(outcome.place[4], 5);  // 3
  EXPECT_EQ(outcome.winner, Seat(2));
}

SPEC("C11.8", "the extras of unique districts are added") {
  const auto extra = [](const Texts& city, District d) {
    return scored(city).score(0).extras[static_cast<std::size_t>(d)];
  };
  EXPECT_EQ(extra({"basilica", "manor", "temple", "castle"}, District::basilica), 2);
  EXPECT_EQ(extra({"capitol", "manor", "castle", "palace"}, District::capitol), 3);
  EXPECT_EQ(extra({"capitol", "manor", "castle"}, District::capitol), 0);
  EXPECT_EQ(extra({"dragon_gate"}, District::dragon_gate), 2);
  EXPECT_EQ(extra({"imperial_treasury"}, District::imperial_treasury), 2);
  EXPECT_EQ(extra({"ivory_tower", "manor"}, District::ivory_tower), 5);
  EXPECT_EQ(extra({"ivory_tower", "keep"}, District::ivory_tower), 0);
  EXPECT_EQ(extra({"statue"}, District::statue), 5);  // seat 0 has the crown
  EXPECT_EQ(extra({"wishing_well", "keep", "manor"}, District::wishing_well), 2);

  auto hand = scored({"map_room"});
  hand.seat(0).hand({"secret_vault", "tavern"});
  EXPECT_EQ(hand.score(0).total, 5 + 2 + 3);

  auto museum = scored({"museum"});
  museum.tucked(0, {"tavern", "docks"});
  EXPECT_EQ(museum.score(0).total, 4 + 2);
}

}  // namespace
}  // namespace prestige::citadels::kit
