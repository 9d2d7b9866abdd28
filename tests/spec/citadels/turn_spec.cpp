#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

const Texts kFourCheap{"tavern", "temple", "watchtower", "market"};

SPEC("C5.8", "one gathering, and abilities and districts before it, after it and between builds") {
  auto g = scenario(5).turn_of("architect");
  g.seat(0).gold(9).hand(kFourCheap).city({"smithy", "museum", "laboratory"}).holds("architect");
  g.plays("use museum market").plays("gather gold");
  g.refuses("gather gold", "already_gathered").refuses("gather cards", "already_gathered");
  g.plays("build tavern").plays("extra_cards").draws({"docks", "manor"});
  g.plays("build temple").plays("use laboratory manor").plays("build watchtower");
  g.plays("use smithy").draws({"castle", "church", "harbor"}).plays("end_turn");
}

SPEC("C5.8", "the Witch, a bewitched and a threatened player gather first") {
  auto witch = scenario(5).turn_of("witch");
  witch.seat(0).gold(5).city({"smithy"}).holds("witch");
  witch.expect_offered("", {"gather cards", "gather gold"});
  witch.refuses("bewitch king", "witch_gathers_first").refuses("use smithy", "not_now");

  auto bewitched = scenario(5).bewitched("merchant").turn_of("merchant");
  bewitched.seat(0).holds("witch").seat(1).holds("merchant");
  bewitched.expect_offered("", {"gather cards", "gather gold"});

  auto threatened = scenario(5).threats({"merchant", "king"}, "king").turn_of("merchant");
  threatened.seat(0).holds("blackmailer").seat(1).holds("merchant");
  threatened.expect_offered("", {"gather cards", "gather gold"});
}

// How many of four cheap districts the character builds.
int builds_of(const char* character) {
  auto g = scenario(5).turn_of(character);
  g.seat(0).gold(20).hand(kFourCheap).holds(character);
  g.plays("gather gold");
  int builds = 0;
  while (!g.offered("build").empty()) {
    g.plays(g.offered("build").front());
    ++builds;
  }
  g.offers("end_turn");
  return builds;
}

SPEC("C5.12", "the building limit: 1, Seer and Scholar 2, Architect 3, Navigator 0") {
  for (const char* one :
       {"assassin", "magistrate", "thief",        "spy",       "blackmailer", "magician",
        "wizard",   "king",       "emperor",      "patrician", "bishop",      "abbot",
        "cardinal", "merchant",   "alchemist",    "warlord",   "diplomat",    "marshal",
        "artist",   "queen",      "tax_collector"}) {
    EXPECT_EQ(builds_of(one), 1) << one;
  }
  EXPECT_EQ(builds_of("seer"), 2);
  EXPECT_EQ(builds_of("scholar"), 2);
  EXPECT_EQ(builds_of("architect"), 3);
  EXPECT_EQ(builds_of("navigator"), 0);
}

SPEC("C5.12",
     "Stables, the Trader's trade districts and the Wizard's immediate build are outside it") {
  auto stables = scenario(5).turn_of("merchant");
  stables.seat(0).gold(9).hand({"stables", "temple", "church"}).holds("merchant");
  stables.plays("gather gold").plays("build temple").refuses("build church", "limit_reached");
  stables.plays("build stables").refuses("build church", "limit_reached");

  auto trader = scenario(5).turn_of("trader");
  trader.seat(0).gold(9).hand({"tavern", "market", "docks", "temple", "church"}).holds("trader");
  trader.plays("gather gold").plays("build tavern").plays("build temple").plays("build market");
  trader.plays("build docks").refuses("build church", "limit_reached");

  auto wizard = scenario(5).turn_of("wizard");
  wizard.seat(0).gold(9).hand({"temple", "church"}).holds("wizard").seat(1).hand({"docks"});
  wizard.plays("gather gold").plays("build temple").refuses("build church", "limit_reached");
  wizard.plays("look 1").plays("build docks").expect_city(0, {"temple", "docks"});
  wizard.refuses("build church", "limit_reached");
}

