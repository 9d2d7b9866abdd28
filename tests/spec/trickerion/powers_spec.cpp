// Chapter 12: the Magician Powers.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T12.1", "4 cards of each colour are dealt, 4 of the 12 discarded in secret, 3 start Shards") {
  auto g = new_game(2, [](Options& o) { o.dark_alley = o.powers = o.beginner_setup = true; });
  g.plays_on_to(Phase::discarding_powers).expect_shards(0, 3);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    int colours[3] = {};
    g.state().secrets.hand[seat].powers.for_each(
        [&](int kind, int n) { colours[at(def(Power(kind)).colour)] += n; });
    for (const int n : colours) EXPECT_EQ(n, 4);
  }
  const auto power = Power(g.state().secrets.hand[1].powers.pick(0));
  g.plays(1, "discard " + std::string(id_of(power)));  // both at once, in any order
  for (const EventView& view : g.event_views(0)) EXPECT_TRUE(view.concealed);
  g.plays_on_to(Phase::rolling);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(g.state().secrets.hand[seat].powers.size(), 8);
    EXPECT_EQ(g.state().secrets.hand[seat].discarded_powers.size(), 4);
  }
}

SPEC("R108",
     "being asked for a Power shows nothing of the hand: it takes a Power and an open slot") {
  auto g = scenario(3).powers().seat(0).coins(0).fame(0).shards(1).powers_in_hand({"tireless"});
  g.seat(1).shards(0).powers_in_hand({"steady_hands"}).seat(2).shards(1).at_learn_power();
  g.expect_acting(0).expect_offered("learn_power", {}).plays("pass");
  g.expect_phase(Phase::assigning);
}

SPEC("T12.2 R27", "slots open with 1, 3 and 6 Shards, or by the symbols of power_slots") {
  const auto open = [](int shards, const std::function<void(Options&)>& change) {
    auto g =
        scenario(2).powers().options(change).seat(0).shards(shards).powers_in_hand({"lucky_charm"});
    return g.seat(1)
        .shards(6)
        .powers_in_hand({"lucky_charm"})
        .at_learn_power()
        .offered("learn_power")
        .size();
  };
  const auto usual = [](Options&) {};
  EXPECT_EQ(open(1, usual), 1u);
  EXPECT_EQ(open(2, usual), 1u);
  EXPECT_EQ(open(3, usual), 2u);
  EXPECT_EQ(open(5, usual), 2u);
  EXPECT_EQ(open(6, usual), 3u);
  EXPECT_EQ(open(2, [](Options& o) { o.power_slots = PowerSymbols::of(1, 1); }), 2u);
}

SPEC("T12.3",
     "one Power from hand at an open slot listed on it, with Fame or Coins for the threshold") {
  auto g = scenario(2).powers().initiative({1, 0}).seat(1).shards(3).fame(10).coins(6);
  g.powers_in_hand({"master_builder", "poster_artist", "tireless"}).learned("gambling", 2);
  g.seat(0).shards(1).powers_in_hand({"gambling"}).at_learn_power().expect_acting(1);
  g.refuses("learn_power master_builder 1", "wrong_power_slot");
  g.refuses("learn_power poster_artist 2", "wrong_power_slot");
  g.refuses("learn_power tireless 3", "power_slot_closed")
      .refuses("learn_power alchemist 1", "not_in_hand");
  g.plays("learn_power master_builder 2").expect_coins(1, 0).expect_learned(1, 2, "master_builder");
  EXPECT_TRUE(
      g.state().secrets.hand[1].powers.has(static_cast<int>(Power::gambling)));  // back first
  g.expect_acting(0).plays("pass").expect_phase(Phase::assigning);
  auto poor = scenario(2).powers().seat(0).shards(3).fame(10).coins(5).powers_in_hand(
      {"master_builder", "gambling"});
  poor.at_learn_power()
      .refuses("learn_power master_builder 2", "not_enough_coins")
      .offers("learn_power gambling 2");
}

SPEC("R49", "a Power is never learned at a position that does not exist") {
  auto g = scenario(2).powers().options([](Options& o) { o.power_slots = PowerSymbols::of(1); });
  g.seat(0).shards(6).powers_in_hand({"gambling", "tireless"}).at_learn_power();
  g.refuses("learn_power gambling 2", "no_such_power_slot")
      .refuses("learn_power tireless 3", "no_such_power_slot");
  g.expect_offered("learn_power", {"learn_power gambling 1"});
}

SPEC("R99 T12.3", "lying Powers are not moved or taken back by choice") {
  auto g = scenario(2)
               .powers()
               .seat(0)
               .shards(3)
               .fame(9)
               .learned("gambling", 1)
               .powers_in_hand({"lucky_charm"});
  g.at_learn_power().refuses("learn_power gambling 2", "not_in_hand");
  g.expect_offered("", {"learn_power lucky_charm 1", "learn_power lucky_charm 2", "pass"});
}

SPEC("T12.4 E38", "spending a Shard closes the slot no longer filled: its Power returns at once") {
  auto g = scenario(2).powers().seat(0).shards(3).learned("gambling", 1).learned("lucky_charm", 2);
  g.acts("magician", "downtown+2")
      .plays("enhance")
      .expect_shards(0, 2)
      .expect_learned(0, 1, "gambling");
  g.expect_learned(0, 2, "")
      .expect_event("power_lost")
      .refuses("reroll inn_1 with lucky_charm", "power_not_usable");
  EXPECT_TRUE(g.state().secrets.hand[0].powers.has(static_cast<int>(Power::lucky_charm)));
}

