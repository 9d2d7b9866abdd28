#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C7.1 A18 A19",
     "no district of a completed city can be destroyed or taken, by its owner neither") {
  auto warlord = scenario(5).turn_of("warlord");
  warlord.seat(0).gold(9).city(kSeven).holds("warlord").seat(1).city({"tavern"});
  warlord.seat(2).city(
      {"tavern", "watchtower", "trading_post", "barracks", "palace", "fortress", "harbor"});
  warlord.refuses("destroy 2 tavern", "city_completed");
  warlord.refuses("destroy 0 temple", "city_completed");
  warlord.expect_offered("destroy", {"destroy 1 tavern"});

  auto marshal = scenario(5).turn_of("marshal");
  marshal.seat(0).gold(9).holds("marshal").seat(1).city(kSeven);
  marshal.refuses("seize 1 temple", "city_completed").does_not_offer("seize");

  auto diplomat = scenario(5).turn_of("diplomat");
  diplomat.seat(0).gold(9).city({"tavern"}).holds("diplomat").seat(1).city(kSeven);
  diplomat.refuses("exchange tavern 1 temple", "city_completed").does_not_offer("exchange");

  auto armory = scenario(5).turn_of("king");
  armory.seat(0).city({"armory"}).holds("king").seat(1).city(kSeven);
  armory.refuses("use armory 1 temple", "city_completed").does_not_offer("use armory");
}

SPEC("C7.1", "a Diplomat may give a district from the own completed city") {
  auto g = scenario(5).turn_of("diplomat");
  g.seat(0).gold(9).city(kSeven).holds("diplomat").seat(1).gold(0).city({"tavern"});
  g.plays("exchange docks 1 tavern").expect_gold(0, 9).expect_city(1, {"docks"});
  g.expect_completed(0);
}

SPEC("C7.2 A29", "destroyed cards go under the deck, their coin to the bank") {
  auto g = scenario(5).turn_of("warlord");
  g.seat(0).gold(9).holds("warlord").seat(1).gold(3).city({"market+", "temple"});
  const int deck = g.state().secrets.deck.size();
  g.plays("destroy 1 market+").expect_gold(0, 7).expect_gold(1, 3).expect_city(1, {"temple"});
  g.expect_deck_size(deck + 1);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::market);
}

SPEC("C7.2", "cards under a destroyed Museum are discarded with it") {
  auto g = scenario(5).turn_of("warlord").tucked(1, {"tavern", "docks"});
  g.seat(0).gold(9).holds("warlord").seat(1).city({"museum"});
  const int deck = g.state().secrets.deck.size();
  g.plays("destroy 1 museum").expect_deck_size(deck + 3).expect_city(1, {});
  EXPECT_TRUE(g.state().secrets.tucked[1].empty());
}

SPEC("C7.3", "moved districts keep coin and tucked cards") {
  auto marshal = scenario(5).turn_of("marshal");
  marshal.seat(0).gold(9).holds("marshal").seat(1).gold(0).city({"market+"});
  marshal.plays("seize 1 market+").expect_city(0, {"market+"}).expect_gold(0, 6);
  marshal.expect_gold(1, 3);

  auto diplomat = scenario(5).turn_of("diplomat").tucked(1, {"tavern", "docks"});
  diplomat.seat(0).gold(9).city({"castle+"}).holds("diplomat").seat(1).city({"museum"});
  EXPECT_EQ(diplomat.score(1).total, 6);
  diplomat.plays("exchange castle+ 1 museum")
      .expect_city(1, {"castle+"})
      .expect_city(0, {"museum"});
  EXPECT_EQ(diplomat.score(0).total, 6);  // 4 and two cards under it
  EXPECT_EQ(diplomat.score(1).total, 5);
}

SPEC("C7.4", "Warlord: cost less 1 to the bank, also in the own city") {
  auto g = scenario(5).turn_of("warlord");
  g.seat(0).gold(4).city({"market"}).holds("warlord");
  g.seat(1).gold(0).city({"tavern", "palace", "palace+", "dragon_gate"});
  g.expect_offered("destroy", {"destroy 0 market", "destroy 1 palace", "destroy 1 tavern"});
  g.refuses("destroy 1 palace+", "rank8_price_not_payable");
  g.refuses("destroy 1 dragon_gate", "rank8_price_not_payable");
  g.refuses("destroy 1 temple", "not_in_that_city").refuses("destroy 6 tavern", "no_such_seat");
  auto own = g;
  g.plays("destroy 1 palace").expect_gold(0, 0).expect_gold(1, 0);
  g.refuses("destroy 1 tavern", "ability_used");
  own.plays("destroy 0 market").expect_gold(0, 3).expect_city(0, {});
}

