#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C8.1", "the Assassin names any other character of the cast, in public") {
  auto g = scenario(5).turn_of("assassin").face_up({"bishop"});
  g.seat(0).holds("assassin").seat(1).holds("thief");
  g.expect_offered("kill", {"kill architect", "kill bishop", "kill king", "kill magician",
                            "kill merchant", "kill thief", "kill warlord"});
  g.refuses("kill assassin", "own_character").refuses("kill spy", "character_not_in_cast");
  g.plays("kill thief").refuses("kill king", "ability_used");
  for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(g.observe(seat).table.killed, 2);
  g.passes();
  EXPECT_NE(g.state().table.turn.seat, Seat(1));
  EXPECT_FALSE(g.state().table.is_shown(2));
}

SPEC("C8.2", "the Witch names any other character of the cast, in public") {
  auto g = scenario(5).turn_of("witch").face_up({"bishop"});
  g.seat(0).holds("witch").seat(1).holds("thief");
  g.plays("gather gold").offers("bewitch bishop").refuses("bewitch witch", "own_character");
  g.plays("bewitch thief");
  for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(g.observe(seat).table.bewitched, 2);
  g.expect_acting(1).expect_offered("", {"gather cards", "gather gold"});
}

SPEC("C8.3", "the Thief names rank 3 or higher, neither killed nor bewitched") {
  auto killed = scenario(5).turn_of("thief").killed("merchant");
  killed.seat(0).holds("thief");
  killed.expect_offered("rob",
                        {"rob architect", "rob bishop", "rob king", "rob magician", "rob warlord"});
  killed.refuses("rob merchant", "character_killed").refuses("rob assassin", "rank_one_is_safe");
  killed.refuses("rob thief", "own_character").refuses("rob spy", "character_not_in_cast");

  auto bewitched = scenario(5).turn_of("thief").bewitched("merchant");
  bewitched.seat(0).holds("thief").seat(1).holds("witch");
  bewitched.refuses("rob merchant", "character_bewitched").offers("rob king");
}

SPEC("C8.3", "the gold moves on the reveal; gold gathered later is safe") {
  auto g = scenario(5).turn_of("thief").nobody_holds({"magician"});
  g.seat(0).gold(0).holds("thief").seat(1).gold(6).holds("king");
  g.plays("rob king").expect_gold(1, 6).passes().expect_turn_of(1, "king");
  g.expect_gold(1, 0).expect_gold(0, 8).passes().expect_gold(1, 2).expect_gold(0, 8);
}

// The threatened Merchant of seat 0 has gathered and must decide.
Play threatened(int gold, const char* rose) {
  auto g = scenario(5).turn_of("merchant").threats({"merchant", "warlord"}, rose);
  g.seat(0).gold(gold - 2).holds("merchant").seat(1).gold(0).holds("blackmailer");
  g.seat(2).gold(4).holds("warlord").nobody_holds({"architect"});
  return g.plays("gather gold");
}

SPEC("C8.4", "a bribe is half the gold, rounded down, and removes the threat unseen") {
  for (const auto& [gold, bribe] : {std::pair{2, 1}, {3, 1}, {7, 3}}) {
    auto g = threatened(gold, "merchant");
    g.plays("bribe").expect_gold(0, gold - bribe).expect_gold(1, bribe).expect_acting(0);
    EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
    EXPECT_FALSE(g.state().table.rose_shown);
    EXPECT_EQ(g.state().table.blank_shown, 0);
  }
  auto nothing = scenario(5).turn_of("merchant").threats({"merchant", "warlord"}, "merchant");
  nothing.seat(0).gold(0).hand({}).holds("merchant").seat(1).gold(0).holds("blackmailer");
  nothing.plays("gather cards").draws({"tavern", "market"}).plays("keep tavern");
  nothing.plays("bribe").expect_gold(1, 0).offers("end_turn");
}

SPEC("C8.4", "after a refusal the Blackmailer reveals: the rose takes all, a blank nothing") {
  auto rose = threatened(7, "merchant");
  rose.plays("refuse").expect_acting(1).expect_offered("", {"leave", "reveal"});
  rose.plays("reveal").expect_gold(0, 0).expect_gold(1, 7).expect_event("rose_shown");
  rose.expect_acting(0).offers("extra_gold");

  auto blank = threatened(7, "warlord");
  blank.plays("refuse").plays(1, "reveal").expect_gold(0, 7).expect_gold(1, 0);
  blank.expect_event("blank_shown");
  EXPECT_EQ(blank.state().table.threats, bit(Rank{8}));
}

SPEC("C8.4", "or leaves it, which costs nothing; either way it is settled, the other stays") {
  auto g = threatened(7, "merchant");
  g.plays("refuse").plays(1, "leave").expect_gold(0, 7).expect_gold(1, 0).expect_acting(0);
  EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
  g.plays("end_turn").expect_turn_of(2, "warlord").plays("gather gold");
  g.expect_offered("", {"bribe", "refuse"});
}

SPEC("C8.4 A36", "once the rose was shown the other threat is gone") {
  auto g = threatened(7, "merchant");
  g.plays("refuse").plays(1, "reveal").plays(0, "end_turn").expect_turn_of(2, "warlord");
  EXPECT_EQ(g.state().table.threats, 0);
  g.plays("gather gold").offers("end_turn").expect_gold(2, 6);
}

