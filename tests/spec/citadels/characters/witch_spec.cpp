#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.witch C5.17", "gathers first, then must name another character, and nothing else") {
  auto g = scenario(5).seat(0).gold(5).hand({"tavern"}).city({"smithy"}).holds("witch");
  g.expect_offered("", {"gather gold", "gather cards"});
  g.refuses("bewitch king", "witch_gathers_first").refuses("use smithy", "not_now");
  g.plays("gather gold").refuses("gather cards", "already_gathered");
  g.refuses("build tavern", "not_now").refuses("use smithy", "not_now");
  g.refuses("end_turn", "not_now").refuses("bewitch witch", "own_character");
  g.refuses("bewitch assassin", "character_not_in_cast");
  g.expect_offered("", {"bewitch thief", "bewitch magician", "bewitch king", "bewitch bishop",
                        "bewitch merchant", "bewitch architect", "bewitch warlord"});
  g.plays("bewitch king").expect_gold(0, 7).expect_event("turn_put_on_hold");
  EXPECT_EQ(g.state().table.bewitched, 4);
}

SPEC("R.witch C5.6", "the bewitched player gathers and stops; she plays on with what is hers") {
  auto g = scenario(5).seat(0).gold(1).hand({"temple"}).city({"tavern", "market"}).holds("witch");
  g.seat(1).gold(5).hand({"church"}).city({"docks", "laboratory"}).holds("merchant");
  g.bewitched("merchant").turn_of("merchant");
  g.expect_turn_of(1, "merchant").refuses("income", "not_now").refuses("extra_gold", "not_now");
  g.refuses("use laboratory church", "not_now").refuses("end_turn", "gather_before_ending");
  g.plays("gather gold").expect_gold(1, 7).expect_acting(0).expect_turn_of(0, "merchant");
  g.refuses("gather gold", "already_gathered").refuses("build church", "not_in_hand");
  g.plays("income").expect_gold(0, 3).plays("extra_gold").expect_gold(0, 4);
  g.plays("build temple").expect_gold(0, 3).expect_city(0, {"tavern", "market", "temple"});
  g.plays("end_turn").expect_gold(1, 7).expect_city(1, {"docks", "laboratory"});
}

SPEC("R.witch", "a resumed turn ends like any other, even when she does nothing in it") {
  auto g = scenario(5).seat(0).gold(0).city({"park", "poor_house"}).holds("witch");
  g.seat(1).gold(0).city({"manor"}).holds("merchant").bewitched("merchant").turn_of("merchant");
  g.plays(1, "gather gold").plays(0, "end_turn").expect_gold(0, 1);
  g.draws({"tavern", "temple"}).expect_hand(0, {"tavern", "temple"});
}

SPEC("R.witch", "the cut turn of a bewitched player has no end: no Park, no Poor House") {
  auto g = scenario(5).seat(0).holds("witch").seat(1).gold(0).city({"park", "poor_house"});
  g.holds("merchant").deck({"tavern"}).rest_to(4).bewitched("merchant").turn_of("merchant");
  g.plays("gather cards").draws({"tavern"}).expect_acting(0).plays("end_turn");
  g.expect_gold(1, 0).expect_hand(1, {"tavern"});
}

SPEC("R.witch A07", "a bewitched King takes the crown after gathering; she has income and build") {
  auto g = scenario(5).seat(0).gold(2).hand({"tavern"}).city({"manor"}).holds("witch").crown(4);
  g.seat(1).city({"castle", "palace"}).holds("king").bewitched("king").turn_of("king");
  g.plays(1, "gather gold").expect_crown(1).expect_acting(0);
  g.refuses("take_crown", "not_your_ability").plays("income").expect_gold(0, 3);
  g.plays("build tavern").plays("end_turn").expect_crown(1).expect_gold(1, 4);
}

SPEC("R.witch A08", "a bewitched Emperor passes the crown on at the end of the round for nothing") {
  auto g = scenario(5).seat(0).city({"manor"}).holds("witch").crown(4);
  g.seat(1).holds("emperor").seat(2).gold(3).hand({"tavern"});
  g.bewitched("emperor").turn_of("emperor");
  g.plays(1, "gather gold").refuses("give_crown 2", "not_your_ability");
  g.plays("income").expect_gold(0, 3).plays("end_turn").plays_on_to("architect").passes();
  g.expect_acting(1).expect_offered("", {"give_crown 0", "give_crown 2", "give_crown 3"});
  const int before = g.gold_of(2);
  g.plays("give_crown 2").expect_crown(2).expect_gold(1, 4).expect_gold(2, before);
  g.expect_hand(1, {}).expect_round(2);
}