SPEC("C5.12", "building is optional") {
  auto g = scenario(5).turn_of("architect");
  g.seat(0).gold(20).hand(kFourCheap).holds("architect");
  g.plays("gather gold").plays("end_turn").expect_city(0, {});
}

SPEC("C5.13", "each ability once per turn, and none is forced") {
  auto g = scenario(5).turn_of("merchant");
  g.seat(0).gold(0).city({"market"}).holds("merchant");
  g.plays("income").refuses("income", "ability_used");
  g.plays("extra_gold").refuses("extra_gold", "ability_used").expect_gold(0, 2);
  g.refuses("rob king", "not_your_ability").refuses("take_crown", "not_your_ability");

  auto lazy = scenario(5).turn_of("merchant");
  lazy.seat(0).gold(0).city({"market"}).holds("merchant");
  lazy.passes().expect_gold(0, 2);
}

SPEC("C5.13 A06 A50",
     "the crown abilities of rank 4 are settled at the end of the turn at the latest") {
  auto king = scenario(5).crown(3).turn_of("king");
  king.seat(0).holds("king");
  king.passes().expect_crown(0);

  auto patrician = scenario(5).crown(3).turn_of("patrician");
  patrician.seat(0).holds("patrician");
  patrician.passes().expect_crown(0);

  auto emperor = scenario(5).crown(3).turn_of("emperor");
  emperor.seat(0).holds("emperor");
  emperor.passes().expect_acting(0);
  emperor.expect_offered("", {"give_crown 1", "give_crown 2", "give_crown 4"});
}

SPEC("C5.13 C5.17", "the Witch must bewitch somebody") {
  auto g = scenario(5).turn_of("witch");
  g.seat(0).holds("witch");
  g.plays("gather gold").refuses("end_turn", "not_now");
  g.expect_offered("", {"bewitch architect", "bewitch bishop", "bewitch king", "bewitch magician",
                        "bewitch merchant", "bewitch thief", "bewitch warlord"});
}

SPEC("C5.14", "type income is taken whole, counted at that moment, once") {
  const auto position = [] {
    auto g = scenario(5).turn_of("king");
    g.seat(0).gold(6).hand({"manor"}).city({"castle", "palace", "tavern"}).holds("king");
    return g;
  };
  auto before = position();
  before.plays("gather gold").plays("income").expect_gold(0, 10);
  before.plays("build manor").expect_gold(0, 7).refuses("income", "ability_used");

  auto after = position();
  after.plays("gather gold").plays("build manor").expect_gold(0, 5);
  after.plays("income").expect_gold(0, 8);
}

SPEC("C5.14 A48", "an income of nothing is not offered") {
  auto g = scenario(5).turn_of("king");
  g.seat(0).hand({"manor"}).city({"tavern"}).gold(9).holds("king");
  g.refuses("income", "nothing_to_gain").plays("gather gold").plays("build manor").offers("income");
}

SPEC("C5.15", "an activated district once per turn, also in the turn it was built") {
  auto g = scenario(5).turn_of("merchant");
  g.seat(0).gold(20).hand({"smithy", "tavern"}).holds("merchant");
  g.refuses("use smithy", "not_in_your_city").plays("gather gold").plays("build smithy");
  g.plays("use smithy").draws({"castle", "church", "harbor"});
  g.refuses("use smithy", "district_used").does_not_offer("use smithy");
  g.refuses("use tavern", "not_activated");

  auto three = scenario(5).turn_of("merchant");
  three.seat(0).gold(9).hand({"tavern", "market", "temple", "church"});
  three.city({"laboratory", "museum"}).holds("merchant");
  three.plays("use laboratory tavern").refuses("use laboratory market", "district_used");
  three.plays("use museum market").refuses("use museum temple", "district_used");
}

