#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.thief C8.3", "names a character of rank 3 or higher that is not killed") {
  auto g = scenario(5).seat(0).holds("thief").killed("merchant").turn_of("thief");
  g.expect_offered("rob",
                   {"rob magician", "rob king", "rob bishop", "rob architect", "rob warlord"});
  g.refuses("rob merchant", "character_killed").refuses("rob assassin", "rank_one_is_safe");
  g.refuses("rob thief", "own_character").refuses("rob queen", "character_not_in_cast");
  g.plays("rob king").refuses("rob bishop", "ability_used");

  auto witch = scenario(5).seat(0).holds("thief").seat(1).holds("witch").bewitched("king");
  witch.turn_of("thief").plays("gather gold").refuses("rob king", "character_bewitched");
  witch.refuses("rob witch", "rank_one_is_safe").offers("rob bishop");
}

SPEC("R.thief C5.5", "takes all gold at the reveal; what is gathered later is safe") {
  auto g = scenario(5).seat(0).gold(1).holds("thief").seat(1).gold(7).holds("merchant");
  g.robbed("merchant").turn_of("merchant").expect_gold(1, 0).expect_gold(0, 8);
  g.plays("gather gold").plays("extra_gold").expect_gold(1, 3).expect_gold(0, 8);
}

SPEC("R.thief A21", "a victim nobody holds, or the own second character, brings nothing") {
  auto unheld = scenario(5).seat(0).gold(1).holds("thief").nobody_holds({"bishop"});
  unheld.turn_of("thief").plays("rob bishop").passes().plays_round_out().expect_gold(0, 3);

  auto own = scenario(2).seat(0).gold(4).holds({"thief", "merchant"}).robbed("merchant");
  own.turn_of("merchant").expect_gold(0, 4).expect_no_event("gold_robbed");
}

SPEC("R.thief", "the Witch acting as Thief names the victim and gets the gold") {
  auto g = scenario(5).seat(0).gold(0).holds("witch").seat(1).gold(1).holds("thief");
  g.seat(2).gold(5).holds("merchant").bewitched("thief").turn_of("thief");
  g.plays(1, "gather gold").plays(0, "rob merchant").plays("end_turn").plays_on_to("merchant");
  g.expect_gold(0, 5).expect_gold(1, 3).expect_gold(2, 0);
}

SPEC("R.thief", "has no income and builds one district") {
  expect_no_income("thief");
  expect_build_limit("thief", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
