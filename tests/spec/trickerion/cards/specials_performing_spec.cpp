// Special Assignment cards of the Theater that count when Tricks are performed.

#include "tests/kit/spec.h"

#include "tests/spec/trickerion/cards/theater_scene.h"

namespace prestige::trickerion::kit {
namespace {

// Durable Components

SPEC("SA.durable_components", "one performed marker goes back on its Trick card") {
  auto g = staged_with("durable_components").trick("living_piano", "spades");
  g.trick("barricaded_barrels", "hearts").trick("mind_reading", "clubs");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 0 hearts top"}).plays("perform riverside_01");
  g.expect_phase(Phase::after_shows).refuses("recover mind_reading", "not_performed");
  g.plays("recover living_piano").expect_markers(0, "living_piano", 1);
  g.expect_unused(0, "spades", 3).expect_markers(0, "barricaded_barrels", 0);
  g.expect_unused(0, "hearts", 4);
}

SPEC("SA.durable_components", "a marker of another player's show counts too") {
  auto g = staged_with("durable_components", "sunday_stage").trick("living_piano", "spades");
  g.seat(1).placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 spades top"});
  g.plays(1, "perform riverside_01").plays(0, "recover living_piano");
  g.expect_markers(0, "living_piano", 1);
}

SPEC("SA.durable_components T11.10", "the Magician must stand on a Performance slot") {
  auto g = staged_with("durable_components", "friday").trick("living_piano", "spades");
  g.seat(1).placed("magician", "sunday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 spades top"});
  g.plays(1, "perform riverside_01").plays_turn_out().expect_markers(0, "living_piano", 0);
}

SPEC("SA.durable_components", "the Trick must still be owned") {
  auto g = staged_with("durable_components").trick("living_piano", "spades");
  g.trick("barricaded_barrels", "hearts");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 0 hearts top"}).plays("perform riverside_01");
  g.plays("clear_out").plays("return_trick living_piano");
  g.refuses("recover living_piano", "not_your_trick").plays("recover barricaded_barrels");
}

SPEC("SA.durable_components T7.16", "the marker blocks a Prepare") {
  auto g = scenario(2).dark_alley().seat(0).trick("linking_rings", "spades");
  g.components({{"metal", 2}}).below("magician", "durable_components");
  g.placed("magician", "friday_stage").show("riverside_01", {"s00 0 spades bottom"});
  g.at_performance().plays("perform riverside_01").plays("recover linking_rings");
  g.plays_turn_out().plays_on_to(Phase::assigning).assigns(0, {{"magician", "workshop"}});
  g.assigns(1, {}).plays(0, "place magician workshop");
  g.refuses("prepare linking_rings", "already_prepared");
}

SPEC("SA.durable_components MG.electra", "of a stack one marker may return") {
  auto g = staged_with("durable_components").magician("electra").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom stack"}).plays("perform riverside_01");
  g.plays("recover living_piano").expect_markers(0, "living_piano", 1);
  g.expect_unused(0, "spades", 3);
}

// Arranged Fiasco

SPEC("SA.arranged_fiasco", "own markers yield 1 Fame more, guest markers 1 less") {
  auto g = staged_with("arranged_fiasco").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 clubs top"}).plays("perform riverside_01");
  g.expect_gain(0, {2, 1, 1}).expect_gain(1, {1, 0, 0});
}

SPEC("SA.arranged_fiasco", "a yield without Fame stays at 0") {
  auto g = staged_with("arranged_fiasco").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"}).plays("perform riverside_01");
  g.expect_gain(0, {2, 1, 1}).expect_gain(1, {0, 2, 0});
}

SPEC("SA.arranged_fiasco T8.6", "added together with the weekday modifier") {
  auto g = staged_with("arranged_fiasco", "thursday_stage").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 clubs top"}).plays("perform riverside_01");
  g.expect_gain(0, {1, 0, 1}).expect_gain(1, {0, 0, 0});
}

SPEC("SA.arranged_fiasco", "changes nothing in the show of another") {
  auto g = staged_with("arranged_fiasco", "sunday_stage").trick("living_piano", "spades");
  g.seat(1).placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 clubs top"});
  g.plays(1, "perform riverside_01").expect_gain(0, {2, 2, 0}).expect_gain(1, {2, 0, 1});
}

SPEC("SA.arranged_fiasco", "neutral markers are ignored") {
  auto g = scenario(2).dark_alley().duel().turn_setup("turn_setup_01", "turn_setup_02");
  g.seat(0).trick("living_piano", "spades").below("magician", "arranged_fiasco");
  g.placed("magician", "friday_stage").show("duel_riverside_04", {"s12 0 spades top"});
  g.at_performance().plays("perform duel_riverside_04").expect_gain(0, {2, 1, 1});
}

// Grand Premiere

SPEC("SA.grand_premiere", "doubles one yield of a Trick performed for the first time") {
  auto g = staged_with("grand_premiere", "sunday_stage").trick("card_manipulation", "spades");
  g.show("riverside_02", {"s00 0 spades bottom"}).plays("perform riverside_02");
  g.refuses("premiere s00 both", "one_gain_only").plays("premiere s00 fame");
  g.expect_gain(0, {5, 3, 1});  // (1 + 1) x 2, 1 + 1, 1; card 1/1/0
}

SPEC("SA.grand_premiere", "Coins or Shards may be doubled instead") {
  auto coins = staged_with("grand_premiere").trick("card_manipulation", "spades");
  coins.show("riverside_10", {"s00 0 spades right"}).plays("perform riverside_10");
  coins.plays("premiere s00 coins").expect_gain(0, {3, 2, 1});
  auto shards = staged_with("grand_premiere").trick("card_manipulation", "spades");
  shards.show("riverside_10", {"s00 0 spades right"}).plays("perform riverside_10");
  shards.plays("premiere s00 shards").expect_gain(0, {3, 1, 2});
}

SPEC("SA.grand_premiere", "not a Trick that was performed before, nor an opponent's") {
  auto g = staged_with("grand_premiere").trick("card_manipulation", "spades");
  g.trick("living_piano", "diamonds").performed({"living_piano"});
  g.show("riverside_01", {"s00 0 spades bottom", "s01 0 diamonds bottom", "s02 1 clubs top"});
  g.plays("perform riverside_01").refuses("premiere s01 fame", "not_a_premiere");
  g.refuses("premiere s02 fame", "not_a_premiere").offers("premiere s00 shards");
  auto none = staged_with("grand_premiere").trick("living_piano", "spades");
  none.performed({"living_piano"}).show("riverside_01", {"s00 0 spades bottom"});
  none.plays("perform riverside_01").expect_gain(0, {1, 1, 1});
}

SPEC("SA.grand_premiere R103", "a yield of 0 is not offered, declining is") {
  auto g = staged_with("grand_premiere").trick("rabbit_from_the_top_hat", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).plays("perform riverside_01");
  g.refuses("premiere s00 shards", "no_effect").plays("pass").expect_gain(0, {3, 1, 1});
}

SPEC("SA.grand_premiere SA.test_run", "Test Run is no performance") {
  auto g = scenario(4).dark_alley().seat(0).trick("linking_rings", "spades");
  g.components({{"metal", 2}}).show("riverside_01", {"s00 0 spades bottom"});
  g.below("apprentice_1", "test_run").below("magician", "grand_premiere");
  g.acts("apprentice_1", "workshop").plays("prepare linking_rings with card").plays("end");
  g.plays(0, "place magician friday_stage ability").plays("perform riverside_01").remember();
  g.plays("premiere s00 coins").expect_gain(0, {0, 3, 1});  // 2 x 2, less a Wage
}

SPEC("SA.grand_premiere PY.applause_not_cash", "doubled Coins become Fame") {
  auto g =
      staged_with("grand_premiere").active("applause_not_cash").trick("chinese_sticks", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).plays("perform riverside_01");
  g.plays("premiere s00 coins").expect_gain(0, {5, 0, 1});
}

// Street Performance

SPEC("SA.street_performance", "the marker goes to the supply and pays its yield") {
  auto g = theater_with("street_performance").trick("card_manipulation", "spades");
  g.enhanced("card_manipulation", 1).show("riverside_01", {"s00 0 spades bottom"});
  g.acts("magician", "friday").plays("reschedule riverside_01 s00 with card").expect_ap(2);
  g.expect_gain(0, {2, 2, 1})
      .expect_unused(0, "spades", 4)
      .expect_marker("riverside_01", "s00", "");
}

SPEC("SA.street_performance R74", "with the weekday modifier, at least 0") {
  auto thursday = theater_with("street_performance").trick("linking_rings", "spades");
  thursday.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "thursday");
  thursday.plays("reschedule riverside_01 s00 with card").expect_gain(0, {0, 1, 0});
  auto sunday = theater_with("street_performance").trick("linking_rings", "spades");
  sunday.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "sunday");
  sunday.plays("reschedule riverside_01 s00 with card").expect_gain(0, {1, 3, 0});
  auto dull = theater_with("street_performance").active("dull_friday");
  dull.trick("linking_rings", "spades").show("riverside_01", {"s00 0 spades bottom"});
  dull.acts("magician", "friday").plays("reschedule riverside_01 s00 with card");
  dull.expect_gain(0, {0, 1, 0});
}

