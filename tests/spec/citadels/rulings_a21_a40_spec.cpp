#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/kit/views.h"

namespace prestige::citadels::kit {
namespace {

SPEC("A21", "targets without effect are legal: a character nobody holds, the own second one") {
  auto unheld = scenario(5).turn_of("thief").nobody_holds({"king"});
  unheld.seat(0).gold(0).holds("thief");
  unheld.plays("rob king").plays_round_out().expect_gold(0, 2);

  auto own = scenario(3).turn_of("assassin").nobody_holds({"thief"});
  own.seat(0).gold(0).holds({"assassin", "king"});
  own.plays("kill king").passes();
  EXPECT_FALSE(own.state().table.is_shown(4));

  auto robbed = scenario(3).turn_of("thief").nobody_holds({"magician"});
  robbed.seat(0).gold(4).holds({"thief", "king"});
  robbed.plays("rob king").passes().expect_turn_of(0, "king").expect_gold(0, 6);

  auto threatened = scenario(3).turn_of("blackmailer").nobody_holds({"magician"});
  threatened.seat(0).gold(4).holds({"blackmailer", "king"});
  threatened.plays("threaten king").plays("threaten bishop").plays("rose king").passes();
  threatened.expect_turn_of(0, "king").plays("gather gold").offers("end_turn").expect_gold(0, 8);
}

SPEC("A21", "bewitching the own second character is legal and works") {
  auto g = scenario(3).turn_of("witch").nobody_holds({"thief", "seer"}).cast({"seer"});
  g.seat(0).gold(0).hand({"tavern"}).city({"manor"}).holds({"witch", "king"}).crown(2);
  g.plays("gather gold").plays("bewitch king").expect_turn_of(0, "king");
  g.expect_offered("", {"gather cards", "gather gold"}).plays("gather gold").expect_crown(0);
  g.expect_turn_of(0, "king").plays("income").plays("build tavern").expect_gold(0, 4);
}

SPEC("A22", "the Great Wall covers the other districts, by option itself, too") {
  const auto position = [](const char* rank8, bool itself, int gold) {
    auto g = scenario(5).turn_of(rank8);
    g.options([=](Switches& o) { o.great_wall_covers_itself = itself; });
    g.seat(0).gold(gold).city({"palace"}).holds(rank8).seat(1).gold(0).city({"great_wall"});
    return g;
  };
  position("warlord", false, 5).plays("destroy 1 great_wall").expect_gold(0, 0);
  position("warlord", true, 5).refuses("destroy 1 great_wall", "rank8_price_not_payable");
  position("warlord", true, 6).plays("destroy 1 great_wall").expect_gold(0, 0).expect_gold(1, 0);
  position("diplomat", false, 1).plays("exchange palace 1 great_wall").expect_gold(1, 1);
  position("diplomat", true, 1).refuses("exchange palace 1 great_wall", "rank8_price_not_payable");
  position("diplomat", true, 2).plays("exchange palace 1 great_wall").expect_gold(1, 2);
}

SPEC("A22", "the own wall never charges its owner, not even with the option") {
  for (const bool itself : {false, true}) {
    auto g = scenario(5).turn_of("warlord");
    g.options([=](Switches& o) { o.great_wall_covers_itself = itself; });
    g.seat(0).gold(5).city({"great_wall", "tavern"}).holds("warlord");
    g.plays("destroy 0 great_wall").expect_gold(0, 0);
  }
}

SPEC("A23", "the Keep is safe from every rank 8, not from the Armory") {
  auto diplomat = scenario(5).turn_of("diplomat");
  diplomat.seat(0).gold(9).city({"keep", "manor"}).holds("diplomat").seat(1).city({"tavern"});
  diplomat.refuses("exchange keep 1 tavern", "keep_is_immune").offers("exchange manor 1 tavern");

  auto own = scenario(5).turn_of("warlord");
  own.seat(0).gold(9).city({"keep"}).holds("warlord");
  own.refuses("destroy 0 keep", "keep_is_immune");

  auto armory = scenario(5).turn_of("king");
  armory.seat(0).city({"armory"}).holds("king").seat(1).city({"keep"});
  armory.plays("use armory 1 keep").expect_city(1, {});
}

SPEC("A24", "Bishop and Warlord in one hand: the own city is protected, or open by option") {
  for (const bool open : {false, true}) {
    auto g = scenario(3).turn_of("warlord");
    g.options([=](Switches& o) { o.bishop_allows_own_rank8 = open; });
    g.seat(0).gold(9).city({"market"}).holds({"bishop", "warlord"}).seat(1).city({"tavern"});
    g.offers("destroy 1 tavern");
    if (open) {
      g.plays("destroy 0 market").expect_city(0, {});
    } else {
      g.refuses("destroy 0 market", "bishop_protects");
    }
  }
}

SPEC("A24", "Bishop and Diplomat in one hand: no exchange at all, or any by option") {
  for (const bool open : {false, true}) {
    auto g = scenario(3).turn_of("diplomat");
    g.options([=](Switches& o) { o.bishop_allows_own_rank8 = open; });
    g.seat(0).gold(9).city({"market"}).holds({"bishop", "diplomat"}).seat(1).city({"tavern"});
    if (open) {
      g.plays("exchange market 1 tavern").expect_city(0, {"tavern"});
    } else {
      g.refuses("exchange market 1 tavern", "bishop_protects").does_not_offer("exchange");
    }
  }
}

SPEC("A24", "the same holds for a Witch acting as Bishop who also holds rank 8") {
  auto g = scenario(3).turn_of("warlord").bewitched("bishop");
  g.seat(0).gold(9).city({"market"}).holds({"witch", "warlord"});
  g.seat(1).city({"tavern"}).holds({"bishop", "king"});
  g.refuses("destroy 0 market", "bishop_protects").offers("destroy 1 tavern");
}

SPEC("A25", "the Diplomat may give a duplicate, by option not; gaining one never") {
  for (const bool may : {true, false}) {
    auto g = scenario(5).turn_of("diplomat");
    g.options([=](Switches& o) { o.diplomat_give_duplicate = may; });
    g.seat(0).gold(9).city({"tavern", "manor"}).holds("diplomat").seat(1).city({"tavern", "docks"});
    g.refuses("exchange tavern 1 tavern", "name_in_your_city");
    g.refuses("exchange manor 1 tavern", "name_in_your_city").offers("exchange manor 1 docks");
    if (may) {
      g.plays("exchange tavern 1 docks").expect_city(1, {"tavern", "tavern"});
    } else {
      g.refuses("exchange tavern 1 docks", "name_in_their_city");
    }
  }
}

SPEC("A26", "the Graveyard does not rescue itself, or does by option") {
  for (const bool itself : {false, true}) {
    auto g = scenario(5).turn_of("warlord");
    g.options([=](Switches& o) { o.graveyard_recovers_itself = itself; });
    g.seat(0).gold(9).holds("warlord").seat(1).gold(1).hand({}).city({"graveyard"});
    g.plays("destroy 1 graveyard");
    if (itself) {
      g.expect_acting(1).plays("rescue").expect_hand(1, {"graveyard"}).expect_gold(1, 0);
    } else {
      g.expect_acting(0).expect_hand(1, {}).expect_gold(1, 1);
    }
  }
}

SPEC("A26", "its owner is asked when killed, bewitched, on hold or with a completed city") {
  auto killed = scenario(5).turn_of("warlord").killed("merchant");
  killed.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"});
  killed.seat(2).gold(1).city({"graveyard"}).holds("merchant");
  killed.plays("destroy 1 tavern").expect_acting(2);

  auto bewitched = scenario(5).turn_of("warlord").bewitched("merchant");
  bewitched.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"}).holds("witch");
  bewitched.seat(2).gold(1).city({"graveyard"}).holds("merchant");
  bewitched.plays("destroy 1 tavern").expect_acting(2);

  auto on_hold = scenario(5).turn_of("warlord").bewitched("artist");
  on_hold.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"});
  on_hold.seat(2).gold(1).city({"graveyard"}).holds("witch");
  on_hold.plays("destroy 1 tavern").expect_acting(2);

  auto completed = scenario(5).turn_of("warlord");
  completed.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"}).seat(2).gold(1);
  completed.city({"graveyard", "castle", "temple", "church", "market", "prison", "docks"});
  completed.plays("destroy 1 tavern").expect_acting(2);
}

SPEC("A26", "not for a Witch who acts as Warlord") {
  auto g = scenario(5).turn_of("warlord").bewitched("warlord");
  g.seat(0).holds("warlord").seat(1).gold(9).city({"graveyard"}).holds("witch");
  g.seat(2).city({"tavern"});
  g.plays(0, "gather gold").plays(1, "destroy 2 tavern").expect_acting(1).expect_gold(1, 9);
}

SPEC("A27", "the Emperor's hand-over is one change, by option two if he did not have the crown") {
  for (const bool twice : {false, true}) {
    for (const int crown : {3, 0}) {
      auto g = scenario(5).crown(crown).turn_of("emperor");
      g.options([=](Switches& o) { o.throne_room_counts_emperor_twice = twice; });
      g.seat(0).holds("emperor").seat(1).gold(0).hand({}).city({"throne_room"});
      g.seat(2).gold(0).hand({});
      g.plays("give_crown 2").expect_gold(1, twice && crown == 3 ? 2 : 1);
    }
  }
}

SPEC("A28", "for the Monument cards are counted before a sacrifice; an exchange is allowed") {
  auto five = scenario(5).turn_of("king");
  five.seat(0).gold(9).hand({"monument"}).holds("king");
  five.city({"framework", "manor", "temple", "church", "market"});
  five.plays("gather gold").refuses("build monument framework", "city_too_large_for_monument");
  five.refuses("build monument", "city_too_large_for_monument");

  auto four = scenario(5).turn_of("king");
  four.seat(0).gold(9).hand({"monument"}).city({"framework", "manor", "temple", "church"});
  four.holds("king").plays("gather gold").plays("build monument framework");
  four.expect_city(0, {"manor", "temple", "church", "monument"});

  auto exchange = scenario(5).turn_of("diplomat");
  exchange.seat(0).gold(9).city({"manor", "temple", "church", "market", "prison"});
  exchange.holds("diplomat").seat(1).city({"monument"});
  exchange.plays("exchange manor 1 monument");
}

SPEC("A29", "the coin of a destroyed district goes to the bank, whoever destroys it") {
  auto armory = scenario(5).turn_of("king");
  armory.seat(0).gold(1).city({"armory+"}).holds("king").seat(1).gold(1).city({"market+"});
  armory.plays("use armory 1 market+").expect_gold(0, 1).expect_gold(1, 1);

  auto framework = scenario(5).turn_of("king");
  framework.seat(0).gold(0).hand({"palace"}).city({"framework+"}).holds("king");
  framework.plays("gather gold").plays("build palace framework").expect_gold(0, 2);
  framework.expect_city(0, {"palace"});
}

SPEC("A30", "of Museum cards only the number matters; nobody gets them back") {
  auto g = scenario(5).turn_of("king").tucked(0, {"tavern", "secret_vault"});
  g.seat(0).hand({"docks"}).city({"museum"}).holds("king");
  EXPECT_EQ(g.score(0).total, 4 + 2);  // a tucked Secret Vault is one card
  g.plays("use museum docks");
  EXPECT_EQ(g.score(0).total, 4 + 3);
  g.refuses("use museum tavern", "district_used").refuses("take tavern", "not_now");
}

SPEC("A31", "an empty deck: no cards to gather, no Smithy, no pure draws, and no gold instead") {
  const auto with_empty_deck = [](const char* character, const Texts& city) {
    auto g = scenario(5).turn_of(character).deck({}).rest_to(4);
    g.seat(0).gold(5).hand({}).city(city).holds(character);
    return g;
  };
  with_empty_deck("king", {"smithy"})
      .refuses("use smithy", "deck_empty")
      .refuses("gather cards", "deck_empty")
      .plays("gather gold")
      .expect_gold(0, 7);
  with_empty_deck("king", {"park"}).passes().expect_hand(0, {}).expect_gold(0, 7);
  auto spy = with_empty_deck("spy", {});
  spy.seat(1).gold(1).hand({"tavern", "docks"});
  spy.plays("spy 1 trade").expect_gold(0, 6).expect_hand(0, {}).offers("gather gold");
}

SPEC("A31", "a short deck gives what it has; the Abbot announces no more cards than there are") {
  auto smithy = scenario(5).turn_of("king").deck({"tavern"});
  smithy.seat(0).gold(5).hand({}).city({"smithy"}).holds("king");
  smithy.plays("use smithy").draws({"tavern"}).expect_hand(0, {"tavern"}).expect_gold(0, 3);
  smithy.offers("gather gold");

  auto abbot = scenario(5).turn_of("abbot").deck({"tavern"});
  abbot.seat(0).hand({}).city({"temple", "church", "monastery"}).holds("abbot");
  abbot.expect_offered("split", {"split 2 1", "split 3 0"}).refuses("split 1 2", "bad_split");
}

SPEC("A32", "cards put under the deck together lie there in random order") {
  auto g = scenario(5).turn_of("magician").deck({"docks", "harbor"});
  g.seat(0).hand({"tavern", "temple"}).holds("magician").seat(1).hand({});
  g.plays("redraw").plays("discard tavern").plays("discard temple").plays("done");
  g.draws({"docks", "harbor"}).plays("gather cards");
  g.expect_chance().expect_offered("", {"draw tavern", "draw temple"});
}

SPEC("A32", "groups keep their order") {
  auto g = scenario(5).turn_of("king").deck({}).under_deck({"tavern"}).under_deck({"temple"});
  g.seat(0).hand({}).holds("king");
  g.plays("gather cards").expect_offered("", {"draw tavern"}).draws({"tavern"});
  g.expect_offered("", {"draw temple"});
}

SPEC("A33", "for the Capitol unique is a type, the Capitol included") {
  auto g = scenario(5).seat(0).city({"capitol", "keep", "quarry"});
  EXPECT_EQ(g.score(0).total, 5 + 3 + 5 + 3);
  EXPECT_EQ(scenario(5).seat(0).city({"capitol", "keep"}).score(0).total, 5 + 3);
}

SPEC("A34", "Secret Vault and Map Room both score") {
  auto g = scenario(5);
  g.seat(0).hand({"secret_vault"}).city({"map_room"});
  EXPECT_EQ(g.score(0).total, 5 + 3 + 1);
}

SPEC("A35", "the Magistrate is asked for every warranted first paid build") {
  for (const char* signed_one : {"king", "thief"}) {
    auto g = scenario(5).turn_of("king").warrants({"king", "thief", "warlord"}, signed_one);
    g.seat(0).gold(9).hand({"tavern"}).holds("king").seat(1).holds("magistrate");
    g.plays("gather gold").plays("build tavern").expect_acting(1).offers("pass");
  }
  auto none = scenario(5).turn_of("king").warrants({"bishop", "thief", "warlord"}, "thief");
  none.seat(0).gold(9).hand({"tavern"}).holds("king").seat(1).holds("magistrate");
  none.plays("gather gold").plays("build tavern").expect_acting(0);
}

SPEC("A36", "the second threat is removed silently after the rose, not after a blank") {
  for (const bool rose : {true, false}) {
    auto g = scenario(5).turn_of("king").threats({"king", "merchant"}, rose ? "king" : "merchant");
    g.seat(0).gold(4).holds("king").seat(1).holds("blackmailer").seat(2).holds("merchant");
    g.plays("gather gold").plays("refuse").plays("reveal").expect_no_event("threat_removed");
    EXPECT_EQ(g.state().table.threats, rose ? RankMask{0} : bit(Rank{6}));
    g.plays_on_to("merchant");
    if (rose) {
      g.offers("extra_gold");
    } else {
      g.refuses("extra_gold", "not_now");
    }
  }
}

SPEC("A37", "after looking the Wizard must take a card; building it needs gathering first") {
  auto g = scenario(5).turn_of("wizard");
  g.seat(0).gold(9).hand({}).holds("wizard").seat(1).hand({"tavern", "docks"});
  auto gathered = g;
  g.plays("look 1").expect_offered("", {"take docks", "take tavern"});
  g.refuses("build tavern", "gather_before_building").refuses("end_turn", "not_now");
  g.refuses("gather gold", "not_now").refuses("take temple", "not_in_that_hand");
  g.plays("take docks").expect_hand(0, {"docks"}).expect_hand(1, {"tavern"});

  gathered.plays("gather gold").plays("look 1");
  gathered.expect_offered("", {"build docks", "build tavern", "take docks", "take tavern"});
}

SPEC("A38", "the Theater swaps once, voluntarily and unseen; both know their new card") {
  auto g = scenario(5).at_theater();
  g.seat(0).holds("assassin").seat(1).city({"theater"}).holds("bishop").seat(2).holds("king");
  EXPECT_EQ(g.observe(1).characters, bit(Rank{5}));
  g.offers("no_swap").plays("swap bishop 2");
  EXPECT_EQ(g.observe(1).characters, bit(Rank{4}));
  EXPECT_EQ(g.observe(2).characters, bit(Rank{5}));
  g.expect_turn_of(0, "assassin").does_not_offer("swap");
}

SPEC("A39", "the Magician discards before drawing: with a tiny deck own discards come back") {
  auto g = scenario(5).turn_of("magician").deck({"docks"});
  g.seat(0).hand({"tavern", "temple"}).holds("magician").seat(1).hand({});
  g.plays("redraw").plays("discard tavern").plays("discard temple").plays("done");
  g.draws({"docks", "temple"}).expect_hand(0, {"docks", "temple"}).expect_deck_size(1);
}

SPEC("A40", "end of the round: crown, Queen, clean-up, end check") {
  auto g = scenario(5).crown(3).killed("king").at_round_end();
  g.seat(0).holds("queen").seat(1).holds("king").seat(2).city(kSeven);
  EXPECT_EQ(g.events(), (Texts{"character_revealed", "crown_taken", "royal_gold_received",
                               "round_ended", "game_ended"}));

  auto next = scenario(5).crown(3).killed("king").at_round_end();
  next.seat(0).holds("queen").seat(1).holds("king");
  EXPECT_EQ(next.events(), (Texts{"character_revealed", "crown_taken", "royal_gold_received",
                                  "round_ended", "round_started"}));
}

}  // namespace
}  // namespace prestige::citadels::kit
