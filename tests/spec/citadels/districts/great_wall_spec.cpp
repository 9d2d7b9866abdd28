#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.great_wall C7.7", "rank 8 of others pays 1 more for the other districts of its city") {
  auto warlord =
      scenario(5).seat(0).gold(2).holds("warlord").seat(1).city({"great_wall", "tavern", "docks"});
  warlord.turn_of("warlord").refuses("destroy 1 docks", "rank8_price_not_payable");
  warlord.plays("destroy 1 tavern").expect_gold(0, 1).expect_gold(1, 2);

  auto marshal =
      scenario(5).seat(0).gold(4).holds("marshal").seat(1).gold(0).city({"great_wall", "docks"});
  marshal.turn_of("marshal").plays("seize 1 docks").expect_gold(0, 0).expect_gold(1, 4);

  auto diplomat = scenario(5).seat(0).gold(1).city({"palace"}).holds("diplomat");
  diplomat.seat(1).gold(0).city({"great_wall", "docks"}).turn_of("diplomat");
  diplomat.plays("exchange palace 1 docks").expect_gold(0, 0).expect_gold(1, 1);
}

SPEC("U.great_wall A22", "the wall itself costs no surcharge unless by option; a coin makes it 7") {
  auto plain = scenario(5).seat(0).gold(5).holds("warlord").seat(1).city({"great_wall"});
  plain.turn_of("warlord").plays("destroy 1 great_wall").expect_gold(0, 0);

  auto coin = scenario(5).seat(0).gold(6).holds("warlord").seat(1).city({"great_wall+"});
  coin.turn_of("warlord").plays("destroy 1 great_wall+").expect_gold(0, 0);

  auto option = scenario(5).options([](Switches& s) { s.great_wall_covers_itself = true; });
  option.seat(0).gold(2).city({"palace"}).holds("diplomat").seat(1).gold(0).city({"great_wall"});
  option.turn_of("diplomat")
      .plays("exchange palace 1 great_wall")
      .expect_gold(0, 0)
      .expect_gold(1, 2);
}

SPEC("U.great_wall P04", "never charges its owner") {
  auto own =
      scenario(5).seat(0).gold(2).city({"great_wall", "docks"}).holds("warlord").turn_of("warlord");
  own.plays("destroy 0 docks").expect_gold(0, 0);

  auto swap = scenario(5).seat(0).gold(0).city({"great_wall", "docks"}).holds("diplomat");
  swap.seat(1)
      .city({"tavern"})
      .turn_of("diplomat")
      .plays("exchange docks 1 tavern")
      .expect_gold(0, 0);
}

SPEC("U.great_wall", "the Marshal's limit looks at the cost alone") {
  auto g =
      scenario(5).seat(0).gold(9).holds("marshal").seat(1).city({"great_wall", "docks", "harbor"});
  g.turn_of("marshal").refuses("seize 1 harbor", "costs_too_much_to_seize").offers("seize 1 docks");
}

SPEC("U.great_wall P20", "works while its owner is killed, and not against the Armory") {
  auto g = scenario(5)
               .seat(0)
               .gold(2)
               .city({"armory"})
               .holds("warlord")
               .seat(1)
               .city({"great_wall", "docks"});
  g.holds("merchant").killed("merchant").turn_of("warlord");
  g.refuses("destroy 1 docks", "rank8_price_not_payable")
      .plays("use armory 1 docks")
      .expect_gold(0, 2);
}

}  // namespace
}  // namespace prestige::citadels::kit
