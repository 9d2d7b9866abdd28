// Pairs of cards at the final scoring.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

int extra(const Score& score, District d) { return score.extras[static_cast<std::size_t>(d)]; }

// The score of a city if the game ended now.
Score score_of_city(const Texts& city, const Texts& hand = {}, Where where = Where::current()) {
  Play g(5, where);
  g.seat(0).gold(0).hand(hand).city(city).holds("merchant").turn_of("merchant");
  return g.score(0);
}

const Texts kCheapSeven = {"temple", "tavern",       "watchtower", "market",
                           "church", "trading_post", "prison"};

SPEC("S01", "the Ivory Tower scores beside a Haunted Quarter that counts as another type") {
  const Score both = score_of_city({"ivory_tower", "haunted_quarter"});
  EXPECT_EQ(extra(both, District::ivory_tower), 5);
  EXPECT_EQ(both.haunted_quarter, Type::noble);
  EXPECT_EQ(both.total, 12);
  EXPECT_EQ(score_of_city({"ivory_tower"}).total, 10);
  const Score three = score_of_city({"ivory_tower", "haunted_quarter", "keep"});
  EXPECT_EQ(extra(three, District::ivory_tower), 0);
  EXPECT_EQ(three.total, 10);
}

SPEC("S02", "the Wishing Well counts the Haunted Quarter only as unique") {
  const Score unique = score_of_city({"wishing_well", "haunted_quarter"});
  EXPECT_EQ(extra(unique, District::wishing_well), 2);
  EXPECT_EQ(unique.haunted_quarter, Type::unique);
  EXPECT_EQ(unique.total, 9);
  const Score military =
      score_of_city({"wishing_well", "haunted_quarter", "manor", "temple", "tavern"});
  EXPECT_EQ(extra(military, District::wishing_well), 1);
  EXPECT_EQ(military.five_types, 3);
  EXPECT_EQ(military.haunted_quarter, Type::military);
  EXPECT_EQ(military.total, 16);
}

SPEC("S03 S11", "the Haunted Quarter fills any one missing type and no second one") {
  const Texts basics = {"manor", "temple", "tavern", "watchtower"};
  const std::array types = {Type::noble, Type::religious, Type::trade, Type::military};
  for (std::size_t missing = 0; missing < basics.size(); ++missing) {
    Texts city = {"haunted_quarter", "keep"};
    for (std::size_t i = 0; i < basics.size(); ++i) {
      if (i != missing) city.push_back(basics[i]);
    }
    const Score score = score_of_city(city);
    EXPECT_EQ(score.five_types, 3) << basics[missing];
    EXPECT_EQ(score.haunted_quarter, types[missing]) << basics[missing];
    city.erase(city.begin() + 1);
    EXPECT_EQ(score_of_city(city).five_types, 0) << basics[missing];
    city.erase(city.begin());
    EXPECT_EQ(score_of_city(city).five_types, 0) << basics[missing];
  }
  const Score unique =
      score_of_city({"haunted_quarter", "manor", "temple", "tavern", "watchtower"});
  EXPECT_EQ(unique.five_types, 3);
  EXPECT_EQ(unique.haunted_quarter, Type::unique);
}

SPEC("S04", "for the Capitol the Haunted Quarter counts as its assigned type") {
  const Score score = score_of_city({"capitol", "haunted_quarter", "tavern", "market"});
  EXPECT_EQ(extra(score, District::capitol), 3);
  EXPECT_EQ(score.haunted_quarter, Type::trade);
  EXPECT_EQ(score.total, 13);
  EXPECT_EQ(extra(score_of_city({"capitol", "tavern", "market"}), District::capitol), 0);
  EXPECT_EQ(extra(score_of_city({"capitol", "haunted_quarter", "tavern"}), District::capitol), 0);
}

SPEC("S05", "several triples bring the Capitol three points in all") {
  auto g = scenario(3).seat(0).gold(0).hand({}).turn_of("merchant");
  g.seat(0).holds("merchant");
  g.seat(0).city({"capitol", "tavern", "market", "docks", "manor", "castle", "palace"});
  EXPECT_EQ(extra(g.score(0), District::capitol), 3);
  EXPECT_EQ(g.score(0).total, 5 + 6 + 12 + 3);
}

