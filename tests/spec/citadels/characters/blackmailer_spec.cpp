#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.blackmailer", "threatens two different others, not rank 1 and not the killed one") {
  auto g = scenario(5).seat(0).holds("blackmailer").killed("bishop").turn_of("blackmailer");
  g.expect_offered("threaten", {"threaten magician", "threaten king", "threaten merchant",
                                "threaten architect", "threaten warlord"});
  g.refuses("threaten assassin", "rank_one_is_safe").refuses("threaten bishop", "character_killed");
  g.refuses("threaten blackmailer", "own_character").plays("threaten king");
  g.refuses("threaten king", "already_marked").refuses("end_turn", "not_now");
  g.plays("threaten merchant").expect_offered("", {"rose king", "rose merchant"});
  g.refuses("rose warlord", "not_marked").plays("rose merchant");
  g.refuses("threaten warlord", "ability_used");
  EXPECT_EQ(g.state().secrets.rose, 6);
  EXPECT_EQ(g.state().table.threats, bit(Rank{4}) | bit(Rank{6}));
}

SPEC("R.blackmailer C5.7", "the threatened player gathers first and settles before all else") {
  auto g = scenario(5).seat(0).holds("blackmailer").seat(1).gold(4).hand({"tavern"});
  g.city({"market", "laboratory"}).holds("merchant").threats({"merchant", "king"}, "merchant");
  g.turn_of("merchant").expect_offered("", {"gather gold", "gather cards"});
  g.refuses("income", "not_now")
      .refuses("extra_gold", "not_now")
      .refuses("use laboratory tavern", "not_now");
  g.plays("gather gold").expect_offered("", {"bribe", "refuse"}).refuses("build tavern", "not_now");
  g.plays("bribe").expect_gold(0, 5).expect_gold(1, 3).plays("income").plays("build tavern");
}

SPEC("R.blackmailer C8.4", "a bribe is half the gold rounded down and removes that threat only") {
  auto g = scenario(5).seat(0).gold(0).holds("blackmailer").seat(1).gold(5).holds("merchant");
  g.threats({"merchant", "warlord"}, "merchant").turn_of("merchant").plays("gather gold");
  g.plays("bribe").expect_gold(0, 3).expect_gold(1, 4).expect_acting(1);
  EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
  EXPECT_FALSE(g.state().table.rose_shown);
}

SPEC("R.blackmailer A36", "the rose takes all gold and clears the other threat") {
  auto g = scenario(5).seat(0).gold(0).holds("blackmailer").seat(1).gold(5).holds("merchant");
  g.seat(2).city({"barracks"}).holds("warlord").threats({"merchant", "warlord"}, "merchant");
  g.turn_of("merchant").plays("gather gold").plays("refuse").expect_acting(0);
  g.expect_offered("", {"reveal", "leave"}).plays("reveal").expect_gold(0, 7).expect_gold(1, 0);
  EXPECT_EQ(g.state().table.threats, 0);
  g.plays("end_turn")
      .plays_on_to("warlord")
      .plays("income")
      .plays("gather gold")
      .offers("end_turn");
}

SPEC("R.blackmailer", "the blank takes nothing, and so does a threat that is left alone") {
  for (const std::string answer : {"reveal", "leave"}) {
    auto g = scenario(5).seat(0).gold(0).holds("blackmailer").seat(1).gold(5).holds("merchant");
    g.threats({"merchant", "warlord"}, "warlord").turn_of("merchant").plays("gather gold");
    g.plays("refuse").plays(0, answer).expect_gold(0, 0).expect_gold(1, 7).expect_acting(1);
    EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
  }
}

SPEC("R.blackmailer A21", "a threat on a character nobody holds does nothing") {
  auto g = scenario(5).seat(0).gold(0).holds("blackmailer").nobody_holds({"bishop", "king"});
  g.threats({"bishop", "king"}, "king").turn_of("magician").passes().plays_round_out();
  g.expect_round(2).expect_gold(0, 0);
}

SPEC("R.blackmailer A53", "a threat on the own second character is removed unseen at its reveal") {
  auto g = scenario(2).seat(0).city({"market"}).holds({"blackmailer", "merchant"});
  g.threats({"merchant", "warlord"}, "merchant").turn_of("merchant").expect_event("threat_removed");
  g.plays("income").plays("gather gold").offers("end_turn");
  EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
}

SPEC("R.blackmailer", "the Witch acting as Blackmailer lays the threats and gets the gold") {
  auto g = scenario(5).seat(0).gold(0).holds("witch").seat(1).gold(0).holds("blackmailer");
  g.seat(2).gold(4).holds("merchant").bewitched("blackmailer").turn_of("blackmailer");
  g.plays(1, "gather gold").plays(0, "threaten merchant").plays("threaten king");
  g.plays("rose merchant").plays("end_turn").plays_on_to("merchant").plays("gather gold");
  g.plays(2, "refuse").plays(0, "reveal").expect_gold(0, 6).expect_gold(1, 2).expect_gold(2, 0);
}

SPEC("R.blackmailer B10", "a threat and a warrant may lie on the same character") {
  auto g =
      scenario(5).seat(0).holds("blackmailer").seat(1).holds("magistrate").turn_of("blackmailer");
  g.warrants({"king", "merchant", "bishop"}, "king")
      .plays("threaten king")
      .plays("threaten bishop");
  g.plays("rose king");
  EXPECT_EQ(g.state().table.threats, bit(Rank{4}) | bit(Rank{5}));
}

SPEC("R.blackmailer", "has no income and builds one district") {
  expect_no_income("blackmailer");
  expect_build_limit("blackmailer", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