SPEC("SA.street_performance R109", "its weekday modifier raises a 0 whatever the shows do") {
  for (const bool raises : {true, false}) {
    auto g = theater_with("street_performance").trick("linking_rings", "spades");
    g.options([raises](Options& o) { o.modifier_on_zero = raises; });
    g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "sunday");
    g.plays("reschedule riverside_01 s00 with card").expect_gain(0, {1, 3, 0});
  }
}

SPEC("SA.street_performance R74", "no other adjustment, and no performance") {
  auto g = theater_with("street_performance").powers().active("applause_not_cash").shards(1);
  g.learned("saturday_star", 1).trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "saturday");
  g.plays("reschedule riverside_01 s00 with card").expect_gain(0, {1, 1, 0});
  EXPECT_EQ(g.player(0).performed, 0U);
}

SPEC("SA.street_performance R74 MG.electra", "a stack goes whole, without its bonus") {
  auto g = theater_with("street_performance").magician("electra").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom stack"}).acts("magician", "friday");
  g.plays("reschedule riverside_01 s00 with card").expect_gain(0, {1, 1, 0});
  g.expect_unused(0, "spades", 4);
}

SPEC("SA.street_performance T8.12 PY.shard_shower", "its Shards are one receipt event") {
  auto g = theater_with("street_performance").active("shard_shower");
  g.trick("card_manipulation", "clubs").show("riverside_01", {"s00 0 clubs bottom"});
  g.acts("magician", "friday").plays("reschedule riverside_01 s00 with card");
  g.expect_gain(0, {1, 1, 2});
}

