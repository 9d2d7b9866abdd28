// Chapter 8: the Performance phase.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// Seat 0 is about to perform Linking Rings alone on a card.
Play show_on(const std::string& day, const std::string& card = "riverside_11") {
  auto g = scenario(4).seat(0).trick("linking_rings", "spades");
  g.show(card, {"s00 0 spades bottom"}).placed("magician", day + "_stage");
  return g;
}

SPEC("T8.1 R102", "before the shows Breaking Free and Master of Ceremonies, in Initiative Order") {
  auto g =
      scenario(3).powers().initiative({2, 1, 0}).seat(0).magician("master_of_chains").shards(6);
  g.trick("linking_rings", "spades").show("riverside_01", {"s00 0 spades bottom"});
  g.seat(2)
      .shards(6)
      .learned("master_of_ceremonies", 2)
      .placed("magician", "sunday_stage")
      .at_performance();
  g.expect_phase(Phase::before_shows).expect_acting(2).plays("go_first");
  g.expect_acting(0).offers("clear_out").offers("reschedule riverside_01 s00").plays("pass");
}

SPEC("T8.2", "Thursday to Sunday; Master of Ceremonies comes first") {
  auto g = scenario(3).powers();
  const char* days[] = {"sunday_stage", "friday_stage", "thursday_stage"};
  for (int i = 0; i < 3; ++i) g.seat(i).placed("magician", days[i]);
  g.seat(0).trick("linking_rings", "spades").seat(1).trick("mind_reading", "spades");
  g.seat(2).trick("walled", "spades").shards(3).learned("master_of_ceremonies", 2);
  g.seat(1).shards(3).learned("master_of_ceremonies", 2);
  g.show("riverside_01", {"s00 0 spades bottom", "s01 1 spades top", "s02 2 spades top"});
  Play plain = g;
  plain.at_performance().plays(1, "pass").plays(2, "pass").expect_acting(2).plays("pass");
  plain.expect_acting(1).plays("pass").expect_acting(0);
  g.at_performance().plays(1, "go_first").plays(2, "pass").expect_acting(1).plays("pass");
  g.expect_acting(2).plays("pass").expect_acting(0);
}

SPEC("T8.3", "candidates are cards with an own marker; without one the show is skipped") {
  auto g = show_on("friday")
               .seat(1)
               .trick("mind_reading", "hearts")
               .show("riverside_03", {"s00 1 hearts bottom"});
  g.seat(2).placed("magician", "thursday_stage").at_performance().expect_acting(0);
  g.refuses("perform riverside_03", "no_marker_on_card")
      .refuses("perform riverside_05", "card_not_in_play");
  g.expect_offered("perform", {"perform riverside_11"});
}

SPEC("T8.4 R65",
     "Soul Possession names the card: no choice, no declining, no any-time action is left") {
  auto g = show_on("friday").dark_alley().seat(0).components({{"wood", 1}});
  g.show("riverside_03", {"s00 0 spades bottom"}).seat(1).magician("yoruba_spiritmaster").shards(1);
  g.at_performance().expect_acting(1).plays("possess riverside_03").expect_shards(1, 0);
  g.expect_marker("riverside_03", "s00", "").expect_phase(Phase::moving_cards);
  auto lotus = scenario(4).dark_alley().seat(1).magician("yoruba_spiritmaster");
  lotus.trick("mind_reading", "hearts")
      .seat(0)
      .magician("the_red_lotus")
      .trick("linking_rings", "spades");
  lotus.show("riverside_11", {"s00 0 spades bottom", "s01 1 hearts top"});
  lotus.placed("magician", "friday_stage").at_performance();
  lotus.plays(1, "possess riverside_11").expect_acting(0);
  lotus.expect_offered("", {"steal s00 s01", "pass"});  // declarations remain
}

SPEC("T8.5 R18", "declining is allowed, unless perform_mandatory") {
  show_on("friday").at_performance().plays("pass").expect_marker("riverside_11", "s00",
                                                                 "0 spades escape");
  auto must =
      show_on("friday").options([](Options& o) { o.perform_mandatory = true; }).at_performance();
  must.refuses("pass", "must_perform").plays("perform riverside_11");
}

SPEC("T8.5 R94 T15.1",
     "declarations: the performer first, then others; no any-time action in a show") {
  auto g = scenario(3).powers().seat(0).magician("the_red_lotus").trick("linking_rings", "spades");
  g.placed("magician", "friday_stage")
      .components({{"wood", 1}})
      .seat(1)
      .trick("mind_reading", "hearts");
  g.learned("puppet_master", 1)
      .seat(2)
      .trick("stocks_escape", "hearts")
      .learned("puppet_master", 1);
  g.initiative({2, 1, 0}).show("riverside_01",
                               {"s00 0 spades bottom", "s01 1 hearts bottom", "s02 2 hearts top"});
  g.at_performance().plays("perform riverside_01").expect_acting(0).does_not_offer("clear_out");
  g.plays("pass").expect_acting(2).expect_offered("", {"claim", "pass"}).plays("claim");
  g.expect_acting(1).plays("pass").expect_gain(2, {0, 1, 2});  // 0/1/1 and the card's Shard
}