SPEC("R.witch A08", "by option she passes the crown of a bewitched Emperor and is paid for it") {
  auto g = scenario(5).options([](Switches& s) { s.bewitched_emperor_crown_to_witch = true; });
  g.seat(0).gold(2).holds("witch").crown(4).seat(1).holds("emperor").seat(2).gold(3).hand({});
  g.bewitched("emperor").turn_of("emperor").plays(1, "gather gold");
  g.expect_offered("give_crown", {"give_crown 1", "give_crown 2", "give_crown 3"});
  g.plays("give_crown 2").expect_crown(2).expect_gold(0, 3).expect_gold(2, 2);
  g.plays("end_turn").plays_round_out().expect_round(2).expect_crown(2);
}

SPEC("R.witch", "as the Navigator she takes supplies and cannot build") {
  auto g = scenario(5).seat(0).gold(2).hand({"tavern"}).holds("witch").seat(1).holds("navigator");
  g.bewitched("navigator").turn_of("navigator").plays(1, "gather gold");
  g.plays("supplies gold").expect_gold(0, 6).refuses("build tavern", "cannot_build_at_all");
}

SPEC("R.witch A09", "as the Queen she must sit beside the rank 4 player herself") {
  auto near = scenario(5).seat(0).gold(0).holds("witch").seat(1).holds("king").seat(3);
  near.holds("queen").bewitched("queen").turn_of("queen");
  near.plays(3, "gather gold").plays(0, "royal_gold").expect_gold(0, 3);

  auto far = scenario(5).seat(0).holds("witch").seat(2).holds("king").seat(3).holds("queen");
  far.bewitched("queen").turn_of("queen").plays(3, "gather gold");
  far.expect_acting(0).refuses("royal_gold", "no_royal_neighbour");
}

SPEC("R.witch A10", "as the Tax Collector she takes the taxes and pays none") {
  auto g = scenario(5).seat(0).gold(4).hand({"tavern"}).holds("witch").tax(3);
  g.seat(1).holds("tax_collector").bewitched("tax_collector").turn_of("tax_collector");
  g.plays(1, "gather gold").plays("collect_tax").expect_gold(0, 7).expect_tax(0);
  g.plays("build tavern").expect_gold(0, 6).expect_tax(0);
}

SPEC("R.witch A21", "bewitching the own second character works: gather for it, play on as it") {
  auto g = scenario(2).seat(0).gold(2).hand({"tavern", "temple"}).holds({"witch", "merchant"});
  g.plays("gather gold").plays("bewitch merchant").plays_on_to("merchant");
  g.expect_turn_of(0, "merchant").refuses("build tavern", "not_now");
  g.plays("gather gold").expect_gold(0, 6).expect_turn_of(0, "merchant");
  g.plays("extra_gold").plays("build tavern").refuses("build temple", "limit_reached");
  g.plays("end_turn").expect_gold(0, 6);
}

SPEC("R.witch A59", "on hold she plays the turn of her other character as usual") {
  auto g = scenario(2).seat(0).gold(9).hand({"tavern", "temple", "church", "manor"});
  g.holds({"witch", "merchant"}).seat(1).holds({"magician", "architect"});
  g.plays("gather gold").plays("bewitch architect").plays_on_to("merchant");
  g.plays("gather gold").plays("build tavern").refuses("build temple", "limit_reached");
  g.plays("end_turn").expect_turn_of(1, "architect").plays("gather gold");
  g.expect_turn_of(0, "architect").plays("build temple").plays("build church").plays("build manor");
  g.expect_gold(0, 6);
}

SPEC("R.witch", "if nobody holds the named character her turn is over") {
  auto g = scenario(5).seat(0).gold(0).hand({"tavern"}).city({"poor_house"}).holds("witch");
  g.nobody_holds({"bishop"}).deck({"temple"}).rest_to(4);
  g.plays("gather cards").draws({"temple"}).plays("bewitch bishop").plays_round_out();
  g.expect_round(2).expect_gold(0, 0).expect_city(0, {"poor_house"});
}

}  // namespace
}  // namespace prestige::citadels::kit
