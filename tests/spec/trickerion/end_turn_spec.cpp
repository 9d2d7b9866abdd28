// Chapters 9 and 10: the end of the turn and of the game.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T9.1 T9.2 E29 T16.5",
     "Wages for placed Characters; each unpaid Coin costs 2 Fame, down to 0") {
  auto g = scenario(2).seat(0).team({"manager", "engineer", "apprentice_1", "apprentice_4"});
  g.placed("apprentice_1", "workshop")
      .placed("apprentice_4", "market_row+0")
      .placed("manager", "workshop");
  g.placed("magician", "downtown+2").idled("engineer", "theater").coins(1).fame(3);
  Play rich = g;
  rich.seat(0).coins(9).at_end_turn().expect_coins(0, 9 - 3).expect_fame(0, 3);
  g.at_end_turn().expect_purse(0, {0, 0, 1});
  auto hired = scenario(2).seat(0).placed("magician", "downtown+2").with([](State& s) {
    s.table.player[0].hired = bit(Character::manager);
    s.table.player[0].hired_apprentices = 1;
  });
  hired.at_end_turn().expect_gain(0, {});
}

SPEC("T9.2 R31 R97",
     "paying is compulsory; with may_refuse any number of Coins, in Initiative Order") {
  auto g = scenario(2)
               .wages_by_hand()
               .initiative({1, 0})
               .seat(0)
               .team({"manager"})
               .placed("manager", "workshop");
  g.seat(1).team({"manager"}).coins(1).placed("manager", "workshop").at_end_turn();
  g.expect_acting(1).expect_offered("", {"pay 0", "pay 1"}).refuses("pay 2", "not_enough_coins");
  g.plays("pay 0").expect_purse(1, {1, 1, 1});
  g.expect_acting(0)
      .expect_offered("", {"pay 0", "pay 1", "pay 2"})
      .refuses("pay 3", "not_enough_coins");
  g.plays("pay 1").expect_purse(0, {3, 9, 1});
  auto forced = scenario(2).seat(0).team({"manager"}).placed("manager", "workshop").at_end_turn();
  forced.expect_chance().expect_purse(0, {5, 8, 1});
}

SPEC("T9.3",
     "all go home, hired ones join, Apprentices on a slot of choice; cards return to hand") {
  auto g = scenario(2)
               .seat(0)
               .team({"assistant"})
               .placed("magician", "downtown+2")
               .idled("assistant", "theater");
  g.with([](State& s) { s.table.player[0].hired_apprentices = 1; }).at_end_turn();
  g.expect_offered("shelf", {"shelf regular", "shelf specialist"}).plays("shelf specialist");
  g.expect_team(0, {"magician", "assistant", "apprentice_4"}).plays_turn_out();
  EXPECT_EQ(g.player(0).hand, 9);
  EXPECT_EQ(g.player(0).spot[0], Spot::home);
  EXPECT_FALSE(g.player(0).card[0].exists());
}

SPEC("T9.4", "Dubious Sources takes the Quick Order before it is cleared") {
  auto g = scenario(2).dark_alley().quick_order("mirror").with(
      [](State& s) { s.table.market.quick_claim = Seat(1); });
  g.at_end_turn().expect_tokens(1, "mirror", 1);
  EXPECT_FALSE(g.table().market.quick.has_value());
}

SPEC("T9.5 R21", "cards move on; from turn 3 the last position leaves and its markers return") {
  auto g = scenario(2).turn(3).seat(0).trick("linking_rings", "spades");
  g.show("riverside_01")
      .show("riverside_02")
      .show("riverside_03", {"s00 0 spades bottom"})
      .at_end_turn();
  g.expect_unused(0, "spades", 4).expect_chance().chance("enter grand_magorian_05");
  g.expect_shows({"grand_magorian_05", "riverside_01", "riverside_02"});
  auto early = scenario(2).turn(2).show("riverside_01").show("riverside_02").at_end_turn();
  early.chance("enter riverside_07").expect_shows({"riverside_07", "riverside_01", "riverside_02"});
}