SPEC("SA.street_performance SA.guest_performer", "a guest may perform in the street") {
  auto g = theater_with("street_performance").trick("living_piano", "spades");
  g.show("riverside_01", {"guest 0 spades"}).acts("magician", "friday");
  g.plays("reschedule riverside_01 guest 0 spades with card").expect_gain(0, {1, 1, 0});
  EXPECT_TRUE(g.table().shows[0].guests.empty());
}

SPEC("SA.street_performance SA.grand_premiere", "leaves the premiere for later") {
  auto g = scenario(4).dark_alley().seat(0).trick("linking_rings", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).show("riverside_02", {"s00 0 spades bottom"});
  g.below("apprentice_1", "street_performance").below("magician", "grand_premiere");
  g.acts("apprentice_1", "friday").plays("reschedule riverside_01 s00 with card").plays("end");
  g.plays(0, "place magician friday_stage ability").plays("perform riverside_02");
  g.offers("premiere s00 coins");
}

SPEC("SA.street_performance", "only an own marker") {
  auto g = theater_with("street_performance").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 1 hearts bottom", "s02 0 spades top"}).acts("magician", "friday");
  g.refuses("reschedule riverside_01 s00 with card", "not_your_marker");
  g.refuses("reschedule riverside_01 s01 with card", "no_such_marker");
}

// Director's Favor

SPEC("SA.directors_favor", "moves an opponent's marker; nobody is paid for Links") {
  auto g = theater_with("directors_favor").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).show("riverside_02", {"s00 1 hearts bottom"});
  g.acts("magician", "friday").refuses("reschedule riverside_02 s00", "not_your_marker");
  g.plays("reschedule riverside_02 s00 with card").plays("onto riverside_01").plays("at s01 top");
  g.expect_marker("riverside_01", "s01", "1 hearts mechanical").expect_ap(2);
  g.expect_marker("riverside_02", "s00", "").expect_gain(0, {0, 0, 0}).expect_gain(1, {0, 0, 0});
}

SPEC("SA.directors_favor T7.24", "under the owner's placement rules") {
  auto g = theater_with("directors_favor");
  g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02", {"s00 1 hearts bottom"});
  g.show("riverside_03").acts("magician", "friday").plays("reschedule riverside_02 s00 with card");
  g.refuses("onto riverside_01", "no_free_slot").plays("onto riverside_02");
  g.refuses("at s00 bottom", "slot_taken")
      .plays("at s11 left")
      .expect_marker("riverside_02", "s11", "1 hearts optical");
}

