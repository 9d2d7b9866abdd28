// Warlord, Diplomat and Marshal against every protection.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

// Seat 0 has this rank 8 character, whose turn it is. Further words are about seat 0.
Play rank8(const char* character, Where where = Where::current()) {
  Play g(5, where);
  g.turn_of(character).seat(0).hand({}).holds(character);
  return g;
}

// How each of the three goes for a district of seat 1; the Diplomat gives `own`.
std::string attack(const std::string& character, const std::string& target,
                   const std::string& own = "tavern") {
  if (character == "warlord") return "destroy 1 " + target;
  if (character == "marshal") return "seize 1 " + target;
  return "exchange " + own + " 1 " + target;
}

constexpr std::array<const char*, 3> kRank8 = {"warlord", "diplomat", "marshal"};

SPEC("P01 A23", "the Keep is out of reach, on either side of an exchange and for its owner") {
  for (const char* character : kRank8) {
    auto g = rank8(character).gold(9).city({"tavern"}).seat(1).city({"keep", "docks"});
    g.refuses(attack(character, "keep"), "keep_is_immune").plays(attack(character, "docks"));
  }
  auto own = rank8("warlord").gold(9).city({"keep", "tavern"});
  own.refuses("destroy 0 keep", "keep_is_immune").plays("destroy 0 tavern");
  auto given = rank8("diplomat").gold(9).city({"keep", "tavern"}).seat(1).city({"docks"});
  given.refuses("exchange keep 1 docks", "keep_is_immune").plays("exchange tavern 1 docks");
}

SPEC("P02 A22", "the Great Wall charges the Warlord one more, to the bank") {
  auto g = rank8("warlord").gold(3).seat(1).gold(0).city({"great_wall", "docks", "palace"});
  g.refuses("destroy 1 palace", "rank8_price_not_payable");
  g.plays("destroy 1 docks").expect_gold(0, 0).expect_gold(1, 0);
  g.expect_city(1, {"great_wall", "palace"});

  auto without = rank8("warlord").gold(3).seat(1).city({"docks"});
  without.plays("destroy 1 docks").expect_gold(0, 1);
}

SPEC("P02 A22", "the Great Wall charges the Diplomat one more, even where nothing else is due") {
  auto g = rank8("diplomat").gold(3).city({"tavern", "palace"});
  g.seat(1).gold(0).city({"great_wall", "docks", "temple", "harbor"});
  auto cheaper = g;
  g.refuses("exchange tavern 1 harbor", "rank8_price_not_payable");
  g.plays("exchange tavern 1 docks").expect_gold(0, 0).expect_gold(1, 3);
  cheaper.plays("exchange palace 1 temple").expect_gold(0, 2).expect_gold(1, 1);
}

SPEC("P02 A22", "the Great Wall charges the Marshal one more; the limit of three is the cost's") {
  auto g = rank8("marshal").gold(4).seat(1).gold(0).city({"great_wall", "docks", "harbor"});
  g.refuses("seize 1 harbor", "costs_too_much_to_seize");
  g.plays("seize 1 docks").expect_gold(0, 0).expect_gold(1, 4).expect_city(0, {"docks"});

  auto poor = rank8("marshal").gold(3).seat(1).city({"great_wall", "docks"});
  poor.refuses("seize 1 docks", "rank8_price_not_payable");
}

SPEC("P03 A22", "the Great Wall itself carries no surcharge unless the option says so") {
  auto destroyed = rank8("warlord").gold(5).seat(1).city({"great_wall", "tavern"});
  destroyed.plays("destroy 1 great_wall").expect_gold(0, 0).expect_city(1, {"tavern"});

  auto exchanged = rank8("diplomat").gold(3).city({"docks"}).seat(1).gold(0).city({"great_wall"});
  exchanged.plays("exchange docks 1 great_wall").expect_gold(0, 0).expect_gold(1, 3);
  auto dearer =
      rank8("diplomat").gold(0).city({"dragon_gate"}).seat(1).gold(0).city({"great_wall"});
  dearer.plays("exchange dragon_gate 1 great_wall").expect_gold(0, 0).expect_gold(1, 0);

  auto seized = rank8("marshal").gold(9).seat(1).city({"great_wall"});
  seized.refuses("seize 1 great_wall", "costs_too_much_to_seize");

  auto covered = rank8("warlord").gold(5).seat(1).city({"great_wall"});
  covered.options([](Switches& s) { s.great_wall_covers_itself = true; });
  covered.refuses("destroy 1 great_wall", "rank8_price_not_payable");
}

