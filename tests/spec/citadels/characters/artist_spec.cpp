#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.artist", "puts a gold on up to two different own districts, one at a time") {
  auto g = scenario(5).seat(0).gold(5).city({"tavern", "manor", "docks"}).holds("artist");
  g.turn_of("artist").refuses("beautify palace", "not_in_your_city").plays("beautify tavern");
  g.refuses("beautify tavern", "already_beautified").plays("gather gold").plays("beautify docks");
  g.refuses("beautify manor", "ability_used").does_not_offer("beautify").expect_gold(0, 5);
  g.expect_city(0, {"tavern+", "manor", "docks+"});
  EXPECT_EQ(g.score(0).districts, 2 + 3 + 4);
}

SPEC("R.artist", "needs a gold for each coin and a district without one") {
  auto poor = scenario(5).seat(0).gold(0).city({"tavern"}).holds("artist").turn_of("artist");
  poor.refuses("beautify tavern", "no_gold_for_coin").does_not_offer("beautify");

  auto done = scenario(5).seat(0).gold(5).city({"tavern+"}).holds("artist").turn_of("artist");
  done.refuses("beautify tavern", "already_beautified").does_not_offer("beautify");
}

SPEC("R.artist A57", "also on a district built in this turn, and in a completed city") {
  auto g = scenario(5).seat(0).gold(5).hand({"docks"}).holds("artist").turn_of("artist");
  g.plays("gather gold").plays("build docks").plays("beautify docks").expect_city(0, {"docks+"});

  const Texts seven{"tavern", "docks", "manor", "temple", "church", "market", "prison"};
  auto full = scenario(5).seat(0).gold(5).city(seven).holds("artist").turn_of("artist");
  full.plays("beautify manor").expect_gold(0, 4);
}

SPEC("R.artist A57", "a rescued district built again starts without a coin") {
  auto g = scenario(5).seat(0).gold(9).city({"graveyard", "tavern+"}).holds("artist");
  g.seat(1)
      .gold(9)
      .holds("warlord")
      .turn_of("warlord")
      .plays("destroy 0 tavern+")
      .plays(0, "rescue");
  g.passes().expect_turn_of(0, "artist").plays("gather gold").plays("build tavern");
  g.expect_city(0, {"graveyard", "tavern"}).plays("beautify tavern");
}

SPEC("R.artist", "two copies of one name may get a coin each") {
  auto g = scenario(5).seat(0).gold(5).city({"tavern", "tavern"}).holds("artist").turn_of("artist");
  g.plays("beautify tavern").plays("beautify tavern").expect_city(0, {"tavern+", "tavern+"});
}

SPEC("R.artist", "has no income and builds one district") {
  expect_no_income("artist");
  expect_build_limit("artist", 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
