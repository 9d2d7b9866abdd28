// Theater, Emperor, Queen and Statue beside other cards.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/interactions/casts.h"

namespace prestige::citadels::kit {
namespace {

// Everybody keeps the first character offered, until the Theater or rank 1.
void choose_anything(Play& g) {
  g.chance_any();
  while (g.state().table.phase == Phase::selecting) {
    g.does_not_offer("swap").does_not_offer("no_swap");
    const Texts choices = g.offered();
    ASSERT_FALSE(choices.empty());
    g.plays(choices.front()).chance_any();
  }
}

SPEC("G15 A38 A64", "with four or more players the Theater swaps two single cards unseen") {
  auto g = scenario(5).at_theater();
  g.seat(0).holds("assassin").seat(1).holds("king");
  g.seat(2).city({"theater"}).holds("merchant").seat(3).holds("thief").seat(4).holds("warlord");
  g.expect_acting(2).expect_offered(
      "", {"no_swap", "swap merchant 0", "swap merchant 1", "swap merchant 3", "swap merchant 4"});
  g.refuses("swap king 1", "theater_not_your_character");
  g.refuses("swap merchant 2", "theater_needs_opponent");
  EXPECT_EQ(g.observe(2).characters, bit(Rank{6}));
  auto declined = g;
  g.plays("swap merchant 1").expect_acting(0);
  EXPECT_EQ(g.observe(2).characters, bit(Rank{4}));
  EXPECT_EQ(g.observe(1).characters, bit(Rank{6}));
  g.plays_on_to("king").expect_turn_of(2, "king").plays_on_to("merchant");
  g.expect_turn_of(1, "merchant");

  declined.plays("no_swap").plays_on_to("king").expect_turn_of(1, "king");
}

SPEC("G16 A64", "with two characters the owner chooses the card to give, chance the one received") {
  const auto table = [] {
    auto g = scenario(3).at_theater();
    g.seat(0).city({"theater"}).holds("merchant").holds("architect");
    g.seat(1).holds("king").holds("warlord").seat(2).holds("assassin").holds("bishop");
    return g;
  };
  auto g = table();
  g.expect_offered("swap",
                   {"swap architect 1", "swap architect 2", "swap merchant 1", "swap merchant 2"});
  g.plays(0, "swap architect 1").expect_chance();
  g.expect_offered("receive", {"receive king", "receive warlord"});
  auto other = g;
  g.chance("receive king");
  EXPECT_EQ(g.observe(0).characters, bit(Rank{4}) | bit(Rank{6}));
  EXPECT_EQ(g.observe(1).characters, bit(Rank{7}) | bit(Rank{8}));
  other.chance("receive warlord");
  EXPECT_EQ(other.observe(0).characters, bit(Rank{6}) | bit(Rank{8}));
  EXPECT_EQ(other.observe(1).characters, bit(Rank{4}) | bit(Rank{7}));
  EXPECT_TRUE(same_view(g, other, 2));
}

SPEC("G17", "the Theater waits until the last player has chosen, the last-player rule included") {
  for (const int players : {2, 3, 5, 7, 8}) {
    auto g = scenario(players).at_selection().seat(1).city({"theater"});
    choose_anything(g);
    g.expect_acting(1).offers("no_swap");
    EXPECT_EQ(g.state().table.called, 0);
    g.plays(1, "no_swap");
    EXPECT_GE(g.state().table.called, 1);
  }
}

SPEC("G18", "who owns the Theater at the end of the selection decides") {
  auto moved = scenario(5).turn_of("diplomat").seat(0).gold(9).city({"tavern"}).holds("diplomat");
  moved.seat(1).city({"theater"}).plays("exchange tavern 1 theater").plays_round_out();
  choose_anything(moved);
  moved.expect_round(2).expect_acting(0).offers("no_swap");

  auto destroyed = scenario(5).turn_of("warlord").seat(0).gold(9).holds("warlord");
  destroyed.seat(1).city({"theater"}).plays("destroy 1 theater").plays_round_out();
  choose_anything(destroyed);
  destroyed.expect_round(2).does_not_offer("no_swap").does_not_offer("swap");
  EXPECT_GE(destroyed.state().table.called, 1);
}

SPEC("G19", "an Emperor who has the crown gives it to anybody else") {
  auto g = scenario(4).crown(0).turn_of("emperor").seat(0).holds("emperor");
  g.expect_offered("give_crown", {"give_crown 1", "give_crown 2", "give_crown 3"});
  g.refuses("give_crown 0", "crown_receiver").plays("give_crown 2").expect_crown(2);
}

SPEC("G20", "from a new holder without gold and cards the Emperor takes nothing") {
  auto g = scenario(4).crown(0).turn_of("emperor").seat(0).gold(1).hand({}).holds("emperor");
  g.seat(2).gold(0).hand({}).plays("give_crown 2").expect_turn_of(0, "emperor");
  g.expect_gold(0, 1).expect_hand(0, {}).expect_gold(2, 0).refuses("loot gold", "not_now");
}

SPEC("G21 A50", "from a new holder with only one kind the Emperor takes that kind") {
  auto gold = scenario(4).crown(0).turn_of("emperor").seat(0).gold(1).hand({}).holds("emperor");
  gold.seat(2).gold(3).hand({}).plays("give_crown 2").expect_gold(0, 2).expect_gold(2, 2);
  gold.expect_turn_of(0, "emperor").does_not_offer("loot");

  auto card = scenario(4).crown(0).turn_of("emperor").seat(0).gold(1).hand({}).holds("emperor");
  card.seat(2).gold(0).hand({"tavern", "docks"}).plays("give_crown 2").expect_chance();
  card.pulls("docks").expect_hand(0, {"docks"}).expect_hand(2, {"tavern"}).expect_gold(0, 1);
}

SPEC("G22 A45", "of three players exactly one may get the crown of an opponent") {
  auto g = scenario(3).crown(1).turn_of("emperor").seat(0).holds("emperor");
  g.expect_offered("give_crown", {"give_crown 2"});
  g.refuses("give_crown 0", "crown_receiver").refuses("give_crown 1", "crown_receiver");
  g.plays("give_crown 2").expect_crown(2);
}

SPEC("G23 A40", "the Statue counts after the crown moves of the last round's end") {
  auto g = scenario(5).crown(1).killed("king").turn_of("warlord");
  g.seat(0).holds("assassin").seat(3).holds("warlord");
  g.seat(1).city({"palace"}).seat(2).city({"statue"}).holds("king");
  g.seat(4).city({"temple", "church", "market", "docks", "manor", "castle", "prison"});
  EXPECT_EQ(g.score(2).total, 3);
  g.passes().expect_over().expect_crown(2);
  EXPECT_EQ(g.outcome().score[2].total, 8);

  auto loses = scenario(5).crown(1).killed("king").turn_of("warlord");
  loses.seat(0).holds("assassin").seat(3).holds("warlord").seat(2).holds("king");
  loses.seat(1).city({"statue"});
  loses.seat(4).city({"temple", "church", "market", "docks", "manor", "castle", "prison"});
  EXPECT_EQ(loses.score(1).total, 8);
  loses.passes().expect_over();
  EXPECT_EQ(loses.outcome().score[1].total, 3);
}

SPEC("G24", "the Queen gets nothing when nobody holds rank 4") {
  auto down = scenario(5).face_down("king").turn_of("queen").seat(0).gold(1).holds("queen");
  down.refuses("royal_gold", "no_royal_neighbour").passes().expect_round(2).expect_gold(0, 3);

  auto unheld = scenario(5).nobody_holds({"king"}).turn_of("queen").seat(0).gold(1).holds("queen");
  unheld.killed("king").refuses("royal_gold", "no_royal_neighbour").passes().expect_gold(0, 3);
}

SPEC("G25", "for the Queen the Emperor's seat counts, not the new holder's") {
  auto beside = scenario(5).crown(0).turn_of("emperor").seat(1).holds("emperor");
  beside.seat(2).gold(0).holds("queen").plays("give_crown 4").plays_on_to("queen");
  beside.plays("royal_gold").expect_gold(2, 3);

  auto apart = scenario(5).crown(0).turn_of("emperor").seat(4).holds("emperor");
  apart.seat(2).gold(0).holds("queen").plays("give_crown 1").plays_on_to("queen");
  apart.expect_crown(1).refuses("royal_gold", "no_royal_neighbour");
}

SPEC("G26", "for the Queen the seat of a bewitched rank 4's player counts, not the Witch's") {
  auto beside = scenario(5).bewitched("king").turn_of("king").seat(4).holds("witch");
  beside.seat(1).holds("king").seat(2).gold(0).holds("queen");
  beside.plays(1, "gather gold").plays(4, "end_turn").plays_on_to("queen");
  beside.plays("royal_gold").expect_gold(2, 3);

  auto apart = scenario(5).bewitched("king").turn_of("king").seat(1).holds("witch");
  apart.seat(4).holds("king").seat(2).gold(0).holds("queen");
  apart.plays(4, "gather gold").plays(1, "end_turn").plays_on_to("queen");
  apart.refuses("royal_gold", "no_royal_neighbour");
}

SPEC("G27", "the Queen needs five players") {
  for (const int players : {3, 4}) {
    EXPECT_EQ(refusal_of({.players = players, .characters = {"queen"}}),
              OptionRefusal::too_few_players_for_character);
    EXPECT_EQ(refusal_of({.players = players, .characters = {"artist"}}), std::nullopt);
  }
  for (const int players : {5, 6, 7, 8}) {
    EXPECT_EQ(refusal_of({.players = players, .characters = {"queen"}}), std::nullopt);
  }
}

SPEC("G28 A50", "an outstanding hand-over is the first step of the Emperor's end of turn") {
  const auto table = [](int gold, const Texts& hand) {
    auto g = scenario(4).crown(1).turn_of("emperor");
    g.seat(0).gold(0).hand({}).city({"poor_house", "park"}).holds("emperor");
    g.seat(2).gold(gold).hand(hand);
    return g;
  };
  auto gold = table(2, {"docks"});
  gold.plays("gather cards").draws({"tavern", "temple"}).plays("keep temple").plays("end_turn");
  gold.expect_acting(0).expect_offered("", {"give_crown 2", "give_crown 3"});
  gold.plays("give_crown 2").plays(0, "loot gold").expect_gold(0, 1).expect_crown(2);
  gold.expect_no_event("poor_house_paid");

  auto poor = table(0, {});
  poor.plays("gather cards").draws({"tavern", "temple"}).plays("keep temple").plays("end_turn");
  poor.plays("give_crown 2").expect_event("poor_house_paid").expect_gold(0, 1);

  auto card = table(2, {"docks"});
  card.plays("gather gold").plays("end_turn").plays("give_crown 2").plays("loot card");
  card.pulls("docks").expect_no_event("park_drawn").expect_hand(0, {"docks"});

  auto empty = table(2, {});
  empty.plays("gather gold").plays("end_turn").plays("give_crown 2").expect_event("park_drawn");
  empty.draws({"tavern", "temple"}).expect_hand(0, {"tavern", "temple"}).expect_gold(0, 3);
}

SPEC("G29 A50", "the Emperor cannot decline gold and card when the receiver has something") {
  auto g = scenario(4).crown(1).turn_of("emperor").seat(0).gold(0).hand({}).holds("emperor");
  g.seat(2).gold(2).hand({"docks"}).plays("gather gold").plays("give_crown 2");
  g.expect_offered("", {"loot card", "loot gold"}).refuses("end_turn", "not_now");
  g.refuses("income", "not_now").plays("loot gold").expect_gold(0, 3).expect_gold(2, 1);
  g.refuses("loot card", "not_now").offers("end_turn");
}

SPEC("G33 A64", "the others see who swapped by the Theater, and no identities") {
  const auto table = [](const char* owners, const char* opponents) {
    auto g = scenario(5).at_theater();
    g.seat(0).holds("assassin").seat(1).holds("king").seat(4).holds("bishop");
    g.seat(2).city({"theater"}).holds(owners).seat(3).holds(opponents);
    g.plays(2, std::string("swap ") + owners + " 3").expect_event("characters_swapped");
    return g;
  };
  auto one = table("merchant", "warlord");
  auto other = table("warlord", "merchant");
  for (const int seat : {0, 1, 4}) EXPECT_TRUE(same_view(one, other, seat)) << seat;
  EXPECT_TRUE(same_spectator_view(one, other));
  EXPECT_EQ(one.observe_spectator().table.swap_owner, Seat(2));
  EXPECT_EQ(one.observe_spectator().table.swap_opponent, Seat(3));
  EXPECT_EQ(one.observe(2).swap_received, 8);
  EXPECT_EQ(one.observe(3).swap_received, 8);
  EXPECT_EQ(one.observe(4).swap_received, 0);
}

}  // namespace
}  // namespace prestige::citadels::kit
