// Chapter 15: any-time actions and the order of effects; what is left of chapter 16.

#include "protocol/session.h"
#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T15.1 R29 R102", "returning things is offered at the own decisions, not inside an action") {
  auto advertise = scenario(2).seat(0).components({{"wood", 1}}).at_advertise().offers("clear_out");
  auto assign = scenario(2).seat(0).components({{"wood", 1}}).at_assign().plays(0, "clear_out");
  assign.plays(0, "return_component wood")
      .expect_tokens(0, "wood", 0)
      .offers("assign magician theater");
  auto learn = scenario(2).powers().seat(0).components({{"wood", 1}}).powers_in_hand({"gambling"});
  learn.at_learn_power().offers("clear_out");
  auto placing =
      scenario(2).seat(0).components({{"wood", 1}}).below("magician", "market_row").at_placing(0);
  placing.offers("clear_out")
      .plays("place magician market_row+0")
      .offers("clear_out")
      .plays("order cog");
  placing.does_not_offer("clear_out").refuses("clear_out", "not_at_any_time");
  auto show =
      scenario(2).seat(0).trick("linking_rings", "spades").placed("magician", "friday_stage");
  show.show("riverside_01", {"s00 0 spades bottom"}).at_performance().offers("clear_out");
  auto nothing =
      scenario(2).seat(0).acts("magician", "workshop").refuses("clear_out", "nothing_to_return");
}

SPEC("T15.1", "not while another player decides, and not after confirming") {
  auto g = scenario(2).seat(1).components({{"wood", 1}}).seat(0).acts("magician", "workshop");
  g.refuses(1, "clear_out", "not_acting");
  auto confirmed = scenario(2).seat(0).components({{"wood", 1}}).at_assign().assigns(0, {});
  confirmed.refuses(0, "clear_out", "already_confirmed");
}

SPEC("T15.2 R30",
     "a returned Trick frees its suit; its markers go to the supply, or leave the game") {
  for (const bool removed : {false, true}) {
    auto g = scenario(2).options([&](Options& o) {
      o.returned_trick_markers =
          removed ? ReturnedTrickMarkers::removed : ReturnedTrickMarkers::supply;
    });
    g.seat(0).fame(9).trick("linking_rings", "spades", 2).enhanced("linking_rings", 1);
    g.components({{"wood", 1}});
    g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "downtown+2");
    g.plays("clear_out")
        .refuses("return_trick living_piano", "not_your_trick")
        .plays("return_trick linking_rings");
    g.expect_unused(0, "spades", removed ? 1 : 4)
        .expect_marker("riverside_01", "s00", "")
        .expect_gain(0, {});
    g.plays("learn linking_rings").plays("use_die residence_1").plays("symbol spades");
    EXPECT_EQ(g.player(0).tricks[0].enhancements, 0);
  }
}

SPEC("T15.2", "returning the last marker of a show that was about to be chosen skips the show") {
  auto g = scenario(2).seat(0).trick("linking_rings", "spades").placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 spades bottom"}).at_performance().plays("clear_out");
  g.expect_event("nothing_to_perform").expect_phase(Phase::moving_cards);
}

SPEC("T15.3", "Components return one by one, without refund, and make room") {
  auto g = scenario(2).seat(0).components({{"wood", 2}, {"cog", 1}}).acts("magician", "workshop");
  g.plays("clear_out")
      .refuses("return_component rope", "component_not_owned")
      .plays("return_component wood");
  g.plays("clear_out")
      .plays("return_component wood")
      .expect_tokens(0, "wood", 0)
      .expect_gain(0, {});
  g.plays("clear_out")
      .expect_tokens(0, "cog", 0)
      .does_not_offer("clear_out");  // the only one is taken
  auto pile = scenario(2).seat(0).manager_components({{"wood", 1}}).components({{"cog", 1}});
  pile.acts("magician", "workshop").plays("clear_out").plays("return_component wood");
  EXPECT_FALSE(pile.player(0).manager_piles[0].has_value());
}

SPEC("T15.4",
     "simultaneous are ASSIGN and the Power discard only; windows follow the Initiative Order") {
  auto assign = scenario(3).at_assign();
  EXPECT_EQ(Trickerion::acting(assign.state()).size(), 3);
  assign.plays(2, "leave magician").plays(0, "leave magician");
  auto discard = new_game(3, [](Options& o) { o.dark_alley = o.powers = o.beginner_setup = true; });
  discard.plays_on_to(Phase::discarding_powers);
  EXPECT_EQ(Trickerion::acting(discard.state()).size(), 3);
  auto advertise = scenario(3).initiative({2, 0, 1}).at_advertise().expect_acting(2);
  EXPECT_EQ(Trickerion::acting(advertise.state()).size(), 1);
  advertise.refuses(0, "advertise", "not_acting");
}

