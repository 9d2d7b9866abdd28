#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/citadels/game.h"
#include "tests/conformance/game_cases.h"

namespace prestige::conformance {

template <>
struct GameCases<citadels::Citadels> {
  using State = citadels::State;
  using Action = citadels::Action;
  using Options = citadels::Options;
  using EventView = citadels::EventView;

  static constexpr int kStepsMax = 20000;
  static constexpr bool kPurposefulPlay = false;

  // All player counts, scenarios, fixed and random casts and uniques, all switches.
  static Options random_options(Rng& rng);
  static std::string describe(const Options& options);
  static const std::vector<Action>& universe();
  static std::string_view rules_document() { return "docs/rules/citadels.md"; }
  static bool reveals(const EventView& view);
  static bool shows_more(const State& s, Seat viewer);
  static bool look_alike(const State& s, Seat actor, const Action& a, const Action& b, Seat viewer);
  static bool hides(const State&, Seat) { return true; }
  static bool may_take_back(const State&, Seat) { return false; }
};

}  // namespace prestige::conformance
