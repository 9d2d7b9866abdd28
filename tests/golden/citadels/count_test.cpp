#include <gtest/gtest.h>

#include "tests/golden/count_table.h"
#include "tests/kit/scenario.h"

namespace prestige::golden {
namespace {

using namespace citadels;
using citadels::kit::scenario;
using citadels::kit::Texts;

State start_of(int players, Scenario set) {
  Request request;
  request.players = players;
  request.scenario = set;
  request.use_rank9 = players > 2;
  return Citadels::initial(*resolve(request));
}

// Positions in which many rules meet.
const std::vector<CountCase<Citadels>>& count_cases() {
  static const std::vector<CountCase<Citadels>> cases{
      {"start_2", [] { return start_of(2, Scenario::base); }, 9, 4},
      {"start_5", [] { return start_of(5, Scenario::devious_dignitaries); }, 8, 4},
      {"start_8", [] { return start_of(8, Scenario::vicious_nobles); }, 7, 4},
      {"selection_3", [] { return scenario(3).rank9().at_selection().state(); }, 8, 6},
      {"warlord_5",
       [] {
         return scenario(5)
             .seat(0)
             .gold(5)
             .hand({"tavern", "prison", "castle"})
             .city({"watchtower", "keep"})
             .holds("warlord")
             .seat(1)
             .city({"temple", "manor", "great_wall"})
             .holds("bishop")
             .seat(2)
             .gold(3)
             .city({"market", "graveyard", "docks"})
             .holds("king")
             .seat(3)
             .city({"palace", "smithy"})
             .holds("merchant")
             .turn_of("warlord")
             .state();
       },
       10, 6},
      {"magistrate_5",
       [] {
         return scenario(5)
             .seat(0)
             .gold(2)
             .hand({"tavern", "manor"})
             .holds("magistrate")
             .seat(1)
             .gold(4)
             .hand({"temple", "market"})
             .holds("blackmailer")
             .seat(2)
             .gold(4)
             .hand({"docks", "manor"})
             .city({"tavern"})
             .holds("king")
             .turn_of("magistrate")
             .state();
       },
       9, 6},
      {"cardinal_6",
       [] {
         return scenario(6)
             .seat(0)
             .gold(2)
             .hand({"thieves_den", "castle", "temple", "temple", "manor"})
             .city({"church", "factory"})
             .holds("cardinal")
             .seat(1)
             .gold(3)
             .hand({"docks"})
             .seat(2)
             .gold(7)
             .seat(4)
             .gold(1)
             .city({"necropolis"})
             .turn_of("cardinal")
             .state();
       },
       8, 6},
      {"diplomat_4",
       [] {
         return scenario(4)
             .seat(0)
             .gold(3)
             .hand({"tavern"})
             .city({"watchtower", "prison+", "manor"})
             .holds("diplomat")
             .seat(1)
             .city({"temple", "keep", "church"})
             .holds("bishop")
             .seat(2)
             .city({"market", "docks+", "market"})
             .holds("king")
             .seat(3)
             .city({"palace", "quarry"})
             .holds("merchant")
             .turn_of("diplomat")
             .state();
       },
       9, 6},
      {"wizard_8",
       [] {
         return scenario(8)
             .seat(0)
             .gold(4)
             .hand({"tavern", "laboratory"})
             .city({"manor", "framework"})
             .holds("wizard")
             .seat(1)
             .hand({"manor", "docks", "temple"})
             .seat(2)
             .hand({"palace", "necropolis"})
             .seat(5)
             .gold(9)
             .hand({"castle"})
             .turn_of("wizard")
             .state();
       },
       10, 6},
      {"witch_2",
       [] {
         return scenario(2)
             .seat(0)
             .gold(3)
             .hand({"tavern", "manor"})
             .holds(Texts{"witch", "merchant"})
             .seat(1)
             .gold(3)
             .hand({"docks"})
             .city({"theater"})
             .holds(Texts{"seer", "warlord"})
             .turn_of("witch")
             .state();
       },
       11, 6},
      {"artist_7",
       [] {
         return scenario(7)
             .seat(3)
             .gold(6)
             .hand({"tavern", "armory"})
             .city({"museum", "manor", "docks+"})
             .holds("artist")
             .seat(5)
             .city({"graveyard", "market"})
             .turn_of("artist")
             .state();
       },
       9, 6},
  };
  return cases;
}

class CitadelsCounts : public ::testing::TestWithParam<CountCase<Citadels>> {};

TEST_P(CitadelsCounts, LeavesByDepth) { expect_counts<Citadels>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Golden, CitadelsCounts, ::testing::ValuesIn(count_cases()),
                         [](const auto& test) { return std::string(test.param.file); });

}  // namespace
}  // namespace prestige::golden
