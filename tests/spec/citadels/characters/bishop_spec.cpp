#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.bishop", "has a gold for each religious district and builds one district") {
  expect_gold_income("bishop", {"temple", "church", "cathedral"});
  expect_build_limit("bishop", 1);
}

SPEC("R.bishop C7.6", "keeps all rank 8 abilities out of the own city from the reveal on") {
  auto warlord =
      scenario(5).seat(0).gold(9).holds("warlord").seat(1).city({"tavern"}).holds("bishop");
  warlord.turn_of("warlord")
      .refuses("destroy 1 tavern", "bishop_protects")
      .does_not_offer("destroy");

  auto marshal =
      scenario(5).seat(0).gold(9).holds("marshal").seat(1).city({"tavern"}).holds("bishop");
  marshal.turn_of("marshal").refuses("seize 1 tavern", "bishop_protects").does_not_offer("seize");

  auto diplomat = scenario(5).seat(0).gold(9).city({"docks"}).holds("diplomat");
  diplomat.seat(1).city({"tavern"}).holds("bishop").turn_of("diplomat");
  diplomat.refuses("exchange docks 1 tavern", "bishop_protects").does_not_offer("exchange");
}

SPEC("R.bishop", "protects neither from the Armory nor from the Magistrate") {
  auto armory = scenario(5).seat(0).city({"armory"}).holds("warlord").seat(1).city({"tavern"});
  armory.holds("bishop").turn_of("warlord").plays("use armory 1 tavern").expect_city(1, {});

  auto warrant =
      scenario(5).seat(0).holds("magistrate").seat(1).gold(3).hand({"docks"}).holds("bishop");
  warrant.warrants({"king", "bishop", "warlord"}, "bishop").turn_of("bishop").plays("gather gold");
  warrant.plays("build docks").plays(0, "confiscate").expect_city(0, {"docks"});
}

SPEC("R.bishop", "killed there is no protection, bewitched the Witch's city has it") {
  auto killed = scenario(5).seat(0).holds("warlord").seat(1).city({"tavern"}).holds("bishop");
  killed.killed("bishop").turn_of("warlord").plays("destroy 1 tavern").expect_city(1, {});

  auto witch = scenario(5).seat(0).holds("warlord").seat(1).city({"tavern"}).holds("bishop");
  witch.seat(2).city({"temple"}).holds("witch").bewitched("bishop").turn_of("bishop");
  witch.plays(1, "gather gold").plays(2, "end_turn").plays_on_to("warlord");
  witch.refuses("destroy 2 temple", "bishop_protects").plays("destroy 1 tavern").expect_city(1, {});
}

SPEC("R.bishop A24", "binds the own rank 8 as well: the Diplomat cannot exchange at all") {
  auto g = scenario(3).seat(0).gold(9).city({"docks"}).holds({"bishop", "diplomat"});
  g.seat(1).city({"tavern"}).turn_of("diplomat");
  g.refuses("exchange docks 1 tavern", "bishop_protects").does_not_offer("exchange");

  auto option = scenario(3).options([](Switches& s) { s.bishop_allows_own_rank8 = true; });
  option.seat(0).gold(9).city({"docks"}).holds({"bishop", "diplomat"}).seat(1).city({"tavern"});
  option.turn_of("diplomat").plays("exchange docks 1 tavern").expect_city(0, {"tavern"});
}

SPEC("R.bishop", "the protection ends with the round") {
  auto g = scenario(5).seat(1).city({"tavern"}).holds("bishop").turn_of("bishop").passes();
  EXPECT_EQ(g.state().table.protected_seat, Seat(1));
  g.plays_round_out().expect_round(2);
  EXPECT_EQ(g.state().table.protected_seat, Seat::nobody());
}

}  // namespace
}  // namespace prestige::citadels::kit