SPEC("C7.4",
     "Diplomat: the difference to the owner, nothing for a cheaper district, no name twice") {
  auto g = scenario(5).turn_of("diplomat");
  g.seat(0).gold(3).city({"tavern", "palace"}).holds("diplomat");
  g.seat(1).gold(0).city({"castle", "docks+", "fortress", "palace"});
  auto cheaper = g;
  g.refuses("exchange tavern 1 fortress", "rank8_price_not_payable");
  g.refuses("exchange tavern 1 palace", "name_in_your_city");
  g.refuses("exchange palace 1 palace", "name_in_your_city");
  g.refuses("exchange temple 1 castle", "not_in_your_city");
  g.refuses("exchange tavern 1 temple", "not_in_that_city");
  g.refuses("exchange tavern 0 palace", "needs_other_player");
  g.plays("exchange tavern 1 docks+").expect_gold(0, 0).expect_gold(1, 3);
  g.expect_city(0, {"docks+", "palace"}).expect_city(1, {"castle", "fortress", "palace", "tavern"});
  cheaper.plays("exchange palace 1 castle").expect_gold(0, 3).expect_gold(1, 0);
}

SPEC("C7.4", "Marshal: the cost to the owner, at most 3 with the coin, no name twice") {
  auto g = scenario(5).turn_of("marshal");
  g.seat(0).gold(3).city({"church"}).holds("marshal");
  g.seat(1).gold(0).city({"docks", "docks+", "market+", "castle", "church", "tavern"});
  g.expect_offered("seize", {"seize 1 docks", "seize 1 market+", "seize 1 tavern"});
  g.refuses("seize 1 castle", "costs_too_much_to_seize");
  g.refuses("seize 1 docks+", "costs_too_much_to_seize");
  g.refuses("seize 1 church", "name_in_your_city").refuses("seize 0 church", "needs_other_player");
  g.refuses("seize 1 temple", "not_in_that_city");
  g.plays("seize 1 docks").expect_gold(0, 0).expect_gold(1, 3).expect_city(0, {"church", "docks"});
  g.refuses("seize 1 tavern", "ability_used");
}

SPEC("C7.4 C7.7", "the Great Wall of another player adds 1 for its other districts") {
  auto warlord = scenario(5).turn_of("warlord");
  warlord.seat(0).gold(1).holds("warlord").seat(1).gold(0).city({"great_wall", "tavern", "docks"});
  warlord.expect_offered("destroy", {"destroy 1 tavern"});
  warlord.plays("destroy 1 tavern").expect_gold(0, 0).expect_gold(1, 0);

  auto marshal = scenario(5).turn_of("marshal");
  marshal.seat(0).gold(4).holds("marshal").seat(1).gold(0).city({"great_wall", "docks"});
  marshal.plays("seize 1 docks").expect_gold(0, 0).expect_gold(1, 4);

  auto diplomat = scenario(5).turn_of("diplomat");
  diplomat.seat(0).gold(1).city({"church"}).holds("diplomat");
  diplomat.seat(1).gold(0).city({"great_wall", "market"});
  diplomat.plays("exchange church 1 market").expect_gold(0, 0).expect_gold(1, 1);
}

SPEC("C7.5", "the price must be in the supply before the ability is used") {
  auto marshal = scenario(5).turn_of("marshal");
  marshal.seat(0).gold(2).holds("marshal").seat(1).gold(0).city({"docks"});
  marshal.refuses("seize 1 docks", "rank8_price_not_payable").plays("gather gold");
  marshal.plays("seize 1 docks").expect_gold(0, 1);

  // The exchange may not be paid with gold that it brings: the difference is due first.
  auto diplomat = scenario(5).turn_of("diplomat");
  diplomat.seat(0).gold(0).city({"tavern"}).holds("diplomat").seat(1).gold(9).city({"market"});
  diplomat.refuses("exchange tavern 1 market", "rank8_price_not_payable");
}

SPEC("C7.5 A65", "both sizes are checked after a move") {
  auto g = scenario(5).turn_of("marshal");
  g.seat(0).gold(9).city({"manor", "castle", "temple", "church", "market", "prison"});
  g.holds("marshal").seat(1).city({"docks"});
  g.plays("seize 1 docks").expect_completed(0).expect_event("city_completed");
}

SPEC("C7.6", "Bishop and Keep are out of bounds for all three, the own Keep included") {
  for (const char* rank8 : {"warlord", "diplomat", "marshal"}) {
    auto g = scenario(5).turn_of(rank8);
    g.seat(0).gold(9).city({"keep", "palace"}).holds(rank8);
    g.seat(1).city({"tavern"}).holds("bishop").seat(2).city({"temple"});
    const std::string verb = rank8 == std::string("marshal") ? "seize" : "destroy";
    if (rank8 == std::string("diplomat")) {
      g.refuses("exchange palace 1 tavern", "bishop_protects");
      g.refuses("exchange keep 2 temple", "keep_is_immune");
      g.expect_offered("exchange", {"exchange palace 2 temple"});
    } else {
      g.refuses(verb + " 1 tavern", "bishop_protects");
      g.offers(verb + " 2 temple");
    }
    if (verb == "destroy" && rank8 == std::string("warlord")) {
      g.refuses("destroy 0 keep", "keep_is_immune");
    }
  }
  for (const char* rank8 : {"warlord", "marshal"}) {
    auto g = scenario(5).turn_of(rank8);
    g.seat(0).gold(9).holds(rank8).seat(1).city({"keep", "tavern"});
    const std::string verb = rank8 == std::string("marshal") ? "seize" : "destroy";
    g.refuses(verb + " 1 keep", "keep_is_immune").offers(verb + " 1 tavern");
  }
  auto g = scenario(5).turn_of("diplomat");
  g.seat(0).gold(9).city({"palace"}).holds("diplomat").seat(1).city({"keep"});
  g.refuses("exchange palace 1 keep", "keep_is_immune");
}