SPEC("P04 A22", "the own Great Wall never charges its owner") {
  auto warlord = rank8("warlord").gold(2).city({"great_wall", "docks"}).seat(1).city({"manor"});
  auto elsewhere = warlord;
  warlord.plays("destroy 0 docks").expect_gold(0, 0).expect_city(0, {"great_wall"});
  elsewhere.plays("destroy 1 manor").expect_gold(0, 0);

  auto diplomat = rank8("diplomat").gold(2).city({"great_wall", "tavern"}).seat(1).city({"docks"});
  diplomat.plays("exchange tavern 1 docks").expect_gold(0, 0).expect_city(1, {"tavern"});

  auto marshal = rank8("marshal").gold(3).city({"great_wall"}).seat(1).city({"docks"});
  marshal.plays("seize 1 docks").expect_gold(0, 0);
}

SPEC("P05", "a completed city is closed to all three") {
  for (const char* character : kRank8) {
    auto closed = rank8(character).gold(9).city({"tavern"}).seat(1).city(kSeven);
    closed.refuses(attack(character, "docks"), "city_completed");
    closed.does_not_offer("destroy 1").does_not_offer("seize").does_not_offer("exchange");
    auto open = rank8(character).gold(9).city({"tavern"}).seat(1).city(kSix);
    open.plays(attack(character, "market"));
  }
}

SPEC("P06 A19", "the own completed city: no destruction, but exchange and seizure") {
  auto warlord = rank8("warlord").gold(9).city(kSeven);
  warlord.refuses("destroy 0 docks", "city_completed");

  auto diplomat = rank8("diplomat").gold(9).city(kSeven).seat(1).gold(0).city({"harbor"});
  diplomat.plays("exchange docks 1 harbor").expect_gold(0, 8).expect_city(1, {"docks"});
  diplomat.expect_completed(0);

  auto marshal = rank8("marshal").gold(9).city(kSeven).seat(1).gold(0).city({"watchtower"});
  marshal.plays("seize 1 watchtower").expect_gold(0, 8).expect_gold(1, 1);
  EXPECT_EQ(marshal.city_of(0).size(), 8u);
}

SPEC("P06 A17 A65", "a seizure completes the Marshal's city by number") {
  auto g = rank8("marshal").gold(9).city(kSix).seat(1).gold(0).city({"watchtower"});
  g.expect_completed(0, false).plays("seize 1 watchtower").expect_completed(0);
  EXPECT_EQ(g.score(0).completion, 4);
}

SPEC("P07", "the Bishop's city is closed to all three") {
  for (const char* character : kRank8) {
    auto g = rank8(character).gold(9).city({"tavern"}).seat(1).city({"docks"}).holds("bishop");
    g.refuses(attack(character, "docks"), "bishop_protects");
    g.expect_offered("destroy", character == kRank8[0] ? Texts{"destroy 0 tavern"} : Texts{});
    g.does_not_offer("exchange").does_not_offer("seize");
  }
}

SPEC("P08", "a killed Bishop's city is open to all three") {
  for (const char* character : kRank8) {
    auto g = rank8(character).gold(9).city({"tavern"}).seat(1).city({"docks"}).holds("bishop");
    g.seat(2).holds("assassin").killed("bishop").plays(attack(character, "docks"));
    EXPECT_FALSE(g.city_of(1) == Texts{"docks"});
  }
}

SPEC("P09", "a Museum is destroyed with its cards, moves with them, and is too dear to seize") {
  auto warlord = rank8("warlord").gold(3).seat(1).city({"museum"}).tucked(1, {"docks", "manor"});
  const int deck = warlord.state().secrets.deck.size();
  warlord.plays("destroy 1 museum").expect_gold(0, 0).expect_city(1, {}).expect_deck_size(deck + 3);
  EXPECT_TRUE(warlord.state().secrets.tucked[1].empty());
  EXPECT_EQ(warlord.score(1).total, 0);

  auto diplomat = rank8("diplomat").gold(3).city({"tavern"}).seat(1).gold(0).city({"museum"});
  diplomat.tucked(1, {"docks", "manor"}).plays("exchange tavern 1 museum");
  diplomat.expect_gold(0, 0).expect_gold(1, 3);
  EXPECT_EQ(diplomat.score(0).extras[static_cast<std::size_t>(District::museum)], 2);
  EXPECT_EQ(diplomat.score(0).total, 6);
  EXPECT_EQ(diplomat.score(1).total, 1);

  auto marshal = rank8("marshal").gold(9).seat(1).city({"museum"});
  marshal.refuses("seize 1 museum", "costs_too_much_to_seize");
}

