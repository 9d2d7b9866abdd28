#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/trickerion/game.h"
#include "tests/conformance/game_cases.h"

namespace prestige::conformance {

template <>
struct GameCases<trickerion::Trickerion> {
  using State = trickerion::State;
  using Action = trickerion::Action;
  using Options = trickerion::Options;
  using Request = trickerion::Request;
  using EventView = trickerion::EventView;

  static constexpr int kStepsMax = 20000;
  static constexpr bool kPurposefulPlay = true;

  // Preparing and performing Tricks before everything else, throwing things away last.
  static int appeal(const State& s, Seat seat, const Action& a);
  // Every module and edition, and any value of any option.
  static Request random_request(Rng& rng);
  static Options random_options(Rng& rng);
  static std::string describe(const Options& options);
  // Declared modifiers and numbers are bounded by what a game can come to.
  static const std::vector<Action>& universe();
  static std::string_view rules_document() { return "docs/rules/trickerion.md"; }
  static bool reveals(const EventView& view);
  static bool shows_more(const State& s, Seat viewer);
  static bool look_alike(const State& s, Seat actor, const Action& a, const Action& b, Seat viewer);
  static bool hides(const State& s, Seat viewer);
  // T5.5: a choice may be changed until everybody has confirmed.
  static bool may_take_back(const State& s, Seat seat);
};

}  // namespace prestige::conformance
