// The Assassin's kill and the Hospital.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/interactions/casts.h"

namespace prestige::citadels::kit {
namespace {

SPEC("K01",
     "a killed King or Patrician loses the turn and takes the crown at the end of the round") {
  for (const std::string royal : {"king", "patrician"}) {
    auto g = scenario(5).crown(0);
    g.seat(0).holds("assassin").seat(1).gold(3).city({"manor", "throne_room"}).holds({royal});
    g.seat(2).holds("thief").seat(3).holds("magician").seat(4).holds("merchant");
    g.turn_of("assassin").plays("kill " + royal).passes().plays_on_to("merchant");
    g.expect_crown(0).expect_gold(1, 3).expect_turn_of(4, "merchant");
    g.passes().expect_crown(1).expect_gold(1, 4).expect_round(2);
    g.expect_event("character_revealed").expect_event("crown_taken");
  }
}

SPEC("K02 A45", "a killed Emperor passes the crown at the end of the round and takes nothing") {
  auto g = scenario(4).crown(0);
  g.seat(0).holds("assassin").seat(1).gold(3).hand({}).holds("emperor");
  g.seat(2).gold(5).hand({"tavern"}).holds("thief").seat(3).holds("magician");
  g.turn_of("assassin").plays("kill emperor").passes().plays_on_to("magician").passes();
  g.expect_acting(1).expect_offered("", {"give_crown 2", "give_crown 3"});
  g.refuses("give_crown 0", "crown_receiver").refuses("give_crown 1", "crown_receiver");
  g.plays(1, "give_crown 2").expect_crown(2).expect_gold(1, 3).expect_hand(1, {});
  g.expect_gold(2, 7).expect_hand(2, {"tavern"}).expect_round(2);
}

SPEC("K03", "a killed Bishop protects nothing") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").seat(1).city({"docks", "temple"}).holds("bishop");
  g.seat(2).gold(5).holds("warlord");
  auto alive = g;
  g.turn_of("assassin").plays("kill bishop").passes().plays_on_to("warlord");
  g.plays("destroy 1 docks").expect_city(1, {"temple"}).expect_gold(2, 3);
  alive.turn_of("assassin").plays("kill king").passes().plays_on_to("warlord");
  alive.refuses("destroy 1 docks", "bishop_protects");
}

SPEC("K04", "while the Tax Collector is killed taxes go on and the gold stays on the card") {
  auto g = scenario(5).tax(4);
  g.seat(0).holds("assassin").seat(1).gold(2).holds("tax_collector");
  g.seat(2).gold(1).hand({"tavern"}).holds("merchant");
  g.turn_of("assassin").plays("kill tax_collector").passes().plays_on_to("merchant");
  g.plays("gather gold").plays("build tavern").expect_gold(2, 1).expect_tax(5);
  g.plays_round_out().expect_round(2).expect_tax(5).expect_gold(1, 2);
}

SPEC("K05", "a killed Queen gets nothing, not even at the end of the round") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").seat(1).gold(2).holds("queen").seat(2).holds("king");
  auto alive = g;
  g.turn_of("assassin").plays("kill queen").passes().plays_round_out();
  g.expect_round(2).expect_gold(1, 2);
  alive.turn_of("assassin").plays("kill thief").passes().plays_on_to("queen");
  alive.plays("royal_gold").expect_gold(1, 5);
}

SPEC("K06", "a Queen beside a killed rank 4 gets her three gold at the end of the round") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").seat(1).gold(2).holds("queen").seat(2).holds("king");
  g.turn_of("assassin").plays("kill king").passes().plays_on_to("queen");
  g.refuses("royal_gold", "no_royal_neighbour").passes();
  g.expect_round(2).expect_gold(1, 7).expect_crown(2);

  auto apart = scenario(5);
  apart.seat(0).holds("assassin").seat(1).gold(2).holds("queen").seat(3).holds("king");
  apart.turn_of("assassin").plays("kill king").passes().plays_on_to("queen").passes();
  apart.expect_round(2).expect_gold(1, 4).expect_crown(3);
}