SPEC("P10 A29", "a beautified district costs one more, and the coin goes with it or to the bank") {
  auto warlord = rank8("warlord").gold(2).seat(1).gold(0).city({"market+"});
  warlord.refuses("destroy 1 market", "not_in_that_city");
  warlord.plays("destroy 1 market+").expect_gold(0, 0).expect_gold(1, 0).expect_city(1, {});

  auto diplomat = rank8("diplomat").gold(2).city({"tavern"}).seat(1).gold(0).city({"market+"});
  diplomat.plays("exchange tavern 1 market+").expect_gold(0, 0).expect_gold(1, 2);
  diplomat.expect_city(0, {"market+"});
  auto own = rank8("diplomat").gold(1).city({"tavern+"}).seat(1).gold(0).city({"docks"});
  own.plays("exchange tavern+ 1 docks").expect_gold(0, 0).expect_city(1, {"tavern+"});

  auto marshal = rank8("marshal").gold(3).seat(1).gold(0).city({"market+", "docks+"});
  marshal.refuses("seize 1 docks+", "costs_too_much_to_seize");
  marshal.plays("seize 1 market+").expect_gold(0, 0).expect_gold(1, 3);
  marshal.expect_city(0, {"market+"}).expect_city(1, {"docks+"});
}

SPEC("P11", "a name of the own city is no target but for the Warlord") {
  auto warlord = rank8("warlord").gold(9).city({"docks"}).seat(1).city({"docks"});
  warlord.plays("destroy 1 docks").expect_city(1, {});
  auto diplomat = rank8("diplomat").gold(9).city({"docks", "tavern"}).seat(1).city({"docks"});
  diplomat.refuses("exchange tavern 1 docks", "name_in_your_city");
  diplomat.refuses("exchange docks 1 docks", "name_in_your_city");
  auto marshal = rank8("marshal").gold(9).city({"docks+"}).seat(1).city({"docks", "tavern"});
  marshal.refuses("seize 1 docks", "name_in_your_city").plays("seize 1 tavern");
}

SPEC("P12 A25", "the Diplomat may give a duplicate unless the option forbids it") {
  auto g = rank8("diplomat").gold(9).city({"tavern"}).seat(1).city({"tavern", "docks"});
  auto strict = g;
  g.plays("exchange tavern 1 docks").expect_city(1, {"tavern", "tavern"});
  strict.options([](Switches& s) { s.diplomat_give_duplicate = false; });
  strict.refuses("exchange tavern 1 docks", "name_in_their_city");
}

SPEC("P13", "the Quarry helps neither an exchange nor a seizure") {
  auto diplomat =
      rank8("diplomat").gold(9).city({"quarry", "docks", "tavern"}).seat(1).city({"docks"});
  diplomat.refuses("exchange tavern 1 docks", "name_in_your_city");
  auto marshal = rank8("marshal").gold(9).city({"quarry", "docks"}).seat(1).city({"docks"});
  marshal.refuses("seize 1 docks", "name_in_your_city");
}

SPEC("P14 A17", "the Monument: three gold, completes by exchange, too dear to seize") {
  auto warlord = rank8("warlord").gold(3).seat(1).city({"monument"});
  warlord.plays("destroy 1 monument").expect_gold(0, 0);

  auto diplomat = rank8("diplomat").gold(9).city(kSix).seat(1).city({"monument", "tavern"});
  diplomat.expect_completed(0, false).plays("exchange castle 1 monument").expect_completed(0);
  diplomat.expect_gold(0, 9).expect_city(1, {"castle", "tavern"});

  auto given = rank8("diplomat").gold(9).city({"monument"}).seat(1).city(kSix);
  given.plays("exchange monument 1 castle").expect_completed(1).expect_completed(0, false);

  auto marshal = rank8("marshal").gold(9).seat(1).city({"monument"});
  marshal.refuses("seize 1 monument", "costs_too_much_to_seize");
}

SPEC("P15", "the victim's Factory changes no cost") {
  auto warlord = rank8("warlord").gold(4).seat(1).city({"factory", "smithy"});
  warlord.plays("destroy 1 smithy").expect_gold(0, 0);
  auto diplomat = rank8("diplomat").gold(4).city({"tavern"}).seat(1).city({"factory", "smithy"});
  diplomat.plays("exchange tavern 1 smithy").expect_gold(0, 0);
  auto marshal = rank8("marshal").gold(9).seat(1).city({"factory", "observatory", "framework"});
  marshal.refuses("seize 1 observatory", "costs_too_much_to_seize");
  marshal.plays("seize 1 framework").expect_gold(0, 6);
}

SPEC("P16 A15", "exchange and seizure are no builds and pay no tax") {
  for (const char* character : kRank8) {
    auto g = rank8(character).cast({"tax_collector"}).gold(9).city({"tavern"});
    g.seat(1).gold(5).city({"docks"}).plays(attack(character, "docks")).expect_tax(0);
    g.expect_gold(0, character == kRank8[2] ? 6 : 7);
    g.expect_gold(1, character == kRank8[0] ? 5 : character == kRank8[1] ? 7 : 8);
  }
}