SPEC("T9.6 E28", "cards in play per turn: players - 1, players, then players + 1") {
  for (const int players : {2, 3, 4}) {
    for (const bool dark : {false, true}) {
      auto g = new_game(players, [&](Options& o) {
        o.beginner_setup = true;
        o.dark_alley = dark;
      });
      g.plays_turn_out();
      while (g.table().phase != Phase::over) {
        const int turn = g.table().turn;
        EXPECT_EQ(static_cast<int>(g.shows().size()), std::min(players + 1, players - 2 + turn));
        g.plays_turn_out();
      }
    }
  }
}

SPEC("E28 T9.5", "the first card leaves at the end of turn 3") {
  auto g = new_game(2, [](Options& o) { o.beginner_setup = true; });
  g.plays_turn_out().expect_turn(1).expect_shows({"riverside_01"});
  g.plays_turn_out().plays_turn_out().expect_turn(3);
  EXPECT_EQ(g.shows().back(), "riverside_01");
  g.plays_turn_out().expect_turn(4);
  EXPECT_NE(g.shows().back(), "riverside_01");
}

SPEC("T9.7 R22", "posters return, then Prophecies and Special cards, before the counter") {
  auto g = scenario(2)
               .dark_alley()
               .omens({"spotlight", "even_week", "job_fair"})
               .at_end_turn()
               .chance_any();
  g.expect_turn(3).expect_active("spotlight").expect_phase(Phase::advertising);
  auto events = scenario(2).dark_alley().at_end_turn();
  events.chance(events.offered("enter")[0]).expect_event("prophecy_active").expect_turn(2);
}

SPEC("T9.8 T10.1 E32", "after the last turn with all its steps comes the final scoring") {
  auto g = scenario(2).turn(5).seat(0).fame(7).shards(3).coins(8).team(
      {"manager", "apprentice_1", "apprentice_2"});
  g.show("riverside_01")
      .show("riverside_02")
      .show("riverside_03")
      .order_area({"cog"})
      .at_end_turn();
  g.expect_over().expect_buy_area({"cog", "metal", "glass", "fabric"});
  g.expect_shows({"riverside_01", "riverside_02"});  // the deck is empty (T16.11)
  const Score score = g.score(0);
  EXPECT_EQ(score.shards, 3);
  EXPECT_EQ(score.coins, 2);
  EXPECT_EQ(score.apprentices, 4);
  EXPECT_EQ(score.specialists, 3);
  EXPECT_EQ(score.total, 7 + 12);
  g.refuses(0, "pass", "game_over");
}

SPEC("T16.11 R89", "an empty Performance deck: no card enters; cards left over are never used") {
  auto g = scenario(2).options([](Options& o) {
    o.turns_base = 7;
    o.deck_base = NumberList<2>::of(1, 1);
  });
  g.turn(3).show("riverside_01").show("riverside_02").at_end_turn();
  g.expect_phase(Phase::rolling).expect_turn(4).expect_shows({"riverside_01", "riverside_02"});
  auto more = new_game(2, [](Options& o) {
    o.beginner_setup = true;
    o.deck_base = NumberList<2>::of(3, 3);
  });
  while (more.table().phase != Phase::over) more.plays_turn_out();
  EXPECT_EQ(more.table().entered, 5);
}

SPEC("R89 T13.3", "the Turn Setup deck has one card per turn of the game") {
  auto g = scenario(2).duel().turn(4).options([](Options& o) { o.turns_base = 5; });
  g.turn_setup("turn_setup_01", "turn_setup_02").at_end_turn().chance_any().expect_turn(5);
  EXPECT_EQ(g.table().setup_card, TurnSetup::turn_setup_02);
  EXPECT_FALSE(g.table().next_setup_card.has_value());
}

}  // namespace
}  // namespace prestige::trickerion::kit