SPEC("S06", "the School of Magic is unique for five types and Capitol") {
  const Texts four = {"school_of_magic", "manor", "temple", "tavern"};
  EXPECT_EQ(score_of_city(four).five_types, 0);
  EXPECT_EQ(
      score_of_city({"school_of_magic", "manor", "temple", "tavern", "watchtower"}).five_types, 3);
  EXPECT_EQ(extra(score_of_city({"capitol", "school_of_magic", "keep"}), District::capitol), 3);
  EXPECT_EQ(
      extra(score_of_city({"capitol", "school_of_magic", "tavern", "market"}), District::capitol),
      0);
}

SPEC("S07", "the Monument scores as one unique district of cost four") {
  const Score types = score_of_city({"monument", "manor", "temple", "tavern", "watchtower"});
  EXPECT_EQ(types.five_types, 3);
  EXPECT_EQ(types.districts, 4 + 3 + 1 + 1 + 1);
  EXPECT_EQ(types.completion, 0);
  const Score score = score_of_city({"monument", "wishing_well", "basilica"});
  EXPECT_EQ(extra(score, District::wishing_well), 3);
  EXPECT_EQ(extra(score, District::basilica), 1);
  EXPECT_EQ(extra(score_of_city({"monument+", "basilica"}), District::basilica), 1);
  EXPECT_EQ(score.total, 4 + 5 + 4 + 3 + 1);
}

SPEC("S08", "the Imperial Treasury counts neither coins on districts nor tax gold") {
  auto g = scenario(5).tax(5).turn_of("tax_collector").seat(0).gold(3).holds("tax_collector");
  g.seat(0).city({"imperial_treasury+", "tavern+"});
  EXPECT_EQ(extra(g.score(0), District::imperial_treasury), 3);
  EXPECT_EQ(g.score(0).total, 6 + 2 + 3);
  g.plays("collect_tax").expect_gold(0, 8);
  EXPECT_EQ(extra(g.score(0), District::imperial_treasury), 8);
}

SPEC("S09", "cards tucked in the last round count, for the city where the Museum stands") {
  auto g = scenario(5).turn_of("warlord").seat(0).hand({"docks"}).city({"museum"});
  g.seat(0).holds("warlord").tucked(0, {"manor"}).seat(1).city(kCheapSeven);
  g.plays("use museum docks").passes().expect_over();
  EXPECT_EQ(extra(g.outcome().score[0], District::museum), 2);
  EXPECT_EQ(g.outcome().score[0].total, 6);

  auto moved = scenario(5).turn_of("diplomat").seat(0).gold(9).hand({"docks"}).city({"tavern"});
  moved.seat(0).holds("diplomat").seat(1).city({"museum"}).tucked(1, {"manor", "castle"});
  moved.seat(2).city(kCheapSeven).plays("exchange tavern 1 museum").plays("use museum docks");
  moved.passes().expect_over();
  EXPECT_EQ(extra(moved.outcome().score[0], District::museum), 3);
  EXPECT_EQ(moved.outcome().score[0].total, 7);
  EXPECT_EQ(moved.outcome().score[1].total, 1);
}

// A Diplomat whose city is completed by the Monument gives it away.
Play shrinking(bool sticky, Where where = Where::current()) {
  Play g(5, where);
  g.options([sticky](Switches& s) { s.completion_sticky = sticky; });
  g.turn_of("diplomat").seat(0).gold(9).hand({}).holds("diplomat");
  g.seat(0).city({"monument", "temple", "church", "market", "docks", "manor"});
  g.seat(1).city({"tavern"});
  return g;
}

SPEC("S10 A17", "the first completed city keeps its four points after giving the Monument away") {
  auto g = shrinking(true).expect_completed(0).plays("exchange monument 1 tavern");
  g.expect_completed(0).passes().expect_over();
  EXPECT_EQ(g.outcome().score[0].completion, 4);

  auto off = shrinking(false).plays("exchange monument 1 tavern").passes().expect_over();
  EXPECT_EQ(off.outcome().score[0].completion, 0);
}

SPEC("S14 A17 A60", "a completed city that shrinks keeps its bonus and its protection") {
  auto g = shrinking(true).seat(2).city(kCheapSeven).first_completed(2);
  g.plays("exchange monument 1 tavern").expect_completed(0).passes().expect_over();
  EXPECT_EQ(g.outcome().score[0].completion, 2);
  EXPECT_EQ(g.outcome().score[2].completion, 4);

  for (const bool sticky : {true, false}) {
    auto armory = shrinking(sticky).seat(3).city({"armory"}).holds("artist");
    armory.plays("exchange monument 1 tavern").plays_on_to("artist");
    if (sticky) {
      armory.refuses("use armory 0 temple", "city_completed");
    } else {
      armory.plays("use armory 0 temple");
    }
  }
}