SPEC("P17 A26", "the Graveyard answers the Warlord and needs him in the cast") {
  auto g = rank8("warlord").gold(9).seat(1).city({"docks"}).seat(2).gold(1).hand({});
  g.seat(2).city({"graveyard"}).plays("destroy 1 docks").expect_acting(2);
  g.expect_offered("", {"let_go", "rescue"}).plays(2, "rescue").expect_hand(2, {"docks"});
  g.expect_gold(2, 0).expect_acting(0);
  for (const char* character : {"diplomat", "marshal"}) {
    auto other = rank8(character).gold(9).city({"tavern"}).seat(1).city({"docks"});
    EXPECT_EQ(other.state().table.uniques & bit(District::graveyard), 0u);
    other.plays(attack(character, "docks")).expect_acting(0);
  }
}

SPEC("P18", "without a district there is nothing to exchange, but all can be seized") {
  auto diplomat = rank8("diplomat").gold(9).seat(1).city({"docks"});
  diplomat.refuses("exchange tavern 1 docks", "not_in_your_city").does_not_offer("exchange");
  auto marshal = rank8("marshal").gold(9).seat(1).city({"docks"});
  marshal.plays("seize 1 docks").expect_city(0, {"docks"});
}

SPEC("P19 A24",
     "Bishop and rank 8 in one hand: the own city is barred unless the option opens it") {
  const auto table = [](const char* character) {
    auto g = scenario(3).turn_of(character);
    g.seat(0).gold(9).city({"tavern"}).holds("bishop").holds(character).seat(1).city({"docks"});
    return g;
  };
  const auto open = [](Switches& s) { s.bishop_allows_own_rank8 = true; };
  auto warlord = table("warlord");
  warlord.refuses("destroy 0 tavern", "bishop_protects").plays("destroy 1 docks");
  table("warlord").options(open).plays("destroy 0 tavern").expect_city(0, {});

  auto diplomat = table("diplomat");
  diplomat.refuses("exchange tavern 1 docks", "bishop_protects").does_not_offer("exchange");
  table("diplomat").options(open).plays("exchange tavern 1 docks").expect_city(0, {"docks"});

  auto marshal = table("marshal");
  marshal.plays("seize 1 docks").expect_city(0, {"tavern", "docks"});
}

SPEC("P20 A51", "a killed Bishop's Great Wall still charges") {
  for (const char* character : kRank8) {
    auto g = rank8(character).gold(9).city({"tavern"}).seat(2).holds("assassin").killed("bishop");
    g.seat(1).gold(0).city({"great_wall", "docks"}).holds("bishop");
    g.plays(attack(character, "docks"));
    g.expect_gold(0, character == kRank8[2] ? 5 : 6);
    g.expect_gold(1, character == kRank8[0] ? 0 : character == kRank8[1] ? 3 : 4);
  }
}

SPEC("P21", "the cities of a bewitched player and of the Witch on hold are open") {
  for (const char* character : kRank8) {
    auto bewitched = rank8(character).gold(9).city({"tavern"});
    bewitched.seat(1).city({"docks"}).holds("merchant").seat(2).holds("witch");
    bewitched.bewitched("merchant").plays(attack(character, "docks"));

    auto on_hold = rank8(character).gold(9).city({"tavern"});
    on_hold.seat(1).city({"docks"}).holds("witch").seat(2).holds("artist").bewitched("artist");
    on_hold.plays(attack(character, "docks"));
    EXPECT_FALSE(on_hold.city_of(1) == Texts{"docks"});
  }
}

SPEC("P01 P02 P05 P07 A18 A66", "the Armory minds completed cities and nothing else") {
  auto g = scenario(5).turn_of("merchant");
  g.seat(0).gold(0).city({"armory", "tavern"}).holds("merchant");
  g.seat(1).city({"keep", "great_wall", "docks"}).holds("bishop").seat(2).city(kSeven);
  auto wall = g;
  g.refuses("use armory 2 docks", "city_completed");
  g.refuses("use armory 0 armory", "armory_needs_other_target");
  g.plays("use armory 1 keep").expect_city(1, {"great_wall", "docks"}).expect_city(0, {"tavern"});
  wall.plays("use armory 1 docks").expect_gold(0, 0).expect_city(1, {"keep", "great_wall"});

  auto own = scenario(5).turn_of("merchant");
  own.seat(0).city({"armory", "temple", "church", "market", "docks", "manor", "castle"});
  own.seat(0).holds("merchant").seat(1).city({"tavern"});
  own.refuses("use armory 1 tavern", "own_city_completed").does_not_offer("use armory");
}

}  // namespace
}  // namespace prestige::citadels::kit