SPEC("SA.directors_favor R103", "own markers move without it") {
  auto g = theater_with("directors_favor").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "friday");
  g.refuses("reschedule riverside_01 s00 with card", "no_effect");
  g.offers("reschedule riverside_01 s00");
}

SPEC("SA.directors_favor R50", "neutral markers cannot be moved") {
  auto g = scenario(2).dark_alley().options(
      [](Options& o) { o.two_player_variant = TwoPlayerVariant::dummy_markers; });
  g.show("riverside_01", {"s01 dummy optical"}).seat(0).below("magician", "directors_favor");
  g.acts("magician", "friday").refuses("reschedule riverside_01 s01 with card", "no_such_marker");
}

SPEC("SA.directors_favor SA.guest_performer", "a guest may be moved to a slot") {
  auto g = theater_with("directors_favor").show("riverside_01", {"guest 1 hearts"});
  g.acts("magician", "friday").plays("reschedule riverside_01 guest 1 hearts with card");
  g.plays("at s00 bottom").expect_marker("riverside_01", "s00", "1 hearts escape");
}

SPEC("SA.directors_favor MG.electra", "a stack moves whole") {
  auto g = scenario(4).dark_alley().seat(1).magician("electra").trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom stack"})
      .seat(0)
      .below("magician", "directors_favor");
  g.acts("magician", "friday").plays("reschedule riverside_01 s00 with card").plays("at s02 top");
  g.expect_marker("riverside_01", "s02", "1 hearts mechanical stack").expect_unused(1, "hearts", 2);
}

// Claqueurs: what the card adds to the show of seat 0.

Purse show_gain(const std::string& card, const std::string& performance, const Texts& markers,
                const std::string& prophecy = "even_week") {
  auto g = staged_with(card).active(prophecy).trick("living_piano", "spades");
  g.seat(2).magician("electra").trick("walled", "hearts").trick("prison_break", "clubs");
  g.seat(0).magician("yoruba_spiritmaster").show(performance, markers);
  const Purse before = g.purse(0);
  g.plays("perform " + performance);
  const Purse after = g.purse(0);
  return {after.fame - before.fame, after.coins - before.coins, after.shards - before.shards};
}
Purse added_by_claqueurs(const std::string& performance, const Texts& markers,
                         const std::string& prophecy = "even_week") {
  const Purse plain = show_gain("theater", performance, markers, prophecy);
  const Purse paid = show_gain("claqueurs", performance, markers, prophecy);
  return {paid.fame - plain.fame, paid.coins - plain.coins, paid.shards - plain.shards};
}

SPEC("SA.claqueurs", "1 Coin per marker that is not the own, a stack counts once") {
  const Texts markers{"s00 0 spades bottom", "s01 1 clubs top", "s02 2 hearts top stack"};
  EXPECT_EQ(added_by_claqueurs("riverside_01", markers), (Purse{0, 2, 0}));
  EXPECT_EQ(added_by_claqueurs("riverside_01", {"s00 0 spades bottom"}), (Purse{0, 0, 0}));
}

SPEC("SA.claqueurs", "at most 4") {
  const Texts markers{"s00 0 spades bottom", "s10 1 hearts left", "s01 1 spades top",
                      "s11 1 clubs left",    "s02 2 hearts top",  "s12 2 clubs left"};
  EXPECT_EQ(added_by_claqueurs("magnus_pantheon_01", markers), (Purse{0, 4, 0}));
}

SPEC("SA.claqueurs PY.spotlight PY.applause_not_cash", "neither doubled nor turned into Fame") {
  const Texts markers{"s00 0 spades bottom", "s01 1 clubs top", "s02 2 hearts top"};
  EXPECT_EQ(added_by_claqueurs("riverside_01", markers, "spotlight"), (Purse{0, 2, 0}));
  EXPECT_EQ(added_by_claqueurs("riverside_01", markers, "applause_not_cash"), (Purse{0, 2, 0}));
}

SPEC("SA.claqueurs R50", "neutral markers count") {
  auto g = scenario(2).dark_alley().duel().turn_setup("turn_setup_01", "turn_setup_02");
  g.seat(0).trick("living_piano", "spades").below("magician", "claqueurs");
  g.placed("magician", "friday_stage").show("duel_riverside_04", {"s12 0 spades top"});
  g.at_performance().plays("perform duel_riverside_04").expect_gain(0, {1, 2, 1});
}

}  // namespace
}  // namespace prestige::trickerion::kit
