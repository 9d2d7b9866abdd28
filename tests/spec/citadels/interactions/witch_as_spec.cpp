// The Witch in the place of each character.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/interactions/casts.h"

namespace prestige::citadels::kit {
namespace {

// Seat 0 is the Witch, seat 1 has the bewitched character, which is called now.
Play bewitching(const std::string& character, Where where = Where::current()) {
  Play g(5, where);
  g.seat(1).holds({character}).bewitched(character).turn_of(character).seat(0).holds("witch");
  return g;
}

SPEC("W01", "the Witch shares no cast with another rank 1 and does not bewitch herself") {
  EXPECT_TRUE(never_in_one_cast("witch", "assassin"));
  EXPECT_TRUE(never_in_one_cast("witch", "magistrate"));
  auto g = scenario(5).seat(0).holds("witch").turn_of("witch");
  g.plays("gather gold").refuses("bewitch witch", "own_character");
  g.refuses("bewitch assassin", "character_not_in_cast");
  g.expect_offered("bewitch",
                   {"bewitch thief", "bewitch magician", "bewitch king", "bewitch bishop",
                    "bewitch merchant", "bewitch architect", "bewitch warlord"});
}

SPEC("W02", "as Thief the Witch names rank 3 or higher and gets the stolen gold") {
  auto g = bewitching("thief").gold(3).seat(1).gold(4).seat(2).gold(6).holds("merchant");
  g.plays(1, "gather gold").expect_gold(1, 6).expect_turn_of(0, "thief");
  g.refuses("rob witch", "rank_one_is_safe").refuses("rob thief", "own_character");
  g.expect_offered("rob", {"rob magician", "rob king", "rob bishop", "rob merchant",
                           "rob architect", "rob warlord"});
  g.plays("rob merchant").expect_gold(0, 3).expect_gold(2, 6);
  g.plays("end_turn").plays_on_to("merchant");
  g.expect_gold(0, 9).expect_gold(1, 6).expect_gold(2, 0);
}

SPEC("W03", "as Spy the Witch may look at the bewitched player's hand and keeps the gain") {
  auto g = bewitching("spy").gold(3).hand({"manor"}).seat(1).gold(1).hand(
      {"tavern", "market", "temple"});
  g.plays(1, "gather gold").expect_gold(1, 3);
  g.refuses("spy 0 trade", "needs_other_player");
  g.plays("spy 1 trade").draws({"docks", "castle"});
  g.expect_gold(0, 5).expect_gold(1, 1).expect_hand(0, {"manor", "docks", "castle"});
  g.expect_hand(1, {"tavern", "market", "temple"}).refuses("spy 2 trade", "ability_used");
}

SPEC("W04", "as Blackmailer the Witch gets bribes and rose gold and decides on revealing") {
  auto g = bewitching("blackmailer")
               .gold(1)
               .seat(2)
               .gold(5)
               .holds("merchant")
               .seat(3)
               .gold(9)
               .holds("architect");
  g.plays(1, "gather gold").plays(0, "threaten architect");
  g.refuses("threaten architect", "already_marked").plays("threaten merchant");
  g.refuses("rose bishop", "not_marked").plays("rose architect").plays("end_turn");
  g.plays_on_to("merchant").plays("gather gold").plays(2, "bribe");
  g.expect_gold(2, 4).expect_gold(0, 4).plays("end_turn");
  g.plays("gather gold").plays(3, "refuse").expect_acting(0);
  g.expect_offered("", {"leave", "reveal"}).plays(0, "reveal");
  g.expect_gold(3, 0).expect_gold(0, 15).expect_gold(1, 4).expect_acting(3);
}

SPEC("W05",
     "as Magician the Witch swaps or replaces her own hand, also with the bewitched player") {
  auto g = bewitching("magician").hand({"manor"}).seat(1).hand({"tavern", "temple"});
  g.plays(1, "gather gold").refuses("swap_hands 0", "needs_other_player");
  g.plays("swap_hands 1").expect_hand(0, {"tavern", "temple"}).expect_hand(1, {"manor"});
  g.refuses("redraw", "ability_used");

  auto h = bewitching("magician").hand({"manor", "castle"}).seat(1).hand({"tavern"});
  h.plays(1, "gather gold").plays("redraw").plays("discard manor").plays("done").draws({"docks"});
  h.expect_hand(0, {"castle", "docks"}).expect_hand(1, {"tavern"});
}

SPEC("W06", "as Seer the Witch takes a card from everybody else and builds two districts") {
  auto g = bewitching("seer")
               .gold(9)
               .hand({"manor", "castle", "church"})
               .seat(1)
               .hand({"tavern"})
               .seat(3)
               .hand({"temple", "docks"});
  g.plays(1, "gather gold").plays("collect_cards").pulls("tavern").pulls("docks");
  g.expect_hand(1, {}).expect_hand(0, {"manor", "castle", "church", "tavern", "docks"});
  g.plays("give castle").plays("give tavern");
  g.expect_hand(1, {"castle"}).expect_hand(3, {"temple", "tavern"});
  g.plays("build manor").plays("build docks").expect_gold(0, 3);
  g.refuses("build church", "limit_reached");
}

SPEC("W07", "as Wizard the Witch takes or builds a card, duplicates too, besides her one build") {
  auto g = bewitching("wizard")
               .gold(5)
               .hand({"tavern", "temple"})
               .city({"tavern"})
               .seat(1)
               .hand({"tavern", "market"});
  g.plays(1, "gather gold").plays("look 1").plays("build tavern");
  g.expect_city(0, {"tavern", "tavern"}).expect_hand(1, {"market"}).expect_gold(0, 4);
  g.plays("build tavern").expect_city(0, {"tavern", "tavern", "tavern"}).expect_gold(0, 3);
  g.refuses("build temple", "limit_reached").refuses("look 1", "ability_used");

  auto h = bewitching("wizard").hand({}).seat(1).hand({"palace"});
  h.plays(1, "gather gold").plays("look 1").plays("take palace").expect_hand(0, {"palace"});
}

SPEC("W08 A07", "of a bewitched King the crown stays with his player, the noble gold is hers") {
  auto g = bewitching("king").crown(2).gold(1).hand({"tavern", "temple"}).city({"manor", "palace"});
  g.expect_crown(2).plays(1, "gather gold").expect_crown(1).expect_turn_of(0, "king");
  g.refuses("take_crown", "not_your_ability").plays("income").expect_gold(0, 3);
  g.plays("build tavern").refuses("build temple", "limit_reached");
  g.plays("end_turn").expect_crown(1).plays_round_out().expect_crown(1);
}

SPEC("W09 A08", "of a bewitched Emperor the crown is passed at the end of the round, for nothing") {
  auto g = scenario(4)
               .crown(2)
               .seat(0)
               .gold(1)
               .hand({"tavern", "temple"})
               .city({"manor"})
               .holds("witch")
               .seat(1)
               .hand({})
               .holds("emperor")
               .seat(2)
               .holds("thief")
               .seat(3)
               .gold(5)
               .hand({"docks"})
               .holds("magician")
               .bewitched("emperor")
               .turn_of("emperor");
  g.plays(1, "gather gold").expect_crown(2).expect_turn_of(0, "emperor");
  g.refuses("give_crown 3", "not_your_ability").plays("income").expect_gold(0, 2);
  g.plays("build tavern").refuses("build temple", "limit_reached").plays("end_turn");
  g.expect_acting(1).expect_offered("", {"give_crown 0", "give_crown 3"});
  g.refuses("give_crown 1", "crown_receiver").refuses("give_crown 2", "crown_receiver");
  g.plays(1, "give_crown 3").expect_crown(3).expect_gold(3, 5).expect_hand(3, {"docks"});
  g.expect_gold(1, 4).expect_hand(1, {}).expect_gold(0, 1).expect_round(2);
}

SPEC("W10 A07",
     "of a bewitched Patrician the crown stays with his player, the noble cards are hers") {
  auto g = bewitching("patrician")
               .crown(2)
               .hand({"tavern", "temple"})
               .city({"manor", "palace"})
               .seat(1)
               .city({"castle"});
  g.plays(1, "gather gold").expect_crown(1).refuses("take_crown", "not_your_ability");
  g.plays("income").draws({"docks", "harbor"});
  g.expect_hand(0, {"tavern", "temple", "docks", "harbor"}).expect_gold(0, 2);
  g.plays("build tavern").refuses("build temple", "limit_reached");
  g.plays("end_turn").expect_crown(1);
}

SPEC("W11 W36", "as Bishop the Witch is safe from rank 8 and the Bishop's own player is not") {
  for (const std::string rank8 : {"warlord", "diplomat", "marshal"}) {
    auto g = bewitching("bishop")
                 .gold(0)
                 .city({"temple", "church", "watchtower"})
                 .seat(1)
                 .city({"monastery", "prison"})
                 .seat(2)
                 .gold(9)
                 .city({"tavern"})
                 .holds({rank8});
    g.plays(1, "gather gold").plays("income").expect_gold(0, 2);
    g.plays("end_turn").plays_on_to(rank8);
    if (rank8 == "warlord") {
      g.refuses("destroy 0 temple", "bishop_protects");
      g.plays("destroy 1 prison").expect_city(1, {"monastery"});
    } else if (rank8 == "diplomat") {
      g.refuses("exchange tavern 0 temple", "bishop_protects");
      g.plays("exchange tavern 1 prison").expect_city(1, {"monastery", "tavern"});
    } else {
      g.refuses("seize 0 temple", "bishop_protects");
      g.plays("seize 1 prison").expect_city(2, {"tavern", "prison"});
    }
    g.expect_city(0, {"temple", "church", "watchtower"});
  }
}

SPEC("W12", "as Abbot the Witch splits by her own districts and tithes the bewitched player") {
  auto g = bewitching("abbot")
               .gold(1)
               .hand({})
               .city({"temple", "church"})
               .seat(1)
               .gold(5)
               .city({"cathedral"});
  g.plays(1, "gather gold").expect_gold(1, 7);
  g.expect_offered("split", {"split 0 2", "split 1 1", "split 2 0"});
  g.refuses("split 1 0", "bad_split").plays("split 1 1").draws({"docks"});
  g.expect_gold(0, 2).expect_hand(0, {"docks"});
  g.refuses("tithe 2", "not_the_richest").plays("tithe 1").expect_gold(0, 3).expect_gold(1, 6);

  auto h = bewitching("abbot").gold(4).seat(1).gold(2);
  h.plays(1, "gather gold").expect_gold(1, 4).refuses("tithe 1", "nobody_is_richer");
}

SPEC("W13", "as Cardinal the Witch draws for her religious districts and borrows from anybody") {
  auto g = bewitching("cardinal")
               .gold(2)
               .hand({"castle", "tavern"})
               .city({"temple"})
               .seat(1)
               .gold(0)
               .hand({});
  g.plays(1, "gather gold").plays("income").draws({"docks"});
  g.expect_hand(0, {"castle", "tavern", "docks"}).refuses("build castle", "price_not_payable");
  g.plays("build castle borrow 1").plays("give tavern").plays("give docks");
  g.expect_city(0, {"temple", "castle"}).expect_gold(0, 0).expect_gold(1, 0);
  g.expect_hand(1, {"tavern", "docks"});
}

SPEC("W14", "as Merchant the Witch takes her trade gold and one more") {
  auto g = bewitching("merchant")
               .gold(0)
               .city({"tavern", "market"})
               .seat(1)
               .city({"docks", "harbor", "town_hall"});
  g.plays(1, "gather gold").expect_gold(1, 4).plays("income").expect_gold(0, 2);
  g.plays("extra_gold").expect_gold(0, 3).refuses("income", "ability_used");
  g.refuses("extra_gold", "ability_used");
}

SPEC("W15", "as Alchemist the Witch gets back what she paid for building in the resumed part") {
  auto g = bewitching("alchemist").gold(4).hand({"manor", "tavern"});
  g.plays(1, "gather gold").plays("build manor").expect_gold(0, 1);
  g.refuses("build tavern", "limit_reached").plays("end_turn").expect_gold(0, 4);
}

SPEC("W16", "as Trader the Witch builds trade districts outside the limit") {
  auto g = bewitching("trader")
               .gold(7)
               .hand({"market", "docks", "manor", "temple"})
               .city({"tavern", "school_of_magic"});
  g.plays(1, "gather gold").plays("income").expect_gold(0, 9);
  g.plays("build market").plays("build manor").refuses("build temple", "limit_reached");
  g.plays("build docks").expect_gold(0, 1);
}

SPEC("W17", "as Architect the Witch draws two cards and builds three districts") {
  auto g = bewitching("architect").gold(9).hand({"tavern", "temple"}).seat(1).hand({});
  g.plays(1, "gather gold").plays("extra_cards").draws({"market", "watchtower"});
  g.plays("build tavern").plays("build temple").plays("build market");
  g.refuses("build watchtower", "limit_reached").expect_gold(0, 5).expect_hand(1, {});
}

SPEC("W18", "as Navigator the Witch takes four gold or four cards and builds nothing") {
  auto g = bewitching("navigator").gold(2).hand({"tavern", "stables"});
  g.plays(1, "gather gold").refuses("build tavern", "cannot_build_at_all");
  g.refuses("build stables", "cannot_build_at_all").does_not_offer("build");
  g.plays("supplies gold").expect_gold(0, 6).refuses("supplies cards", "ability_used");
  g.refuses("build tavern", "cannot_build_at_all");

  auto h = bewitching("navigator").gold(2).hand({});
  h.plays(1, "gather gold").plays("supplies cards").draws({"tavern", "temple", "docks", "manor"});
  h.expect_hand(0, {"tavern", "temple", "docks", "manor"}).expect_gold(0, 2);
}

SPEC("W19", "as Scholar the Witch keeps one of seven cards and builds two districts") {
  auto g = bewitching("scholar").gold(9).hand({"tavern", "temple"});
  const int deck = g.state().secrets.deck.size();
  g.plays(1, "gather gold").plays("research");
  g.draws({"market", "docks", "manor", "castle", "prison", "church", "harbor"});
  g.refuses("keep tavern", "not_among_drawn").plays("keep market").expect_deck_size(deck - 1);
  g.plays("build tavern").plays("build temple").refuses("build market", "limit_reached");
}

SPEC("W20 A26", "as Warlord the Witch may not use her own Graveyard") {
  auto own =
      bewitching("warlord").gold(3).city({"graveyard", "watchtower"}).seat(2).city({"docks"});
  own.plays(1, "gather gold").plays("income").expect_gold(0, 4);
  own.plays("destroy 2 docks").expect_gold(0, 2).expect_acting(0).expect_turn_of(0, "warlord");
  own.does_not_offer("rescue").offers("end_turn").expect_hand(0, {}).expect_city(2, {});
}

SPEC("W20 A26", "a bewitched Warlord's player may use an own Graveyard") {
  auto g = bewitching("warlord")
               .gold(3)
               .seat(1)
               .gold(0)
               .hand({})
               .city({"graveyard", "watchtower"})
               .seat(2)
               .city({"docks"});
  g.plays(1, "gather gold").expect_gold(1, 2).refuses("income", "nothing_to_gain");
  g.plays("destroy 2 docks").expect_gold(0, 1).expect_acting(1);
  g.plays(1, "rescue").expect_gold(1, 1).expect_hand(1, {"docks"}).expect_acting(0);
  g.refuses("destroy 1 watchtower", "ability_used");
}

SPEC("W21", "as Diplomat the Witch exchanges from her city, also with the bewitched player") {
  auto g = bewitching("diplomat")
               .gold(4)
               .city({"watchtower"})
               .seat(1)
               .gold(0)
               .city({"fortress", "prison"});
  g.plays(1, "gather gold").plays("income").expect_gold(0, 5);
  g.refuses("exchange prison 1 fortress", "not_in_your_city");
  g.plays("exchange watchtower 1 fortress").expect_gold(0, 1).expect_gold(1, 6);
  g.expect_city(0, {"fortress"}).expect_city(1, {"watchtower", "prison"});
}

SPEC("W22", "as Marshal the Witch seizes into her city, also from the bewitched player") {
  auto g = bewitching("marshal")
               .gold(2)
               .city({"watchtower"})
               .seat(1)
               .gold(0)
               .city({"barracks", "fortress"});
  g.plays(1, "gather gold").plays("income").expect_gold(0, 3);
  g.refuses("seize 1 fortress", "costs_too_much_to_seize");
  g.plays("seize 1 barracks").expect_gold(0, 0).expect_gold(1, 5);
  g.expect_city(0, {"watchtower", "barracks"}).expect_city(1, {"fortress"});
}

SPEC("W23", "as Artist the Witch beautifies up to two districts of her own") {
  auto g = bewitching("artist").gold(4).city({"tavern", "temple", "docks"}).seat(1).city({"manor"});
  g.plays(1, "gather gold").refuses("beautify manor", "not_in_your_city");
  g.plays("beautify tavern").refuses("beautify tavern", "already_beautified");
  g.plays("beautify docks").refuses("beautify temple", "ability_used");
  g.expect_gold(0, 2).expect_city(0, {"tavern+", "temple", "docks+"});
}

SPEC("W24 A09", "as Queen the Witch's own seat counts") {
  auto g = bewitching("queen").gold(1).seat(4).holds("king");
  g.expect_turn_of(1, "queen").plays(1, "gather gold");
  g.plays("royal_gold").expect_gold(0, 4).expect_gold(1, 4).refuses("royal_gold", "ability_used");

  auto beside_the_queen = bewitching("queen").gold(1).seat(2).holds("king");
  beside_the_queen.plays(1, "gather gold").refuses("royal_gold", "no_royal_neighbour");
}

SPEC("W25 A10", "as Tax Collector the Witch takes the tax and builds untaxed") {
  auto g = bewitching("tax_collector").tax(3).gold(2).hand({"tavern"});
  g.plays(1, "gather gold").plays("build tavern").expect_gold(0, 1).expect_tax(3);
  g.plays("collect_tax").expect_gold(0, 4).expect_tax(0).expect_gold(1, 4);
}

SPEC("W26",
     "a bewitched character that nobody holds leaves the Witch without the rest of her turn") {
  auto unheld = scenario(5)
                    .nobody_holds({"merchant"})
                    .seat(0)
                    .hand({})
                    .gold(0)
                    .city({"park", "poor_house"})
                    .holds("witch")
                    .turn_of("witch");
  unheld.plays("gather gold").refuses("end_turn", "not_now").plays("bewitch merchant");
  unheld.change([](State& s) { s.table.gold[0] = 0; });
  while (unheld.state().table.round == 1) {
    EXPECT_NE(unheld.state().table.turn.seat, Seat(0));
    unheld.passes();
  }
  unheld.expect_gold(0, 0).expect_hand(0, {});
}

SPEC("W27 A21", "bewitching the own second character gathers twice and builds once") {
  auto g = scenario(3)
               .seat(0)
               .gold(3)
               .hand({"tavern", "temple"})
               .city({"market"})
               .holds("witch")
               .holds("merchant")
               .turn_of("witch");
  g.plays("gather gold").refuses("build tavern", "not_now").plays("bewitch merchant");
  g.plays_on_to("merchant").expect_turn_of(0, "merchant").expect_gold(0, 5);
  g.refuses("build tavern", "not_now").refuses("income", "not_now");
  g.plays(0, "gather gold").expect_turn_of(0, "merchant").expect_gold(0, 7);
  g.plays("income").expect_gold(0, 8).plays("build tavern").expect_gold(0, 7);
  g.refuses("build temple", "limit_reached").refuses("gather gold", "already_gathered");
  g.plays("end_turn");
  EXPECT_NE(g.state().table.turn.seat, Seat(0));
}

}  // namespace
}  // namespace prestige::citadels::kit
