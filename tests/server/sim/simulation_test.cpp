// The server as a whole against everything that can go wrong, thousands of times. A failing seed
// is told and fails again: PRESTIGE_SIM_SEED=n runs that one alone, PRESTIGE_SIM_SEEDS=n so many.

#include "tests/server/sim/simulation.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <map>

namespace prestige::server::sim {
namespace {

using testing::IsEmpty;

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

Faults all_faults() {
  return {.failed_write = 40,
          .lost_answer = 40,
          .failed_read = 20,
          .cut = 60,
          .slow = 50,
          .lost_news = 40,
          .crash = 300};
}

Habits all_habits() {
  return {.undo = 20, .talk = 15, .hand_over = 40, .leave = 80, .doze = 30, .twice = 8};
}

// The shape of the world follows from the seed as well.
Shape shape_for(std::uint64_t seed) {
  Shape shape;
  shape.faults = all_faults();
  shape.nodes = 1 + static_cast<int>(seed % 3);
  if (seed % 2 == 1) {
    shape.game = "trickerion";
    shape.options = {{"dark_alley", seed % 4 == 1}};
  }
  if (seed % 5 == 0) {
    shape.players = 3;
    shape.bots = 1;
  }
  shape.habits = all_habits();
  shape.friendly = seed / 2 % 2 == 1;
  if (seed / 3 % 3 == 1) shape.spectator_delay_s = 2;
  if (seed / 5 % 3 == 1) shape.seconds_per_move = 3;
  if (seed / 7 % 2 == 1) shape.skew = 200;
  return shape;
}

class Faulty : public testing::TestWithParam<int> {};

constexpr int kShards = 8;

TEST_P(Faulty, WorldsLoseNothingAndGoOn) {
  const std::uint64_t only = number_from("PRESTIGE_SIM_SEED", UINT64_MAX);
  const std::uint64_t seeds = number_from("PRESTIGE_SIM_SEEDS", 2000);
  for (std::uint64_t seed = static_cast<std::uint64_t>(GetParam()); seed < seeds; seed += kShards) {
    if (only != UINT64_MAX && seed != only) continue;
    SCOPED_TRACE("PRESTIGE_SIM_SEED=" + std::to_string(seed));
    Simulation simulation(seed, shape_for(seed));
    simulation.run(30);
    simulation.settle();
    ASSERT_THAT(simulation.complaints(), IsEmpty());
  }
}

INSTANTIATE_TEST_SUITE_P(Simulation, Faulty, testing::Range(0, kShards));

TEST(Simulation, WholeGamesOfBothKindsEndAndTheirChanceVerifies) {
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
    Simulation simulation(seed, shape_for(seed));
    simulation.run(400);  // some games end while everything goes wrong
    simulation.finish();
    EXPECT_THAT(simulation.complaints(), IsEmpty()) << "seed " << seed;
  }
}

// Faults must really happen, and people do what they can do, or the tests above mean nothing.
TEST(Simulation, HasCrashesAndCutsAndPeopleWhoDoAllKindsOfThings) {
  int crashes = 0;
  int reconnects = 0;
  std::map<std::string, int> asides;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Simulation simulation(seed, shape_for(seed));
    simulation.run(60);
    crashes += simulation.crashes();
    for (const auto& player : simulation.players()) {
      reconnects += player->reconnects();
      for (const auto& [type, times] : player->asides()) asides[type] += times;
    }
  }
  EXPECT_GT(crashes, 5);
  EXPECT_GT(reconnects, 100);
  for (const char* type : {"undo", "answer_undo", "say", "hand_over", "take_back", "leave"}) {
    EXPECT_GT(asides[type], 3) << type;
  }
}

}  // namespace
}  // namespace prestige::server::sim