// The Architect of seat 0 has 12 gold and a warrant; the Magistrate of seat 1 has 3 gold.
Play warranted(const char* signed_one, const Texts& magistrates_city = {}) {
  auto g = scenario(5).turn_of("architect").warrants({"king", "merchant", "architect"}, signed_one);
  g.seat(0).gold(10).holds("architect");
  g.hand({"palace", "castle", "tavern", "stables", "monument", "thieves_den", "necropolis"});
  g.seat(1).gold(3).city(magistrates_city).holds("magistrate");
  return g.plays("gather gold");
}

SPEC("C8.5", "signed: confiscate or pass; all gold returns and the district changes its city") {
  auto g = warranted("architect");
  g.plays("build palace").expect_acting(1).expect_offered("", {"confiscate", "pass"});
  g.expect_gold(0, 7).plays("confiscate").expect_gold(0, 12).expect_gold(1, 3);
  g.expect_city(1, {"palace"}).expect_city(0, {}).expect_acting(0);
  EXPECT_EQ(g.state().table.warrants, 0);
  g.plays("build castle").plays("build tavern").refuses("build monument", "limit_reached");
}

SPEC("C8.5", "a pass leaves the district; later builds open no window") {
  auto g = warranted("architect");
  g.plays("build palace").plays(1, "pass").expect_city(0, {"palace"}).expect_gold(0, 7);
  g.plays("build castle").expect_acting(0).expect_city(0, {"palace", "castle"});
}

SPEC("C8.5 A35", "unsigned: the Magistrate is asked all the same and can only pass") {
  auto g = warranted("king");
  g.plays("build palace").expect_acting(1).expect_offered("", {"pass"});
  g.refuses("confiscate", "warrant_not_signed").plays("pass").expect_city(0, {"palace"});
}

SPEC("C8.5", "impossible with an identical district or a Monument for a city of 5") {
  auto same = warranted("architect", {"quarry", "palace"});
  same.plays("build palace").refuses("confiscate", "confiscated_name_in_city").plays("pass");

  auto five = warranted("architect", {"manor", "temple", "church", "market", "prison"});
  five.plays("build monument").refuses("confiscate", "confiscated_monument").plays("pass");

  auto four = warranted("architect", {"manor", "temple", "church", "market"});
  four.plays("build monument").plays("confiscate");
  four.expect_city(1, {"manor", "temple", "church", "market", "monument"});
}

SPEC("C8.5", "only a build paid with at least 1 gold opens the window") {
  auto g =
      scenario(5).turn_of("architect").warrants({"king", "merchant", "architect"}, "architect");
  g.seat(0).gold(10).hand({"palace", "castle"}).city({"framework"}).holds("architect");
  g.seat(1).holds("magistrate");
  g.plays("gather gold").plays("build palace framework").expect_acting(0);
  g.plays("build castle").expect_acting(1).offers("confiscate");
}

SPEC("C8.5 A13", "no confiscation from oneself") {
  auto g = scenario(3).turn_of("king").warrants({"king", "merchant", "architect"}, "king");
  g.seat(0).gold(9).hand({"tavern"}).holds({"magistrate", "king"});
  g.plays("gather gold").plays("build tavern").expect_acting(0).expect_city(0, {"tavern"});
}

SPEC("C8.5 C8.6", "the Magistrate owes the tax of a confiscated district") {
  auto g = scenario(5).turn_of("king").warrants({"king", "merchant", "architect"}, "king");
  g.cast({"tax_collector"}).seat(0).gold(3).hand({"docks"}).holds("king");
  g.seat(1).gold(3).holds("magistrate");
  g.plays("gather gold").plays("build docks").plays("confiscate");
  g.expect_gold(0, 5).expect_gold(1, 2).expect_tax(1);
}

SPEC("C8.6", "each build puts 1 gold on the Tax Collector's card if the supply is not empty") {
  auto g = scenario(5).turn_of("architect").cast({"tax_collector"}).nobody_holds({"tax_collector"});
  g.seat(0).gold(3).hand({"tavern", "temple", "market"}).holds("architect");
  g.plays("gather gold").plays("build tavern").expect_gold(0, 3).expect_tax(1);
  g.plays("build temple").expect_gold(0, 1).expect_tax(2);

  auto exact = scenario(5).turn_of("architect").cast({"tax_collector"});
  exact.seat(0).gold(1).hand({"docks"}).holds("architect");
  exact.plays("gather gold").plays("build docks").expect_gold(0, 0).expect_tax(0);

  auto none = scenario(5).turn_of("architect").cast({"artist"});
  none.seat(0).gold(3).hand({"tavern"}).holds("architect");
  none.plays("gather gold").plays("build tavern").expect_gold(0, 4).expect_tax(0);
}

SPEC("C8.6", "the player acting as Tax Collector is exempt and takes the gold") {
  auto g = scenario(5).turn_of("tax_collector").tax(4);
  g.seat(0).gold(3).hand({"tavern"}).holds("tax_collector");
  g.plays("gather gold").plays("build tavern").expect_gold(0, 4).expect_tax(4);
  g.plays("collect_tax").expect_gold(0, 8).expect_tax(0);
}

}  // namespace
}  // namespace prestige::citadels::kit