SPEC("S12 A11", "a tied player whose killed card stayed hidden loses to the other") {
  const auto game = [](const char* killed, const char* tied) {
    auto g = scenario(5).turn_of("architect").killed(killed).seat(0).holds("assassin");
    g.seat(1).city({"palace", "cathedral", "gold_mine"}).holds(tied);
    g.seat(2).city({"palace", "fortress", "library"}).holds("thief");
    g.seat(3).holds("architect").seat(4).city(kCheapSeven).holds("magician");
    g.plays_round_out().expect_over();
    EXPECT_EQ(g.outcome().score[1].total, 16);
    EXPECT_EQ(g.outcome().score[2].total, 16);
    return g.outcome();
  };
  EXPECT_EQ(game("merchant", "warlord").winner, Seat(1));
  EXPECT_EQ(game("warlord", "warlord").winner, Seat(2));
  EXPECT_EQ(game("warlord", "warlord").place[1], 2);
  // A killed rank 4 is shown at the end of the round.
  EXPECT_EQ(game("king", "king").winner, Seat(1));
}

SPEC("S13 A11", "in a tie the Witch counts as rank 1 and the bewitched player with the own card") {
  auto g = scenario(5).turn_of("warlord").bewitched("warlord");
  g.seat(0).city({"palace", "cathedral", "gold_mine"}).holds("witch");
  g.seat(1).city({"palace", "fortress", "library"}).holds("warlord").seat(2).city(kCheapSeven);
  g.plays(1, "gather gold").plays(0, "end_turn").expect_over();
  EXPECT_EQ(g.outcome().score[0].total, g.outcome().score[1].total);
  EXPECT_EQ(g.outcome().winner, Seat(1));
  EXPECT_EQ(g.outcome().place[0], 2);

  auto third = scenario(5).turn_of("warlord").bewitched("warlord");
  third.seat(0).city({"palace", "cathedral", "gold_mine"}).holds("witch");
  third.seat(3).city({"palace", "fortress", "library"}).holds("thief");
  third.seat(1).holds("warlord").seat(2).city(kCheapSeven);
  third.plays(1, "gather gold").plays(0, "end_turn").expect_over();
  EXPECT_EQ(third.outcome().winner, Seat(3));
  EXPECT_EQ(third.outcome().place[0], 2);
}

SPEC("S15", "the Haunted Quarter costs two, whatever its type") {
  const Score plain = score_of_city({"basilica", "haunted_quarter", "manor", "temple", "tavern"});
  EXPECT_EQ(plain.haunted_quarter, Type::military);
  EXPECT_EQ(extra(plain, District::basilica), 3);
  EXPECT_EQ(plain.total, 4 + 2 + 3 + 1 + 1 + 3 + 3);
  const Score coin = score_of_city({"basilica", "haunted_quarter+", "manor", "temple", "tavern"});
  EXPECT_EQ(extra(coin, District::basilica), 4);
}

SPEC("S16", "the Wishing Well counts neither Museum cards nor the hand") {
  auto g = scenario(5).turn_of("merchant").seat(0).hand({"laboratory"}).holds("merchant");
  g.seat(0).city({"wishing_well", "museum"}).tucked(0, {"smithy", "keep"});
  EXPECT_EQ(extra(g.score(0), District::wishing_well), 2);
  EXPECT_EQ(g.score(0).total, 5 + 4 + 2 + 2);
}

SPEC("S17 A61", "ties behind the winner are broken the same way") {
  auto g = scenario(5).turn_of("warlord");
  g.seat(0).city({"palace", "fortress", "town_hall"}).holds("magician");
  g.seat(1).city(kCheapSeven).holds("thief");
  g.seat(2).city({"palace", "cathedral", "town_hall"}).holds("warlord");
  g.seat(3).city({"tavern"}).holds("king").seat(4).city({"temple"}).holds("merchant");
  g.passes().expect_over();
  const Outcome outcome = g.outcome();
  for (const int seat : {0, 1, 2})
    EXPECT_EQ(outcome.score[static_cast<std::size_t>(seat)].total, 15);
  EXPECT_EQ(outcome.winner, Seat(2));
  EXPECT_EQ(outcome.place, (std::array<int, kPlayersMax>{2, 3, 1, 5, 4}));
}

}  // namespace
}  // namespace prestige::citadels::kit
