#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.assassin C8.1", "names one other character of the cast, before or after gathering") {
  auto g = scenario(5).seat(0).holds("assassin");
  g.expect_offered("kill", {"kill thief", "kill magician", "kill king", "kill bishop",
                            "kill merchant", "kill architect", "kill warlord"});
  g.refuses("kill assassin", "own_character").refuses("kill witch", "character_not_in_cast");
  g.plays("kill king").refuses("kill thief", "ability_used");
  EXPECT_EQ(g.state().table.killed, 4);

  auto later = scenario(5).seat(0).holds("assassin");
  later.plays("gather gold").plays("kill thief").plays("end_turn");
  EXPECT_EQ(later.state().table.killed, 2);
}

SPEC("R.assassin", "may name a character that lies face up or face down, and may name nobody") {
  auto g = scenario(5).seat(0).holds("assassin").face_up({"merchant"}).face_down("bishop");
  g.offers("kill merchant").plays("kill bishop").passes().plays_round_out().expect_round(2);

  auto quiet = scenario(5).seat(0).holds("assassin");
  quiet.passes();
  EXPECT_EQ(quiet.state().table.killed, 0);
}

SPEC("R.assassin", "the killed player stays hidden and loses the turn") {
  auto g = scenario(5).seat(0).holds("assassin").seat(1).holds("merchant").seat(2).holds("warlord");
  g.plays("kill merchant").passes().plays_on_to("warlord").expect_gold(1, 2);
  EXPECT_FALSE(g.state().table.is_shown(6));
  g.passes().expect_round(2);
}

SPEC("R.assassin A21", "may kill the own second character") {
  auto g = scenario(2).seat(0).holds({"assassin", "merchant"});
  g.plays("kill merchant").passes().plays_round_out().expect_round(2).expect_gold(0, 4);
}

SPEC("R.assassin", "a killed King or Patrician takes the crown at the end of the round") {
  for (const std::string royal : {"king", "patrician"}) {
    auto g = scenario(5).seat(0).holds("assassin").seat(3).holds({royal});
    g.plays("kill " + royal).passes().plays_round_out().expect_crown(3).expect_gold(3, 2);
  }
}

SPEC("R.assassin", "taxes go on while the Tax Collector is killed, and stay on the card") {
  auto g = scenario(5).seat(0).hand({"tavern"}).holds("assassin").seat(1).holds("tax_collector");
  g.plays("kill tax_collector").plays("gather gold").plays("build tavern");
  g.expect_gold(0, 2).expect_tax(1);
  g.plays("end_turn").plays_round_out().expect_tax(1).expect_gold(1, 2);
}

SPEC("R.assassin", "has no income and builds one district") {
  expect_no_income("assassin");
  expect_build_limit("assassin", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