SPEC("K07", "the Thief may not name the killed character") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").seat(1).holds("thief").killed("merchant").turn_of("thief");
  g.refuses("rob merchant", "character_killed");
  g.expect_offered("rob",
                   {"rob magician", "rob king", "rob bishop", "rob architect", "rob warlord"});
}

SPEC("K08", "the Blackmailer may not threaten the killed character") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").seat(1).holds("blackmailer").killed("merchant");
  g.turn_of("blackmailer").refuses("threaten merchant", "character_killed");
  g.plays("threaten king").refuses("threaten merchant", "character_killed");
  g.expect_offered("threaten", {"threaten magician", "threaten bishop", "threaten architect",
                                "threaten warlord"});
}

SPEC("K09", "killing a character nobody holds takes no turn and tells nobody more") {
  const auto table = [](const std::string& last_holds) {
    auto g = scenario(5).face_up({"architect"}).face_down("king");
    g.seat(0).holds("assassin").seat(1).holds("thief").seat(2).holds("magician");
    g.seat(3).holds("merchant").seat(4).gold(2).holds({last_holds});
    g.turn_of("assassin").plays("kill bishop").passes().passes().passes();
    return g;
  };
  auto held = table("bishop");
  auto unheld = table("warlord");
  held.expect_turn_of(3, "merchant").expect_event("rank_unanswered");
  for (const int seat : {0, 1, 2, 3}) EXPECT_TRUE(same_view(held, unheld, seat)) << seat;
  EXPECT_TRUE(same_spectator_view(held, unheld));
  EXPECT_FALSE(same_view(held, unheld, 4));
  held.passes().expect_round(2).expect_gold(4, 2);
  unheld.passes().expect_turn_of(4, "warlord").passes().expect_round(2).expect_gold(4, 4);
  for (const int seat : {0, 1, 2, 3}) unheld.expect_gold(seat, 4);
}

SPEC("K10 A21", "the Assassin may kill the own second character and loses that turn") {
  auto g = scenario(3);
  g.seat(0).gold(0).holds("assassin").holds("merchant").turn_of("assassin");
  g.offers("kill merchant").plays("kill merchant").passes().expect_gold(0, 2);
  g.plays_round_out().expect_round(2).expect_gold(0, 2);
}

SPEC("K11 A12 A71", "with the Hospital a killed player may reveal and gather, and nothing else") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").killed("merchant");
  g.seat(1).gold(1).hand({"tavern"}).city({"hospital", "gold_mine", "smithy"}).holds("merchant");
  g.seat(2).holds("warlord").turn_of("merchant");
  auto hidden = g;
  g.expect_acting(1).expect_offered("", {"gather cards", "gather gold", "stay_hidden"});
  for (const char* no : {"build tavern", "use smithy", "extra_gold", "end_turn"}) {
    g.refuses(no, "not_now");
  }
  g.plays(1, "gather gold").expect_gold(1, 4).expect_event("character_revealed");
  g.refuses(1, "build tavern", "not_acting").expect_hand(1, {"tavern"});
  EXPECT_EQ(g.state().table.shown_by[6], Seat(1));

  hidden.plays(1, "stay_hidden").expect_gold(1, 1);
  EXPECT_EQ(hidden.state().table.shown_by[6], Seat::nobody());

  auto cards = scenario(5);
  cards.seat(0).holds("assassin").killed("merchant").turn_of("merchant");
  cards.seat(1).hand({}).city({"hospital", "library", "observatory"}).holds("merchant");
  cards.plays(1, "gather cards").draws({"tavern", "temple", "docks"});
  cards.expect_hand(1, {"tavern", "temple", "docks"});
}