SPEC("C5.16", "ending the turn is possible only after gathering, and then always") {
  auto g = scenario(5).turn_of("merchant");
  g.seat(0).gold(9).hand({"tavern"}).city({"market"}).holds("merchant").seat(1).holds("architect");
  g.refuses("end_turn", "gather_before_ending").plays("income");
  g.refuses("end_turn", "gather_before_ending").plays("gather gold").offers("end_turn");
  g.plays("build tavern").plays("end_turn").expect_event("turn_ended").expect_acting(1);
}

SPEC("C5.17", "the Witch on hold neither builds, uses a district nor ends her turn") {
  auto g = scenario(5).turn_of("witch");
  g.seat(0).gold(9).hand({"tavern"}).city({"smithy", "poor_house"}).holds("witch");
  g.seat(1).holds("thief");
  g.plays("gather gold").refuses("build tavern", "not_now").refuses("use smithy", "not_now");
  g.refuses("end_turn", "not_now").refuses("bewitch witch", "own_character");
  g.refuses("bewitch spy", "character_not_in_cast");
  g.plays("bewitch architect").expect_event("turn_put_on_hold").expect_acting(1);
  EXPECT_EQ(g.state().table.bewitched, 7);
}

SPEC("C5.18", "the Witch goes on as the character with her own hand, supply and city") {
  auto g = scenario(5).bewitched("architect").turn_of("architect");
  g.seat(0).gold(4).hand({"tavern", "temple", "market", "docks"}).city({"smithy"}).holds("witch");
  g.seat(1).gold(7).hand({"palace"}).city({"library"}).holds("architect");
  g.plays(1, "gather gold").expect_turn_of(0, "architect").expect_gold(1, 9);
  g.refuses("gather gold", "already_gathered").refuses("build palace", "not_in_hand");
  g.plays("extra_cards").draws({"castle", "church"}).expect_hand_size(0, 6);
  g.plays("build tavern").plays("build temple").plays("build market").expect_gold(0, 0);
  g.refuses("build docks", "limit_reached");
  g.expect_city(0, {"smithy", "tavern", "temple", "market"}).expect_city(1, {"library"});
}

SPEC("C5.18",
     "bans of the bewitched character apply to her, and her turn ends even if she did nothing") {
  auto g = scenario(5).bewitched("navigator").turn_of("navigator");
  g.seat(0).gold(0).hand({}).city({"poor_house", "park"}).holds("witch").seat(1).holds("navigator");
  g.plays(1, "gather gold").refuses("build tavern", "cannot_build_at_all").plays("end_turn");
  g.draws({"tavern", "market"}).expect_gold(0, 1).expect_hand(0, {"tavern", "market"});
}

SPEC("C5.18", "the crown ability of a bewitched rank 4 stays with the card's player") {
  auto g = scenario(5).crown(3).bewitched("king").turn_of("king");
  g.seat(0).city({"manor"}).holds("witch").seat(1).holds("king");
  g.plays(1, "gather gold").offers("income").refuses("take_crown", "not_your_ability");
  g.plays("end_turn").expect_crown(1);
}

SPEC("C5.19", "the Emperor decides first, so gold taken then spoils the Poor House") {
  const auto position = [] {
    auto g = scenario(5).crown(3).turn_of("emperor");
    g.seat(0).gold(0).hand({}).city({"poor_house", "park", "library"}).holds("emperor");
    g.seat(1).gold(3).hand({}).seat(2).gold(0).hand({}).seat(4).gold(0).hand({"tavern"});
    g.change([](State& s) {  // gathered, with nothing left
      s.table.turn.gathered = true;
    });
    g.plays("end_turn").expect_acting(0).expect_gold(0, 0).expect_hand(0, {});
    return g;
  };
  auto gold = position();
  gold.plays("give_crown 1").expect_gold(0, 1).expect_no_event("poor_house_paid");
  gold.draws({"market", "docks"}).expect_gold(0, 1).expect_hand(0, {"market", "docks"});

  auto card = position();
  card.plays("give_crown 4").pulls("tavern").expect_gold(0, 1).expect_event("poor_house_paid");
  card.expect_hand(0, {"tavern"});  // no longer empty: no Park

  auto nothing = position();
  nothing.plays("give_crown 2").draws({"market", "docks"});
  nothing.expect_gold(0, 1).expect_hand(0, {"market", "docks"});
}

