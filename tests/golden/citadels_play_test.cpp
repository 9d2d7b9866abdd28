#include "tests/golden/citadels_play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "engine/core/hash.h"
#include "tests/golden/golden_file.h"

namespace prestige::golden {
namespace {

using namespace citadels;

struct PlayCase {
  const char* file;
  Request request;
};

// Every scenario, every number of players, and casts that no scenario has.
std::vector<PlayCase> play_cases() {
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

// The shortest of some games: long enough to meet the rules, short enough to read.
Playthrough short_playthrough(const Request& request) {
  Playthrough best = random_playthrough(request, 1);
  for (std::uint64_t seed = 2; seed <= 10; ++seed) {
    const Playthrough play = random_playthrough(request, seed);
    if (play.steps.size() < best.steps.size()) best = play;
  }
  return best;
}

TEST(CitadelsGolden, PlaythroughsReplay) {
  if (updating()) {
    for (const PlayCase& play_case : play_cases()) {
      expect_text(folder("citadels") / play_case.file,
                  to_text(short_playthrough(play_case.request)));
    }
  }
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder("citadels"))) {
    if (entry.path().extension() != ".play") continue;
    SCOPED_TRACE(entry.path().filename().string());
    ++files;
    std::string error;
    const auto play = read_playthrough(*read(entry.path()), error);
    ASSERT_TRUE(play.has_value()) << error;
    expect_text(entry.path(), to_text(*play));
    EXPECT_LT(std::filesystem::file_size(entry.path()), 200'000u);
  }
  EXPECT_GE(files, 11);
}

TEST(CitadelsGolden, PlaythroughsCoverTheSetups) {
  for (const PlayCase& play_case : play_cases()) {
    const auto text = read(folder("citadels") / play_case.file);
    ASSERT_TRUE(text.has_value()) << play_case.file;
    std::string error;
    const auto play = read_playthrough(*text, error);
    ASSERT_TRUE(play.has_value()) << error;
    EXPECT_EQ(play->request, play_case.request) << play_case.file;
    EXPECT_NE(text->find("\n= 0 place "), std::string::npos) << play_case.file << " does not end";
  }
}

// Every decision, every event and every score of many games in one number.
TEST(CitadelsGolden, BehaviourNumber) {
  Hasher behaviour;
  const auto mix_text = [&](const std::string& text) {
    for (const char c : text) behaviour.mix(static_cast<unsigned char>(c));
  };
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
      State s = Citadels::initial(*resolve(request));
      const auto seed = static_cast<std::uint64_t>(100 * players + kind);
      for (const PlayStep& step : random_playthrough(request, seed).steps) {
        behaviour.mix(static_cast<std::uint64_t>(step.seat.index()));
        mix_text(citadels::to_text(step.action));
        Events::Buffer buffer;
        Events sink(buffer);
        Citadels::apply(s, step.seat, step.action, sink);
        for (const Event& event : buffer) mix_text(to_text(view_of(event, Seat::spectator())));
      }
      const auto outcome = Citadels::outcome(s);
      ASSERT_TRUE(outcome.has_value());
      for (int i = 0; i < players; ++i) {
        behaviour.add(outcome->score[static_cast<std::size_t>(i)].total);
        behaviour.add(outcome->place[static_cast<std::size_t>(i)]);
      }
    }
  }
  const std::uint64_t hash = behaviour.value();
  char text[16];
  std::snprintf(text, sizeof text, "%04x-%04x\n", static_cast<unsigned>(hash >> 16 & 0xffff),
                static_cast<unsigned>(hash & 0xffff));
  expect_text(folder("citadels") / "behaviour.txt", text);
}

}  // namespace
}  // namespace prestige::golden
