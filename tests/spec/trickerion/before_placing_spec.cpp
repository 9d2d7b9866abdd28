// Chapters 4 and 5: the turn, and its phases before Characters are placed.

#include "protocol/session.h"
#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

int turns_of(int players, const std::function<void(Options&)>& change) {
  auto g = new_game(players, [&](Options& o) {
    o.beginner_setup = true;
    if (change) change(o);
  });
  int turns = 0;
  while (g.table().phase != Phase::over) {
    g.plays_turn_out();
    ++turns;
  }
  EXPECT_TRUE(Trickerion::outcome(g.state()).has_value());
  return turns - 1;  // the setup is none
}

SPEC("T4.1", "5 turns, 7 with the Dark Alley, or as many as the options say") {
  EXPECT_EQ(turns_of(4, {}), 5);
  EXPECT_EQ(turns_of(2, [](Options& o) { o.dark_alley = true; }), 7);
  EXPECT_EQ(turns_of(3, [](Options& o) { o.turns_base = 7; }), 7);
  EXPECT_EQ(turns_of(2,
                     [](Options& o) {
                       o.dark_alley = true;
                       o.turns_dark_alley = 5;
                     }),
            5);
}

SPEC("T4.2", "the phases of a turn in their order") {
  auto g = scenario(3).powers().at_turn_start();
  g.seat(0).shards(6).powers_in_hand({"poster_artist"}).trick("linking_rings", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"});
  for (int die = 0; die < kDice; ++die) g.expect_phase(Phase::rolling).chance(g.offered("roll")[0]);
  g.expect_phase(Phase::advertising).plays("pass").plays("pass").plays("pass");
  g.expect_phase(Phase::learning_powers).plays(0, "pass").expect_phase(Phase::assigning);
  g.assigns(0, {{"magician", "theater"}}).assigns(1, {}).assigns(2, {});
  g.expect_phase(Phase::placing).plays("place magician friday_stage");
  g.expect_phase(Phase::showing).plays("perform riverside_01");
  g.expect_phase(Phase::moving_cards).chance_any();  // wages, return and orders ask nothing here
  g.expect_turn(3);
}

SPEC("T4.2", "SET_INITIATIVE is left out in turn 1, and steps without their module") {
  auto g = scenario(3).turn(1).at_turn_start().seat(0).fame(9);
  g.chance_any().expect_phase(Phase::advertising);
  EXPECT_EQ(g.table().order[0], Seat(0));
  g.plays("pass").plays("pass").plays("pass").expect_phase(Phase::assigning);
}

SPEC("T4.3 R88", "a window in which a player could only decline is not opened") {
  auto poor = scenario(3).seat(0).coins(0).seat(1).coins(5).seat(2).coins(0).at_advertise();
  poor.expect_acting(1).plays("pass").expect_phase(Phase::assigning);
  auto chains = scenario(3).dark_alley().seat(0).magician("master_of_chains");
  chains.placed("magician", "friday_stage").at_performance().expect_phase(Phase::moving_cards);
}

SPEC("R88",
     "a perform decision is put to the player even with one candidate; forced steps are not") {
  auto g = scenario(3).seat(0).trick("linking_rings", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).placed("magician", "friday_stage");
  g.at_performance().expect_offered("", {"perform riverside_01", "clear_out", "pass"});
  auto forced = scenario(3).dice({"x", "any", "x", "x", "x", "x"}).seat(0).fame(20);
  forced.trick("linking_rings", "spades")
      .trick("living_piano", "hearts")
      .acts("magician", "downtown+2");
  forced.plays("learn walled").expect_offered("symbol", {"symbol diamonds", "symbol clubs"});
}

SPEC("T5.1", "all six dice are rolled") {
  auto g = scenario(3).at_turn_start();
  for (const char* die : {"residence_1", "residence_2", "inn_1", "inn_2", "bank_1", "bank_2"}) {
    g.expect_chance().chance("roll " + std::string(die) + " x").expect_die(die, "x");
  }
  g.expect_acting(g.table().order[0].index());
}

SPEC("T5.1 T13.3", "in the Duel the Turn Setup card is applied after the dice") {
  auto g = scenario(2).duel().turn_setup("turn_setup_01", "turn_setup_06").at_turn_start();
  g.plays_on_to(Phase::turn_setup).expect_event("turn_set_up");
  EXPECT_EQ(g.table().setup_card, TurnSetup::turn_setup_06);
  EXPECT_EQ(g.table().closed_days, turn_setup::thursday | turn_setup::sunday);
}

SPEC("T5.2 E14", "lowest Fame first, equal Fame in reversed order") {
  auto g = scenario(4).at_turn_start();
  const int fame[] = {10, 7, 10, 7};
  for (int i = 0; i < 4; ++i) g.seat(i).fame(fame[i]);
  g.chance_any();
  const std::array<Seat, 4> wanted{Seat(3), Seat(1), Seat(2), Seat(0)};
  EXPECT_EQ(g.table().order, wanted);
}

SPEC("T5.3 E15", "Advertise costs the number of the Initiative slot and brings 2 Fame") {
  auto g = scenario(4).initiative({3, 1, 0, 2}).seat(0).coins(3).seat(2).coins(3).at_advertise();
  g.expect_acting(3).plays("advertise").expect_gain(3, {2, -1, 0});
  g.expect_acting(1).plays("pass").expect_gain(1, {});
  g.expect_acting(0).plays("advertise").expect_gain(0, {2, -3, 0});
  EXPECT_TRUE(g.player(0).advertised);
  g.expect_phase(Phase::assigning);  // without 4 Coins it is not offered to the last
  auto two = scenario(2).at_advertise().plays("advertise").plays("advertise");
  two.expect_gain(0, {2, -1, 0}).expect_gain(1, {2, -3, 0}).expect_phase(Phase::assigning);
  auto rich = scenario(2).options([](Options& o) { o.advertise_fame = 5; }).at_advertise();
  rich.plays("advertise").expect_gain(0, {5, -1, 0});
}

SPEC("T5.3 T9.7", "the poster comes back at the end of the turn") {
  auto g = scenario(2).at_advertise().plays("advertise");
  g.plays_on_to(Phase::assigning);
  EXPECT_TRUE(g.player(0).advertised);
  g.plays_turn_out();
  EXPECT_FALSE(g.player(0).advertised);
}

SPEC("T5.4 R7", "Advertise in turn 1 is possible, unless the option forbids it") {
  auto g = scenario(2).turn(1).at_advertise();
  g.expect_phase(Phase::advertising).plays("advertise").expect_fame(0, 7);
  auto no = scenario(2).turn(1).options([](Options& o) { o.advertise_in_turn_1 = false; });
  no.at_advertise().expect_phase(Phase::assigning);
  auto later = scenario(2).options([](Options& o) { o.advertise_in_turn_1 = false; });
  later.at_advertise().expect_phase(Phase::advertising);
}

SPEC("T5.5",
     "at most one card below each Character, in secret, to be changed until all confirmed") {
  auto g = scenario(2).at_assign().seat(0).team({"manager"});
  g.refuses(0, "assign manager theater", "not_this_character");
  g.refuses(0, "assign magician dark_alley", "not_in_hand")
      .refuses(0, "confirm", "characters_left");
  g.plays(0, "assign magician theater").refuses(0, "assign magician theater", "not_this_character");
  g.plays(0, "leave manager").plays(0, "confirm").refuses(0, "confirm", "already_confirmed");
  g.plays(0, "withdraw").plays(0, "leave magician").plays(0, "assign manager workshop");
  g.plays(0, "confirm").assigns(1, {{"magician", "downtown"}});
  g.expect_phase(Phase::placing).expect_acting(0).does_not_offer("place magician");
  g.offers("place manager workshop").refuses(0, "withdraw", "not_now");
}

SPEC("T5.5 R119", "an unconfirmed plan is changed by taking choices back, not by an action") {
  auto g = scenario(2).at_assign().plays(0, "assign magician theater");
  g.refuses(0, "withdraw", "not_confirmed").does_not_offer("withdraw");
  auto game = protocol::Session::load(protocol::trickerion_codec(),
                                      {{"players", 2}, {"turn", 2}, {"phase", "assigning"}}, 5,
                                      protocol::Chance::automatic);
  ASSERT_TRUE(game && game->apply(Seat(0), "assign magician theater"));
  EXPECT_TRUE(game->can_take_back(Seat(0)) && game->undo());
  EXPECT_TRUE(game->apply(Seat(0), "leave magician"));
}

SPEC("T5.5", "a Permanent card can be laid as often as the hand has it") {
  auto g = scenario(2).dark_alley().at_assign().seat(0).team({"manager"});
  g.plays(0, "assign magician workshop").refuses(0, "assign manager workshop", "not_in_hand");
}

SPEC("T5.6 T9.3", "a Character hired this turn joins at its end and is assigned in the next") {
  auto g = scenario(2).seat(0).acts("magician", "downtown+2").plays("hire manager");
  g.expect_team(0, {"magician", "apprentice_1"}).plays("end").plays_turn_out();
  g.expect_team(0, {"magician", "manager", "apprentice_1"}).plays_on_to(Phase::assigning);
  g.plays(0, "leave magician").offers("assign manager theater");
}

SPEC("T5.7 R95 E44", "all cards are turned face up, unless Sealed Orders is Active then") {
  auto open = scenario(2).at_assign().assigns(0, {{"magician", "theater"}});
  open.assigns(1, {}).expect_event("card_revealed");
  EXPECT_EQ(open.player(0).card[0], Card(Location::theater));
  auto sealed = scenario(2).dark_alley().active("sealed_orders").at_assign();
  sealed.assigns(0, {{"magician", "theater"}}).assigns(1, {{"magician", "workshop"}});
  sealed.expect_no_event("card_revealed");
  EXPECT_TRUE(sealed.player(0).card[0].hidden());
  sealed.plays("place magician friday_stage");
  EXPECT_EQ(sealed.player(0).card[0], Card(Location::theater));
}

SPEC("T5.7 T15.8", "that nobody has a card is told as well") {
  auto g = scenario(2).at_assign().assigns(0, {}).expect_no_event("no_cards_revealed");
  g.assigns(1, {}).expect_event("no_cards_revealed").expect_no_event("card_revealed");
  auto one = scenario(2).at_assign().assigns(0, {{"magician", "theater"}}).assigns(1, {});
  one.expect_no_event("no_cards_revealed");
}

SPEC("T5.8", "reveal effects follow in Initiative Order before the first placement") {
  auto g =
      scenario(3).powers().initiative({2, 0, 1}).seat(0).learned("ears_among_the_townsfolk", 1);
  g.below("magician", "theater").seat(2).learned("ears_among_the_townsfolk", 1).at_reveal_effects();
  g.expect_acting(2).plays("keep_plan").expect_gain(2, {0, 1, 0});
  g.expect_acting(0).plays("change_plan magician downtown").expect_phase(Phase::placing);
  g.offers("place magician downtown+2");
}

}  // namespace
}  // namespace prestige::trickerion::kit