SPEC("C7.6", "a killed Bishop protects nobody, a bewitched one the Witch") {
  auto killed = scenario(5).turn_of("warlord").killed("bishop");
  killed.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"}).holds("bishop");
  killed.offers("destroy 1 tavern");

  auto bewitched = scenario(5).turn_of("bishop").bewitched("bishop").nobody_holds({"merchant"});
  bewitched.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"}).holds("bishop");
  bewitched.seat(2)
      .city({"temple"})
      .holds("witch")
      .seat(3)
      .holds("magician")
      .seat(4)
      .holds("thief");
  bewitched.plays(1, "gather gold").plays(2, "end_turn").expect_turn_of(0, "warlord");
  bewitched.offers("destroy 1 tavern").refuses("destroy 2 temple", "bishop_protects");
}

SPEC("C7.7 A22", "the surcharge is due for price 0, is no part of the cost, and spares the owner") {
  auto free = scenario(5).turn_of("warlord");
  free.seat(0).gold(0).holds("warlord").seat(1).city({"great_wall", "tavern"});
  free.refuses("destroy 1 tavern", "rank8_price_not_payable");

  auto even = scenario(5).turn_of("diplomat");
  even.seat(0).gold(0).city({"palace"}).holds("diplomat").seat(1).city({"great_wall", "tavern"});
  even.refuses("exchange palace 1 tavern", "rank8_price_not_payable");

  auto own = scenario(5).turn_of("warlord");
  own.seat(0).gold(0).city({"great_wall", "tavern"}).holds("warlord");
  own.plays("destroy 0 tavern").expect_gold(0, 0);
}

SPEC("C7.8", "the Armory ignores Bishop, Keep and Great Wall and costs no gold") {
  auto g = scenario(5).turn_of("warlord");
  g.seat(0).gold(0).city({"armory", "temple"}).holds("warlord");
  g.seat(1).city({"keep", "great_wall", "tavern"}).holds("bishop");
  auto own = g;
  g.offers("use armory 1 great_wall").plays("use armory 1 keep");
  g.expect_city(0, {"temple"}).expect_city(1, {"great_wall", "tavern"}).expect_gold(0, 0);
  own.plays("use armory 0 temple").expect_city(0, {});
}

SPEC("C7.9", "the Graveyard's owner may pay 1 gold for the card before the acting player goes on") {
  const auto position = [](int gold) {
    auto g = scenario(5).turn_of("warlord");
    g.seat(0).gold(9).hand({"manor"}).holds("warlord").seat(1).city({"palace+"});
    g.seat(2).gold(gold).hand({}).city({"graveyard"}).holds("thief");
    g.plays("destroy 1 palace+");
    return g;
  };
  auto pays = position(1);
  pays.expect_acting(2).expect_offered("", {"let_go", "rescue"});
  pays.refuses(0, "gather gold", "not_acting");
  pays.plays("rescue").expect_hand(2, {"palace"}).expect_gold(2, 0).expect_acting(0);
  EXPECT_TRUE(pays.state().secrets.deck.tail().empty());

  auto declines = position(1);
  declines.plays("let_go").expect_hand(2, {}).expect_gold(2, 1).expect_acting(0);
  EXPECT_EQ(declines.state().secrets.deck.tail()[0].district, District::palace);

  auto poor = position(0);
  poor.expect_acting(0);
  EXPECT_EQ(poor.state().secrets.deck.tail()[0].district, District::palace);
}

SPEC("C7.9", "no Graveyard for its owner as Warlord, nor after the Armory") {
  auto owner = scenario(5).turn_of("warlord");
  owner.seat(0).gold(9).city({"graveyard"}).holds("warlord").seat(1).city({"tavern"});
  owner.plays("destroy 1 tavern").expect_acting(0);

  auto armory = scenario(5).turn_of("warlord");
  armory.seat(0).gold(9).city({"armory"}).holds("warlord").seat(1).city({"tavern"});
  armory.seat(2).gold(9).city({"graveyard"});
  armory.plays("use armory 1 tavern").expect_acting(0);
}

}  // namespace
}  // namespace prestige::citadels::kit