SPEC("T15.5", "gains of one event are paid together; a player orders the own effects") {
  auto g = scenario(2)
               .seat(1)
               .trick("living_piano", "hearts")
               .seat(0)
               .trick("linking_rings", "spades", 1);
  g.show("riverside_01", {"s00 1 hearts bottom"}).acts("magician", "friday");
  g.plays("set_up linking_rings riverside_01")
      .plays("at s01 top")
      .expect_gain(0, {0, 0, 1})
      .expect_gain(1, {0, 0, 1});
  auto before = scenario(2)
                    .powers()
                    .seat(0)
                    .magician("master_of_chains")
                    .shards(3)
                    .trick("linking_rings", "spades");
  before.learned("master_of_ceremonies", 2).placed("magician", "sunday_stage");
  before.show("riverside_01", {"s00 0 spades bottom"}).at_performance();
  before.offers("go_first")
      .offers("reschedule riverside_01 s00")
      .plays("reschedule riverside_01 s00");
  before.plays("at s02 top").offers("go_first");
}

SPEC("T15.6 T16.12", "a cost must be payable before the effect; several costs together") {
  auto g = scenario(2)
               .powers()
               .seat(0)
               .fame(14)
               .coins(4)
               .learned("gambling", 1)
               .acts("magician", "downtown+2");
  g.offers("learn walled").refuses("learn walled with gambling", "not_enough_coins");  // 2 + 3
  g.offers("learn linking_rings with gambling").offers("take_coins bank_1 with gambling");
  auto hires = scenario(2).dark_alley().seat(0).coins(2).below("magician", "mass_recruitment");
  hires.acts("magician", "downtown+2").refuses("hire apprentice with card", "not_enough_coins");
}

SPEC("T15.7", "chance decides only what is due, and only after the commitment") {
  auto g = scenario(2)
               .seat(0)
               .acts("magician", "downtown+2")
               .refuses(Seat::chance().index(), "roll bank_1 6", "not_acting");
  g.plays("reroll bank_1").expect_ap(4).expect_chance();
  g.refuses(Seat::chance().index(), "roll bank_2 6", "cannot_happen").chance("roll bank_1 6");
  auto deck = scenario(2).dark_alley().options(
      [](Options& o) { o.special_deck = SpecialDeckSide::face_down; });
  deck.seat(0).acts("magician", "dark_alley+2");
  EXPECT_FALSE(deck.state().secrets.deck[0].cards[0].is_known());
  deck.plays("draw_first theater")
      .expect_chance()
      .chance("draw claqueurs")
      .expect_hand(0, {"claqueurs"});
}

SPEC("T15.8", "what revealed something is done: no action takes it back") {
  auto g = scenario(2)
               .seat(0)
               .acts("magician", "downtown+2")
               .plays("reroll bank_1")
               .chance("roll bank_1 x");
  g.expect_die("bank_1", "x").expect_ap(4);
  for (const char* verb : {"undo", "withdraw", "take_back"}) g.does_not_offer(verb);
  g.refuses("withdraw", "not_now");
}

// May seat 0 take this back, alone in the Dark Alley of the edition `revised`?
bool can_take_back(const std::string& action) {
  const protocol::Json position = {
      {"players", 3},
      {"options", {{"edition", "revised"}, {"dark_alley", true}, {"buy_special_with_shards", 1}}},
      {"turn", 2},
      {"placement", {{"seat", 0}, {"who", "magician"}, {"spot", "dark_alley+2"}}}};
  auto game = protocol::Session::load(protocol::trickerion_codec(), position, 5,
                                      protocol::Chance::automatic);
  EXPECT_TRUE(game && game->apply(Seat(0), action)) << action;
  return game && game->can_take_back(Seat(0));
}

SPEC("T15.8 T11.7 T11.9", "looking at hidden cards cannot be taken back") {
  EXPECT_TRUE(can_take_back("enhance"));
  EXPECT_FALSE(can_take_back("draw_first theater"));
  EXPECT_FALSE(can_take_back("buy_special workshop"));
}

SPEC("T15.9 R68", "declared with the slot; Enhance and Mechanical Enhancement may come later") {
  auto g = scenario(2)
               .dark_alley()
               .seat(0)
               .magician("the_mechaniker")
               .below("apprentice_1", "investments");
  g.at_placing(0)
      .offers("place apprentice_1 downtown+2 ability")
      .offers("place apprentice_1 downtown+2 plus_one");
  g.plays("place apprentice_1 downtown+2 ability")
      .plays("take_coins bank_1")
      .expect_ap(0)
      .plays("boost");
  g.plays("enhance").expect_ap(2).plays("reroll inn_1");
  auto stage = scenario(2).dark_alley().seat(0).below("magician", "claqueurs").at_placing(0);
  stage.refuses("place magician friday_stage plus_one", "no_effect")
      .offers("place magician friday_stage ability");
}

}  // namespace
}  // namespace prestige::trickerion::kit
