#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("T009", "the Merchant was killed: the Thief names neither the Merchant nor the Assassin") {
  auto g = scenario(5).seat(0).holds("assassin").seat(1).holds("thief").seat(2).holds("merchant");
  g.plays("kill merchant").passes().expect_turn_of(1, "thief");
  g.refuses("rob merchant", "character_killed").refuses("rob assassin", "rank_one_is_safe");
  g.offers("rob king");
}

SPEC("T010", "Witch with a Gold Mine bewitches the Architect: 3 gold, then 2 cards and 3 builds") {
  auto g =
      scenario(5).seat(0).gold(4).hand({"temple", "watchtower"}).city({"gold_mine"}).holds("witch");
  g.seat(2).gold(1).hand({"palace"}).holds("architect");
  g.plays("gather gold").expect_gold(0, 7).plays("bewitch architect").plays_on_to("architect");
  g.expect_acting(2)
      .plays("gather gold")
      .expect_gold(2, 3)
      .expect_acting(0)
      .expect_turn_of(0, "architect");
  g.plays("extra_cards")
      .draws({"church", "tavern"})
      .plays("build temple")
      .plays("build watchtower");
  g.plays("build church").refuses("build tavern", "limit_reached").expect_gold(0, 3);
  g.expect_city(0, {"gold_mine", "temple", "watchtower", "church"}).expect_city(2, {});
}

SPEC("T011", "P1 bewitched the Bishop P2: the Warlord P5 may destroy at P2, not at P1") {
  auto g =
      scenario(5).seat(0).city({"tavern"}).holds("witch").seat(1).city({"temple"}).holds("bishop");
  g.seat(4).holds("warlord").bewitched("bishop").turn_of("bishop").plays(1, "gather gold");
  g.plays(0, "end_turn").plays_on_to("warlord").expect_acting(4);
  g.refuses("destroy 0 tavern", "bishop_protects").plays("destroy 1 temple").expect_city(1, {});
}

SPEC("T012",
     "a Witch who names a character nobody holds is never resumed: no Poor House, no Park") {
  for (const char* gather : {"gather gold", "gather cards"}) {
    auto g = scenario(5).seat(0).gold(0).hand({}).city({"poor_house", "park"}).holds("witch");
    g.nobody_holds({"bishop"}).plays(gather).chance_any();
    if (!g.offered("keep").empty()) g.plays(g.offered("keep")[0]);
    const int gold = g.gold_of(0);
    const std::size_t cards = g.hand_of(0).size();
    g.plays("bewitch bishop").plays_round_out().expect_round(2).expect_gold(0, gold);
    g.expect_hand_size(0, static_cast<int>(cards));
  }
}

SPEC("T013",
     "P1 bewitched the Patrician P3: P3 takes the crown; P1 draws 2, builds 1, gets no crown") {
  auto g = scenario(5)
               .seat(0)
               .gold(5)
               .hand({"tavern", "temple"})
               .city({"manor", "castle"})
               .holds("witch");
  g.seat(2).holds("patrician").crown(4).bewitched("patrician").turn_of("patrician");
  g.plays(2, "gather gold")
      .expect_crown(2)
      .expect_acting(0)
      .refuses("take_crown", "not_your_ability");
  g.plays("income")
      .draws({"docks", "market"})
      .plays("build tavern")
      .refuses("build temple", "limit_reached");
  g.plays("end_turn").expect_crown(2).expect_hand(0, {"temple", "docks", "market"});
}

// P1 is the Magistrate, P4 the Architect with 8 gold after gathering.
Play palace_paid() {
  auto g = scenario(5).seat(0).holds("magistrate").seat(3).gold(6);
  g.hand({"palace", "temple", "watchtower", "tavern"}).holds("architect");
  g.warrants({"king", "merchant", "architect"}, "architect").turn_of("architect");
  return g.plays("gather gold").expect_gold(3, 8).plays("build palace").expect_acting(0);
}

SPEC("T014", "the signed Architect's Palace is confiscated: 8 gold again, 1 of 3 builds used") {
  auto g = palace_paid();
  g.plays("confiscate").expect_gold(3, 8).expect_city(0, {"palace"}).expect_city(3, {});
  g.plays("build temple").plays("build watchtower").refuses("build tavern", "limit_reached");
}