SPEC("C5.19", "King and Patrician take the crown first, which may pay the Throne Room") {
  auto g = scenario(5).crown(3).turn_of("king");
  g.seat(0).gold(1).hand({"manor"}).city({"poor_house", "throne_room"}).holds("king");
  g.plays("gather gold").plays("build manor").expect_gold(0, 0).plays("end_turn");
  g.expect_crown(0).expect_gold(0, 1).expect_no_event("poor_house_paid");
}

SPEC("C5.19", "the refund comes after Poor House and Park") {
  auto g = scenario(5).turn_of("alchemist");
  g.seat(0).gold(2).hand({"castle"}).city({"poor_house", "park"}).holds("alchemist");
  g.plays("gather gold").plays("build castle").expect_gold(0, 0).plays("end_turn");
  g.draws({"tavern", "market"}).expect_gold(0, 5).expect_hand(0, {"tavern", "market"});
}

SPEC("C5.19", "Poor House and Park do nothing with gold or cards left") {
  auto g = scenario(5).turn_of("merchant");
  g.seat(0).gold(0).hand({"tavern"}).city({"poor_house", "park"}).holds("merchant");
  g.passes().expect_gold(0, 2).expect_hand(0, {"tavern"});
}

SPEC("C5.19", "none of it in a cut turn, in the Witch's first part or in a Hospital turn") {
  auto witch = scenario(5).turn_of("witch").nobody_holds({"bishop"});
  witch.seat(0).gold(0).hand({}).city({"poor_house", "park"}).holds("witch");
  witch.plays("gather gold").plays("bewitch bishop").expect_hand(0, {}).expect_gold(0, 2);

  auto hospital = scenario(5).killed("king").crown(3).turn_of("king").nobody_holds({"bishop"});
  hospital.seat(0)
      .gold(0)
      .hand({})
      .city({"hospital", "park"})
      .holds("king")
      .seat(1)
      .holds("merchant");
  hospital.plays(0, "gather gold").expect_hand(0, {}).expect_crown(3).expect_acting(1);
}

SPEC("C5.20 A59", "two characters have two separate turns and share hand, supply and city") {
  auto g = scenario(3).turn_of("architect").cast({"warlord"}).nobody_holds({"artist"});
  g.seat(0).gold(20).hand({"tavern", "temple", "market", "docks", "church", "prison"});
  g.city({"smithy"}).holds({"architect", "warlord"});
  g.plays("gather gold").plays("use smithy").draws({"castle", "manor", "harbor"});
  g.plays("build tavern").plays("build temple").plays("build market");
  g.refuses("build docks", "limit_reached").plays("end_turn");
  g.expect_turn_of(0, "warlord").expect_gold(0, 16).expect_hand_size(0, 6);
  g.plays("use smithy").draws({"palace", "watchtower", "fortress"}).plays("gather gold");
  g.plays("build castle").refuses("build docks", "limit_reached");
  g.refuses("extra_cards", "not_your_ability");
  g.expect_city(0, {"smithy", "tavern", "temple", "market", "castle"});
}

SPEC("C5.20", "the end-of-turn effects belong to each turn") {
  auto g = scenario(3).turn_of("alchemist").cast({"warlord"}).nobody_holds({"architect", "artist"});
  g.seat(0).gold(2).hand({"castle"}).city({"poor_house"}).holds({"alchemist", "warlord"});
  g.plays("gather gold").plays("build castle").plays("end_turn").expect_gold(0, 5);
  g.expect_turn_of(0, "warlord").plays("gather gold").plays("end_turn").expect_gold(0, 7);
}

}  // namespace
}  // namespace prestige::citadels::kit
