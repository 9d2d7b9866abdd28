// Rulings on shows, where cards and Powers meet.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T16.9", "a Magician backstage does not perform and gives no bonus") {
  auto g = scenario(2).seat(0).trick("linking_rings", "spades").placed("magician", "friday");
  g.show("riverside_01", {"s00 0 spades bottom"})
      .at_performance()
      .expect_phase(Phase::moving_cards);
}

SPEC("R38", "The Red Lotus swaps one yield per show") {
  auto g =
      scenario(2).dark_alley().seat(0).magician("the_red_lotus").trick("linking_rings", "spades");
  g.trick("living_piano", "clubs")
      .seat(1)
      .trick("mind_reading", "hearts")
      .seat(0)
      .placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s01 0 clubs top", "s02 1 hearts top"})
      .at_performance();
  g.plays("perform riverside_01").expect_offered("steal", {"steal s00 s02", "steal s01 s02"});
  g.plays("steal s00 s02").expect_phase(Phase::moving_cards);
}

SPEC("E41 R82", "Trick Steal with Arranged Fiasco: 3/3/0 for the thief, 1/4/0 for the guest") {
  auto g = scenario(3)
               .wages_by_hand()
               .dark_alley()
               .seat(0)
               .magician("the_red_lotus")
               .trick("barricaded_barrels", "spades");
  g.below("magician", "arranged_fiasco").placed("magician", "friday_stage");
  g.seat(1).trick("breath_of_life", "hearts").placed("apprentice_1", "sunday");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"}).at_performance();
  g.plays("perform riverside_01")
      .plays("steal s00 s02")
      .expect_gain(0, {3, 3, 1})
      .expect_gain(1, {1, 4, 0});
}

SPEC("R73", "Grand Premiere with two markers of a Trick doubles one of them") {
  auto g = scenario(2).dark_alley().seat(0).trick("enchanted_butterflies", "spades");
  g.show("riverside_12", {"s10 0 spades bottom", "s01 0 spades right"})
      .below("magician", "grand_premiere");
  g.placed("magician", "friday_stage").at_performance().plays("perform riverside_12");
  g.plays("premiere s01 fame").expect_gain(0, {2 + 4, 0, 1});
}

SPEC("R39 R85",
     "Applause, Not Cash: Trick yields only; with the option Manager and card too, never "
     "Claqueurs") {
  for (const bool included : {false, true}) {
    auto g = scenario(2).wages_by_hand().dark_alley().options(
        [&](Options& o) { o.applause_includes_bonus = included; });
    g.active("applause_not_cash").seat(1).trick("mind_reading", "hearts").seat(0).team({"manager"});
    g.trick("linking_rings", "spades").placed("manager", "friday").below("magician", "claqueurs");
    g.placed("magician", "friday_stage")
        .show("riverside_11", {"s00 0 spades bottom", "s10 1 hearts left"});
    g.at_performance().plays("perform riverside_11");
    g.expect_gain(0, included ? Purse{2 + 1 + 5, 1, 0} : Purse{2 + 1, 5 + 1, 0});
  }
}

SPEC("R83",
     "Breaking Free is no placement and no Set Up: its Links pay, other effects do not apply") {
  auto g = scenario(2)
               .powers()
               .active("night_of_escapes")
               .seat(0)
               .magician("master_of_chains")
               .shards(3);
  g.trick("walled", "spades")
      .trick("stocks_escape", "hearts")
      .learned("card_sharp", 1)
      .learned("perfect_circle", 2);
  g.show("riverside_01", {"s00 0 hearts bottom", "s02 0 spades top"}).at_performance();
  g.plays("reschedule riverside_01 s02")
      .plays("at s01 top")
      .refuses("bonus both", "power_not_usable");
  g.plays("bonus fame").expect_gain(0, {2, 0, 1});
  EXPECT_TRUE(g.player(0).ability_used);  // once per turn
}

}  // namespace
}  // namespace prestige::trickerion::kit