SPEC("T8.6 T8.7", "Enhance bonus, then the weekday modifier, at least 0") {
  show_on("thursday").at_performance().plays("perform riverside_11").expect_gain(0, {0, 1 + 2, 0});
  show_on("friday").at_performance().plays("perform riverside_11").expect_gain(0, {0, 2 + 2, 0});
  show_on("saturday").at_performance().plays("perform riverside_11").expect_gain(0, {0, 2 + 2, 0});
  show_on("sunday").at_performance().plays("perform riverside_11").expect_gain(0, {1, 3 + 2, 0});
  auto better = show_on("thursday").seat(0).enhanced("linking_rings", 2).at_performance();
  better.plays("perform riverside_11").expect_gain(0, {0 + 2 - 1, 2 + 2 - 1 + 2, 0});
}

SPEC("T8.6", "a stack yields once, with its bonus of the tier before the weekday modifier") {
  auto g = scenario(2).dark_alley().seat(0).magician("electra").trick("bullet_catch", "spades");
  g.show("riverside_11", {"s00 0 spades bottom stack"})
      .placed("magician", "thursday_stage")
      .at_performance();
  g.plays("perform riverside_11")
      .expect_gain(0, {3 + 2 - 1, 4 + 2 - 1 + 2, 0})
      .expect_unused(0, "spades", 4);
}

SPEC("T8.6", "Grand Premiere doubles after all modifiers, then Applause converts") {
  auto g =
      scenario(2).dark_alley().active("applause_not_cash").seat(0).trick("bullet_catch", "spades");
  g.show("riverside_11", {"s00 0 spades bottom"}).below("magician", "grand_premiere");
  g.placed("magician", "sunday_stage").at_performance().plays("perform riverside_11");
  g.plays("premiere s00 coins").expect_gain(0, {4 + 2 * 5, 2, 0});  // the card's 2 Coins stay
}

SPEC("T8.7 E23 T16.10", "an owner without Characters in the Theater has the performer's modifier") {
  for (const auto& [day, wanted] :
       {std::pair("sunday", Purse{1, 1, 1}), std::pair("thursday", Purse{0, 0, 1})}) {
    auto g = scenario(4)
                 .seat(1)
                 .trick("mind_reading", "hearts")
                 .seat(0)
                 .trick("linking_rings", "spades");
    g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"});
    g.placed("magician", std::string(day) + "_stage")
        .at_performance()
        .plays("perform riverside_01");
    g.expect_gain(1, wanted);
  }
}

SPEC("T8.7", "an owner with any Character in the Theater has the modifier of that weekday") {
  auto g = scenario(4)
               .wages_by_hand()
               .seat(1)
               .trick("mind_reading", "hearts")
               .placed("apprentice_1", "thursday")
               .seat(0);
  g.trick("linking_rings", "spades")
      .show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"});
  g.placed("magician", "sunday_stage")
      .at_performance()
      .plays("perform riverside_01")
      .expect_gain(1, {0, 0, 1});
}

SPEC("R19 R92", "modifier_on_zero off: a positive modifier does not raise a 0") {
  auto g =
      show_on("sunday").options([](Options& o) { o.modifier_on_zero = false; }).at_performance();
  g.plays("perform riverside_11").expect_gain(0, {0, 3 + 2, 0});
  auto enhanced = show_on("sunday").options([](Options& o) { o.modifier_on_zero = false; });
  enhanced.seat(0).enhanced("linking_rings", 1).at_performance().plays("perform riverside_11");
  enhanced.expect_gain(0, {2, 4 + 2, 0});  // 0 is read after steps a and b
}

SPEC("T8.8", "performer bonuses: Links, Specialists backstage, and the card's own") {
  auto g = scenario(4)
               .wages_by_hand()
               .dark_alley()
               .seat(0)
               .team({"assistant", "manager"})
               .trick("linking_rings", "spades");
  g.trick("living_piano", "hearts")
      .show("riverside_10", {"s00 0 spades right", "s10 0 hearts left"});
  g.below("magician", "claqueurs").placed("magician", "friday_stage");
  g.placed("assistant", "friday")
      .placed("manager", "friday")
      .at_performance()
      .plays("perform riverside_10");
  // 0/2 + 1/1; 1 Link, 2 Assistant, 3 Coins Manager, 2 Fame card.
  g.expect_gain(0, {1 + 1 + 2 + 2, 3 + 3, 0});
  auto engineer =
      show_on("friday", "riverside_01").wages_by_hand().seat(0).team({"engineer", "manager"});
  engineer.placed("engineer", "friday").at_performance().plays("perform riverside_01");
  engineer.expect_gain(0, {0, 2, 1 + 1});  // the Manager stayed home
}