SPEC("K11 A71", "a Hospital's owner with another hidden character may only stay hidden") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").seat(1).city({"hospital"}).holds("warlord");
  g.seat(2).holds("merchant").killed("merchant").turn_of("merchant");
  g.expect_acting(1).expect_offered("", {"stay_hidden"});
  g.refuses("gather gold", "hospital_card_not_held").plays(1, "stay_hidden").expect_gold(1, 2);

  auto shown = scenario(5);
  shown.seat(0).holds("assassin").seat(1).city({"hospital"}).holds("thief");
  shown.seat(2).holds("merchant").seat(3).holds("warlord").killed("merchant");
  shown.turn_of("merchant").does_not_offer("stay_hidden");
}

SPEC("K12 A12", "a killed King in the Hospital takes the crown only at the end of the round") {
  auto g = scenario(5).crown(0);
  g.seat(0).holds("assassin").seat(1).city({"hospital"}).holds("king").killed("king");
  g.seat(2).holds("thief").seat(3).holds("magician").seat(4).holds("merchant").turn_of("king");
  g.plays(1, "gather gold").expect_crown(0).expect_turn_of(4, "merchant");
  g.passes().expect_round(2).expect_crown(1);
}

SPEC("K13 A12", "a killed Bishop in the Hospital protects nothing") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").seat(1).city({"hospital", "docks"}).holds("bishop");
  g.killed("bishop").seat(2).gold(5).holds("warlord").turn_of("bishop");
  g.plays(1, "gather gold").plays_on_to("warlord").plays("destroy 1 docks");
  g.expect_city(1, {"hospital"}).expect_gold(2, 3);
}

SPEC("K14 A12", "a Hospital turn brings no gold or cards of the character") {
  const std::vector<std::pair<std::string, std::string>> abilities = {
      {"merchant", "extra_gold"}, {"architect", "extra_cards"}, {"navigator", "supplies gold"}};
  for (const auto& [character, ability] : abilities) {
    auto g = scenario(5);
    g.seat(0).holds("assassin").seat(1).gold(0).hand({}).city({"hospital", "market"});
    g.seat(1).holds({character}).seat(2).holds("warlord").killed(character).turn_of(character);
    g.refuses("income", "not_now").refuses(ability, "not_now").plays(1, "gather gold");
    g.refuses(1, ability, "not_acting").plays_round_out().expect_gold(1, 2).expect_hand(1, {});
  }
}

SPEC("K15 A12", "Poor House and Park bring nothing in a Hospital turn") {
  auto cards = scenario(5);
  cards.seat(0).holds("assassin").killed("merchant").seat(2).holds("warlord").turn_of("merchant");
  cards.seat(1).gold(0).hand({}).city({"hospital", "poor_house", "park"}).holds("merchant");
  auto gold = cards;
  cards.plays(1, "gather cards").draws({"tavern", "temple"}).plays(1, "keep temple");
  cards.expect_gold(1, 0).expect_hand(1, {"temple"}).refuses(1, "end_turn", "not_acting");
  gold.plays(1, "gather gold")
      .expect_gold(1, 2)
      .expect_hand(1, {})
      .refuses(1, "end_turn", "not_acting");
}

SPEC("K16 A11", "a killed card shown in the Hospital counts for ties, a hidden one does not") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").killed("warlord").turn_of("architect");
  g.seat(1).city({"hospital", "palace", "cathedral"}).holds("warlord");
  g.seat(2).city({"gold_mine", "palace", "fortress"}).holds("architect");
  g.seat(3).holds("thief");
  g.seat(3).city({"temple", "tavern", "watchtower", "market", "church", "prison", "trading_post"});
  g.passes().expect_acting(1);
  EXPECT_EQ(g.score(1).total, 16);
  EXPECT_EQ(g.score(2).total, 16);
  auto hidden = g;
  g.plays(1, "gather gold").expect_over();
  EXPECT_EQ(g.outcome().winner, Seat(1));
  EXPECT_EQ(g.outcome().place[2], 2);
  hidden.plays(1, "stay_hidden").expect_over();
  EXPECT_EQ(hidden.outcome().winner, Seat(2));
  EXPECT_EQ(hidden.outcome().place[1], 2);
}

