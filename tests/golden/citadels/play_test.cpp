#include "tests/golden/citadels/play.h"

#include <gtest/gtest.h>

namespace prestige::golden {
namespace {

using namespace citadels;

// Every scenario, every number of players, and casts that no scenario has.
std::vector<PlayCase<Citadels>> play_cases() {
  const auto printed = [](int players, Scenario scenario, bool rank9 = false) {
    Request request;
    request.players = players;
    request.scenario = scenario;
    request.use_rank9 = rank9;
    return request;
  };
  Request random_cast = printed(6, Scenario::base, true);
  random_cast.random_cast = random_cast.random_uniques = true;
  Request switched = printed(3, Scenario::illustrious_emissaries);
  switched.random_uniques = true;
  switched.first_crown_random = false;
  switched.first_crown_seat = 2;
  Switches::fields(switched.switches, [](const char*, bool& on) { on = !on; });
  return {
      {"base_2.play", printed(2, Scenario::base)},
      {"base_5.play", printed(5, Scenario::base)},
      {"base_7_last_player.play", printed(7, Scenario::base)},
      {"dignitaries_3.play", printed(3, Scenario::devious_dignitaries)},
      {"dignitaries_6_queen.play", printed(6, Scenario::devious_dignitaries, true)},
      {"emissaries_2.play", printed(2, Scenario::illustrious_emissaries)},
      {"emissaries_4.play", printed(4, Scenario::illustrious_emissaries)},
      {"nobles_8.play", printed(8, Scenario::vicious_nobles)},
      {"nobles_5_tax.play", printed(5, Scenario::vicious_nobles, true)},
      {"random_6.play", random_cast},
      {"switched_3.play", switched},
  };
}

TEST(CitadelsGolden, PlaythroughsReplay) { expect_playthroughs_replay<Citadels>(play_cases()); }

TEST(CitadelsGolden, PlaythroughsCoverTheSetups) {
  expect_playthroughs_cover<Citadels>(play_cases());
}

// Every decision, every event and every score of many games in one number.
TEST(CitadelsGolden, BehaviourNumber) {
  Behaviour<Citadels> behaviour;
  for (int players = kPlayersMin; players <= kPlayersMax; ++players) {
    for (int kind = 0; kind < 2 * (kScenarios + 2); ++kind) {
      Request request;
      request.players = players;
      request.scenario = static_cast<Scenario>(kind / 2 % kScenarios);
      request.random_cast = request.random_uniques = kind / 2 >= kScenarios;
      request.use_rank9 = players > 2 && kind % 2 == 1;
      if (kind % 3 == 2) {
        Switches::fields(request.switches, [](const char*, bool& on) { on = !on; });
      }
      behaviour.add_game(request, static_cast<std::uint64_t>(100 * players + kind));
    }
  }
  behaviour.expect_file();
}

}  // namespace
}  // namespace prestige::golden
