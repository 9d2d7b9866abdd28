// Corners of the kit itself.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("E42", "Headliner Trick under Shard Shower: 3 Shards, and 2 for the other owner") {
  auto g = scenario(4).dark_alley().active("shard_shower");
  g.seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"});
  g.seat(0).coins(0).shards(0).trick("living_piano", "spades", 1);
  g.below("magician", "headliner_trick").acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with card").plays("at s01 top");
  g.plays("bonus fame").plays("bonus coins").expect_gain(0, {1, 1, 3}).expect_gain(1, {0, 0, 2});
}

SPEC("T12.2 T12.4", "a described game with Powers, decks and a Turn Setup card can be played") {
  auto g = scenario(2).powers().duel().turn_setup("turn_setup_03", "turn_setup_04");
  g.deck("theater", {"claqueurs", "new_twist"}).omens({"even_week", "flat_prices", "job_fair"});
  g.seat(0).shards(3).learned("lucky_charm", 1).learned("gambling", 2).hand({"invention"});
  g.seat(1).below("magician", "dark_alley").below("apprentice_1", "test_run");
  g.seat(0).powers_in_hand({"tireless"}).acts("magician", "downtown+1");
  g.expect_hand(0, {"invention"}).expect_learned(0, 2, "gambling");
  g.plays("enhance").expect_learned(0, 2, "").expect_learned(0, 1, "lucky_charm");
  g.plays("reroll inn_1 with lucky_charm").chance("roll inn_1 engineer").expect_ap(5).plays("end");
  g.plays(1, "place magician dark_alley+0")
      .plays("draw_first theater")
      .expect_hand(1, {"claqueurs"});
  g.plays("fortune").expect_omens({"job_fair", "even_week", "flat_prices"});
  g.plays_turn_out().expect_turn(3).expect_active("job_fair");
}

}  // namespace
}  // namespace prestige::trickerion::kit
