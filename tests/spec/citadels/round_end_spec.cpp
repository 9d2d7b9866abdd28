#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C10.1", "a killed rank 4 is shown and the crown moves") {
  auto king = scenario(5).crown(3).killed("king").at_round_end();
  king.seat(0).holds("king");
  king.expect_crown(0).expect_event("character_revealed").expect_event("crown_taken");

  auto emperor = scenario(5).crown(3).killed("emperor").at_round_end();
  emperor.seat(0).holds("emperor");
  emperor.expect_acting(0).plays("give_crown 1").expect_crown(1).expect_round(2);
}

SPEC("C10.1", "a King who was not killed gets nothing more, an Emperor neither") {
  auto king = scenario(5).crown(3).at_round_end();
  king.seat(0).holds("king");
  king.expect_crown(3).expect_no_event("character_revealed");
  auto emperor = scenario(5).crown(3).at_round_end();
  emperor.seat(0).holds("emperor");
  emperor.expect_crown(3).expect_round(2);
}

SPEC("C10.2", "the Queen beside a killed rank 4 takes 3 gold") {
  for (const int royal : {1, 4}) {
    auto beside = scenario(5).killed("king").at_round_end();
    beside.seat(0).gold(1).holds("queen").seat(royal).holds("king");
    beside.expect_gold(0, 4).expect_event("royal_gold_received");
  }
  for (const int royal : {2, 3}) {
    auto away = scenario(5).killed("king").at_round_end();
    away.seat(0).gold(1).holds("queen").seat(royal).holds("king");
    away.expect_gold(0, 1);
  }
  auto nobody = scenario(5).killed("king").nobody_holds({"king"}).at_round_end();
  nobody.seat(0).gold(1).holds("queen");
  nobody.expect_gold(0, 1);
}

SPEC("C10.2", "the killed Emperor passes the crown on before the Queen is paid") {
  auto g = scenario(5).crown(3).killed("emperor").at_round_end();
  g.seat(0).gold(1).holds("queen").seat(1).holds("emperor");
  g.expect_gold(0, 1).plays(1, "give_crown 2").expect_gold(0, 4);
}

SPEC("C10.2 A58", "not if the card was shown in a Hospital turn already") {
  auto g = scenario(5).crown(3).turn_of("king").killed("king");
  g.seat(0).gold(1).holds("queen").seat(1).city({"hospital"}).holds("king");
  auto hidden = g;
  g.plays(1, "gather gold").plays_on_to("queen").plays("royal_gold").expect_gold(0, 4);
  g.passes().expect_gold(0, 6).expect_no_event("royal_gold_received").expect_crown(1);

  hidden.plays(1, "stay_hidden").plays_on_to("queen");
  hidden.refuses("royal_gold", "no_royal_neighbour").passes().expect_gold(0, 6);
  hidden.expect_event("royal_gold_received");
}

SPEC("C10.3", "marks go, tax gold and coins stay, other killed characters are not shown") {
  auto g = scenario(5).killed("merchant").robbed("king").tax(3).at_round_end();
  g.cast({"tax_collector"}).seat(0).holds("thief").seat(1).city({"market+"}).holds("merchant");
  const State& s = g.state();
  EXPECT_EQ(s.table.killed, 0);
  EXPECT_EQ(s.table.robbed, 0);
  EXPECT_EQ(s.table.thief, Seat::nobody());
  for (Rank rank = 1; rank <= 9; ++rank) {
    EXPECT_FALSE(s.table.is_shown(rank));
    EXPECT_EQ(s.secrets.holder[rank], Seat::nobody());
  }
  g.expect_tax(3).expect_city(1, {"market+"}).expect_no_event("character_revealed");

  auto marks = scenario(5).warrants({"king", "merchant", "warlord"}, "king");
  marks.threats({"king", "bishop"}, "king").at_round_end();
  marks.seat(0).holds("magistrate").seat(1).holds("blackmailer").nobody_holds({"king", "bishop"});
  EXPECT_EQ(marks.state().table.warrants, 0);
  EXPECT_EQ(marks.state().table.threats, 0);
  EXPECT_EQ(marks.state().secrets.signed_warrant, 0);
  EXPECT_EQ(marks.state().secrets.rose, 0);

  auto witch = scenario(5).bewitched("king").nobody_holds({"king"}).at_round_end();
  witch.seat(0).holds("witch");
  EXPECT_EQ(witch.state().table.bewitched, 0);
  EXPECT_EQ(witch.state().table.witch, Seat::nobody());
}

SPEC("C10.4", "with a completed city scoring follows, otherwise the next round") {
  scenario(5).round(4).at_round_end().expect_round(5).expect_not_over();
  auto g = scenario(5).round(4).at_round_end();
  g.seat(2).city(kSeven);
  g.expect_over().expect_round(4).refuses(0, "gather gold", "game_over");
  EXPECT_TRUE(Citadels::outcome(g.state()).has_value());
  EXPECT_TRUE(Citadels::acting(g.state()).empty());

  auto six = scenario(5).round(4).at_round_end();
  six.seat(2).city({"manor", "castle", "temple", "church", "market", "prison"});
  six.expect_not_over();
  EXPECT_FALSE(Citadels::outcome(six.state()).has_value());
}

SPEC("C10.4 A40", "crown and late gold come before the end check and count at scoring") {
  auto g = scenario(5).crown(3).killed("king").at_round_end();
  g.seat(0).gold(0).city({"imperial_treasury"}).holds("queen");
  g.seat(1).city({"statue"}).holds("king").seat(2).city(kSeven);
  g.expect_over().expect_crown(1);
  EXPECT_EQ(g.score(0).total, 5 + 3);
  EXPECT_EQ(g.score(1).total, 3 + 5);
}

}  // namespace
}  // namespace prestige::citadels::kit