SPEC("T12.4", "an effect being resolved is completed: Inner Circle pays 2 AP with its own Shard") {
  auto g = scenario(2)
               .powers()
               .seat(0)
               .shards(3)
               .learned("inner_circle", 2)
               .acts("magician", "downtown+0");
  g.plays("enhance").expect_ap(5).expect_learned(0, 2, "");
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

SPEC("T12.5 R48",
     "with Powers the ordinary Shard scoring is dropped, unless by option; others count") {
  auto g = scenario(2).powers().seat(0).fame(0).coins(0).shards(4);
  EXPECT_EQ(Play(g).at_final_scoring().score(0).total, 0);
  EXPECT_EQ(Play(g).learned("crystal_collector", 2).at_final_scoring().score(0).shards, 4);
  Play ordinary = g;
  ordinary.options([](Options& o) { o.power_shard_scoring = true; });
  EXPECT_EQ(ordinary.at_final_scoring().score(0).shards, 4);
}

SPEC("R60 E45", "caps with Powers: Coins, Shards and Legendary Repertoire as a whole") {
  auto g = scenario(3).edition("revised").powers().seat(0).coins(50).learned("royal_patronage", 1);
  EXPECT_EQ(Play(g).at_final_scoring().score(0).coins, 20);
  g.options([](Options& o) { o.final_category_cap = Limit(); });
  EXPECT_EQ(g.at_final_scoring().score(0).coins, 25);
  auto shards =
      scenario(3).edition("revised").powers().seat(0).shards(22).learned("crystal_collector", 2);
  EXPECT_EQ(shards.at_final_scoring().score(0).shards, 20);
}

SPEC("R69 R60 E45", "two copies add up: Legendary Repertoire 6 for each supplied Trick") {
  auto g =
      scenario(3).edition("revised").powers().seat(0).shards(6).learned("legendary_repertoire", 2);
  g.learned("legendary_repertoire", 3)
      .components({{"wood", 3}, {"metal", 2}, {"glass", 2}, {"fabric", 2}});
  g.trick("linking_rings", "spades")
      .trick("mind_reading", "hearts")
      .trick("barricaded_barrels", "clubs");
  g.engineer_trick("enchanted_butterflies", "diamonds");
  EXPECT_EQ(Play(g).at_final_scoring().score(0).legendary_repertoire, 20);
  g.options([](Options& o) { o.final_category_cap = Limit(); });
  EXPECT_EQ(g.at_final_scoring().score(0).legendary_repertoire, 24);
}

SPEC("R69", "each copy has its own limit; halving does not add up") {
  auto charms =
      scenario(2).powers().seat(0).shards(3).learned("lucky_charm", 1).learned("lucky_charm", 2);
  charms.acts("magician", "downtown+0").plays("reroll inn_1 with lucky_charm").chance_any();
  charms.plays("reroll inn_1 with lucky_charm").chance_any().expect_ap(3);
  charms.refuses("reroll inn_1 with lucky_charm", "power_not_usable");
  auto patrons =
      scenario(2).powers().seat(0).fame(6).coins(5).shards(3).learned("patron_of_the_arts", 1);
  patrons.learned("patron_of_the_arts", 2).acts("magician", "downtown+2").plays("learn walled");
  patrons.plays("use_die residence_1").plays("symbol spades").expect_coins(0, 0);  // 10 missing: 5
}

SPEC("R68", "once-per-turn modifiers are optional and declared with what they change") {
  auto g = scenario(2)
               .powers()
               .seat(0)
               .shards(3)
               .learned("trick_doctor", 2)
               .acts("magician", "downtown+2", 9);
  g.plays("learn linking_rings").plays("use_die residence_1").plays("symbol spades").expect_ap(6);
  g.plays("learn living_piano with trick_doctor").plays("symbol hearts").expect_ap(4);
  g.plays("set_die residence_1")
      .plays("face any")
      .refuses("learn levitation with trick_doctor", "power_not_usable");
  auto pass =
      scenario(2).powers().seat(0).learned("backstage_pass", 1).below("apprentice_1", "theater");
  pass.offers("place apprentice_1 sunday")
      .plays("place apprentice_1 sunday with backstage_pass")
      .expect_ap(1);
}

SPEC(
    "R72",
    "Double Booking: the toll follows the printed +2; under Humble Ways only without a free slot") {
  const auto booked = [](const char* prophecy) {
    auto g =
        scenario(2).powers().active(prophecy).seat(1).placed("magician", "market_row+2").seat(0);
    return g.shards(3).learned("double_booking", 2).below("magician", "market_row").at_placing(0);
  };
  auto toll = booked("toll_gates");
  toll.refuses("place magician market_row+0 with double_booking", "slot_not_occupied");
  toll.plays("place magician market_row+2 with double_booking")
      .expect_ap(4)
      .expect_gain(0, {0, -3, 0});
  booked("humble_ways")
      .refuses("place magician market_row+2 with double_booking", "lower_slot_free");
  auto full = booked("humble_ways").seat(1).below("apprentice_1", "business_share");
  full.placed("apprentice_1", "market_row+0");
  full.offers("place magician market_row+2 with double_booking");
}

SPEC("T16.13", "new Shards open slots at once, but Powers are learned only in LEARN_POWER") {
  auto g = scenario(2).powers().seat(1).trick("linking_rings", "hearts").seat(0).shards(2);
  g.powers_in_hand({"gambling"})
      .trick("living_piano", "spades", 1)
      .show("riverside_01", {"s00 1 hearts bottom"});
  g.acts("magician", "friday")
      .plays("set_up living_piano riverside_01")
      .plays("at s01 top")
      .plays("bonus fame");
  g.expect_shards(0, 3).refuses("learn_power gambling 2", "only_in_learn_power").plays("end");
  g.plays_turn_out().plays_on_to(Phase::learning_powers).offers("learn_power gambling 2");
}

}  // namespace
}  // namespace prestige::trickerion::kit