SPEC("T015", "with a pass the Palace stays with P4 (3 gold) and the second build opens no window") {
  auto g = palace_paid();
  g.plays("pass")
      .expect_gold(3, 3)
      .expect_city(3, {"palace"})
      .plays("build temple")
      .expect_acting(3);
  g.expect_city(3, {"palace", "temple"});
}

SPEC("T016", "the Magistrate owns Quarry and a Palace: a paid Palace cannot be confiscated") {
  auto g = scenario(5).seat(0).city({"quarry", "palace"}).holds("magistrate").seat(3).gold(3);
  g.hand({"palace"}).holds("merchant").warrants({"king", "merchant", "architect"}, "merchant");
  g.turn_of("merchant").plays("gather gold").plays("build palace").expect_offered("", {"pass"});
  g.refuses("confiscate", "confiscated_name_in_city");
}

SPEC("T017",
     "signed Alchemist, 5 gold, Castle confiscated: 5 at once, 5 after the end of the turn") {
  auto g =
      scenario(5).seat(0).holds("magistrate").seat(3).gold(3).hand({"castle"}).holds("alchemist");
  g.warrants({"king", "alchemist", "architect"}, "alchemist").turn_of("alchemist");
  g.plays("gather gold").plays("build castle").expect_gold(3, 1).plays(0, "confiscate");
  g.expect_gold(3, 5).plays("end_turn").expect_gold(3, 5);
}

SPEC("T018", "threatened P3, 0 gold, gathers cards and bribes: 0 gold moves, the threat is gone") {
  auto g = scenario(5).seat(0).gold(1).holds("blackmailer").seat(2).gold(0).holds("merchant");
  g.threats({"merchant", "king"}, "merchant").turn_of("merchant").plays("gather cards");
  g.draws({"tavern", "docks"})
      .plays("keep docks")
      .plays("bribe")
      .expect_gold(0, 1)
      .expect_gold(2, 0);
  EXPECT_EQ(g.state().table.threats, bit(Rank{4}));
  g.expect_acting(2).offers("extra_gold");
}

SPEC("T019", "threats on rank 1 or on the bewitched character are refused") {
  auto g = scenario(5).seat(0).holds("witch").seat(1).holds("blackmailer").bewitched("king");
  g.turn_of("blackmailer").refuses("threaten witch", "rank_one_is_safe");
  g.refuses("threaten king", "character_bewitched").offers("threaten merchant");
}

SPEC("T046", "King P4 bewitched by P1: a Queen at P3 gets 3, at P2 beside the Witch only nothing") {
  auto near =
      scenario(5).seat(0).holds("witch").seat(3).holds("king").seat(2).gold(0).holds("queen");
  near.bewitched("king").turn_of("queen").plays("royal_gold").expect_gold(2, 3);

  auto far =
      scenario(5).seat(0).holds("witch").seat(3).holds("king").seat(1).gold(0).holds("queen");
  far.bewitched("king").turn_of("queen").refuses("royal_gold", "no_royal_neighbour").passes();
  far.expect_gold(1, 2).expect_round(2);
}

SPEC("T080", "bewitched King P3 owns the Throne Room: gathers, takes the crown and gets 1 gold") {
  auto g = scenario(5)
               .seat(0)
               .holds("witch")
               .seat(2)
               .gold(0)
               .city({"throne_room"})
               .holds("king")
               .crown(4);
  g.bewitched("king").turn_of("king").plays("gather gold").expect_crown(2).expect_gold(2, 3);
  g.expect_acting(0);
}

SPEC("T082", "signed Architect's Tavern beside the Magistrate's own: pass only, no window later") {
  auto g = scenario(5).seat(0).city({"tavern"}).holds("magistrate").seat(3).gold(6);
  g.hand({"tavern", "docks"})
      .holds("architect")
      .warrants({"king", "merchant", "architect"}, "architect");
  g.turn_of("architect").plays("gather gold").plays("build tavern").expect_offered("", {"pass"});
  g.plays(0, "pass").plays("build docks").expect_acting(3).expect_city(3, {"tavern", "docks"});
}

}  // namespace
}  // namespace prestige::citadels::kit