SPEC("K17", "the Hospital needs the Assassin in the cast") {
  EXPECT_EQ(refusal_of({.uniques = {"hospital"}}), std::nullopt);
  for (const char* other : {"witch", "magistrate"}) {
    EXPECT_EQ(refusal_of({.characters = {other}}), std::nullopt);
    EXPECT_EQ(refusal_of({.characters = {other}, .uniques = {"hospital"}}),
              OptionRefusal::district_needs_character);
  }
}

SPEC("K18", "the Hospital answers a kill only and never meets the Witch") {
  EXPECT_EQ(refusal_of({.characters = {"witch"}, .uniques = {"hospital"}}),
            OptionRefusal::district_needs_character);
  EXPECT_TRUE(never_in_one_cast("witch", "assassin"));
}

SPEC("K19 A58", "a killed rank 4 shown in the Hospital brings the Queen her gold in her own turn") {
  auto g = scenario(5);
  g.seat(0).holds("assassin").seat(1).city({"hospital"}).holds("king").killed("king");
  g.seat(2).gold(2).holds("queen").turn_of("king");
  auto hidden = g;
  g.plays(1, "gather gold").plays_on_to("queen").plays("royal_gold").expect_gold(2, 5);
  g.passes().expect_round(2).expect_gold(2, 7).expect_crown(1);

  auto not_taken = hidden;
  not_taken.plays(1, "gather gold").plays_on_to("queen").passes().expect_round(2);
  not_taken.expect_gold(2, 4);

  hidden.plays(1, "stay_hidden").plays_on_to("queen").refuses("royal_gold", "no_royal_neighbour");
  hidden.passes().expect_round(2).expect_gold(2, 7).expect_crown(1);
}

SPEC("K20 A51", "Throne Room, Graveyard, Great Wall and Keep of a killed player go on working") {
  auto g = scenario(5).crown(0);
  g.seat(0).holds("assassin").seat(1).gold(1).hand({}).holds("bishop").killed("bishop");
  g.seat(1).city({"throne_room", "graveyard", "great_wall", "keep", "docks"});
  g.seat(2).holds("king").seat(3).gold(5).holds("warlord").turn_of("king");
  g.plays("take_crown").expect_gold(1, 2).plays_on_to("warlord");
  g.refuses("destroy 1 keep", "keep_is_immune");
  g.plays("destroy 1 docks").expect_gold(3, 2).expect_acting(1);
  g.plays(1, "rescue").expect_gold(1, 1).expect_hand(1, {"docks"});
}

SPEC("K21", "the kill hits whoever holds the card after the Theater's swap") {
  auto g = scenario(5).at_theater();
  g.seat(0).holds("assassin").seat(1).gold(2).holds("architect");
  g.seat(2).gold(2).city({"theater"}).holds("merchant");
  g.plays(2, "swap merchant 1").plays(0, "kill merchant").passes();
  g.plays_on_to("architect").expect_turn_of(2, "architect");
  g.plays_round_out().expect_gold(1, 2).expect_gold(2, 4);
}

SPEC("K22", "Witch and Magistrate are never killed: they share no cast with the Assassin") {
  EXPECT_TRUE(never_in_one_cast("assassin", "witch"));
  EXPECT_TRUE(never_in_one_cast("assassin", "magistrate"));
  auto g = scenario(5).seat(0).holds("assassin").turn_of("assassin");
  g.refuses("kill assassin", "own_character").refuses("kill witch", "character_not_in_cast");
  g.refuses("kill magistrate", "character_not_in_cast");
}

}  // namespace
}  // namespace prestige::citadels::kit