SPEC("T8.8",
     "manager_performer_coins and performance_card_bonus change them; Spotlight doubles them") {
  auto g = show_on("friday").wages_by_hand().options([](Options& o) {
    o.manager_performer_coins = 5;
    o.performance_card_bonus = false;
  });
  g.seat(0)
      .team({"manager"})
      .placed("manager", "friday")
      .at_performance()
      .plays("perform riverside_11");
  g.expect_gain(0, {0, 2 + 5, 0});
  auto spotlight =
      show_on("friday").dark_alley().wages_by_hand().active("spotlight").seat(0).team({"manager"});
  spotlight.placed("manager", "friday").at_performance().plays("perform riverside_11");
  spotlight.expect_gain(0, {0, 2 + 2 * (3 + 2), 0});
}

SPEC("T8.9 R94", "further gains come after the performer bonuses and are never doubled") {
  auto g = scenario(2).powers().active("spotlight").seat(1).trick("mind_reading", "hearts");
  g.learned("crowd_pleaser", 1)
      .seat(0)
      .trick("linking_rings", "spades")
      .learned("scene_stealer", 1);
  g.show("riverside_11", {"s00 0 spades bottom", "s10 1 hearts left"})
      .below("magician", "claqueurs");
  g.placed("magician", "friday_stage").at_performance().plays("perform riverside_11");
  g.expect_gain(0, {2 * 1 + 1, 2 + 2 * 2 + 1, 0}).expect_gain(1, {1, 0, 1});
}

SPEC("T8.10", "markers return to their owners; the card stays and is no candidate any more") {
  auto g = scenario(3)
               .seat(1)
               .trick("mind_reading", "hearts")
               .placed("magician", "sunday_stage")
               .seat(0);
  g.trick("linking_rings", "spades").placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"});
  g.show("riverside_03", {"s00 0 spades bottom"}).at_performance().plays("perform riverside_01");
  g.expect_unused(0, "spades", 3)
      .expect_unused(1, "hearts", 4)
      .expect_marker("riverside_01", "s02", "");
  g.expect_phase(Phase::moving_cards);  // seat 1 has nothing left to perform
  g.expect_marker("riverside_03", "s00", "0 spades escape");
}

SPEC("T8.10 T13.4", "printed neutral markers stay, a dummy marker leaves") {
  auto g = scenario(2).duel().seat(0).trick("linking_rings", "spades");
  g.show("duel_riverside_01", {"s12 0 spades top"})
      .placed("magician", "friday_stage")
      .at_performance();
  g.plays("perform duel_riverside_01")
      .expect_marker("duel_riverside_01", "s01", "neutral mechanical");
  auto dummy =
      scenario(2).seat(0).trick("linking_rings", "spades").placed("magician", "friday_stage");
  dummy.options([](Options& o) { o.two_player_variant = TwoPlayerVariant::dummy_markers; });
  dummy.show("riverside_01", {"s00 0 spades bottom", "s01 dummy optical"}).at_performance();
  dummy.plays("perform riverside_01").expect_marker("riverside_01", "s01", "");
}

SPEC("T8.11", "after the shows Durable Components and Perpetual Machine, in Initiative Order") {
  auto g = scenario(2)
               .powers()
               .seat(0)
               .trick("linking_rings", "spades")
               .below("magician", "durable_components");
  g.placed("magician", "friday_stage")
      .seat(1)
      .trick("mind_reading", "hearts")
      .shards(3)
      .learned("perpetual_machine", 2);
  g.initiative({1, 0})
      .show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"})
      .at_performance();
  g.plays("perform riverside_01").expect_acting(1).plays("recover mind_reading").expect_acting(0);
  g.plays("recover linking_rings")
      .expect_markers(0, "linking_rings", 1)
      .expect_markers(1, "mind_reading", 1);
}

SPEC("T8.12 R20",
     "one receipt per marker, for the Engineer and for the card; none without a Shard") {
  auto g = scenario(2).dark_alley().active("shard_shower").seat(0).team({"engineer"}).shards(0);
  g.trick("mind_reading", "spades")
      .trick("card_manipulation", "hearts")
      .trick("linking_rings", "clubs");
  g.show("riverside_01", {"s00 0 spades bottom", "s01 0 hearts top", "s02 0 clubs top"});
  g.placed("engineer", "friday")
      .placed("magician", "friday_stage")
      .at_performance()
      .plays("perform riverside_01");
  g.expect_shards(0, 4 * 2);  // two markers, Engineer, card: a Shard more for each
}

}  // namespace
}  // namespace prestige::trickerion::kit
